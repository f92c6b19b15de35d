import { expect, test } from 'vitest'
import { addWeeksTo, datesOfWeek, isMonday, parseDate, planName, weekStartOf } from './week.ts'

test.each([
  ['2026-11-23', true],
  ['2026-11-24', false],
  ['2026-02-30', false],
  ['2026-2-2', false],
  ['soon', false],
])('%s is a Monday: %s', (date, expected) => {
  expect(isMonday(date)).toBe(expected)
})

test('a week that crosses New Year keeps its Monday start', () => {
  expect(weekStartOf(new Date(2027, 0, 1, 23, 59))).toBe('2026-12-28')
  expect(datesOfWeek('2026-12-28').at(-1)).toBe('2027-01-03')
})

test('a Sunday belongs to the week before the next Monday', () => {
  expect(weekStartOf(new Date(2026, 10, 22))).toBe('2026-11-16')
})

test('weeks are added across daylight saving without moving off Monday', () => {
  expect(addWeeksTo('2026-10-19', 1)).toBe('2026-10-26')
  expect(addWeeksTo('2026-03-30', -1)).toBe('2026-03-23')
})

test("a plan is named 'Week of MMM d, yyyy'", () => {
  expect(planName('2026-11-23')).toBe('Week of Nov 23, 2026')
})

test('a date that does not exist is not a day', () => {
  expect(parseDate('2026-04-31')).toBeNull()
})
