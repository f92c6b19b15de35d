/** One recipe, read and changed. */
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Recipe } from '#shared/recipes/schema.ts'
import { writeText } from '#web/lib/storage.ts'
import { recipeDraftKey } from '#web/lib/storage-keys.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { RecipePage } from './recipe-page.tsx'
import { readRecipeSearch } from './recipe-page-search.ts'

const ID = '7f8b5d4e-1c4a-4d5e-9f0a-1b2c3d4e5f60'
const TOAST: Recipe = {
  id: ID,
  name: 'Toast',
  description: 'Bread, but more so.',
  servings: 2,
  prep_time: 1,
  cook_time: 4,
  difficulty: 'easy',
  tags: ['Quick'],
  ingredients: [
    { name: 'bread', quantity: '2', unit: 'slices' },
    { name: 'butter', quantity: '10', unit: 'g' },
  ],
  method: ['Toast the bread.', 'Butter it.'],
  chef_notes: null,
  source_type: 'book',
  source_url: null,
  source_book_name: 'On Toast',
  source_page_number: 3,
  image_url: null,
  course: null,
  ingredient_groups: [],
  nutrition: null,
  canonical_url: null,
  ratings: [],
  created_at: '2026-01-05T10:00:00.000Z',
  rev: 7,
}

function Page() {
  const { recipeId = '' }: { recipeId?: string } = useParams({ strict: false })
  const { edit = false, servings } = readRecipeSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  return (
    <RecipePage
      recipeId={recipeId}
      isEditing={edit}
      servings={servings}
      onServings={(next) =>
        navigate({ to: '.', search: (next ? { servings: next } : {}) as never, replace: true })
      }
      onEdit={() => navigate({ to: '.', search: { edit: true } as never })}
      onView={() => navigate({ to: '.', search: {} as never, replace: true })}
    />
  )
}

function open(answers: Answers, search = '') {
  // what the test before left unsaved
  writeText(recipeDraftKey(ID), null)
  return renderScreen({
    at: `/recipes/${ID}${search}`,
    routes: { '/recipes/$recipeId': Page },
    answers,
  })
}

const get = (recipe: Recipe): Answers => ({ [`GET /api/recipes/${ID}`]: recipe })

test('a recipe is shown in the words of the kitchen', async () => {
  const { screen } = await open(get(TOAST))
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Toast')
  await expect.element(screen.getByText('1m of chaos')).toBeVisible()
  await expect.element(screen.getByText('4m of magic')).toBeVisible()
  await expect.element(screen.getByText('Feeds 2 humans')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'The Shopping Damage' })).toBeVisible()
  await expect.element(screen.getByText('2 slices')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'The Battle Plan' })).toBeVisible()
  await expect.element(screen.getByText('No chef notes added yet')).toBeVisible()
  await expect.element(screen.getByText('On Toast, page 3')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Start Cooking Mode' }))
    .toHaveAttribute('href', `/cooking-mode/${ID}`)
})

test('a time that nobody knows has no stamp, and a stub asks to be edited', async () => {
  const { screen } = await open(
    get({ ...TOAST, prep_time: null, cook_time: null, ingredients: [], method: [] }),
  )
  await expect.element(screen.getByText('Feeds 2 humans')).toBeVisible()
  await expect.element(screen.getByText(/of chaos|of magic/)).not.toBeInTheDocument()
  await expect.element(screen.getByText('No steps yet', { exact: false })).toBeVisible()
})

test('a recipe that is not there has vanished, and the escape route leads to the library', async () => {
  const { screen, calls } = await open({})
  await expect
    .element(screen.getByText('This recipe has vanished into the digital ether'))
    .toBeVisible()
  expect(calls).toHaveLength(1)
  await screen.getByRole('button', { name: 'Escape Route' }).click()
  await expect.element(screen.getByText('At /recipes')).toBeVisible()
})

