/** The recipe's form in the words of the spec: titles, buttons, messages, and nothing typed that is lost. */
import '#web/styles.css'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Recipe } from '#shared/recipes/schema.ts'
import { writeText } from '#web/lib/storage.ts'
import { recipeDraftKey } from '#web/lib/storage-keys.ts'
import { aRecipe } from '#web/testing/samples.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { RecipeForm } from './recipe-form.tsx'

const SOUP = aRecipe('Soup', {
  ingredients: ['leeks', 'butter', 'stock'].map((name) => ({ name, quantity: '', unit: '' })),
  method: ['Chop.', 'Simmer.'],
})
const SALT = { name: 'salt', quantity: '', unit: '' }
const SAVED: Answers = { 'POST /api/recipes': SOUP, [`PATCH /api/recipes/${SOUP.id}`]: SOUP }
const FAILS = () => ({ status: 500, body: { error: { code: 'internal', message: '' } } })

type Opening = { mode: 'new' | 'review' | 'chat' } | { mode: 'edit'; initial: Recipe }

function FormPage({ opening }: { opening: Opening }) {
  const [out, setOut] = useState('')
  if (out) return <p>{out}</p>
  return <RecipeForm {...opening} onSaved={() => setOut('Saved')} onCancel={() => setOut('Left')} />
}

/** Opens the form; `isReload` keeps what was typed before. */
function open(opening: Opening = { mode: 'new' }, answers = SAVED, isReload = false) {
  if (!isReload) {
    for (const slot of ['new', 'review', 'chat', SOUP.id, STUB.id])
      writeText(recipeDraftKey(slot), null)
  }
  return renderScreen({
    at: '/form',
    routes: { '/form': () => <FormPage opening={opening} /> },
    answers,
  })
}

type Screen = Awaited<ReturnType<typeof open>>['screen']

function valuesOf(screen: Screen, what: 'ingredient' | 'step'): string[] {
  const rows = [...screen.container.querySelectorAll(`.form-${what}`)]
  return rows.map((row) =>
    [...row.querySelectorAll<HTMLInputElement>('input, textarea')]
      .map((box) => box.value)
      .join('|'),
  )
}

function paste(box: Element, text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

async function fillIn(screen: Screen) {
  await screen.getByLabelText('Recipe name').fill('Soup')
  await screen.getByLabelText('Ingredient 1 name').fill('leeks')
  await screen.getByLabelText('Step 1').fill('Cook it.')
}

test.each([
  [{ mode: 'new' }, 'New Recipe', 'Cancel', 'Save Recipe'],
  [{ mode: 'review' }, 'Review Extracted Recipe', 'Back to Upload', 'Save Recipe'],
  [{ mode: 'chat' }, 'Edit Recipe', 'Cancel', 'Save Recipe'],
  [{ mode: 'edit', initial: SOUP }, 'Edit Recipe', 'Cancel', 'Update Recipe'],
] as const)('%o is titled %s, with %s and %s', async (opening, title, cancel, save) => {
  const { screen } = await open(opening)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  for (const name of ['Basic Information', 'Ingredients', 'Method', 'Chef Notes & Source']) {
    await expect.element(screen.getByRole('heading', { level: 2, name })).toBeVisible()
  }
  await expect.element(screen.getByRole('button', { name: save })).toBeVisible()
  await screen.getByRole('button', { name: cancel }).click()
  await expect.element(screen.getByText('Left')).toBeVisible()
})

test.each([
  [
    { mode: 'new' },
    ['Save Recipe', 'Saving...'],
    ['Recipe saved successfully!', 'Your recipe has been added to your collection.'],
  ],
  [
    { mode: 'edit', initial: SOUP },
    ['Update Recipe', 'Updating...'],
    ['Recipe updated successfully!', 'Your changes have been saved.'],
  ],
] as const)('%o waits with %j, says %j, and a double click saves once', async (...row) => {
  const [opening, [label, waiting], [done, text]] = row
  const { screen, calls } = await open(opening)
  const answer = Promise.withResolvers<void>()
  const network = globalThis.fetch
  vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
    if (args[1]?.method) await answer.promise
    return network(...args)
  })
  await fillIn(screen)
  await screen.getByRole('button', { name: label }).dblClick()
  await expect.element(screen.getByText(waiting)).toBeVisible()
  answer.resolve()
  await expect.element(screen.getByText(done)).toBeVisible()
  await expect.element(screen.getByText(text)).toBeVisible()
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible()
  expect(calls.filter(({ method }) => method !== 'GET')).toHaveLength(1)
})

