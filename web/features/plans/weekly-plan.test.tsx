import { useParams } from '@tanstack/react-router'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { tipKey } from '#web/lib/storage-keys.ts'
import { aPlan, aRecipe } from '#web/testing/samples.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { WeeklyPlan } from './weekly-plan.tsx'

const soup = aRecipe('Leek Soup')
const pie = aRecipe('Fish Pie')
const chilli = aRecipe('Bean Chilli', { ingredients: [] })
const plan = aPlan({
  selected_recipe_ids: [soup.id, pie.id, chilli.id],
  meal_schedule: { Monday: [soup.id], Sunday: [pie.id] },
})
const PLAN = `/api/weekly-meal-plans/${plan.id}`
const SUMMARISE = 'POST /api/functions/generate-weekly-summary'

function PlanPage() {
  const { planId } = useParams({ strict: false })
  return <WeeklyPlan planId={planId ?? ''} />
}

async function openPlan(answers: Answers = {}, id = plan.id) {
  const { screen, calls, profile } = await renderScreen({
    at: `/weekly-plan/${id}`,
    routes: { '/weekly-plan/$planId': PlanPage },
    answers: {
      [`GET ${PLAN}`]: plan,
      'GET /api/recipes': [soup, pie, chilli],
      'GET /api/grocery-lists': null,
      ...answers,
    },
  })
  const sent = (wanted: string) => calls.find(({ method }) => method === wanted)?.body
  return { screen, sent, profile }
}

test('six day cards, two lanes in the last, and what stands on no day', async () => {
  const { screen } = await openPlan()
  const schedule = screen.getByRole('region', { name: 'Meal Schedule' })
  await expect.element(schedule.getByRole('article').nth(5)).toBeVisible()
  expect(schedule.getByRole('article').elements()).toHaveLength(6)
  const weekend = schedule.getByRole('article').nth(5)
  await expect.element(weekend.getByRole('heading', { name: 'Saturday' })).toBeVisible()
  await expect.element(weekend.getByRole('heading', { name: 'Sunday' })).toBeVisible()
  await expect
    .element(weekend.getByRole('link', { name: /Fish Pie/ }))
    .toHaveAttribute('href', `/cooking/${pie.id}`)
  const unscheduled = screen.getByRole('region', { name: /Unscheduled meals/ })
  await expect.element(unscheduled.getByRole('link', { name: /Bean Chilli/ })).toBeVisible()
  expect(unscheduled.getByRole('link').elements()).toHaveLength(1)
})

test('a meal that somebody cannot eat says so wherever it stands', async () => {
  const omelette = aRecipe('Omelette', {
    ingredients: [{ name: 'eggs', quantity: '3', unit: '' }],
  })
  const mia = {
    id: crypto.randomUUID(),
    name: 'Mia',
    avatar_color: '#FF6B6B',
    created_at: '2026-11-01T10:00:00Z',
    needs: { diets: [], allergens: ['eggs'], never: [] },
    appetite: 1,
  }
  const { screen } = await openPlan({
    [`GET ${PLAN}`]: {
      ...plan,
      selected_recipe_ids: [soup.id, omelette.id],
      meal_schedule: { Monday: [soup.id], Tuesday: [omelette.id] },
    },
    'GET /api/recipes': [soup, omelette],
    'GET /api/profiles': [mia],
  })
  const marked = screen.getByRole('link', { name: /Omelette.*Not for Mia: eggs/ })
  await expect.poll(() => marked.elements()).toHaveLength(2)
  expect(screen.getByRole('link', { name: /Leek Soup.*Not for/ }).elements()).toEqual([])
})

test.each([
  [390, 1],
  [768, 2],
  [1023, 2],
  [1280, 6],
])('at %i px the days stand in columns: %i', async (width, columns) => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(width, 844)
  const { screen } = await openPlan()
  const days = screen.getByRole('region', { name: 'Meal Schedule' }).getByRole('article')
  await expect.element(days.nth(5)).toBeVisible()
  const lefts = days.elements().map((day) => day.getBoundingClientRect().left)
  expect(new Set(lefts).size).toBe(columns)
})

test('a plan that is not there is said to be missing', async () => {
  const { screen } = await openPlan({}, crypto.randomUUID())
  await expect.element(screen.getByRole('heading', { name: 'Plan not found' })).toBeVisible()
  await expect
    .element(screen.getByText("The meal plan you're looking for doesn't exist."))
    .toBeVisible()
})

