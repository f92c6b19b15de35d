import { expect, test } from 'vitest'
import type { PantryItem } from '#shared/pantry/schema.ts'
import { renderScreen } from '#web/testing/screen.tsx'
import { Pantry } from './pantry.tsx'

const item = (name: string, changes: Partial<PantryItem> = {}): PantryItem => ({
  ...{ id: crypto.randomUUID(), name, quantity: null, unit: null },
  ...{ category: null, sort_order: 0, ...changes },
})
const rice = item('Rice', { quantity: 2, unit: 'kg', category: 'Grains' })

/** A kitchen that keeps what it is sent. */
async function openPantry(stored: PantryItem[]) {
  let items = stored
  const { screen, calls } = await renderScreen({
    at: '/pantry',
    routes: { '/pantry': Pantry },
    answers: {
      'GET /api/pantry-items': () => ({ body: items }),
      'POST /api/pantry-items': ({ body }: { body: unknown }) => {
        items = [...items, body as PantryItem]
        return { status: 201, body }
      },
      [`PATCH /api/pantry-items/${rice.id}`]: ({ body }: { body: unknown }) => {
        const changed = { ...rice, ...(body as Partial<PantryItem>) }
        items = items.map((each) => (each.id === rice.id ? changed : each))
        return { body: changed }
      },
      [`DELETE /api/pantry-items/${rice.id}`]: () => {
        items = items.filter(({ id }) => id !== rice.id)
        return { status: 204, body: null }
      },
    },
  })
  const sent = (wanted: string) => calls.find(({ method }) => method === wanted)?.body
  return { screen, sent }
}

test('categories are in alphabetical order, what has none is Uncategorized', async () => {
  const { screen } = await openPantry([item('Salt'), rice, item('Milk', { category: 'Dairy' })])
  await expect.element(screen.getByText('2 kg')).toBeVisible()
  const shelves = screen.getByRole('heading', { level: 2 }).elements()
  expect(shelves.map((one) => one.textContent)).toEqual(['Dairy', 'Grains', 'Uncategorized'])
  expect(screen.getByText('No quantity set').elements()).toHaveLength(2)
})

test('the first item is added with a category made on the spot', async () => {
  const { screen, sent } = await openPantry([])
  await expect.element(screen.getByText('No pantry items yet')).toBeVisible()
  await screen.getByRole('button', { name: 'Add Your First Item' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Add New Pantry Item' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Eggs')
  await dialog.getByLabelText('Category').selectOptions('+ Create new category')
  await dialog.getByRole('textbox', { name: 'New category' }).fill('  Fridge ')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(dialog.getByLabelText('Category')).toHaveValue('Fridge')
  await dialog.getByRole('button', { name: 'Add Item' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Fridge' })).toBeVisible()
  expect(sent('POST')).toMatchObject({ name: 'Eggs', quantity: 0, unit: null, sort_order: 0 })
})

test('a name is required', async () => {
  const { screen, sent } = await openPantry([])
  await screen.getByRole('button', { name: 'Add Your First Item' }).click()
  await screen.getByRole('button', { name: 'Add Item' }).click()
  await expect.element(screen.getByText('Name is required')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  expect(sent('POST')).toBeUndefined()
})

test('an edit changes the card', async () => {
  const { screen, sent } = await openPantry([rice])
  await screen.getByRole('button', { name: 'Edit Rice' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Edit Pantry Item' })
  await dialog.getByLabelText('Quantity').fill('1.5')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Pantry item updated')).toBeInTheDocument()
  await expect.element(screen.getByText('1.5 kg')).toBeVisible()
  expect(sent('PATCH')).toEqual({ name: 'Rice', quantity: 1.5, unit: 'kg', category: 'Grains' })
})

test('a deleted item comes back when that is undone', async () => {
  const { screen } = await openPantry([rice])
  await screen.getByRole('button', { name: 'Delete Rice' }).click()
  await expect.element(screen.getByText('Pantry item deleted')).toBeInTheDocument()
  await expect.element(screen.getByText('No pantry items yet')).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Rice' })).toBeVisible()
})