test.each([
  [{ mode: 'new' }, 'Save Recipe', 'Error saving recipe'],
  [{ mode: 'edit', initial: SOUP }, 'Update Recipe', 'Error updating recipe'],
] as const)('%o that fails says %s: %s, and keeps what was typed', async (opening, save, title) => {
  const answers = { 'POST /api/recipes': FAILS, [`PATCH /api/recipes/${SOUP.id}`]: FAILS }
  const { screen } = await open(opening, answers)
  await fillIn(screen)
  await screen.getByRole('button', { name: save }).click()
  await expect.element(screen.getByText(title)).toBeVisible()
  await expect.element(screen.getByText('Please try again.')).toBeVisible()
  await expect.element(screen.getByLabelText('Step 1')).toHaveValue('Cook it.')
})

const STUB = aRecipe('Pie', { ingredients: [], method: [] })

test('a stub is renamed and stays one; a list begun says what else is missing and keeps it', async () => {
  const { screen, calls } = await open(
    { mode: 'edit', initial: STUB },
    {
      [`PATCH /api/recipes/${STUB.id}`]: () => ({ body: { ...STUB, name: 'Leek pie', rev: 2 } }),
    },
  )
  await expect
    .element(screen.getByText('Ingredients and steps can follow later, both together.'))
    .toBeVisible()
  await screen.getByLabelText('Recipe name').fill('Leek pie')
  await screen.getByLabelText('Step 1').fill('Roll it out.')
  await screen.getByRole('button', { name: 'Update Recipe' }).click()
  await expect.element(screen.getByText('At least one ingredient is required')).toBeVisible()
  await expect.element(screen.getByLabelText('Ingredient 1 name')).toHaveFocus()
  await expect.element(screen.getByLabelText('Step 1')).toHaveValue('Roll it out.')
  await screen.getByLabelText('Step 1').fill('')
  await screen.getByRole('button', { name: 'Update Recipe' }).click()
  await expect.element(screen.getByText('Recipe updated successfully!')).toBeVisible()
  const sent = calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  expect(sent).toEqual([{ name: 'Leek pie' }])
})

test('a source can be unset', async () => {
  const source_url = 'https://kitchen.example/soup'
  const initial = { ...SOUP, source_type: 'website' as const, source_url }
  const { screen, calls } = await open({ mode: 'edit', initial })
  await expect.element(screen.getByLabelText('Website address')).toHaveValue(source_url)
  await screen.getByText('None', { exact: true }).click()
  await expect.element(screen.getByLabelText('Website address')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Update Recipe' }).click()
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible()
  const sent = calls.find(({ method }) => method === 'PATCH')
  expect(sent?.body).toEqual({ source_type: null, source_url: null })
})

test('servings that are no number fall back to 1', async () => {
  const { screen } = await open()
  await screen.getByLabelText('Servings').fill('many')
  await userEvent.tab()
  await expect.element(screen.getByLabelText('Servings')).toHaveValue('1')
})

test('tags are added by Enter or the plus button, once each', async () => {
  const { screen } = await open()
  await screen.getByLabelText('Tags').fill(' Soup ')
  await userEvent.keyboard('{Enter}')
  await screen.getByLabelText('Tags').fill('soup')
  await screen.getByRole('button', { name: 'Add tag' }).click()
  await screen.getByLabelText('Tags').fill('Quick')
  await screen.getByRole('button', { name: 'Add tag' }).click()
  const removes = screen.getByRole('button', { name: /^Remove (Soup|soup|Quick)$/ })
  await expect.poll(() => removes.elements().length).toBe(2)
  await screen.getByRole('button', { name: 'Remove Soup' }).click()
  await expect.element(screen.getByLabelText('Tags')).toHaveFocus()
  await expect.poll(() => removes.elements().length).toBe(1)
})

test('a pasted list becomes rows, and Undo takes them back', async () => {
  const { screen } = await open()
  paste(
    screen.getByLabelText('Ingredient 1 name').element(),
    'Ingredients:\n- 2 tbsp olive oil\n- 1 large onion, finely chopped\n- salt',
  )
  await expect
    .poll(() => valuesOf(screen, 'ingredient'))
    .toEqual(['olive oil|2|tbsp', 'large onion, finely chopped|1|', 'salt||'])
  await expect.element(screen.getByLabelText('Ingredient 3 name')).toHaveFocus()
  await expect.element(screen.getByText('3 ingredients pasted')).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => valuesOf(screen, 'ingredient')).toEqual(['||'])
})

