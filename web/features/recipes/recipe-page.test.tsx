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
  const stub = { ...TOAST, ingredients: [], method: [] }
  const { screen, calls } = await open(get(stub), '?edit=true')
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
