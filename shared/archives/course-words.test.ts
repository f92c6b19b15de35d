import { expect, test } from 'vitest'
import { courseIn } from './course-words.ts'

test.each([
  [['Main Dish'], 'main'],
  [['Main Course'], 'main'],
  [['Italian', 'Desserts'], 'dessert'],
  [['Entrées'], 'main'],
  [['Side dishes'], 'side'],
  [['Snacks'], 'snack'],
  [['Cookies'], 'baking'],
  [['Soup'], 'soup'],
  [['Vegan', 'Quick'], null],
  [[], null],
])('%j is %s', (words, course) => {
  expect(courseIn(words)).toBe(course)
})
