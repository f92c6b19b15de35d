/** A course for recipes that nobody gave one. */
import { expect, test } from 'vitest'
import type { Course } from './courses.ts'
import { coursesOf, guessCourse } from './guess-course.ts'

const dish = (
  name: string,
  rest: { tags?: string[]; course?: Course; ingredients?: string } = {},
) => ({
  name,
  course: rest.course ?? null,
  tags: rest.tags ?? [],
  ingredients: (rest.ingredients ?? '').split(', ').map((line) => {
    const [, quantity = '', unit = '', food = line] = /^(\d+) ?(g|tbsp|tsp)? (.*)$/.exec(line) ?? []
    return { name: food, quantity, unit }
  }),
})

test('what is stored stands, then a tag, then the name', () => {
  expect(guessCourse(dish('Chicken soup', { course: 'starter', tags: ['Dessert'] }))).toBe(
    'starter',
  )
  expect(guessCourse(dish('Chicken soup', { tags: ['Quick', 'Side Dish'] }))).toBe('side')
  expect(guessCourse(dish('Chicken soup'))).toBe('soup')
})

test.each<[string, Course]>([
  ['Mum’s Sticky Toffee Pudding', 'dessert'],
  ['Yorkshire puddings', 'side'],
  ['Crème brûlée', 'dessert'],
  ['Banana bread', 'baking'],
  ['Blueberry Muffins', 'baking'],
  ['Meat loaf', 'main'],
  ['Chicken in cider sauce', 'main'],
  ['Steak with pepper sauce', 'main'],
  ['Pesto', 'sauce'],
  ['Pesto pasta', 'main'],
  ['Mango lassi', 'drink'],
  ['Apple and cinnamon porridge', 'breakfast'],
  ['Tuna niçoise salad', 'salad'],
  ['Prawn cocktail', 'starter'],
  ['Lamb kebabs', 'main'],
  ['Sausage rolls', 'snack'],
])('%s is %s', (name, course) => {
  expect(guessCourse(dish(name))).toBe(course)
})

test('much sugar and nothing savoury is dessert', () => {
  expect(guessCourse(dish('Grandma’s secret', { ingredients: '200 g caster sugar, 3 eggs' }))).toBe(
    'dessert',
  )
  expect(guessCourse(dish('Glazed ham', { ingredients: '100 g brown sugar, 1 onion' }))).toBe(
    'main',
  )
})

test('a salad that is tagged a main course is looked for as both', () => {
  const courses = (name: string, rest = {}) => [...coursesOf(dish(name, rest))].sort()
  expect(courses('Crunchy Caesar', { course: 'salad', tags: ['Chicken', 'Main Course'] })).toEqual([
    'main',
    'salad',
  ])
  expect(courses('Rainbow Slaw', { course: 'side' })).toEqual(['salad', 'side'])
  expect(courses('Spiced Roast Chickpeas', { course: 'snack' })).toEqual(['snack'])
})
