import { beforeEach, expect, test } from 'vitest'
import type { PantryItem } from '#shared/pantry/schema.ts'
import { forgetTyped } from '#web/lib/use-typed.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { broken } from '#web/testing/shopping-samples.ts'
import { Pantry } from './pantry.tsx'

const item = (name: string, changes: Partial<PantryItem> = {}): PantryItem => ({
  ...{ id: crypto.randomUUID(), name, quantity: null, unit: null },
  ...{ category: null, sort_order: 0, ...changes },
})
const rice = item('Rice', { quantity: 2, unit: 'kg', category: 'Grains' })

beforeEach(() => forgetTyped('pantry new'))

/** A kitchen that keeps what it is sent. */
async function openPantry(stored: PantryItem[], answers: Answers = {}) {
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
      ...answers,
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

test('an item that could not be deleted is back, and the failure is said', async () => {
  const { screen } = await openPantry([rice], { [`DELETE /api/pantry-items/${rice.id}`]: broken })
  await screen.getByRole('button', { name: 'Delete Rice' }).click()
  await expect
    .element(screen.getByText('Failed to delete item. Please try again.'))
    .toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { name: 'Rice' })).toBeVisible()
})

test.each([
  ['2.5', 2.5],
  ['', 0],
  ['-3', 0],
  ['1e309', 0],
])('a quantity of %j is stored as %j', async (typed, stored) => {
  const { screen, sent } = await openPantry([])
  await screen.getByRole('button', { name: 'Add Your First Item' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Add New Pantry Item' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Flour')
  const quantity = dialog.getByLabelText('Quantity')
  await expect.element(quantity).toHaveAttribute('step', '0.1')
  await quantity.fill(typed)
  await dialog.getByRole('button', { name: 'Add Item' }).click()
  await expect.element(screen.getByText('Item added to pantry')).toBeInTheDocument()
  expect(sent('POST')).toMatchObject({ name: 'Flour', quantity: stored })
})

test('a new category that is blank is ignored, and can be cancelled', async () => {
  const { screen } = await openPantry([])
  await screen.getByRole('button', { name: 'Add Your First Item' }).click()
  const category = screen.getByLabelText('Category')
  await category.selectOptions('+ Create new category')
  await screen.getByRole('textbox', { name: 'New category' }).fill('   ')
  await screen.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(screen.getByRole('textbox', { name: 'New category' })).toBeVisible()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(category).toHaveValue('')
})

test('what is too long is told at its field, and kept', async () => {
  const { screen, sent } = await openPantry([])
  await screen.getByRole('button', { name: 'Add Your First Item' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Add New Pantry Item' })
  const [name, unit] = ['Name', 'Unit'].map((label) => dialog.getByRole('textbox', { name: label }))
  if (!name || !unit) throw new Error('a form has a name and a unit')
  await name.fill('🧂'.repeat(210))
  await unit.fill('g'.repeat(110))
  await dialog.getByLabelText('Quantity').fill('1000000001')
  const category = dialog.getByLabelText('Category')
  await category.selectOptions('+ Create new category')
  const created = dialog.getByRole('textbox', { name: 'New category' })
  await created.fill('c'.repeat(110))
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(created).toHaveAccessibleDescription('10 too many At most 100 characters')
  await expect.element(created).toHaveValue('c'.repeat(110))
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
  await dialog.getByRole('button', { name: 'Add Item' }).click()
  await expect.element(name).toHaveAccessibleDescription('10 too many At most 200 characters')
  await expect.element(unit).toHaveAccessibleDescription('10 too many At most 100 characters')
  await expect
    .element(dialog.getByLabelText('Quantity'))
    .toHaveAccessibleDescription('At most 1,000,000,000')
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveValue('🧂'.repeat(210))
  expect(sent('POST')).toBeUndefined()
})

test('what the kitchen refuses is told at its field', async () => {
  const issues = [{ path: 'name', message: 'Control characters are not allowed' }]
  const { screen } = await openPantry([rice], {
    [`PATCH /api/pantry-items/${rice.id}`]: () => ({
      status: 422,
      body: { error: { code: 'validation_failed', message: '', issues } },
    }),
  })
  await screen.getByRole('button', { name: 'Edit Rice' }).click()
  await screen.getByRole('button', { name: 'Save' }).click()
  const name = screen.getByRole('textbox', { name: 'Name' })
  await expect.element(name).toHaveAccessibleDescription('Control characters are not allowed')
})

test('what could not be saved stays in the form', async () => {
  const { screen } = await openPantry([rice], { [`PATCH /api/pantry-items/${rice.id}`]: broken })
  await screen.getByRole('button', { name: 'Edit Rice' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Edit Pantry Item' })
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await name.fill('Wild rice')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect
    .element(screen.getByText('Failed to update item. Please try again.'))
    .toBeInTheDocument()
  await expect.element(name).toHaveValue('Wild rice')
})

test('an item whose answer was lost is the same one when it is added from a form opened again', async () => {
  const ids: string[] = []
  const { screen } = await openPantry([rice], {
    'POST /api/pantry-items': ({ body }: { body: unknown }) => {
      ids.push((body as PantryItem).id)
      return ids.length === 1 ? broken() : { status: 201, body }
    },
  })
  const addEggs = async (isTyped: boolean) => {
    await screen.getByRole('button', { name: 'Add Item' }).first().click()
    const dialog = screen.getByRole('dialog', { name: 'Add New Pantry Item' })
    if (isTyped) await dialog.getByRole('textbox', { name: 'Name' }).fill('Eggs')
    await dialog.getByRole('button', { name: 'Add Item' }).click()
    return dialog
  }
  const dialog = await addEggs(true)
  await expect.poll(() => ids).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await addEggs(false)
  await expect.element(screen.getByText('Item added to pantry')).toBeInTheDocument()
  await expect.element(dialog).not.toBeInTheDocument()
  await addEggs(true)
  await expect.poll(() => ids).toHaveLength(3)
  const [lost, again, another] = ids
  expect(again).toBe(lost)
  expect(another).not.toBe(lost)
})

test('a pantry that does not come can be asked for again', async () => {
  let isThere = false
  const { screen } = await openPantry([], {
    'GET /api/pantry-items': () => (isThere ? { body: [rice] } : broken()),
  })
  await expect.element(screen.getByText('The pantry could not be loaded')).toBeVisible()
  isThere = true
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('2 kg')).toBeVisible()
})
