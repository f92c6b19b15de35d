import { useParams } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import type { GroceryList as List } from '#shared/groceries/schema.ts'
import { aPlan } from '#web/testing/samples.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { broken } from '#web/testing/shopping-samples.ts'
import { GroceryList } from './grocery-list.tsx'

const plan = aPlan({ name: 'A leek week' })
const item = (id: string, quantity: string, unit: string, category: string) => ({
  ...{ id, name: id, quantity, unit, category },
  source: 'Weekly Plan',
})
const list: List = {
  id: crypto.randomUUID(),
  weekly_meal_plan_id: plan.id,
  profile_id: plan.profile_id,
  items: [
    item('milk', '1', 'l', 'Dairy & Eggs'),
    item('leeks', '2', '', 'Fruit & Vegetables'),
    item('potatoes', '500', 'g', 'Fruit & Vegetables'),
  ],
  checked_items: [],
  categories: {},
  created_at: '2026-11-20T10:00:00Z',
  rev: 1,
}
const shopping = { id: 'shopping', items: [], checked_items: [] }
const TICK = `PUT /api/grocery-lists/${list.id}/items/leeks/checked`

type Pushed = { groceryItems: { name: string; category: string }[] }

function ListPage() {
  return <GroceryList planId={useParams({ strict: false }).planId ?? ''} />
}

async function openList(stored: List | null, answers: Answers = {}) {
  const { screen, calls, profile } = await renderScreen({
    at: `/grocery-list/${plan.id}`,
    routes: { '/grocery-list/$planId': ListPage },
    answers: {
      [`GET /api/weekly-meal-plans/${plan.id}`]: plan,
      'GET /api/grocery-lists': stored,
      'GET /api/shopping-lists/latest': null,
      'GET /api/remembered-items': [],
      'GET /api/pantry-items': [],
      'GET /api/recipes': [],
      'POST /api/shopping-lists': shopping,
      ...answers,
    },
  })
  const push = screen.getByRole('button', { name: /^Update Shopping List/ })
  return { screen, calls, push, profile }
}

test('sections with the most to get come first, each line as it is bought', async () => {
  const { screen } = await openList(list)
  await expect.element(screen.getByText('0/3 completed')).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Shopping List')
  const sections = screen.getByRole('heading', { level: 2 }).elements()
  expect(sections.map((one) => one.textContent)).toEqual([
    'Fruit & Vegetables2 to go',
    'Dairy & Eggs1 to go',
  ])
  for (const name of ['2 x leeks', '500 g potatoes', '1 l milk']) {
    await expect.element(screen.getByRole('checkbox', { name, exact: true })).toBeInTheDocument()
  }
})

test('a tick shows at once and sinks below what is still to get', async () => {
  const { screen } = await openList(list, { [TICK]: { ...list, checked_items: ['leeks'] } })
  await screen.getByRole('checkbox', { name: '2 x leeks' }).click()
  await expect.element(screen.getByText('1/3 completed')).toBeVisible()
  await expect.element(screen.getByText('Completed', { exact: true })).toBeVisible()
  const names = () =>
    screen
      .getByRole('checkbox')
      .elements()
      .map((box) => box.getAttribute('aria-label'))
  await expect.poll(names).toEqual(['1 l milk', '500 g potatoes', '2 x leeks'])
})

test('a tick that fails is taken back', async () => {
  const { screen } = await openList(list, { [TICK]: broken })
  await screen.getByRole('checkbox', { name: '2 x leeks' }).click()
  await expect
    .element(screen.getByText('Failed to update item. Please try again.'))
    .toBeInTheDocument()
  await expect.element(screen.getByText('0/3 completed')).toBeVisible()
})

test('only what is unticked goes into the shopping list, under the name of the plan', async () => {
  const { screen, calls, push } = await openList(
    { ...list, checked_items: ['milk'] },
    { 'POST /api/shopping-lists/shopping/sync': shopping },
  )
  await expect.element(push).toHaveTextContent('Update Shopping List (2)')
  await push.click()
  await expect.element(screen.getByText('Added 2 items to your shopping list.')).toBeInTheDocument()
  expect(calls.find(({ path }) => path.endsWith('/sync'))?.body).toEqual({
    groceryItems: ['leeks', 'potatoes'].map((id) => ({
      ...list.items.find((each) => each.id === id),
      id: `${list.weekly_meal_plan_id}_${id}`,
      source: 'A leek week',
    })),
  })
})

test('two clicks at once push once', async () => {
  const { screen, calls, push } = await openList(list, {
    'POST /api/shopping-lists/shopping/sync': shopping,
  })
  await expect.element(push).toBeVisible()
  const button = push.element()
  if (button instanceof HTMLElement) {
    button.click()
    button.click()
  }
  await expect.element(screen.getByText('Added 3 items to your shopping list.')).toBeInTheDocument()
  expect(calls.filter(({ path }) => path.endsWith('/sync'))).toHaveLength(1)
})

test('when all is ticked nothing is sent', async () => {
  const all = list.items.map(({ id }) => id)
  const { screen, calls, push } = await openList({ ...list, checked_items: all })
  await push.click()
  await expect.element(screen.getByText('No items to add')).toBeInTheDocument()
  await expect.element(screen.getByText('All items are already checked off.')).toBeInTheDocument()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a push that fails says so', async () => {
  const { screen, push } = await openList(list)
  await push.click()
  await expect
    .element(screen.getByText('Failed to update shopping list. Please try again.'))
    .toBeInTheDocument()
})