test('pasted headings become groups, and are no ingredients', async () => {
  const { screen, calls } = await open()
  paste(
    screen.getByLabelText('Ingredient 1 name').element(),
    'For the sauce:\n2 tbsp oil\nFor the pasta:\n200 g spaghetti',
  )
  await expect.element(screen.getByText('2 ingredients pasted')).toBeVisible()
  await expect.element(screen.getByLabelText('Heading 1')).toHaveValue('For the sauce')
  await screen.getByLabelText('Recipe name').fill('Soup')
  await screen.getByLabelText('Step 1').fill('Cook it.')
  await screen.getByRole('button', { name: 'Save Recipe' }).click()
  await expect.element(screen.getByText('Saved')).toBeVisible()
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ingredients: [{ name: 'oil' }, { name: 'spaghetti' }],
    ingredient_groups: [
      { name: 'For the sauce', start: 0 },
      { name: 'For the pasta', start: 1 },
    ],
  })
})

test('a pasted method becomes steps after the one that is there', async () => {
  const { screen } = await open({ mode: 'edit', initial: SOUP })
  paste(screen.getByLabelText('Step 1').element(), 'Step 1\nFry.\nStep 2\nStir.')
  await expect.poll(() => valuesOf(screen, 'step')).toEqual(['Chop.', 'Fry.', 'Stir.', 'Simmer.'])
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => valuesOf(screen, 'step')).toEqual(['Chop.', 'Simmer.'])
})

test('more than a hundred pasted lines are told', async () => {
  const { screen } = await open()
  const lines = Array.from(
    { length: 120 },
    (_, index) => `spice ${String.fromCodePoint(0x4e00 + index)}`,
  )
  paste(screen.getByLabelText('Ingredient 1 name').element(), lines.join('\n'))
  await expect.element(screen.getByText('At most 100 ingredients: 20 did not fit.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Add Ingredient' })).toBeDisabled()
  await expect.element(screen.getByText('100 of 100 ingredients')).toBeVisible()
})

test('an amount typed into the name is told apart on leaving, until Undo', async () => {
  const { screen } = await open()
  const name = screen.getByLabelText('Ingredient 1 name')
  await name.fill('2 tbsp olive oil')
  await userEvent.tab()
  await expect.poll(() => valuesOf(screen, 'ingredient')).toEqual(['olive oil|2|tbsp'])
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => valuesOf(screen, 'ingredient')).toEqual(['2 tbsp olive oil||'])
  await name.click()
  await userEvent.tab()
  expect(valuesOf(screen, 'ingredient')).toEqual(['2 tbsp olive oil||'])
})

test('rows move by buttons, which say so, and by dragging', async () => {
  const { screen } = await open({ mode: 'edit', initial: SOUP })
  await screen.getByRole('button', { name: 'Move stock up' }).click()
  expect(valuesOf(screen, 'ingredient')).toEqual(['leeks||', 'stock||', 'butter||'])
  await expect.element(screen.getByText('stock is now 2 of 3')).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Move stock up' })).toHaveFocus()
  const grips = [...screen.container.querySelectorAll('.form-ingredient .form-grip')]
  const [first, , last] = grips
  if (!first || !last) throw new Error('three rows have three grips')
  await userEvent.dragAndDrop(first, last, { steps: 10 })
  await expect
    .poll(() => valuesOf(screen, 'ingredient'))
    .toEqual(['stock||', 'butter||', 'leeks||'])
  await expect.element(screen.getByText('leeks is now 3 of 3')).toBeInTheDocument()
})

test('Enter in an ingredient is the next row', async () => {
  const { screen } = await open()
  await screen.getByLabelText('Ingredient 1 name').fill('leeks')
  await userEvent.keyboard('{Enter}butter')
  expect(valuesOf(screen, 'ingredient')).toEqual(['leeks||', 'butter||'])
})

test('what is typed outlives a reload, until it is started again', async () => {
  const before = await open()
  await fillIn(before.screen)
  window.dispatchEvent(new Event('pagehide'))
  await before.screen.unmount()
  const { screen } = await open({ mode: 'new' }, SAVED, true)
  await expect.element(screen.getByText('We kept what you typed')).toBeVisible()
  await expect.element(screen.getByLabelText('Step 1')).toHaveValue('Cook it.')
  await screen.getByRole('button', { name: 'Start again' }).click()
  await expect.element(screen.getByLabelText('Recipe name')).toHaveValue('')
  await expect.element(screen.getByText('We kept what you typed')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByLabelText('Recipe name')).toHaveValue('Soup')
})