test('only what was changed is sent, with the revision that was seen', async () => {
  const { screen, calls, router } = await open({
    ...get(TOAST),
    [`PATCH /api/recipes/${ID}`]: { ...TOAST, name: 'Cheese on Toast', rev: 8 },
  })
  const fetched = vi.spyOn(globalThis, 'fetch')
  await screen.getByRole('button', { name: 'Edit Recipe' }).click()
  await screen.getByLabelText('Recipe name').fill('Cheese on Toast')
  await screen.getByLabelText('Tags').fill('Cheese')
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('button', { name: 'Move butter up' }).click()
  await screen.getByRole('button', { name: 'Update Recipe' }).click()
  await expect.element(screen.getByText('Recipe updated successfully!')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Cheese on Toast' })).toBeVisible()
  expect(router.state.location.search).toEqual({})
  const sent = fetched.mock.calls.find(([, init]) => init?.method === 'PATCH')
  expect(new Headers(sent?.[1]?.headers).get('If-Match')).toBe('"7"')
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    name: 'Cheese on Toast',
    tags: ['Quick', 'Cheese'],
    ingredients: TOAST.ingredients.toReversed(),
  })
})

test('what is missing is said at its field, and the first one has the focus', async () => {
  const { ingredients, method } = TOAST
  const short = { ...TOAST, ingredients: ingredients.slice(0, 1), method: method.slice(0, 1) }
  const { screen, calls } = await open(get(short), '?edit=true')
  await screen.getByLabelText('Ingredient 1 name').fill('')
  await screen.getByLabelText('Step 1').fill('')
  await screen.getByLabelText('Recipe name').fill(' ')
  await screen.getByLabelText('Servings').fill('0')
  await screen.getByRole('button', { name: 'Update Recipe' }).click()
  const name = screen.getByLabelText('Recipe name')
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAccessibleDescription('Recipe name is required')
  for (const message of [
    'Servings must be at least 1',
    'At least one ingredient is required',
    'At least one method step is required',
  ]) {
    await expect.element(screen.getByText(message)).toBeVisible()
  }
  expect(calls.map(({ method }) => method)).toEqual(['GET'])
})

test('a save that fails loses nothing that was typed', async () => {
  const fails = () => ({ status: 500, body: { error: { code: 'internal', message: '' } } })
  const answers = { ...get(TOAST), [`PATCH /api/recipes/${ID}`]: fails }
  const { screen } = await open(answers, '?edit=true')
  await screen.getByLabelText('Chef notes').fill('Burns in a blink.')
  await screen.getByRole('button', { name: 'Update Recipe' }).click()
  await expect.element(screen.getByText('Error updating recipe')).toBeVisible()
  await expect.element(screen.getByText('Please try again.')).toBeVisible()
  await expect.element(screen.getByLabelText('Chef notes')).toHaveValue('Burns in a blink.')
})

test('a recipe deleted while it is edited is saved as new, also after a reload', async () => {
  const gone = () => ({ status: 404, body: { error: { code: 'not_found', message: '' } } })
  const copy = { ...TOAST, id: '7f8b5d4e-1c4a-4d5e-9f0a-1b2c3d4e5f61', chef_notes: 'Burns.' }
  const before = await open({ ...get(TOAST), [`PATCH /api/recipes/${ID}`]: gone }, '?edit=true')
  await before.screen.getByLabelText('Chef notes').fill('Burns.')
  await before.screen.getByRole('button', { name: 'Update Recipe' }).click()
  await expect.element(before.screen.getByRole('button', { name: 'Save as new' })).toBeVisible()
  await before.screen.unmount()

  const { screen, calls, router } = await renderScreen({
    at: `/recipes/${ID}`,
    routes: { '/recipes/$recipeId': Page },
    answers: { 'POST /api/recipes': copy, [`GET /api/recipes/${copy.id}`]: copy },
  })
  await expect
    .element(screen.getByText('This recipe has vanished into the digital ether'))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Go on with what you typed' }).click()
  await expect.element(screen.getByLabelText('Chef notes')).toHaveValue('Burns.')
  await screen.getByRole('button', { name: 'Save as new' }).click()
  await expect.element(screen.getByText('Recipe saved successfully!')).toBeVisible()
  await expect.poll(() => router.state.location.pathname).toBe(`/recipes/${copy.id}`)
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    name: 'Toast',
    chef_notes: 'Burns.',
  })
})