test('what was pushed before follows the ticks', async () => {
  const line = { id: 'line', name: 'leeks', source: plan.name, checked: false }
  const PUT_LINE = 'PUT /api/shopping-lists/shopping/items/line/checked'
  const { screen, calls } = await openList(list, {
    [TICK]: { ...list, checked_items: ['leeks'] },
    'GET /api/shopping-lists/latest': { ...shopping, items: [line] },
    [PUT_LINE]: shopping,
  })
  await screen.getByRole('checkbox', { name: '2 x leeks' }).click()
  const sent = () => calls.find(({ method, path }) => `${method} ${path}` === PUT_LINE)?.body
  await expect.poll(sent).toEqual({ checked: true })
})

test('a plan without a list points back to it', async () => {
  const { screen } = await openList(null)
  await expect.element(screen.getByText('No Grocery List Yet')).toBeVisible()
  await expect
    .element(screen.getByText('Generate your grocery list from the weekly plan overview first.'))
    .toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Back to the plan' }))
    .toHaveAttribute('href', `/weekly-plan/${plan.id}`)
})

test('a line says what is at home and which recipes need it', async () => {
  const leeks = { ...item('leeks', '2', '', 'Fruit & Vegetables') }
  const sources = ['Soup', 'Pie', 'Soup'].map((source) => ({ source, quantity: '1', unit: '' }))
  const { screen } = await openList(
    { ...list, items: [{ ...leeks, sources }] },
    { 'GET /api/pantry-items': [{ id: 'p', name: 'Leek', quantity: null, unit: null }] },
  )
  await expect.element(screen.getByText('You have this · For Soup, Pie')).toBeVisible()
})

test('pack sizes are asked for when wanted, and say who named them', async () => {
  const packs = list.items.map(({ name }) => ({
    ...{ name, purchaseQuantity: '1', purchaseUnit: '1 kg bag', category: 'Other' },
    note: name === 'potatoes' ? '500 g needed' : null,
  }))
  const OPTIMISE = '/api/functions/optimize-and-categorize-grocery-list'
  const { screen, calls } = await openList(list, {
    [`POST ${OPTIMISE}`]: { categorizedItems: [], optimizedItems: packs, source: 'kitchen-guide' },
  })
  await expect.element(screen.getByText('0/3 completed')).toBeVisible()
  expect(calls.some(({ path }) => path === OPTIMISE)).toBe(false)
  await screen.getByRole('button', { name: 'Pack sizes' }).click()
  await expect.element(screen.getByText('Buy 1 x 1 kg bag: 500 g needed')).toBeVisible()
  await expect.element(screen.getByText('Packs by the kitchen guide')).toBeVisible()
})

test('what is pushed goes to the aisle that it was moved to', async () => {
  const moved = { name: 'Leeks', unit: null, category: 'Market', times: 1, last_used: '' }
  const { screen, calls, push } = await openList(list, {
    'GET /api/remembered-items': [moved],
    'POST /api/shopping-lists/shopping/sync': shopping,
  })
  await push.click()
  await expect.element(screen.getByText('Success!')).toBeInTheDocument()
  const pushed = calls.find(({ path }) => path.endsWith('/sync'))?.body as Pushed | undefined
  expect(pushed?.groceryItems.map(({ name, category }) => [name, category])).toEqual([
    ['milk', 'Dairy & Eggs'],
    ['leeks', 'Market'],
    ['potatoes', 'Fruit & Vegetables'],
  ])
})

test('a shopping list that is full says so', async () => {
  const issues = [{ path: 'items', message: 'At most 500 items on a list' }]
  const { screen, push } = await openList(list, {
    'POST /api/shopping-lists/shopping/sync': () => ({
      status: 422,
      body: { error: { code: 'validation_failed', message: 'Not valid', issues } },
    }),
  })
  await push.click()
  await expect
    .element(screen.getByText('The shopping list is full: At most 500 items on a list.'))
    .toBeInTheDocument()
})

test("'Start over' asks, deletes the list and leads back to the plan", async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false)
  const { screen, calls } = await openList(list, {
    [`DELETE /api/grocery-lists/${list.id}`]: () => ({ status: 204, body: null }),
  })
  const startOver = screen.getByRole('button', { name: 'Start over' })
  await startOver.click()
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false)
  confirm.mockReturnValueOnce(true)
  await startOver.click()
  await expect.element(screen.getByText(`At /weekly-plan/${plan.id}`)).toBeVisible()
})

test('a tick of a line that somebody removed says so and reads the list again', async () => {
  const { screen } = await openList(list)
  await screen.getByRole('checkbox', { name: '2 x leeks' }).click()
  await expect.element(screen.getByText('Somebody removed leeks')).toBeInTheDocument()
  await expect.element(screen.getByText('0/3 completed')).toBeVisible()
})

test("the tip 'Add to Your Shopping List' comes once", async () => {
  const { screen, profile } = await openList(list)
  await expect.element(screen.getByText('Add to Your Shopping List')).toBeVisible()
  await screen.getByRole('button', { name: 'Dismiss tip' }).click()
  await expect.element(screen.getByText('Add to Your Shopping List')).not.toBeInTheDocument()
  expect(localStorage.getItem(`workflow_tip_${profile.id}_add_to_shopping_list`)).toBe('true')
})
