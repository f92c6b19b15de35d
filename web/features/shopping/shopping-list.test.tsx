import { expect, test, vi } from 'vitest'
import type { PantryItem } from '#shared/pantry/schema.ts'
import type { ShoppingList as List, ShoppingListItem } from '#shared/shopping/schema.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { ShoppingList } from './shopping-list.tsx'

const line = (id: string, changes: Partial<ShoppingListItem> = {}): ShoppingListItem => ({
  ...{ id, name: id, quantity: '2', unit: null, checked: false },
  ...{ source: 'Manual', category: 'Fruit & Vegetables', ...changes },
})
const listOf = (...items: ShoppingListItem[]): List => ({
  id: 'list',
  profile_id: crypto.randomUUID(),
  selected_recipe_ids: [],
  pantry_item_ids: [],
  items,
  checked_items: items.filter(({ checked }) => checked).map(({ id }) => id),
  generated_at: '2026-11-20T10:00:00Z',
  rev: 1,
})
const inPantry = (name: string, category: string | null): PantryItem => ({
  ...{ id: crypto.randomUUID(), name, category },
  ...{ quantity: 2, unit: 'kg', sort_order: 0 },
})
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
    listOf(
      line('soap', { category: null, quantity: null }),
      line('potatoes', { quantity: '500', unit: 'g', source: 'A leek week' }),
      line('leeks', { checked: true }),
      line('carrots'),
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
  const { screen } = await openList(null, { 'POST /api/shopping-lists': listOf() })
  await expect.element(screen.getByText('Your shopping list is empty')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Clear Ticked Items' }).elements()).toEqual([])
})

/** The kitchen says no. */
const broken = () => ({
  status: 500,
  body: { error: { code: 'internal', message: 'Forced by a test' } },
})

test('a tick that fails is taken back', async () => {
  const { screen } = await openList(listOf(line('leeks')), {
    [`PUT ${ITEMS}/leeks/checked`]: broken,
  })
  await screen.getByRole('checkbox', { name: '2 x leeks' }).click()
  await expect
    .element(screen.getByText('Failed to update item. Please try again.'))
    .toBeInTheDocument()
  await expect.element(screen.getByText('0/1 items completed')).toBeVisible()
})

test('clearing what is ticked can be undone', async () => {
  const full = listOf(line('leeks', { checked: true }), line('carrots'))
  const { screen, sent } = await openList(full, {
    [`DELETE ${ITEMS}`]: listOf(line('carrots')),
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
  const { screen } = await openList(listOf(line('leeks')), { [`DELETE ${ITEMS}`]: listOf() })
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false)
  const clear = screen.getByRole('button', { name: 'Clear Shopping List' })
  await clear.click()
  await expect.element(screen.getByText('0/1 items completed')).toBeVisible()
  confirm.mockReturnValueOnce(true)
  await clear.click()
  await expect.element(screen.getByText('Shopping list cleared')).toBeInTheDocument()
  await expect.element(screen.getByText('Your shopping list is empty')).toBeVisible()
})

async function openNewItem(answers: Answers) {
  const opened = await openList(listOf(), answers)
  await opened.screen.getByRole('button', { name: 'Add Items' }).click()
  await opened.screen.getByRole('tab', { name: 'Add New Item' }).click()
  const name = opened.screen.getByRole('textbox', { name: 'Name' })
  const add = opened.screen.getByRole('button', { name: 'Add to Shopping List' })
  return { ...opened, name, add }
}

test("'2 kg potatoes' is read into amount and name", async () => {
  const potatoes = line('potatoes', { quantity: 2, unit: 'kg', category: null })
  const { screen, sent, name, add } = await openNewItem({ [`POST ${ITEMS}`]: listOf(potatoes) })
  await name.fill('2 kg potatoes')
  await add.click()
  await expect.element(screen.getByText('Item added to shopping list')).toBeInTheDocument()
  expect(sent(`POST ${ITEMS}`)).toMatchObject({
    items: [{ name: 'potatoes', quantity: 2, unit: 'kg', category: null, source: 'Manual' }],
  })
  await expect.element(screen.getByRole('checkbox', { name: '2 kg potatoes' })).toBeVisible()
})

test('a blank name is refused at its field and by a toast', async () => {
  const { screen, name, add } = await openNewItem({})
  await add.click()
  const words = screen.getByText('Please enter an item name')
  await expect.poll(() => words.elements().length).toBe(2)
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await expect.element(name).toHaveFocus()
})

test('an item that could not be added stays in the form', async () => {
  const { screen, name, add } = await openNewItem({})
  await name.fill('Leeks')
  await add.click()
  await expect
    .element(screen.getByText('Failed to add item. Please try again.'))
    .toBeInTheDocument()
  await expect.element(name).toHaveValue('Leeks')
})

test('what is picked in the pantry is added, and the next opening starts anew', async () => {
  const { screen, sent } = await openList(listOf(), {
    'GET /api/pantry-items': [inPantry('Rice', 'Grains'), inPantry('Milk', 'Dairy')],
    [`POST ${ITEMS}`]: listOf(line('Rice')),
  })
  await screen.getByRole('button', { name: 'Add Items' }).click()
  await screen.getByRole('searchbox').fill('ri')
  await expect.element(screen.getByText('Milk')).not.toBeInTheDocument()
  await screen.getByRole('checkbox', { name: 'Rice' }).click()
  await expect.element(screen.getByText('1 item selected')).toBeVisible()
  await screen.getByRole('button', { name: 'Add 1 Selected' }).click()
  await expect.element(screen.getByText('Item added', { exact: true })).toBeInTheDocument()
  expect(sent(`POST ${ITEMS}`)).toMatchObject({
    items: [{ name: 'Rice', quantity: 2, unit: 'kg', category: 'Grains', source: 'Pantry' }],
  })
  await screen.getByRole('button', { name: 'Add Items' }).click()
  await expect.element(screen.getByText('0 items selected')).toBeVisible()
  await expect.element(screen.getByRole('searchbox')).toHaveValue('')
})
