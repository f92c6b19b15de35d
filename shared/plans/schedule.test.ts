import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAYS } from './limits.ts'
import { autoSchedule, dayOf, mealOn, mealsOf, unscheduledMeals } from './schedule.ts'
import type { MealSchedule } from './schema.ts'

function plan(created_at: string, week_start_date: string, meal_schedule: MealSchedule) {
  const selected_recipe_ids = [...new Set(Object.values(meal_schedule).flat())]
  return { created_at, week_start_date, meal_schedule, selected_recipe_ids }
}

test.each([
  { count: 0, perDay: [0, 0, 0, 0, 0, 0, 0] },
  { count: 1, perDay: [1, 0, 0, 0, 0, 0, 0] },
  { count: 7, perDay: [1, 1, 1, 1, 1, 1, 1] },
  { count: 8, perDay: [2, 1, 1, 1, 1, 1, 1] },
  { count: 14, perDay: [2, 2, 2, 2, 2, 2, 2] },
  { count: 17, perDay: [3, 3, 3, 2, 2, 2, 2] },
  { count: 28, perDay: [4, 4, 4, 4, 4, 4, 4] },
])('$count meals stand as $perDay over the week', ({ count, perDay }) => {
  const schedule = autoSchedule(Array.from({ length: count }, (_, place) => `r${place}`))
  expect(DAYS.map((day) => mealsOf(schedule, day).length)).toEqual(perDay)
})

test('every chosen meal stands exactly once, in order, at most ceil(n / 7) a day', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.uuid(), { maxLength: 40 }), (ids) => {
      const days = DAYS.map((day) => mealsOf(autoSchedule(ids), day))
      expect(days.flat()).toEqual(ids)
      expect(Math.max(...days.map((day) => day.length))).toBe(Math.ceil(ids.length / 7))
    }),
  )
})

test('a recipe given twice is scheduled once', () => {
  expect(Object.values(autoSchedule(['a', 'b', 'a'])).flat()).toEqual(['a', 'b'])
})

test('meals that stand on no day are unscheduled, in the order they were selected', () => {
  const meals = { selected_recipe_ids: ['d', 'a', 'c', 'b'], meal_schedule: { Sunday: ['a'] } }
  expect(unscheduledMeals(meals)).toEqual(['d', 'c', 'b'])
  expect(unscheduledMeals({ ...meals, meal_schedule: autoSchedule(['a', 'b', 'c', 'd']) })).toEqual(
    [],
  )
})

test.each([
  ['2026-11-23', 'Monday'],
  ['2026-11-29', 'Sunday'],
  ['2026-02-30', null],
])('%s is a %s', (date, expected) => {
  expect(dayOf(date)).toBe(expected)
})

const PLANS = [
  plan('2026-11-20T10:00:00.500Z', '2026-11-23', { Monday: ['newest', 'second'], Sunday: ['sun'] }),
  plan('2026-11-20T10:00:00Z', '2026-11-23', { Monday: ['older'], Tuesday: ['older-tue'] }),
  plan('2026-11-01T10:00:00Z', '2026-11-30', { Monday: ['next-week'] }),
]

test.each<[date: string, expected: string | null, why: string]>([
  ['2026-11-23', 'newest', 'the newest created plan counts'],
  ['2026-11-24', null, 'an older plan does not fill its gaps'],
  ['2026-11-29', 'sun', 'Sunday is still of the week'],
  ['2026-11-30', 'next-week', 'the day after is looked up in its own week'],
  ['2026-11-22', null, 'no plan that week'],
  ['2026-02-30', null, 'no such date'],
])('the meal of %s is %s: %s', (date, expected) => {
  expect(mealOn(PLANS, date)).toBe(expected)
  expect(mealOn(PLANS.toReversed(), date)).toBe(expected)
})