test('a saved form is kept no longer', async () => {
  const before = await open()
  await fillIn(before.screen)
  window.dispatchEvent(new Event('pagehide'))
  await before.screen.getByRole('button', { name: 'Save Recipe' }).click()
  await expect.element(before.screen.getByText('Saved', { exact: true })).toBeVisible()
  await before.screen.unmount()
  const { screen } = await open({ mode: 'new' }, SAVED, true)
  await expect.element(screen.getByLabelText('Recipe name')).toHaveValue('')
})

test('a kept edit is told against the recipe that the cook saw', async () => {
  const before = await open({ mode: 'edit', initial: SOUP })
  await before.screen.getByLabelText('Chef notes').fill('More salt.')
  await before.screen.unmount()
  const newer = { ...SOUP, name: 'Better Soup', rev: 2 }
  const { screen, calls } = await open({ mode: 'edit', initial: newer }, SAVED, true)
  await screen.getByRole('button', { name: 'Update Recipe' }).click()
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible()
  const [sent] = calls.filter(({ method }) => method === 'PATCH')
  expect(sent?.body).toEqual({ chef_notes: 'More salt.' })
})

test('leaving by a link keeps what was typed, asks nobody and says so', async () => {
  const before = await open()
  const confirm = vi.spyOn(window, 'confirm')
  await before.screen.getByLabelText('Recipe name').fill('Soup')
  await before.router.navigate({ to: '/elsewhere' as never })
  await expect.element(before.screen.getByText('We kept what you typed')).toBeVisible()
  expect(confirm).not.toHaveBeenCalled()
  await before.screen.unmount()
  const { screen } = await open({ mode: 'new' }, SAVED, true)
  await expect.element(screen.getByLabelText('Recipe name')).toHaveValue('Soup')
  // said by the form itself now, and by nobody else
  expect(screen.getByText('We kept what you typed').elements()).toHaveLength(1)
  await expect.element(screen.getByText('It is there when you come back')).not.toBeInTheDocument()
})

test('Cancel asks before it discards, and only where something was typed', async () => {
  const { screen } = await open()
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  await screen.getByLabelText('Recipe name').fill('Soup')
  const cancel = screen.getByRole('button', { name: 'Cancel' })
  await cancel.click()
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Discard what you typed?')
  await expect.element(screen.getByLabelText('Recipe name')).toHaveValue('Soup')
  confirm.mockReturnValue(true)
  await cancel.click()
  await expect.element(screen.getByText('Left')).toBeVisible()
  await screen.unmount()
  const { screen: again } = await open({ mode: 'new' }, SAVED, true)
  await expect.element(again.getByLabelText('Recipe name')).toHaveValue('')
  await again.getByRole('button', { name: 'Cancel' }).click()
  expect(confirm).toHaveBeenCalledTimes(2)
})

test('the browser asks about leaving only where the device keeps nothing', async () => {
  const { screen } = await open()
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isAsked()).toBe(false)
  await screen.getByLabelText('Recipe name').fill('Soup')
  expect(isAsked()).toBe(false)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Full')
  })
  await screen.getByLabelText('Recipe name').fill('Leek soup')
  expect(isAsked()).toBe(true)
  vi.restoreAllMocks()
})