test('a summary is written, stored and folded to two sentences', async () => {
  const summary = 'Soup on Monday. Pie on Sunday. Chilli waits.'
  const { screen, sent } = await openPlan({
    [SUMMARISE]: () => ({ body: { summary, source: 'kitchen-guide' } }),
    [`PATCH ${PLAN}`]: () => ({ body: { ...plan, weekly_summary: summary } }),
  })
  await expect.element(screen.getByText('No weekly summary available')).toBeVisible()
  await screen.getByRole('button', { name: 'Generate Summary' }).click()
  await expect.element(screen.getByText('Summary Updated!')).toBeVisible()
  await expect.element(screen.getByText('Soup on Monday. Pie on Sunday.')).toBeVisible()
  expect(sent('PATCH')).toEqual({ weekly_summary: summary })
  await screen.getByRole('button', { name: 'Read more' }).click()
  await expect.element(screen.getByText(summary)).toBeVisible()
  await screen.getByRole('button', { name: 'Show less' }).click()
  await expect.element(screen.getByText(summary)).not.toBeInTheDocument()
})

test("'Your Week Ahead' is refreshed, and the new words are stored on the plan", async () => {
  const written = { ...plan, weekly_summary: 'Old words.' }
  const { screen, sent } = await openPlan({
    [`GET ${PLAN}`]: written,
    [SUMMARISE]: { summary: 'New words.', source: 'kitchen-guide' },
    [`PATCH ${PLAN}`]: { ...plan, weekly_summary: 'New words.' },
  })
  const card = screen.getByRole('region', { name: 'Your Week Ahead' })
  await expect.element(card.getByText('Old words.')).toBeVisible()
  await card.getByRole('button', { name: 'Refresh' }).click()
  await expect
    .element(screen.getByText('Your weekly summary has been refreshed with new insights.'))
    .toBeVisible()
  await expect.element(card.getByText('New words.')).toBeVisible()
  expect(sent('PATCH')).toEqual({ weekly_summary: 'New words.' })
})

test('a summary that fails says so and changes nothing', async () => {
  const { screen, sent } = await openPlan()
  await screen.getByRole('button', { name: 'Generate Summary' }).click()
  await expect
    .element(screen.getByText('Failed to regenerate summary. Please try again.'))
    .toBeVisible()
  await expect.element(screen.getByText('Error', { exact: true })).toBeVisible()
  expect(sent('PATCH')).toBeUndefined()
})

test('a plan without a grocery list gets one, merged away from the page', async () => {
  const { screen, sent } = await openPlan({
    'POST /api/grocery-lists': () => ({ status: 201, body: { id: 'list', items: [{}] } }),
  })
  await screen.getByRole('button', { name: 'Create Grocery List' }).click()
  await expect.element(screen.getByText('Grocery List Optimized!')).toBeVisible()
  await expect.element(screen.getByText('2 ingredients became 1 item, by aisle.')).toBeVisible()
  await expect.element(screen.getByText(`At /grocery-list/${plan.id}`)).toBeVisible()
  expect(sent('POST')).toMatchObject({
    weekly_meal_plan_id: plan.id,
    items: [{ name: expect.stringContaining('leek'), quantity: '4' }],
    checked_items: [],
  })
})

test('recipes without ingredients make no grocery list', async () => {
  const { screen, sent } = await openPlan({
    [`GET ${PLAN}`]: () => ({
      body: { ...plan, selected_recipe_ids: [chilli.id], meal_schedule: {} },
    }),
  })
  await screen.getByRole('button', { name: 'Create Grocery List' }).click()
  await expect
    .element(screen.getByText('No ingredients found to create grocery list.'))
    .toBeVisible()
  expect(sent('POST')).toBeUndefined()
})

test('the tip is dismissed once for this chef', async () => {
  const { screen, profile } = await openPlan()
  await expect.element(screen.getByText('Generate Your Grocery List')).toBeVisible()
  await screen.getByRole('button', { name: 'Dismiss tip' }).click()
  await expect.element(screen.getByText('Generate Your Grocery List')).not.toBeInTheDocument()
  expect(localStorage.getItem(tipKey(profile.id, 'generate_grocery_list'))).toBe('true')
})
