import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { dayOf, mealOn } from './schedule.ts'
import { addWeeksTo, datesOfWeek, isMonday, parseDate, planName, weekStartOf } from './week.ts'

/** Zones on both sides of the date line, with hours of 30 and 45 minutes, and days without a midnight. */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Santiago',
  'America/Havana',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]

/** The clock of this process, for one test. */
function setZone(zone: string) {
  const before = process.env.TZ
  process.env.TZ = zone
  onTestFinished(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })
}

test('the zone of a test is the one that is set', () => {
  const hours = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map((zone) => {
    setZone(zone)
    return new Date('2026-11-23T12:00:00Z').getDate()
  })
  expect(hours).toEqual([24, 23])
})

test.each(ZONES)('every moment in %s belongs to a week that starts on a Monday', (zone) => {
  setZone(zone)
  const moment = fc.date({
    min: new Date(2020, 0, 1),
    max: new Date(2035, 11, 31),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moment, (now) => {
      const monday = weekStartOf(now)
      expect(isMonday(monday)).toBe(true)
      const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
      const isToday = (date: string) => date.split('-').map(Number).join() === today.join()
      expect(datesOfWeek(monday).filter(isToday)).toHaveLength(1)
    }),
  )
})

test.each(ZONES)('weeks are added and taken in %s without leaving Monday', (zone) => {
  setZone(zone)
  fc.assert(
    fc.property(fc.integer({ min: -600, max: 600 }), (weeks) => {
      const monday = addWeeksTo('2026-11-23', weeks)
      expect(isMonday(monday)).toBe(true)
      expect(addWeeksTo(monday, -weeks)).toBe('2026-11-23')
      expect(datesOfWeek(monday).map(dayOf)).toEqual([
        'Monday',
        'Tuesday',
        'Wednesday',
        'Thursday',
        'Friday',
        'Saturday',
        'Sunday',
      ])
    }),
  )
})

test.each(ZONES)('week 53 and the days after it stand in their own weeks in %s', (zone) => {
  setZone(zone)
  const plans = ['2026-12-21', '2026-12-28', '2027-01-04'].map((week_start_date) => ({
    week_start_date,
    created_at: '2026-12-01T10:00:00Z',
    selected_recipe_ids: [week_start_date],
    meal_schedule: {
      Monday: [week_start_date],
      Friday: [week_start_date],
      Sunday: [week_start_date],
    },
  }))
  expect(planName('2026-12-28')).toBe('Week of Dec 28, 2026')
  expect(
    ['2026-12-27', '2026-12-28', '2027-01-01', '2027-01-03', '2027-01-04'].map((date) =>
      mealOn(plans, date),
    ),
  ).toEqual(['2026-12-21', '2026-12-28', '2026-12-28', '2026-12-28', '2027-01-04'])
})

test.each([
  ['America/Santiago', '2027-09-05', '2027-08-30'],
  ['America/Havana', '2027-03-14', '2027-03-08'],
  ['Africa/Cairo', '2027-04-30', '2027-04-26'],
])('in %s the day %s, which has no midnight, is a day like all others', (zone, date, monday) => {
  setZone(zone)
  const day = parseDate(date)
  expect(day && weekStartOf(day)).toBe(monday)
  expect(datesOfWeek(monday)).toContain(date)
})
