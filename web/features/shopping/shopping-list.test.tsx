import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { ShoppingList as List } from '#shared/shopping/schema.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { aLine, aList, broken } from '#web/testing/shopping-samples.ts'
import { ShoppingList } from './shopping-list.tsx'

const ITEMS = '/api/shopping-lists/list/items'

async function openList(list: List | null, answers: Answers = {}) {
  const { screen, calls } = await renderScreen({
    at: '/shopping',
    routes: { '/shopping': () => <ShoppingList editPantryItem={() => null} /> },
    answers: {
      'GET /api/shopping-lists/latest': list,
      'GET /api/pantry-items': [],
      'GET /api/remembered-items': [],
      ...answers,
    },
  })
  const sent = (wanted: string) =>
    calls.find(({ method, path }) => `${method} ${path}` === wanted)?.body
  return { screen, sent }
}

test('lines say how much, what and where from, in upper-cased sections', async () => {
  const { screen } = await openList(
    aList(
      aLine('soap', { category: null, quantity: null }),
      aLine('potatoes', { quantity: '500', unit: 'g', source: 'A leek week' }),
      aLine('leeks', { checked: true }),
      aLine('carrots'),
    ),
  )
  await expect.element(screen.getByText('1/4 items completed')).toBeVisible()
  const sections = screen.getByRole('heading', { level: 2 }).elements()
  expect(sections.map((one) => one.textContent)).toEqual([
    'FRUIT & VEGETABLES2 to go',
    'OTHER1 to go',
  ])
  const names = screen.getByRole('checkbox').elements()
  expect(names.map((box) => box.getAttribute('aria-label'))).toEqual([
    '500 g potatoes',
    '2 x carrots',
    '2 x leeks',
    'soap',
  ])
  await expect.element(screen.getByText('From: A leek week')).toBeVisible()
  await expect.element(screen.getByText('Completed', { exact: true })).toBeVisible()
})

test('a profile without a list gets an empty one', async () => {
  const { screen } = await openList(null, { 'POST /api/shopping-lists': aList() })
  await expect.element(screen.getByText('Your shopping list is empty')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Clear Ticked Items' }).elements()).toEqual([])
})

test('a tick that fails is taken back', async () => {
  const { screen } = await openList(aList(aLine('leeks')), {
    [`PUT ${ITEMS}/leeks/checked`]: broken,
  })
  await screen.getByRole('checkbox', { name: '2 x leeks' }).click()
  await expect
    .element(screen.getByText('Failed to update item. Please try again.'))
    .toBeInTheDocument()
  await expect.element(screen.getByText('0/1 items completed')).toBeVisible()
})

test('clearing what is ticked can be undone', async () => {
  const full = aList(aLine('leeks', { checked: true }), aLine('carrots'))
  const { screen, sent } = await openList(full, {
    [`DELETE ${ITEMS}`]: aList(aLine('carrots')),
    'POST /api/shopping-lists/list/restore': full,
  })
  await screen.getByRole('button', { name: 'Clear Ticked Items' }).click()
  await expect.element(screen.getByText('Items cleared')).toBeInTheDocument()
  await expect.element(screen.getByText('0/1 items completed')).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByText('1/2 items completed')).toBeVisible()
  expect(sent('POST /api/shopping-lists/list/restore')).toEqual({ itemIds: ['leeks'] })
})

test('the whole list is cleared only after a question', async () => {
  const { screen } = await openList(aList(aLine('leeks')), { [`DELETE ${ITEMS}`]: aList() })
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false)
  const clear = screen.getByRole('button', { name: 'Clear Shopping List' })
  await clear.click()
  await expect.element(screen.getByText('0/1 items completed')).toBeVisible()
  confirm.mockReturnValueOnce(true)
  await clear.click()
  await expect.element(screen.getByText('Shopping list cleared')).toBeInTheDocument()
  await expect.element(screen.getByText('Your shopping list is empty')).toBeVisible()
})

test.each([
  ['Clear Ticked Items', 'Failed to clear items. Please try again.'],
  ['Clear Shopping List', 'Failed to clear shopping list. Please try again.'],
])('%s that fails says so and clears nothing', async (name, words) => {
  vi.spyOn(window, 'confirm').mockReturnValueOnce(true)
  const { screen } = await openList(aList(aLine('leeks', { checked: true })), {
    [`DELETE ${ITEMS}`]: broken,
  })
  await screen.getByRole('button', { name }).click()
  await expect.element(screen.getByText(words)).toBeInTheDocument()
  await expect.element(screen.getByText('1/1 items completed')).toBeVisible()
})

