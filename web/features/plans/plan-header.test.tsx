import { expect, test } from 'vitest'
import { aPlan, aRecipe } from '#web/testing/samples.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { PlanHeader } from './plan-header.tsx'

const plan = aPlan({ name: 'Sea week' })
const soup = aRecipe('Leek Soup')

const HeaderWithList = () => <PlanHeader plan={plan} recipes={[soup]} hasGroceryList />
const HeaderWithout = () => <PlanHeader plan={plan} recipes={[soup]} hasGroceryList={false} />
const HeaderAtFirst = () => <PlanHeader plan={plan} recipes={[soup]} hasGroceryList={undefined} />

function openHeader(at: '/with' | '/without' | '/at-first', answers: Answers = {}) {
  const routes = {
    '/with': HeaderWithList,
    '/without': HeaderWithout,
    '/at-first': HeaderAtFirst,
  }
  return renderScreen({ at, routes, answers })
}

test("the header has the way back, the plan's name, its week and 'Ingredients List'", async () => {
  const { screen } = await openHeader('/with')
  await expect
    .element(screen.getByRole('link', { name: 'Back to My Week' }))
    .toHaveAttribute('href', '/this-week')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Sea week' })).toBeVisible()
  await expect.element(screen.getByText('Nov 23 – 29, 2026')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Ingredients List', exact: true }))
    .toHaveAttribute('href', `/ingredients-list/${plan.id}`)
})

test("'Grocery List' where there is one, 'Create Grocery List' where there is none", async () => {
  const { screen } = await openHeader('/with')
  await expect
    .element(screen.getByRole('link', { name: 'Grocery List', exact: true }))
    .toHaveAttribute('href', `/grocery-list/${plan.id}`)
  await expect.element(screen.getByText('Create Grocery List')).not.toBeInTheDocument()
  const { screen: other } = await openHeader('/without')
  await expect.element(other.getByRole('button', { name: 'Create Grocery List' })).toBeEnabled()
})

test('nothing is created while nobody knows whether there is a list', async () => {
  const { screen } = await openHeader('/at-first')
  await expect.element(screen.getByRole('button', { name: 'Create Grocery List' })).toBeDisabled()
})

test("the button is busy as 'Optimizing...', then the list is shown", async () => {
  const { screen, calls } = await openHeader('/without', {
    'POST /api/grocery-lists': () => ({
      status: 201,
      body: { id: crypto.randomUUID(), items: [] },
      afterMs: 1000,
    }),
  })
  await screen.getByRole('button', { name: 'Create Grocery List' }).click()
  await expect.element(screen.getByText('Optimizing...')).toBeVisible()
  await expect.element(screen.getByText(`At /grocery-list/${plan.id}`)).toBeVisible()
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('a list that could not be created says so, and can be tried again', async () => {
  const { screen } = await openHeader('/without', {
    'POST /api/grocery-lists': () => ({
      status: 500,
      body: { error: { code: 'internal', message: 'No' } },
    }),
  })
  await screen.getByRole('button', { name: 'Create Grocery List' }).click()
  await expect
    .element(screen.getByText('Failed to create grocery list. Please try again.'))
    .toBeVisible()
  await expect.element(screen.getByText('Error', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Create Grocery List' })).toBeEnabled()
})
