import { expect, test } from 'vitest'
import {
  addWeeksTo,
  datesOfWeek,
  dateText,
  daysAfter,
  isMonday,
  parseDate,
  planName,
  weekStartOf,
} from './week.ts'

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

test.each([
  '2026-04-31',
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '26-01-01',
  ' 2026-01-01',
  '2026-01-01T00:00',
  '２０２６-01-01',
  '',
])('%j is not a day', (date) => {
  expect(parseDate(date)).toBeNull()
})

test.each(['2028-02-29', '0001-01-01', '1999-12-31', '9999-12-31'])('%s is a day', (date) => {
  const day = parseDate(date)
  expect(day && dateText(day)).toBe(date)
})

test('the day after is a calendar day, whatever the hour', () => {
  expect(dateText(daysAfter(new Date(2026, 11, 31, 23, 59, 59), 1))).toBe('2027-01-01')
  expect(daysAfter(new Date(2026, 10, 25, 13, 30), 2)).toEqual(new Date(2026, 10, 27))
  expect(daysAfter(new Date(2026, 2, 1), -1)).toEqual(new Date(2026, 1, 28))
})
