/** How needs are said. */
import { expect, test } from 'vitest'
import { type Needs, NO_NEEDS } from './needs.ts'
import { sayNeeds, understoodOf } from './words.ts'

const need = (needs: Partial<Needs>): Needs => ({ ...NO_NEEDS, ...needs })

test.each([
  [NO_NEEDS, ''],
  [
    need({ allergens: ['crustaceans', 'molluscs'], never: ['prawn'] }),
    'Without prawns and shellfish.',
  ],
  [need({ diets: ['vegan'] }), 'Vegan.'],
  [
    need({ diets: ['vegan', 'gluten-free'], never: ['olive'] }),
    'Vegan and gluten-free, without olives.',
  ],
  [need({ allergens: ['eggs', 'milk', 'nuts'], never: ['egg'] }), 'Without eggs, milk and nuts.'],
  [need({ allergens: ['crustaceans'] }), 'Without crustaceans.'],
  [need({ never: ['red-onion', 'onion'] }), 'Without onions.'],
  [need({ never: ['dill', 'dill-seed'] }), 'Without dill.'],
  [need({ never: ['no-such-food'] }), 'Without no such food.'],
])('%j is said %j', (needs, said) => {
  expect(sayNeeds(needs)).toBe(said)
})

test('an answer carries what was understood in words', () => {
  const needs = need({ diets: ['nut-free'], allergens: ['sesame'], never: ['olive'] })
  expect(understoodOf(needs, ['my son has allergies'])).toEqual({
    without: ['olives', 'sesame'],
    diets: ['Nut-free'],
    unsure: ['my son has allergies'],
  })
})
