import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planCalendar } from './calendar.ts'
import { DAYS } from './limits.ts'
import type { MealSchedule } from './schema.ts'
import { datesOfWeek } from './week.ts'

const PLAN_ID = '0b9fbd4e-58f5-4d3f-9c0a-0f3b8f0f2f11'
const NOW = new Date('2026-11-20T10:15:00.500Z')

const meal = (id: string, name: string) => ({
  id,
  name,
  servings: 4,
  prep_time: 10 as number | null,
  cook_time: 25 as number | null,
})
const SOUP = meal('soup', 'Leek Soup')
const PIE = meal('pie', 'Fish Pie')

function calendar(meal_schedule: MealSchedule, recipes = [SOUP, PIE], changes = {}) {
  const plan = {
    id: PLAN_ID,
    name: 'Week of Nov 23, 2026',
    week_start_date: '2026-11-23',
    meal_schedule,
    rev: 3,
    ...changes,
  }
  return planCalendar({ plan, recipes, origin: 'https://kitchen.example', now: NOW })
}

/** The lines of a calendar as they were before folding. */
function linesOf(text: string | null): string[] {
  return (text ?? '').replaceAll('\r\n ', '').split('\r\n')
}
const valuesOf = (text: string | null, name: string) =>
  linesOf(text).flatMap((line) =>
    line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : [],
  )
const startsOf = (text: string | null) => valuesOf(text, 'DTSTART;VALUE=DATE')

const octets = (text: string) => new TextEncoder().encode(text).length

test('a meal is an event of its whole day, with its minutes and its link', () => {
  expect(calendar({ Tuesday: ['soup'] })).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Dollop//Weekly plan//EN',
      'CALSCALE:GREGORIAN',
      'X-WR-CALNAME:Week of Nov 23\\, 2026',
      'BEGIN:VEVENT',
      `UID:${PLAN_ID}-soup@dollop`,
      'DTSTAMP:20261120T101500Z',
      'SEQUENCE:3',
      'DTSTART;VALUE=DATE:20261124',
      'DTEND;VALUE=DATE:20261125',
      'SUMMARY:Leek Soup',
      'DESCRIPTION:35 min\\, serves 4\\nhttps://kitchen.example/cooking/soup',
      'URL:https://kitchen.example/cooking/soup',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('Saturday and Sunday are dates of their own, the last of the week', () => {
  expect(startsOf(calendar({ Saturday: ['soup'], Sunday: ['pie'] }))).toEqual([
    '20261128',
    '20261129',
  ])
})

test.each([
  ['2026-12-28', ['20261231', '20270101', '20270103'], ['20270101', '20270102', '20270104']],
  ['2020-12-28', ['20201231', '20210101', '20210103'], ['20210101', '20210102', '20210104']],
  ['2028-02-28', ['20280302', '20280303', '20280305'], ['20280303', '20280304', '20280306']],
])('the week of %s goes over its month or year', (week_start_date, starts, ends) => {
  const week = calendar({ Thursday: ['soup'], Friday: ['pie'], Sunday: ['soup'] }, [SOUP, PIE], {
    week_start_date,
  })
  expect(startsOf(week)).toEqual(starts)
  expect(valuesOf(week, 'DTEND;VALUE=DATE')).toEqual(ends)
})

test('a week with a change of the clock has seven days', () => {
  const every = Object.fromEntries(DAYS.map((day) => [day, ['soup']]))
  for (const week_start_date of ['2026-03-23', '2026-10-19']) {
    expect(startsOf(calendar(every, [SOUP], { week_start_date }))).toEqual(
      datesOfWeek(week_start_date).map((date) => date.replaceAll('-', '')),
    )
  }
})

test('a meal keeps its UID when it moves, and a later file has a higher sequence', () => {
  const before = calendar({ Monday: ['soup'] })
  const after = calendar({ Friday: ['soup'] }, [SOUP], { rev: 4 })
  expect(valuesOf(after, 'UID')).toEqual(valuesOf(before, 'UID'))
  expect(valuesOf(after, 'SEQUENCE')).toEqual(['4'])
})

test('a recipe on two days is two events', () => {
  const uids = valuesOf(calendar({ Monday: ['soup'], Friday: ['soup'] }), 'UID')
  expect(uids).toEqual([`${PLAN_ID}-soup@dollop`, `${PLAN_ID}-soup-2@dollop`])
})

test('meals without a day and recipes that are gone have no event', () => {
  expect(valuesOf(calendar({ Monday: ['gone', 'soup'] }), 'SUMMARY')).toEqual(['Leek Soup'])
  expect(calendar({})).toBeNull()
  expect(calendar({ Monday: ['gone'] })).toBeNull()
})

test('minutes that nobody knows are not made up', () => {
  const soup = { ...SOUP, prep_time: null, cook_time: null }
  expect(valuesOf(calendar({ Monday: ['soup'] }, [soup]), 'DESCRIPTION')).toEqual([
    'serves 4\\nhttps://kitchen.example/cooking/soup',
  ])
})

test.each([
  ['Mac; cheese, and \\ more', 'Mac\\; cheese\\, and \\\\ more'],
  ['Two\nlines\r\nand\rmore', 'Two\\nlines\\nand\\nmore'],
  ['Tab\there', 'Tab here'],
  ['END:VEVENT\nBEGIN:VALARM', 'END:VEVENT\\nBEGIN:VALARM'],
  ['Crème brûlée 🍮', 'Crème brûlée 🍮'],
])('%j is written as %s', (name, written) => {
  expect(valuesOf(calendar({ Monday: ['soup'] }, [{ ...SOUP, name }]), 'SUMMARY')).toEqual([
    written,
  ])
})

test('a long name of emoji is folded between characters', () => {
  const name = '👩🏽‍🍳🥘'.repeat(20)
  const text = calendar({ Monday: ['soup'] }, [{ ...SOUP, name }])
  expect(valuesOf(text, 'SUMMARY')).toEqual([name])
  expect(text).not.toMatch(/\p{Surrogate}/u)
})

/** One, two, three and four octets, and what must be escaped. */
const ANYTHING = fc.constantFrom(...'aB ;,:\\\n\r\t\u0085é€\u2028\u200d🍲👩')

test('every line ends in CRLF, has at most 75 octets and gives back its text', () => {
  fc.assert(
    fc.property(fc.string({ unit: ANYTHING, minLength: 1, maxLength: 200 }), (name) => {
      const text = calendar({ Monday: ['soup'] }, [{ ...SOUP, name }]) ?? ''
      const lines = text.split('\r\n')
      expect(lines.at(-1)).toBe('')
      expect(lines.every((line) => octets(line) <= 75 && !/\p{Cc}/u.test(line))).toBe(true)
      const [said = ''] = valuesOf(text, 'SUMMARY')
      const back = said.replace(/\\(.)/g, (_, char) => (char === 'n' ? '\n' : char))
      expect(back).toBe(name.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' '))
    }),
  )
})
