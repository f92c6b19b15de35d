import { expect, onTestFinished, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { DAYS } from '#shared/plans/limits.ts'
import { aPlan, aRecipe } from '#web/testing/samples.ts'
import { renderScreen } from '#web/testing/screen.tsx'
import { Dashboard } from './dashboard.tsx'

/** The person's own clock for one test. */
async function setClock(timezoneId: string, localTime: string) {
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId })
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  vi.setSystemTime(new Date(localTime))
  onTestFinished(async () => {
    vi.useRealTimers()
    await cdp().send('Emulation.setTimezoneOverride', { timezoneId: '' })
  })
}

/** Each day of two weeks has a dish of its own name: 'Monday of 1', 'Monday of 2'. */
function openTwoWeeks(mondays: readonly [string, string]) {
  const dishes = mondays.map((_, week) => DAYS.map((day) => aRecipe(`${day} of ${week + 1}`)))
  const plans = mondays.map((week_start_date, week) =>
    aPlan({
      week_start_date,
      meal_schedule: Object.fromEntries(
        DAYS.map((day, place) => [day, [dishes[week]?.[place]?.id ?? '']]),
      ),
    }),
  )
  return renderScreen({
    at: '/',
    routes: { '/': Dashboard },
    answers: { 'GET /api/recipes': dishes.flat(), 'GET /api/weekly-meal-plans': plans },
  })
}

test.each([
  // a plain day, its last and first moments
  ['Europe/Berlin', '2026-11-18T23:59:59', ['Wednesday of 1', 'Thursday of 1', 'Friday of 1']],
  ['Europe/Berlin', '2026-11-19T00:00:00', ['Thursday of 1', 'Friday of 1', 'Saturday of 1']],
  // the week's end: each day out of its own week
  ['Europe/Berlin', '2026-11-21T12:00:00', ['Saturday of 1', 'Sunday of 1', 'Monday of 2']],
  ['Europe/Berlin', '2026-11-22T23:59:59', ['Sunday of 1', 'Monday of 2', 'Tuesday of 2']],
  // the same moment is another day elsewhere
  ['Pacific/Kiritimati', '2026-11-22T00:30:00', ['Sunday of 1', 'Monday of 2', 'Tuesday of 2']],
] as const)('in %s at %s stand %j', async (zone, time, names) => {
  await setClock(zone, time)
  const { screen } = await openTwoWeeks(['2026-11-16', '2026-11-23'])
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(names[0])
  const coming = screen
    .getByRole('region', { name: 'Coming Up' })
    .getByRole('heading', { level: 3 })
  await expect.element(coming.nth(0)).toHaveTextContent(names[1])
  await expect.element(coming.nth(1)).toHaveTextContent(names[2])
})

test.each([
  // 23 and 25 hours in Berlin; no midnight at all in Santiago
  ['Europe/Berlin', '2026-03-28T12:00:00', ['2026-03-23', '2026-03-30'], ['29 Mar', '30 Mar']],
  ['Europe/Berlin', '2026-10-24T23:30:00', ['2026-10-19', '2026-10-26'], ['25 Oct', '26 Oct']],
  ['America/Santiago', '2026-09-05T12:00:00', ['2026-08-31', '2026-09-07'], ['6 Sep', '7 Sep']],
] as const)(
  'in %s on %s the next days are Sunday and Monday',
  async (zone, time, mondays, dates) => {
    await setClock(zone, time)
    const { screen } = await openTwoWeeks([...mondays])
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Saturday of 1')
    const coming = screen.getByRole('region', { name: 'Coming Up' })
    await expect.element(coming.getByText('Sunday of 1')).toBeVisible()
    await expect.element(coming.getByText('Monday of 2')).toBeVisible()
    expect(
      coming
        .getByRole('time')
        .elements()
        .map((date) => date.textContent),
    ).toEqual(dates)
  },
)

test.each([
  ['Europe/Berlin', '2026-11-18T23:59:50', 'Wednesday of 1', 10_000, 'Thursday of 1'],
  // the clocks go from 23:59:59 to 01:00:00
  ['America/Santiago', '2026-09-05T23:59:50', 'Saturday of 1', 10_000, 'Sunday of 1'],
  ['America/Santiago', '2026-09-06T23:59:50', 'Sunday of 1', 10_000, 'Monday of 2'],
] as const)('in %s an open page goes on at midnight: %s', async (zone, time, before, ms, after) => {
  await setClock(zone, time)
  const mondays = time.startsWith('2026-11')
    ? ['2026-11-16', '2026-11-23']
    : ['2026-08-31', '2026-09-07']
  const { screen } = await openTwoWeeks([mondays[0] ?? '', mondays[1] ?? ''])
  const title = screen.getByRole('heading', { level: 1 })
  await expect.element(title).toHaveTextContent(before)
  await vi.advanceTimersByTimeAsync(ms)
  await expect.element(title).toHaveTextContent(after)
})
