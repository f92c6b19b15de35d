import { expect, onTestFinished, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { aPlan, aRecipe } from '#web/testing/samples.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { MyWeek } from './my-week.tsx'

const recipes = ['Leek Soup', 'Fish Pie'].map((name) => aRecipe(name))

function openWeek(answers: Answers = {}) {
  return renderScreen({
    at: '/this-week',
    routes: { '/this-week': MyWeek },
    answers: { 'GET /api/recipes': recipes, 'GET /api/weekly-meal-plans': [], ...answers },
  })
}

/** The person's own clock for one test. */
async function setClock(timezoneId: string, localTime: string) {
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(localTime) })
  onTestFinished(async () => {
    vi.useRealTimers()
    await cdp().send('Emulation.setTimezoneOverride', { timezoneId: '' })
  })
}

test('without plans the page leads to the planner', async () => {
  const { screen } = await openWeek()
  await expect.element(screen.getByRole('heading', { name: 'No meal plan yet' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Plan Your Meals' }))
    .toHaveAttribute('href', '/planner')
})

test('while the plans load the page has its name', async () => {
  const { screen } = await openWeek({
    'GET /api/weekly-meal-plans': () => ({ body: [], afterMs: 400 }),
  })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'My Week' })).toBeVisible()
  await expect.element(screen.getByText('Loading...')).toBeInTheDocument()
  expect(screen.getByText('No meal plan yet').elements()).toHaveLength(0)
})

test('plans that could not be loaded are asked for again', async () => {
  let isDown = true
  const { screen } = await openWeek({
    'GET /api/weekly-meal-plans': () =>
      isDown
        ? { status: 500, body: { error: { code: 'internal', message: 'No' } } }
        : { body: [aPlan()] },
  })
  await expect.element(screen.getByText('Your plans could not be loaded')).toBeVisible()
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('article')).toBeVisible()
})

test('recipes deleted since are on no card and in no count', async () => {
  const selected_recipe_ids = [...recipes.map(({ id }) => id), ...'abc']
  const { screen } = await openWeek({
    'GET /api/weekly-meal-plans': [
      aPlan({ selected_recipe_ids }),
      aPlan({ selected_recipe_ids: ['a'] }),
    ],
  })
  const cards = screen.getByRole('article')
  await expect.element(cards.nth(0).getByText('Fish Pie')).toBeVisible()
  expect(cards.nth(0).getByText(/more/).elements()).toHaveLength(0)
  await expect.element(cards.nth(1).getByText('No recipes left in this plan')).toBeVisible()
})

test.each([
  // the last moment of a week and the first of the next
  ['Europe/Berlin', '2026-11-29T23:59:59', 'Nov 23 – 29, 2026'],
  ['Europe/Berlin', '2026-11-30T00:00:00', 'Nov 30 – Dec 6, 2026'],
  // week 53, over New Year
  ['Pacific/Kiritimati', '2027-01-01T00:30:00', 'Dec 28, 2026 – Jan 3, 2027'],
  ['America/Los_Angeles', '2027-01-03T23:30:00', 'Dec 28, 2026 – Jan 3, 2027'],
  ['Asia/Kolkata', '2027-01-04T00:10:00', 'Jan 4 – 10, 2027'],
  // 23 hours in Berlin, 25 in New York, no midnight in Santiago
  ['Europe/Berlin', '2027-03-28T23:30:00', 'Mar 22 – 28, 2027'],
  ['America/New_York', '2027-11-07T23:30:00', 'Nov 1 – 7, 2027'],
  ['America/Santiago', '2027-09-05T12:00:00', 'Aug 30 – Sep 5, 2027'],
])('in %s at %s the plan of %s is now', async (zone, time, week) => {
  await setClock(zone, time)
  const weeks = [
    ...['2027-11-01', '2027-08-30', '2027-03-22', '2027-01-04', '2026-12-28'],
    ...['2026-11-30', '2026-11-23'],
  ]
  const { screen } = await openWeek({
    'GET /api/weekly-meal-plans': weeks.map((week_start_date) =>
      aPlan({ name: `Plan of ${week_start_date}`, week_start_date }),
    ),
  })
  await expect.element(screen.getByText('This week')).toBeVisible()
  const now = screen
    .getByRole('article')
    .elements()
    .filter((card) => card.textContent?.includes('This week'))
  expect(now.map((card) => card.querySelector('time')?.textContent)).toEqual([week])
})

test('of two plans of this week the newest is now', async () => {
  await setClock('Europe/Berlin', '2026-11-25T12:00:00')
  const older = aPlan({ name: 'Older', created_at: '2026-11-20T10:00:00Z' })
  const newer = aPlan({ name: 'Newer', created_at: '2026-11-20T10:00:00.500Z' })
  const { screen } = await openWeek({ 'GET /api/weekly-meal-plans': [older, newer] })
  await expect.element(screen.getByText('This week')).toBeVisible()
  await expect.element(screen.getByRole('article').nth(1).getByText('This week')).toBeVisible()
})
