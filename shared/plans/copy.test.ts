import { expect, test } from 'vitest'
import { copyOfPlan } from './copy.ts'

const plan = {
  name: 'Week of Nov 23, 2026',
  week_start_date: '2026-11-23',
  selected_recipe_ids: ['soup', 'gone', 'pie'],
  meal_schedule: { Monday: ['soup', 'gone'], Sunday: ['pie', 'soup'] },
}
const to = { week: '2026-12-28', recipeIds: ['pie', 'soup', 'other'] }

test('a copy has the same meals on the same days of another week', () => {
  const copy = copyOfPlan(plan, to)
  expect(copy.weekStartDate).toBe('2026-12-28')
  expect(copy.mealSchedule).toMatchObject({ Monday: ['soup'], Sunday: ['pie', 'soup'] })
})

test('recipes deleted since are not copied', () => {
  expect(copyOfPlan(plan, to).selectedRecipes).toEqual(['soup', 'pie'])
})

test.each([
  ['Week of Nov 23, 2026', 'Week of Dec 28, 2026'],
  ['Christmas', 'Christmas'],
  ['Week of Nov 16, 2026', 'Week of Nov 16, 2026'],
])('a copy of %j is called %j', (name, expected) => {
  expect(copyOfPlan({ ...plan, name }, to).name).toBe(expected)
})
