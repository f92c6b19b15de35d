import { expect, onTestFinished, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { dayAndMonth, longDate, weekDates } from './plan-dates.ts'

const weeks = [
  ['2026-11-23', 'Nov 23 – 29, 2026', 'November 23, 2026', '23 Nov'],
  ['2026-11-30', 'Nov 30 – Dec 6, 2026', 'November 30, 2026', '30 Nov'],
  ['2026-12-28', 'Dec 28, 2026 – Jan 3, 2027', 'December 28, 2026', '28 Dec'],
  ['2028-02-28', 'Feb 28 – Mar 5, 2028', 'February 28, 2028', '28 Feb'],
  // the clocks change on its Sunday, in Europe, America and Chile
  ['2027-03-22', 'Mar 22 – 28, 2027', 'March 22, 2027', '22 Mar'],
  ['2027-11-01', 'Nov 1 – 7, 2027', 'November 1, 2027', '1 Nov'],
  ['2027-08-30', 'Aug 30 – Sep 5, 2027', 'August 30, 2027', '30 Aug'],
] as const

test.each([
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Europe/Berlin',
  'America/New_York',
  'America/Santiago',
  'Australia/Lord_Howe',
])('a week reads the same in %s', async (timezoneId) => {
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId })
  onTestFinished(async () => {
    await cdp().send('Emulation.setTimezoneOverride', { timezoneId: '' })
  })
  for (const [monday, week, long, short] of weeks) {
    expect(weekDates(monday)).toBe(week)
    expect(longDate(monday)).toBe(long)
    expect(dayAndMonth(monday)).toBe(short)
  }
})

test('what is no date is shown as it stands', () => {
  expect([weekDates('soon'), longDate('2026-02-30'), dayAndMonth('')]).toEqual([
    'soon',
    '2026-02-30',
    '',
  ])
})
