/** Which empty day is offered first. */
import { expect, test } from 'vitest'
import { freeDays } from './free-day.ts'
import { DAYS } from './limits.ts'
import type { MealSchedule } from './schema.ts'

const WEDNESDAY = new Date(2026, 10, 25)

function planOf(weekStart: string, meal_schedule: MealSchedule, id = weekStart) {
  return { id, week_start_date: weekStart, created_at: '2026-11-20T10:00:00Z', meal_schedule }
}

const filled = Object.fromEntries(DAYS.map((day) => [day, ['soup']]))
const first = (...plans: ReturnType<typeof planOf>[]) => freeDays(plans, WEDNESDAY)[0]

test('days that are over are not offered, today is', () => {
  const plan = planOf('2026-11-23', { Thursday: ['soup'] })
  expect(first(plan)).toEqual({
    date: '2026-11-25',
    day: 'Wednesday',
    weekStart: '2026-11-23',
    planId: '2026-11-23',
  })
})

test('a day with a meal is passed over, and a full week for the next that has a plan', () => {
  expect(first(planOf('2026-11-23', { ...filled, Sunday: [] }))?.date).toBe('2026-11-29')
  const next = planOf('2026-11-30', { Monday: ['pie'] })
  expect(first(planOf('2026-11-23', filled), next)?.date).toBe('2026-12-01')
})

test('a plan is added to before one is made', () => {
  expect(first(planOf('2026-11-30', {}))).toMatchObject({ day: 'Monday', planId: '2026-11-30' })
  expect(first()).toMatchObject({ date: '2026-11-25', planId: null })
  expect(first(planOf('2026-11-23', filled))).toMatchObject({ date: '2026-11-30', planId: null })
})

test('of two plans of a week the newest counts, and none is left of two full weeks', () => {
  const newer = { ...planOf('2026-11-23', filled, 'b'), created_at: '2026-11-21T10:00:00Z' }
  expect(first(planOf('2026-11-23', {}), newer)?.date).toBe('2026-11-30')
  expect(first(newer, planOf('2026-11-30', filled))).toBeUndefined()
})
