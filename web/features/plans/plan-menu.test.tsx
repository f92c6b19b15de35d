import { useQuery } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aPlan, aRecipe } from '#web/testing/samples.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { PlanMenu } from './plan-menu.tsx'
import { planQuery } from './plans.queries.ts'

const soup = aRecipe('Leek Soup')
const pie = aRecipe('Fish Pie')
const gone = crypto.randomUUID()
const plan = aPlan({
  selected_recipe_ids: [soup.id, gone, pie.id],
  meal_schedule: { Monday: [soup.id, gone], Sunday: [pie.id] },
})
const PLAN = `/api/weekly-meal-plans/${plan.id}`
const CREATE = 'POST /api/functions/create-complete-meal-plan'
const refused = (code: string, status: number, issues?: unknown) => () => ({
  status,
  body: { error: { code, message: 'No', issues } },
})

function Page() {
  const { data } = useQuery(planQuery(plan.id))
  if (data === undefined) return <p>Loading</p>
  if (data === null) return <p>No such plan</p>
  return (
    <>
      <h1>{data.name}</h1>
      <PlanMenu plan={data} recipes={[soup, pie]} />
    </>
  )
}

async function openMenu(item: string, answers: Answers = {}) {
  const { screen, calls, router } = await renderScreen({
    at: '/',
    routes: { '/': Page },
    answers: { [`GET ${PLAN}`]: plan, 'GET /api/weekly-meal-plans': [plan], ...answers },
  })
  await screen.getByRole('button', { name: 'More for this plan' }).click()
  await screen.getByRole('menuitem', { name: item }).click()
  const sent = (method: string) => calls.filter((call) => call.method === method)
  return { screen, sent, router }
}

test('a plan is renamed', async () => {
  const { screen, sent } = await openMenu('Rename', {
    [`PATCH ${PLAN}`]: ({ body }: { body: object }) => ({ body: { ...plan, ...body, rev: 2 } }),
  })
  const name = screen.getByRole('textbox', { name: 'Plan name' })
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveValue(plan.name)
  await name.fill('  Grandma is here  ')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('heading', { name: 'Grandma is here' })).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent('PATCH').map(({ body }) => body)).toEqual([{ name: 'Grandma is here' }])
  await expect.element(screen.getByRole('button', { name: 'More for this plan' })).toHaveFocus()
})

test.each([
  ['   ', 'Plan name is required'],
  ['\u200b\u3164', 'Plan name is required'],
  ['é'.repeat(201), '1 too many At most 200 characters'],
])('the name %j is refused at its field, and nothing is sent', async (typed, message) => {
  const { screen, sent } = await openMenu('Rename')
  const name = screen.getByRole('textbox', { name: 'Plan name' })
  await name.fill(typed)
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(name).toHaveAccessibleDescription(message)
  await expect.element(name).toHaveFocus()
  expect(sent('PATCH')).toHaveLength(0)
})

test('a name of 200 emoji is as long as one may be', async () => {
  const { screen, sent } = await openMenu('Rename', { [`PATCH ${PLAN}`]: plan })
  await screen.getByRole('textbox', { name: 'Plan name' }).fill('🥕'.repeat(200))
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => sent('PATCH')).toHaveLength(1)
})

test('a rename that fails keeps what was typed', async () => {
  const { screen } = await openMenu('Rename', { [`PATCH ${PLAN}`]: refused('internal', 500) })
  const name = screen.getByRole('textbox', { name: 'Plan name' })
  await name.fill('New name')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Error', { exact: true })).toBeVisible()
  await expect.element(name).toHaveValue('New name')
})

test('a plan that was deleted in another window is gone here too', async () => {
  const { screen } = await openMenu('Rename', { [`PATCH ${PLAN}`]: refused('not_found', 404) })
  await screen.getByRole('textbox', { name: 'Plan name' }).fill('New name')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('No such plan')).toBeVisible()
})

test('a copy has the same days in the week that is picked, and is what is shown next', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 11, 30) })
  onTestFinished(() => void vi.useRealTimers())
  const copy = aPlan({ week_start_date: '2027-01-04' })
  const { screen, sent } = await openMenu('Copy to another week', {
    [CREATE]: { weeklyMealPlan: copy, groceryList: null },
  })
  // the plan is long past: this week is what is offered
  await expect.element(screen.getByText('Dec 28, 2026 – Jan 3, 2027')).toBeVisible()
  await screen.getByRole('radio', { name: 'Next Week' }).click({ force: true })
  await screen.getByRole('button', { name: 'Copy the plan' }).dblClick()
  await expect.element(screen.getByText(`At /weekly-plan/${copy.id}`)).toBeVisible()
  const bodies = sent('POST').map(({ body }) => body as { id: string })
  // a second click is the same copy
  expect(new Set(bodies.map(({ id }) => id)).size).toBe(1)
  expect(bodies[0]).toMatchObject({
    name: 'Week of Jan 4, 2027',
    weekStartDate: '2027-01-04',
    selectedRecipes: [soup.id, pie.id],
    mealSchedule: { Monday: [soup.id], Sunday: [pie.id] },
  })
})

test('a copy leaves the dialog, also for a chef who stays with unsaved changes', async () => {
  const { screen, sent, router } = await openMenu('Copy to another week', {
    [CREATE]: { weeklyMealPlan: aPlan(), groceryList: null },
  })
  onTestFinished(router.history.block({ blockerFn: () => Promise.resolve(true) }))
  await screen.getByRole('button', { name: 'Copy the plan' }).click()
  await expect.element(screen.getByText('Plan copied')).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Close' }).click()
  await screen.getByRole('button', { name: 'More for this plan' }).click()
  await screen.getByRole('menuitem', { name: 'Copy to another week' }).click()
  await screen.getByRole('button', { name: 'Copy the plan' }).click()
  await expect.poll(() => sent('POST')).toHaveLength(2)
})

test('a week that has a plan already says which one will count', async () => {
  const { screen } = await openMenu('Copy to another week')
  const date = screen.getByLabelText('Week start date')
  await date.fill('2026-11-26')
  await expect
    .element(date)
    .toHaveAccessibleDescription(/Nov 23 – 29, 2026. This week has a plan already/)
})

test('a copy that fails says so and can be tried again', async () => {
  const { screen } = await openMenu('Copy to another week', { [CREATE]: refused('internal', 500) })
  await screen.getByRole('button', { name: 'Copy the plan' }).click()
  await expect.element(screen.getByText('Failed to create meal plan')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Copy the plan' })).toBeEnabled()
})
