/** Who cannot eat it, as a card says it. */
import { expect, test } from 'vitest'
import { NO_NEEDS } from '../diets/needs.ts'
import { notFor } from './not-for.ts'

const recipe = (...names: string[]) => ({
  name: 'Dish',
  ingredients: names.map((name) => ({ name })),
})
const mia = { name: 'Mia', needs: { ...NO_NEEDS, allergens: ['sesame' as const] } }
const tom = { name: 'Tom', needs: { ...NO_NEEDS, diets: ['vegan' as const], never: ['olive'] } }
const everybody = [mia, tom, { name: 'Ada', needs: NO_NEEDS }]

test.each([
  [['tahini', 'carrots'], ['Mia: sesame']],
  [
    ['butter', 'tahini'],
    ['Mia: sesame', 'Tom: not vegan'],
  ],
  [['olives', 'milk'], ['Tom: not vegan, olives']],
  [['carrots'], []],
  [
    ['quixotic paste'],
    ['Mia: not sure about quixotic paste', 'Tom: not sure about quixotic paste'],
  ],
])('%j: %j', (names, expected) => {
  expect(notFor(recipe(...names), everybody)).toEqual(expected)
})
