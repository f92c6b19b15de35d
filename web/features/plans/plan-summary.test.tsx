import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { aPlan, aRecipe } from '#web/testing/samples.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { planQuery } from './plans.queries.ts'

const soup = aRecipe('Leek Soup')
const pie = aRecipe('Fish Pie')
const bare = aPlan({
  selected_recipe_ids: [soup.id, pie.id],
  meal_schedule: { Monday: [soup.id], Sunday: [pie.id] },
})
const PLAN = `/api/weekly-meal-plans/${bare.id}`
const SUMMARISE = 'POST /api/functions/generate-weekly-summary'
const TWO = 'Soup takes approx. 35 min. on Monday. Sunday needs 1.5 hours?!'

function Page() {
  const { data } = useQuery(planQuery(bare.id))
  return data ? <PlanSummary plan={data} recipes={[soup, pie]} /> : null
}

/** The card of a plan that the kitchen keeps as long as the test. */
async function openCard(summary: string | null, answers: Answers = {}) {
  let plan = { ...bare, weekly_summary: summary }
  const { screen, calls } = await renderScreen({
    at: '/',
    routes: { '/': Page },
    answers: {
      [`GET ${PLAN}`]: () => ({ body: plan }),
      'GET /api/weekly-meal-plans': () => ({ body: [plan] }),
      [`PATCH ${PLAN}`]: ({ body }: { body: object }) => {
        plan = { ...plan, ...body, rev: plan.rev + 1 }
        return { body: plan }
      },
      ...answers,
    },
  })
  const card = screen.getByRole('region', { name: 'Your Week Ahead' })
  await expect.element(card).toBeVisible()
  const sent = (method: string) => calls.filter((call) => call.method === method)
  return { screen, card, sent }
}

const writes = (summary: string, afterMs = 0) => ({
  [SUMMARISE]: () => ({ body: { summary, source: 'kitchen-guide' }, afterMs }),
})

test("without a summary the card reads 'No weekly summary available' with 'Generate Summary'", async () => {
  const { card } = await openCard(null)
  await expect.element(card.getByText('No weekly summary available')).toBeVisible()
  await expect.element(card.getByRole('button', { name: 'Generate Summary' })).toBeEnabled()
  await expect.element(card.getByRole('button', { name: 'Refresh' })).not.toBeInTheDocument()
})

test('generating sends the plan and its recipes once, shows that it works, and stores the words', async () => {
  const { screen, card, sent } = await openCard(null, writes('New words.', 800))
  const button = card.getByRole('button', { name: /Generat/ })
  await button.click()
  await expect.element(card).toHaveAttribute('aria-busy', 'true')
  await expect.element(button).toHaveTextContent('Generating...')
  await button.click({ force: true })
  await expect.element(screen.getByText('Summary Updated!')).toBeVisible()
  await expect
    .element(screen.getByText('Your weekly summary has been refreshed with new insights.'))
    .toBeVisible()
  await expect.element(card.getByText('New words.')).toBeVisible()
  await expect.element(card.getByText('Written by the kitchen guide')).toBeVisible()
  expect(sent('POST').map(({ body }) => body)).toEqual([
    { weeklyPlanId: bare.id, recipes: [soup, pie] },
  ])
  expect(sent('PATCH').map(({ body }) => body)).toEqual([{ weekly_summary: 'New words.' }])
})

test('refreshed words that are the same are not called new', async () => {
  const { screen, card } = await openCard('Same words.', writes('Same words.'))
  await card.getByRole('button', { name: 'Refresh' }).click()
  await expect.element(screen.getByText('Nothing has changed')).toBeVisible()
  await expect
    .element(screen.getByText('Your weekly summary reads the same as before.'))
    .toBeVisible()
  await expect.element(screen.getByText('Summary Updated!')).not.toBeInTheDocument()
})

test("a summary of more than two sentences shows two, 'Read more' and 'Show less'", async () => {
  const { card } = await openCard(`${TWO} Friday is fish.`)
  await expect.element(card.getByText(TWO, { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Read more' }).click()
  await expect.element(card.getByText(`${TWO} Friday is fish.`)).toBeVisible()
  const less = card.getByRole('button', { name: 'Show less' })
  await expect.element(less).toHaveAttribute('aria-expanded', 'true')
  await less.click()
  await expect.element(card.getByText(TWO, { exact: true })).toBeVisible()
})

test('a summary of two sentences stands whole', async () => {
  const { card } = await openCard(TWO)
  await expect.element(card.getByText(TWO)).toBeVisible()
  await expect.element(card.getByRole('button', { name: 'Read more' })).not.toBeInTheDocument()
  await expect.element(card.getByRole('button', { name: 'Refresh' })).toBeVisible()
})

test.each([
  ['the words do not come', {}],
  [
    'they are not stored',
    { ...writes('New words.'), [`PATCH ${PLAN}`]: () => ({ status: 500, body: {} }) },
  ],
])('when %s the old summary stays and the failure is said', async (_why, answers) => {
  const { screen, card } = await openCard('Old words.', answers)
  await card.getByRole('button', { name: 'Refresh' }).click()
  await expect
    .element(screen.getByText('Failed to regenerate summary. Please try again.'))
    .toBeVisible()
  await expect.element(screen.getByText('Error', { exact: true })).toBeVisible()
  await expect.element(card.getByText('Old words.')).toBeVisible()
  await expect.element(card.getByRole('button', { name: 'Refresh' })).toBeEnabled()
})

test('meals that change leave the summary as it is, said to be old until it is refreshed', async () => {
  const old = 'The meals have changed since this was written.'
  const first = await openCard('Soup, then pie.')
  await expect.element(first.card.getByText(old)).not.toBeInTheDocument()
  await first.screen.unmount()

  const moved = {
    ...bare,
    weekly_summary: 'Soup, then pie.',
    meal_schedule: { Friday: [soup.id], Sunday: [pie.id] },
  }
  const { card } = await openCard(null, {
    [`GET ${PLAN}`]: moved,
    // the same words may be true of other meals
    ...writes('Soup, then pie.'),
    [`PATCH ${PLAN}`]: { ...moved, rev: 2 },
  })
  await expect.element(card.getByText(old)).toBeVisible()
  await expect.element(card.getByText('Soup, then pie.')).toBeVisible()
  await card.getByRole('button', { name: 'Refresh' }).click()
  await expect.element(card.getByText('Written by the kitchen guide')).toBeVisible()
  await expect.element(card.getByText(old)).not.toBeInTheDocument()
})
