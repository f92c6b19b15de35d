/** Eggs: what stands in for them in a cake stands in for them in no omelette. */
import { expect, test } from 'vitest'
import { foodOf } from '../foods/foods.ts'
import { STARTERS } from '../guide/chat/starters.ts'
import { conflictsOf } from './conflicts.ts'
import { NO_NEEDS } from './needs.ts'

const eggless = { ...NO_NEEDS, diets: [], allergens: ['eggs' as const], never: [] }
const swapsIn = (name: string) => {
  const recipe = STARTERS.find((each) => each.name === name)
  if (!recipe) throw new RangeError(name)
  return conflictsOf(recipe, eggless).flatMap(({ food, swap }) =>
    food?.allergens.some(({ of, isSure }) => of === 'eggs' && isSure) ? [swap] : [],
  )
}

test.each([
  'Egg Fried Rice',
  'Shakshuka',
  'Spaghetti Carbonara',
  'Tortilla de Patatas',
  'Pad Thai',
])('in %s no stand-in for egg is named', (name) => {
  expect(swapsIn(name).length).toBeGreaterThan(0)
  expect(new Set(swapsIn(name))).toEqual(new Set([undefined]))
})

test('where egg binds flour a plant-based replacer stands in, and whites whip of chickpeas', () => {
  expect(swapsIn('Fruit Scones')).toContain('plant-based egg replacer')
  expect(swapsIn('Pavlova')).toContain('aquafaba')
})

test('what is merely called egg substitute may be egg white', () => {
  expect(foodOf('egg substitute')?.allergens).toContainEqual({ of: 'eggs', isSure: false })
  for (const name of ['plant-based egg replacer', 'vegan egg', 'egg replacer']) {
    expect(conflictsOf({ ingredients: [{ name }] }, { ...eggless, diets: ['vegan'] })).toEqual([])
  }
})
