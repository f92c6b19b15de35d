import { expect, test } from 'vitest'
import { type Needs, NO_NEEDS } from '../diets/needs.ts'
import { foodNameOfId, needsLines } from './needs-lines.ts'

test.each<[string, Partial<Needs>, string[]]>([
  ['nothing', {}, []],
  ['one allergen', { allergens: ['eggs'] }, ['Allergic to eggs']],
  [
    'all three, the most serious first',
    {
      diets: ['vegetarian', 'gluten-free', 'pregnancy'],
      allergens: ['milk', 'soya'],
      never: ['spring-onion', 'olive'],
    },
    [
      'Allergic to milk and soya',
      'Vegetarian, gluten-free and pregnancy',
      'Never spring onion or olive',
    ],
  ],
])('%s in words', (_, some, expected) => {
  const lines = needsLines({ ...NO_NEEDS, ...some }, foodNameOfId)
  expect(lines.map(({ text }) => text)).toEqual(expected)
})
