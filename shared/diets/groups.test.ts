/** Every food that a group or a shared name refuses is a row of the table. */
import { expect, test } from 'vitest'
import { foodById } from '../foods/foods.ts'
import { ALSO, GROUPS } from './groups.ts'
import { ALLERGENS, DIETS } from './vocabulary.ts'

const unknown = (ids: readonly string[]) => ids.filter((id) => foodById(id) === null)

test.each(GROUPS.map(({ words, needs }) => [words[0] ?? '', needs] as const))(
  "'%s' means diets, allergens and foods that exist, one at least",
  (_, { diets, allergens, never }) => {
    expect(unknown(never)).toEqual([])
    expect(diets.filter((diet) => !DIETS.includes(diet))).toEqual([])
    expect(allergens.filter((allergen) => !ALLERGENS.includes(allergen))).toEqual([])
    expect(diets.length + allergens.length + never.length).toBeGreaterThan(0)
  },
)

test('foods that share a name are rows', () => {
  const ids = Object.entries(ALSO).flatMap(([id, others]) => [id, ...others.split(' ')])
  expect(unknown(ids)).toEqual([])
})