test('amounts follow the servings, in the address too, and nothing is saved', async () => {
  const { screen, calls, router } = await open(get(TOAST))
  await screen.getByRole('button', { name: 'More: Servings' }).click()
  await expect.element(screen.getByText('Feeds 3 humans')).toBeVisible()
  await expect.element(screen.getByText('3 slices')).toBeVisible()
  await expect.element(screen.getByText('15 g')).toBeVisible()
  expect(router.state.location.search).toEqual({ servings: 3 })
  await screen.getByRole('button', { name: 'Back to 2' }).click()
  await expect.element(screen.getByText('2 slices')).toBeVisible()
  expect(router.state.location.search).toEqual({})
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([])
})

test.each([
  ['?servings=1', '1 slice'],
  ['?servings=0', '2 slices'],
  ['?servings=1.5', '2 slices'],
  ['?servings=1000', '2 slices'],
  ['?servings=many', '2 slices'],
])('a link with %s shows %s', async (search, amount) => {
  const { screen } = await open(get(TOAST), search)
  await expect.element(screen.getByText(amount, { exact: true })).toBeVisible()
})

test('the servings are stepped by keyboard', async () => {
  const { screen } = await open(get(TOAST))
  const stepper = screen.getByRole('spinbutton', { name: 'Servings' })
  await stepper.click()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
  await expect.element(stepper).toHaveAttribute('aria-valuenow', '3')
  await userEvent.keyboard('{Home}')
  await expect.element(screen.getByText('1 slice', { exact: true })).toBeVisible()
})

test('a recipe is copied with the amounts that are shown', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { screen } = await open(get(TOAST), '?servings=4')
  await screen.getByRole('button', { name: 'Copy recipe' }).click()
  await expect.element(screen.getByText('Recipe copied')).toBeVisible()
  expect(write.mock.calls[0]?.[0]).toContain('Feeds 4 humans')
  expect(write.mock.calls[0]?.[0]).toContain('- 4 slices bread')
})

test('a clipboard that is closed to us is said', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
  const { screen } = await open(get(TOAST))
  await screen.getByRole('button', { name: 'Copy recipe' }).click()
  await expect.element(screen.getByText('The recipe could not be copied')).toBeVisible()
})

test('the print button prints', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const { screen } = await open(get(TOAST))
  await screen.getByRole('button', { name: 'Print recipe' }).click()
  expect(print).toHaveBeenCalledOnce()
})

test('a photo opens whole, grows to its own size, and Escape closes it', async () => {
  const image_url = '/images/7f8b5d4e-1c4a-4d5e-9f0a-1b2c3d4e5f60.jpg'
  const { screen } = await open(get({ ...TOAST, image_url }))
  await screen.getByRole('button', { name: 'View the photo of Toast' }).click()
  const viewer = screen.getByRole('dialog', { name: 'Photo of Toast' })
  await expect.element(viewer).toBeVisible()
  await screen.getByRole('button', { name: 'Show the photo in full size' }).click()
  await screen.getByRole('button', { name: 'Fit the photo to the screen' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(viewer).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('button', { name: 'View the photo of Toast' }))
    .toHaveFocus()
})

test('a recipe without a photo has none to view', async () => {
  const { screen } = await open(get(TOAST))
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /photo/ })).not.toBeInTheDocument()
})

test.each([
  [{ source_type: 'book', source_book_name: 'On Toast', source_page_number: null }, 'On Toast'],
  [{ source_type: null, source_book_name: null, source_page_number: null }, 'No source added yet'],
] satisfies [Partial<Recipe>, string][])('a source of %j reads %s', async (fields, line) => {
  const { screen } = await open(get({ ...TOAST, ...fields }))
  await expect.element(screen.getByText(line, { exact: true })).toBeVisible()
})

test('a web source is a link to the recipe website', async () => {
  const source_url = 'https://example.org/toast'
  const { screen } = await open(get({ ...TOAST, source_type: 'website', source_url }))
  await expect
    .element(screen.getByRole('link', { name: 'Visit Recipe Website' }))
    .toHaveAttribute('href', source_url)
})
