import { useParams } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { groceriesOfRecipes } from '#shared/groceries/build-list.ts'
import type { GroceryList as List } from '#shared/groceries/schema.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { aPlan, aRecipe } from '#web/testing/samples.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { GroceryList } from './grocery-list.tsx'
import { ListUpdate } from './list-update.tsx'

const soup = aRecipe('Leek Soup')
const pie = aRecipe('Leek Pie', {
  ingredients: [
    { name: 'leek', quantity: '3', unit: '' },
    { name: 'flour', quantity: '200', unit: 'g' },
  ],
})
const plan = aPlan({ selected_recipe_ids: [soup.id, pie.id] })
const soap = {
  id: 'soap',
  name: 'soap',
  quantity: '1',
  unit: null,
  category: null,
  source: 'Manual',
}

function listOf(recipes: Recipe[], changes: Partial<List> = {}): List {
  const items = groceriesOfRecipes(recipes).map(({ checked: _, category = null, ...item }) => ({
    ...item,
    category,
  }))
  return {
    id: crypto.randomUUID(),
    weekly_meal_plan_id: plan.id,
    profile_id: plan.profile_id,
    items: [...items, soap],
    checked_items: [],
    categories: {},
    created_at: '2026-11-20T10:00:00Z',
    rev: 1,
    ...changes,
  }
}

const planPath = '/weekly-plan/$planId'
const planIdHere = () => useParams({ strict: false }).planId ?? ''
const UpdateOnPlan = () => <ListUpdate planId={planIdHere()} />
const ListPage = () => <GroceryList planId={planIdHere()} />

/** A kitchen whose list is the one that was posted last; ticks are kept as it keeps them. */
async function open(stored: List | null, answers: Answers = {}, screenName = 'weekly-plan') {
  let now = stored
  const { screen, calls } = await renderScreen({
    at: `/${screenName}/${plan.id}`,
    routes: { [planPath]: UpdateOnPlan, '/grocery-list/$planId': ListPage },
    answers: {
      [`GET /api/weekly-meal-plans/${plan.id}`]: plan,
      'GET /api/recipes': [soup, pie],
      'GET /api/grocery-lists': () => ({ body: now }),
      'GET /api/shopping-lists/latest': null,
      'GET /api/remembered-items': [],
      'POST /api/grocery-lists': ({ body }: { body: List }) => {
        const isThere = (id: string) => body.items.some((item) => item.id === id)
        const checked_items = now?.checked_items.filter(isThere) ?? []
        now = { ...listOf([]), ...body, checked_items }
        return { status: 201, body: now }
      },
      ...answers,
    },
  })
  const sent = (method: string) => calls.filter((call) => call.method === method)
  return { screen, sent, stored: () => now }
}

test.each([
  ['a list of the meals of now', listOf([soup, pie])],
  ['a plan without a list', null],
])('%s says nothing', async (_, stored) => {
  const { screen, sent } = await open(stored)
  await expect.poll(() => sent('GET').length).toBeGreaterThanOrEqual(stored ? 3 : 2)
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(screen.getByRole('button').elements()).toHaveLength(0)
})

test('when the meals have changed the plan offers to update the list, and ticks are kept', async () => {
  const leek = listOf([soup]).items[0]?.id ?? ''
  const old = listOf([soup], { checked_items: [leek] })
  const { screen, sent, stored } = await open(old)
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('The meals have changed. The list still shops for the old ones.')
  await screen.getByRole('button', { name: 'Update the list' }).click()
  await expect.element(screen.getByText('Your tick is still there.')).toBeVisible()
  await expect.element(screen.getByText('The meals have changed.')).not.toBeInTheDocument()
  const [post] = sent('POST').map(({ body }) => body as List)
  // not sent: the kitchen keeps those that are there by then
  expect(post).not.toHaveProperty('checked_items')
  expect(post?.items.map(({ id, quantity }) => [id, quantity])).toEqual([
    [leek, '5'],
    [expect.any(String), '200'],
    ['soap', '1'],
  ])
  expect(stored()?.checked_items).toEqual([leek])
})

test('the list itself offers it too, and shows the lines of now', async () => {
  const { screen } = await open(listOf([soup]), {}, 'grocery-list')
  await expect.element(screen.getByRole('checkbox', { name: '2 x leeks' })).toBeInTheDocument()
  await screen.getByRole('button', { name: 'Update the list' }).click()
  for (const name of ['5 x leeks', '200 g flour', '1 x soap']) {
    await expect.element(screen.getByRole('checkbox', { name })).toBeInTheDocument()
  }
  await expect.element(screen.getByText('The meals have changed.')).not.toBeInTheDocument()
})

test('an update that fails says so, keeps the list and can be tried again', async () => {
  const old = listOf([soup])
  const { screen, stored } = await open(old, {
    'POST /api/grocery-lists': () => ({
      status: 500,
      body: { error: { code: 'internal', message: 'No' } },
    }),
  })
  await screen.getByRole('button', { name: 'Update the list' }).click()
  await expect
    .element(screen.getByText('Failed to update grocery list. Please try again.'))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Update the list' })).toBeEnabled()
  expect(stored()).toBe(old)
})

test('a tick that meets a list made again is set on the same food there', async () => {
  const leek = listOf([soup]).items[0]?.id ?? ''
  const shown = listOf([soup, pie])
  const next = listOf([soup])
  let isMadeAgain = false
  const { screen, sent } = await open(
    shown,
    {
      'GET /api/grocery-lists': () => ({ body: isMadeAgain ? next : shown }),
      [`PUT /api/grocery-lists/${next.id}/items/${leek}/checked`]: () => ({
        body: { ...next, checked_items: [leek], rev: 2 },
      }),
    },
    'grocery-list',
  )
  const tick = screen.getByRole('checkbox', { name: /leek/ })
  await expect.element(tick).toBeInTheDocument()
  isMadeAgain = true
  await tick.click({ force: true })
  await expect
    .poll(() => sent('PUT').map(({ path }) => path.split('/')[3]))
    .toEqual([shown.id, next.id])
  await expect.element(screen.getByRole('checkbox', { name: /leek/ })).toBeChecked()
})
