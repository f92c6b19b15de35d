import { expect, test } from 'vitest'
import { recentMeals } from './recent-meals.ts'

const plan = (week_start_date: string, meals: string, created_at = '2026-11-01T10:00:00Z') => ({
  week_start_date,
  created_at,
  selected_recipe_ids: meals.split(' '),
})

const PLANS = [
  plan('2026-12-28', 'goose'),
  plan('2026-11-23', 'stew curry'),
  plan('2026-11-16', 'curry dal'),
  plan('2026-11-16', 'pie', '2026-11-01T09:00:00Z'),
  plan('2026-11-09', 'ragu'),
]

test.each([
  ['this week', '2026-11-16', '2026-11-16', ['ragu', 'curry', 'dal']],
  ['next week', '2026-11-23', '2026-11-16', ['curry', 'dal']],
  ['the week after', '2026-11-30', '2026-11-16', ['stew', 'curry', 'dal']],
  ['the first week of a year', '2027-01-04', '2026-12-14', ['goose']],
  ['a week after none', '2026-10-05', '2026-10-05', []],
])('for %s the week before and the current one are recent', (_, weekStart, thisWeek, expected) => {
  expect(recentMeals(PLANS, { weekStart, thisWeek })).toEqual(expected)
})