test('a line that somebody removed is said to be gone, and the list is read again', async () => {
  let isThere = true
  const { screen } = await openList(null, {
    'GET /api/shopping-lists/latest': () => ({
      body: isThere ? aList(aLine('leeks'), aLine('tea')) : aList(aLine('tea')),
    }),
  })
  await expect.element(screen.getByText('0/2 items completed')).toBeVisible()
  isThere = false
  await screen.getByRole('checkbox', { name: '2 x leeks' }).click()
  await expect.element(screen.getByText('Somebody removed leeks')).toBeInTheDocument()
  await expect.element(screen.getByText('0/1 items completed')).toBeVisible()
})

test('what another phone does is on the screen within five seconds', async () => {
  let theirs = aList(aLine('leeks'))
  const { screen } = await openList(null, {
    'GET /api/shopping-lists/latest': () => ({ body: theirs }),
  })
  await expect.element(screen.getByText('0/1 items completed')).toBeVisible()
  theirs = { ...aList(aLine('leeks', { checked: true }), aLine('tea')), rev: 2 }
  await expect.element(screen.getByText('1/2 items completed'), { timeout: 5_000 }).toBeVisible()
})

test('a tick without a network is kept, shown and said to wait', async () => {
  const ticked = { ...aList(aLine('leeks', { checked: true })), rev: 2 }
  const { screen } = await openList(aList(aLine('leeks')), {
    [`PUT ${ITEMS}/leeks/checked`]: ticked,
  })
  await expect.element(screen.getByText('0/1 items completed')).toBeVisible()
  const kitchen = window.fetch
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  await screen.getByRole('checkbox', { name: '2 x leeks' }).click()
  await expect.element(screen.getByText(/^No connection\. 1 tick is kept here/)).toBeVisible()
  await expect.element(screen.getByText('1/1 items completed')).toBeVisible()
  vi.stubGlobal('fetch', kitchen)
  dispatchEvent(new Event('online'))
  await expect.element(screen.getByText(/^No connection/)).not.toBeInTheDocument()
  await expect.element(screen.getByText('1/1 items completed')).toBeVisible()
})

test('a list on its way says so, one that does not come can be asked for again', async () => {
  let isThere = false
  const { screen } = await openList(null, {
    'GET /api/shopping-lists/latest': () => ({
      ...(isThere ? { body: aList() } : broken()),
      afterMs: 100,
    }),
  })
  await expect.element(screen.getByText('Loading your shopping list...')).toBeVisible()
  await expect.element(screen.getByText('The shopping list could not be loaded')).toBeVisible()
  isThere = true
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Your shopping list is empty')).toBeVisible()
})

test('a removed line comes back when that is undone', async () => {
  const full = aList(aLine('leeks'))
  const { screen, sent } = await openList(full, {
    [`DELETE ${ITEMS}/leeks`]: { ...aList(), rev: 2 },
    'POST /api/shopping-lists/list/restore': { ...full, rev: 3 },
  })
  await screen.getByRole('button', { name: 'More for 2 x leeks' }).click()
  await screen.getByRole('menuitem', { name: 'Remove' }).click()
  await expect.element(screen.getByText('Item removed')).toBeInTheDocument()
  await expect.element(screen.getByText('Your shopping list is empty')).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByRole('checkbox', { name: '2 x leeks' })).toBeVisible()
  expect(sent('POST /api/shopping-lists/list/restore')).toEqual({ itemIds: ['leeks'] })
})

test('an edit moves a line to another aisle', async () => {
  const { screen, sent } = await openList(aList(aLine('leeks')), {
    [`PATCH ${ITEMS}/leeks`]: { ...aList(aLine('leeks', { category: 'Market' })), rev: 2 },
  })
  await screen.getByRole('button', { name: 'More for 2 x leeks' }).click()
  await screen.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Edit item' })
  await dialog.getByLabelText('Category').selectOptions('+ Create new category')
  await dialog.getByRole('textbox', { name: 'New category' }).fill(' Market ')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByLabelText('Category')).toHaveValue('Market')
  ;(dialog.getByRole('textbox', { name: 'Name' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('MARKET')).toBeInTheDocument()
  expect(sent(`PATCH ${ITEMS}/leeks`)).toEqual({
    ...{ name: 'leeks', quantity: '2', unit: null, category: 'Market' },
  })
})

test('sections fold, and are open at first', async () => {
  const { screen } = await openList(aList(aLine('leeks')))
  const head = screen.getByRole('button', { name: /^FRUIT & VEGETABLES/ })
  await expect.element(head).toHaveAttribute('aria-expanded', 'true')
  await head.click()
  await expect.element(head).toHaveAttribute('aria-expanded', 'false')
  await expect.element(screen.getByText('From: Manual')).not.toBeVisible()
})
