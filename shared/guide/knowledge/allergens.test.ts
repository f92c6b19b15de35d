/** What the names of foods say of what is in them. */
import { expect, test } from 'vitest'
import { traitsOf } from './allergens.ts'

test.each([
  ['Worcestershire sauce', 'fish gluten'],
  ['coconut milk', ''],
  ['gluten-free pasta', ''],
  ['egg noodles', 'egg gluten'],
  ['vegetable stock', 'gluten'],
  ['Parmesan', 'dairy rennet'],
  ['pesto', 'nuts dairy rennet'],
  ['butternut squash', ''],
  ['honey', 'honey'],
  ['couscous', 'gluten'],
  ['soy sauce', 'soya gluten'],
  ['vegetarian sausages', 'gluten'],
])('%s has %j', (name, traits) => {
  expect([...traitsOf(name)].join(' ')).toBe(traits)
})
