import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { PantryItem } from '#shared/pantry/schema.ts'
import type { RememberedItem } from '#shared/shopping/schema.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { aLine, aList, broken } from '#web/testing/shopping-samples.ts'
import { ShoppingList } from './shopping-list.tsx'

const ITEMS = '/api/shopping-lists/list/items'
const inPantry = (name: string, category: string | null): PantryItem => ({
  ...{ id: crypto.randomUUID(), name, category },
  ...{ quantity: 2, unit: 'kg', sort_order: 0 },
})
const [rice, milk] = [inPantry('Rice', 'Grains'), inPantry('Milk', 'Dairy')]
const bought = (name: string, changes: Partial<RememberedItem> = {}): RememberedItem => ({
  ...{ name, unit: null, category: null, times: 1 },
  ...{ last_used: '2026-11-20T10:00:00.000Z', ...changes },
})

async function openDialog(answers: Answers = {}, tab = 'Browse Pantry') {
  const { screen, calls } = await renderScreen({
    at: '/shopping',
    routes: {
      '/shopping': () => (
        <ShoppingList editPantryItem={(item) => item && <p>Editing {item.name}</p>} />
      ),
    },
    answers: {
      'GET /api/shopping-lists/latest': aList(),
      'GET /api/pantry-items': [rice, milk],
      'GET /api/remembered-items': [],
      [`POST ${ITEMS}`]: { ...aList(aLine('added')), rev: 2 },
      'POST /api/pantry-items': ({ body }: { body: unknown }) => ({ status: 201, body }),
      ...answers,
    },
  })
  await screen.getByRole('button', { name: 'Add Items' }).click()
  await screen.getByRole('tab', { name: tab }).click()
  const sent = (wanted: string) =>
    calls.find(({ method, path }) => `${method} ${path}` === wanted)?.body
  const name = screen.getByRole('textbox', { name: 'Name' })
  return { screen, sent, name }
}

const openNewItem = (answers: Answers = {}) => openDialog(answers, 'Add New Item')

test("'2 kg potatoes' is read into amount and name", async () => {
  const potatoes = aLine('potatoes', { quantity: 2, unit: 'kg', category: null })
  const { screen, sent, name } = await openNewItem({ [`POST ${ITEMS}`]: aList(potatoes) })
  await name.fill('2 kg potatoes')
  await screen.getByRole('button', { name: 'Add to Shopping List' }).click()
  await expect.element(screen.getByText('Item added to shopping list')).toBeInTheDocument()
  expect(sent(`POST ${ITEMS}`)).toMatchObject({
    items: [{ name: 'potatoes', quantity: 2, unit: 'kg', category: null, source: 'Manual' }],
  })
  await expect.element(screen.getByRole('checkbox', { name: '2 kg potatoes' })).toBeVisible()
})

test.each([
  ['Add to Shopping List', 'Item added to shopping list', true, false],
  ['Add to Pantry', 'Item added to pantry', false, true],
  ['Add to Both', 'Item added to both', true, true],
])('%s', async (button, words, onList, inHome) => {
  const { screen, sent, name } = await openNewItem()
  await name.fill('Leeks')
  await screen.getByRole('textbox', { name: 'Unit' }).fill('bunch')
  await screen.getByRole('button', { name: button }).click()
  await expect.element(screen.getByText(words, { exact: true })).toBeInTheDocument()
  expect([`POST ${ITEMS}`, 'POST /api/pantry-items'].map((call) => Boolean(sent(call)))).toEqual([
    onList,
    inHome,
  ])
  if (inHome) {
    expect(sent('POST /api/pantry-items')).toMatchObject({
      ...{ name: 'Leeks', quantity: 1, unit: 'bunch', category: null, sort_order: 0 },
    })
  }
})

test('a blank name is refused at its field and by a toast', async () => {
  const { screen, name } = await openNewItem()
  await screen.getByRole('button', { name: 'Add to Shopping List' }).click()
  const words = screen.getByText('Please enter an item name')
  await expect.poll(() => words.elements().length).toBe(2)
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await expect.element(name).toHaveFocus()
})

test('a name and a unit that are too long are refused at their fields and stay', async () => {
  const { screen, name, sent } = await openNewItem()
  const unit = screen.getByRole('textbox', { name: 'Unit' })
  await unit.fill('g'.repeat(110))
  await expect.element(unit).toHaveAccessibleDescription('10 too many')
  await name.fill('leek'.repeat(51))
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('At most 200 characters')).toBeVisible()
  await expect.element(screen.getByText('At most 100 characters')).toBeVisible()
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveValue('leek'.repeat(51))
  await expect.element(unit).toHaveValue('g'.repeat(110))
  expect(sent(`POST ${ITEMS}`)).toBeUndefined()
})

test.each([
  ['1/0', null],
  ['NaN', null],
  ['-3', null],
  ['', null],
  ['½', 0.5],
  ['9'.repeat(10_000), null],
])('a quantity like %j is a number or none', async (quantity, expected) => {
  const { screen, sent, name } = await openNewItem()
  await name.fill('大葱')
  await screen.getByRole('textbox', { name: 'Quantity' }).fill(quantity)
  await screen.getByRole('button', { name: 'Add to Shopping List' }).click()
  await expect.poll(() => sent(`POST ${ITEMS}`)).toBeDefined()
  expect(sent(`POST ${ITEMS}`)).toMatchObject({ items: [{ name: '大葱', quantity: expected }] })
})

