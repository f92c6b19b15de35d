/** The recipe's form in the words of the spec: titles, buttons, messages, and nothing typed that is lost. */
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { FAILS, fillIn, open, SAVED, SOUP, STUB } from './testing/open-form.tsx'

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
