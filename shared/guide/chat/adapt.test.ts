/** Recipes made to fit, and recipes that cannot be. */
import { expect, test } from 'vitest'
import { type Needs, NO_NEEDS } from '../../diets/needs.ts'
import { LAKSA, PIZZA, recipeOf } from '../testing/chat-kitchen.ts'
import { adapt } from './adapt.ts'
import { breaksOf } from './table.ts'

const AS_IS = { servings: null, heat: 0, swaps: [] } as const
const needs = (some: Partial<Needs>): Needs => ({
  ...NO_NEEDS,
  diets: [],
  allergens: [],
  never: [],
  ...some,
})
const noEggs = needs({ allergens: ['eggs'] })

test('what somebody must not eat is swapped in the lines and the steps', () => {
  const adapted = adapt(PIZZA, noEggs, AS_IS)
  expect(adapted?.recipe.ingredients[1]?.name).not.toMatch(/^eggs?\b(?! (?:sub|repl))/)
  expect(adapted?.recipe.method[0]).not.toContain('the egg and')
  expect(adapted?.changes).toHaveLength(1)
  expect(adapted && breaksOf(adapted.recipe, noEggs)).toEqual([])
})

test('a dish is called by what is in it now', () => {
  const adapted = adapt(LAKSA, needs({ allergens: ['crustaceans', 'molluscs'] }), AS_IS)
  expect(adapted?.recipe.name).not.toMatch(/prawn/i)
  expect(adapted?.recipe.method.join(' ')).not.toMatch(/prawn/i)
})

test('without a safe swap, or with something that nobody knows, there is no such dish', () => {
  const strange = recipeOf(9, 'Surprise', ['1||egg', '2|tbsp|quixotic paste'])
  expect(adapt(strange, noEggs, AS_IS)).toBeNull()
})

test('for more people the amounts grow, and the cook is told', () => {
  const adapted = adapt(LAKSA, needs({}), { ...AS_IS, servings: 8 })
  expect(adapted?.recipe.servings).toBe(8)
  expect(adapted?.recipe.ingredients[0]?.quantity).toBe('600')
  expect(adapted?.changes.join()).toContain('8 instead of 4')
})

test('milder takes half the chilli, hotter more', () => {
  const quantity = (heat: -1 | 1) =>
    adapt(LAKSA, needs({}), { ...AS_IS, heat })?.recipe.ingredients.find(({ name }) =>
      /chilli/.test(name),
    )?.quantity
  expect([quantity(-1), quantity(1)]).toEqual(['½', '1½'])
})

test('a swap that a cook asks for is made', () => {
  const swaps = [{ out: 'rice', to: 'couscous' }]
  const adapted = adapt(LAKSA, needs({}), { ...AS_IS, swaps })
  expect(adapted?.recipe.ingredients[1]?.name).toBe('couscous')
  expect(adapted?.recipe.method[0]).toBe('Boil the couscous.')
})

test('what only goes beside it is left out', () => {
  const curry = recipeOf(10, 'Lentil Pot', ['300|g|red lentils'], {
    method: ['Simmer the lentils.', 'Taste for salt. Serve with buttered naan.'],
  })
  const adapted = adapt(curry, needs({ allergens: ['milk', 'gluten'] }), AS_IS)
  expect(adapted?.recipe.method).toEqual(['Simmer the lentils.', 'Taste for salt.'])
})