test('an item that could not be added stays in the form', async () => {
  const { screen, name } = await openNewItem({ [`POST ${ITEMS}`]: broken })
  await name.fill('Leeks')
  await screen.getByRole('button', { name: 'Add to Shopping List' }).click()
  await expect
    .element(screen.getByText('Failed to add item. Please try again.'))
    .toBeInTheDocument()
  await expect.element(name).toHaveValue('Leeks')
})

test('what was bought before is suggested, and goes to the aisle it was moved to', async () => {
  const { screen, sent, name } = await openNewItem({
    'GET /api/shopping-lists/latest': aList(aLine('Mint')),
    'GET /api/remembered-items': [
      bought('Milk', { unit: 'pint', category: 'Chilled', times: 9 }),
      bought('Mince', { unit: 'g' }),
      bought('Mint'),
      bought('Bread'),
    ],
  })
  const group = screen.getByRole('group', { name: 'Bought before' })
  const names = () =>
    group
      .getByRole('button')
      .elements()
      .map((one) => one.textContent)
  await expect.poll(names).toEqual(['Milk', 'Bread', 'Mince'])
  await name.fill('2 mi')
  await expect.poll(names).toEqual(['Milk', 'Mince'])
  await group.getByRole('button', { name: 'Milk' }).click()
  await expect.element(name).toHaveValue('Milk')
  const add = screen.getByRole('button', { name: 'Add to Shopping List' })
  await expect.element(add).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent(`POST ${ITEMS}`)).toBeDefined()
  expect(sent(`POST ${ITEMS}`)).toMatchObject({
    items: [{ name: 'Milk', quantity: 2, unit: 'pint', category: 'Chilled', source: 'Manual' }],
  })
})

test('what is picked in the pantry is added, and the next opening starts anew', async () => {
  const { screen, sent } = await openDialog()
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

test('closing forgets selection, search, filters, tab and form', async () => {
  const { screen, name } = await openDialog()
  await screen.getByRole('checkbox', { name: 'Rice' }).click()
  await screen.getByRole('searchbox').fill('ri')
  await screen.getByRole('button', { name: 'Grains' }).click()
  await screen.getByRole('tab', { name: 'Add New Item' }).click()
  await name.fill('Leeks')
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  await userEvent.keyboard('{Escape}')
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Discard what you typed?')
  await expect.element(name).toHaveValue('Leeks')
  confirm.mockReturnValue(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Add Items' }).click()
  await expect
    .element(screen.getByRole('tab', { name: 'Browse Pantry' }))
    .toHaveAttribute('aria-selected', 'true')
  await expect.element(screen.getByText('0 items selected')).toBeVisible()
  await expect.element(screen.getByRole('searchbox')).toHaveValue('')
  await expect
    .element(screen.getByRole('button', { name: 'Grains' }))
    .toHaveAttribute('aria-pressed', 'false')
  await screen.getByRole('tab', { name: 'Add New Item' }).click()
  await expect.element(name).toHaveValue('')
})

test('badges filter the pantry, and what was moved goes to its aisle', async () => {
  const { screen, sent } = await openDialog({
    'GET /api/remembered-items': [bought('rice', { category: 'World Foods' })],
  })
  await screen.getByRole('button', { name: 'Grains' }).click()
  await expect.element(screen.getByText('Milk')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Dairy' }).click()
  await screen.getByRole('checkbox', { name: 'Milk' }).click()
  await screen.getByRole('checkbox', { name: 'Rice' }).click()
  await screen.getByRole('button', { name: 'Add 2 Selected' }).click()
  await expect.element(screen.getByText('Items added', { exact: true })).toBeInTheDocument()
  expect(sent(`POST ${ITEMS}`)).toMatchObject({
    items: [
      { name: 'Milk', category: 'Dairy' },
      { name: 'Rice', category: 'World Foods' },
    ],
  })
})

test('adding from the pantry that fails says so and keeps the selection', async () => {
  const { screen } = await openDialog({ [`POST ${ITEMS}`]: broken })
  await screen.getByRole('checkbox', { name: 'Rice' }).click()
  await screen.getByRole('button', { name: 'Add 1 Selected' }).click()
  await expect
    .element(screen.getByText('Failed to add items from pantry. Please try again.'))
    .toBeInTheDocument()
  await expect.element(screen.getByText('1 item selected')).toBeVisible()
})

test('each thing of the pantry can be edited and deleted', async () => {
  const { screen, sent } = await openDialog({
    [`DELETE /api/pantry-items/${milk.id}`]: () => ({ status: 204, body: null }),
  })
  await screen.getByRole('button', { name: 'Edit Rice' }).click()
  await expect.element(screen.getByText('Editing Rice')).toBeInTheDocument()
  await screen.getByRole('button', { name: 'Delete Milk' }).click()
  await expect.element(screen.getByText('Pantry item deleted')).toBeInTheDocument()
  expect(sent(`POST ${ITEMS}`)).toBeUndefined()
})