test('a recipe that somebody deleted is saved as a new one, as it was typed', async () => {
  const saved = { ...SOUP, id: crypto.randomUUID(), chef_notes: 'More salt.' }
  const gone = () => ({ status: 404, body: { error: { code: 'not_found', message: '' } } })
  const { screen, calls } = await open(
    { mode: 'edit', initial: SOUP },
    { [`PATCH /api/recipes/${SOUP.id}`]: gone, 'POST /api/recipes': saved },
  )
  await screen.getByLabelText('Chef notes').fill('More salt.')
  await screen.getByRole('button', { name: 'Update Recipe' }).click()
  await expect
    .element(screen.getByText(/^Somebody deleted this recipe\. What you typed is still here\./))
    .toBeVisible()
  await expect.element(screen.getByText('Error updating recipe')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Save as new' }).click()
  await expect.element(screen.getByText('Recipe saved successfully!')).toBeVisible()
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible()
  const sent = calls.find(({ method }) => method === 'POST')?.body
  expect(sent).toMatchObject({ name: 'Soup', chef_notes: 'More salt.', method: SOUP.method })
  expect(sent).not.toMatchObject({ id: SOUP.id })
})

test('several photos may be chosen: the first is the recipe’s, one that fails is named', async () => {
  const urls = [0, 1].map((at) => `/images/00000000-0000-4000-8000-00000000000${at}.jpg`)
  const stored = { urls, failed: [{ name: 'notes.txt', code: 'unsupported_media_type' }] }
  const { screen, calls } = await open({ mode: 'new' }, { ...SAVED, 'POST /api/images': stored })
  const input = screen.container.querySelector('input[type=file]')
  if (!input) throw new Error('a form has a box for photos')
  const files = ['a.jpg', 'notes.txt', 'b.jpg'].map((name) => new File(['?'], name))
  await userEvent.upload(input, files)
  await expect.element(screen.getByText('Photo skipped')).toBeVisible()
  await expect.element(screen.getByText('notes.txt could not be stored.')).toBeVisible()
  const first = screen.getByRole('button', { name: 'Show photo 1 on the recipe' })
  await expect.element(first).toHaveAttribute('aria-pressed', 'true')
  await fillIn(screen)
  await screen.getByRole('button', { name: 'Save Recipe' }).click()
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible()
  const sent = calls.find(({ method, path }) => method === 'POST' && path === '/api/recipes')
  expect(sent?.body).toMatchObject({ image_url: urls[0] })
})

test('how much room is left is said near the limit', async () => {
  const { screen } = await open()
  const name = screen.getByLabelText('Recipe name')
  await name.fill('x'.repeat(195))
  await expect.element(name).toHaveAccessibleDescription('5 characters left')
  await name.fill('x'.repeat(203))
  await expect.element(name).toHaveAccessibleDescription('3 too many')
})

test('what is refused of a field that does not stand in the form is told in a message', async () => {
  const issues = [{ path: 'canonical_url', message: 'A web address on one line' }]
  const error = { code: 'validation_failed', message: '', issues }
  const { screen } = await open(
    { mode: 'new' },
    { 'POST /api/recipes': () => ({ status: 422, body: { error } }) },
  )
  await fillIn(screen)
  await screen.getByRole('button', { name: 'Save Recipe' }).click()
  await expect.element(screen.getByText('Error saving recipe')).toBeVisible()
  await expect.element(screen.getByText('A web address on one line')).toBeVisible()
})

test('headings take no room from ingredients, in the list and in what is pasted', async () => {
  const ingredients = Array.from({ length: 97 }, (_, at) => ({ ...SALT, name: `spice ${at}` }))
  const ingredient_groups = [0, 10, 20, 30, 40].map((start) => ({ name: `Part ${start}`, start }))
  const opening = { mode: 'new', initial: { ...SOUP, ingredients, ingredient_groups } } as const
  const { screen } = await open(opening)
  await screen.getByRole('button', { name: 'Add Ingredient' }).click()
  await expect.element(screen.getByText('98 of 100 ingredients')).toBeVisible()
  paste(screen.getByLabelText('Ingredient 98 name').element(), 'dill\nmint\nthyme\nsage')
  await expect.element(screen.getByText('At most 100 ingredients: 1 did not fit.')).toBeVisible()
  await expect.element(screen.getByText('100 of 100 ingredients')).toBeVisible()
})

test('a heading is added, moved among the ingredients and removed, and the groups follow', async () => {
  const ingredients = ['flour', 'leeks', 'cream'].map((name) => ({ name, quantity: '', unit: '' }))
  const ingredient_groups = [{ name: 'Filling', start: 1 }]
  const opening = { mode: 'new', initial: { ...SOUP, ingredients, ingredient_groups } } as const
  const { screen, calls } = await open(opening)
  await expect.element(screen.getByLabelText('Heading 1')).toHaveValue('Filling')
  await screen.getByRole('button', { name: 'Move Filling down' }).click()
  await screen.getByRole('button', { name: 'Add Heading' }).click()
  await expect.element(screen.getByLabelText('Heading 2')).toHaveFocus()
  await screen.getByLabelText('Heading 2').fill('Crust')
  for (const _ of [1, 2, 3, 4]) await screen.getByRole('button', { name: 'Move Crust up' }).click()
  await screen.getByLabelText('Course').selectOptions('Main')
  await screen.getByRole('button', { name: 'Save Recipe' }).click()
  await expect.element(screen.getByText('Saved')).toBeVisible()
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    course: 'main',
    ingredients: [{ name: 'flour' }, { name: 'leeks' }, { name: 'cream' }],
    ingredient_groups: [
      { name: 'Crust', start: 0 },
      { name: 'Filling', start: 2 },
    ],
  })
})
