/** A recipe that is there already, told before another is saved: on each way that ends in a form. */
import { useNavigate } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RecipeStart } from '#shared/recipes/form.ts'
import { RecipeDraft } from '#shared/recipes/schema.ts'
import { aRecipe } from '#web/testing/samples.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { currentToasts } from '#web/ui/toast-list.ts'
import { AddRecipeMenu } from '../add-recipe-menu.tsx'
import { RecipeForm } from '../form/recipe-form.tsx'
import { useSaveRecipe } from '../form/use-save-recipe.ts'

const foods = ['leeks', 'butter', 'flour', 'cream', 'eggs', 'Cheddar']
const ingredients = foods.map((name) => ({ name, quantity: '1', unit: '' }))
const source_url = 'https://kitchen.example/leek-pie'
const PIE = { ...aRecipe('Leek pie', { ingredients, chef_notes: 'Less salt.' }), source_url }
const REVIEWED = {
  name: 'Leek pie',
  servings: 6,
  ingredients: [{ name: 'leeks', quantity: '3', unit: '' }],
  method: ['Bake it.'],
  source_type: 'website' as const,
  source_url: `${source_url}/?utm_source=x`,
}

beforeEach(() => localStorage.clear())

let reviewed: RecipeStart = {}

function Review() {
  const navigate = useNavigate()
  return (
    <RecipeForm
      mode="page"
      initial={reviewed}
      onSaved={({ id }) => navigate({ to: '/recipes/$recipeId', params: { recipeId: id } })}
      onCancel={() => {}}
    />
  )
}

function review(initial: RecipeStart, answers: Answers = {}) {
  reviewed = { ...REVIEWED, ...initial }
  return renderScreen({
    at: '/recipes/from-page',
    routes: { '/recipes/from-page': Review },
    answers: { 'GET /api/recipes': [PIE], ...answers },
  })
}

type Rendered = Awaited<ReturnType<typeof review>>
const writes = ({ calls }: Rendered) =>
  calls.filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/recipes'))
const press = ({ screen }: Rendered, name: string) => screen.getByRole('button', { name }).click()

test.each<[string, RecipeStart, string]>([
  ['page', { name: 'Tart' }, 'This recipe is from the same page.'],
  ['name', { name: 'Easy leek pies', source_url: null }, 'This recipe has the same name.'],
  ['foods', { name: 'Supper', source_url: null, ingredients }, /nearly the same/.source],
])('one of the same %s is told, and nothing is saved until the cook says what', async (...one) => {
  const [, initial, words] = one
  const rendered = await review(initial)
  await press(rendered, 'Save Recipe')
  const sheet = rendered.screen.getByRole('dialog', { name: 'Already in the kitchen' })
  await expect.element(sheet.getByText(new RegExp(words))).toBeVisible()
  await expect.element(sheet.getByText('6 ingredients, 1 step')).toBeVisible()
  await expect
    .element(sheet.getByRole('link', { name: 'Open it' }))
    .toHaveAttribute('href', `/recipes/${PIE.id}`)
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(rendered.screen.getByLabelText('Recipe name')).toHaveValue(reviewed.name)
  expect(writes(rendered)).toEqual([])
})

test('both are saved when the cook says so', async () => {
  const saved = aRecipe('Leek pie')
  const rendered = await review({}, { 'POST /api/recipes': saved })
  await press(rendered, 'Save Recipe')
  await press(rendered, 'Save both')
  await expect.element(rendered.screen.getByText(`At /recipes/${saved.id}`)).toBeVisible()
  expect(writes(rendered).map(({ method }) => method)).toEqual(['POST'])
})

test('replacing keeps the row and what the new one leaves open, and can be undone', async () => {
  let rev = PIE.rev
  const rendered = await review(
    {},
    { [`PATCH /api/recipes/${PIE.id}`]: () => ({ body: { ...PIE, ...REVIEWED, rev: ++rev } }) },
  )
  await press(rendered, 'Save Recipe')
  await press(rendered, 'Replace')
  await expect.element(rendered.screen.getByText(`At /recipes/${PIE.id}`)).toBeVisible()
  await expect.element(rendered.screen.getByText('Recipe replaced')).toBeVisible()
  await press(rendered, 'Undo')
  await expect.element(rendered.screen.getByText('Leek pie is as it was')).toBeVisible()
  const [first, undo] = writes(rendered)
  expect(first?.body).toMatchObject({ servings: 6, method: ['Bake it.'] })
  expect(first?.body).not.toHaveProperty('chef_notes')
  expect(undo?.body).toMatchObject({ servings: 4, ingredients, chef_notes: 'Less salt.' })
  const patches = vi.mocked(fetch).mock.calls.filter(([, init]) => init?.method === 'PATCH')
  const revs = patches.map(([, init]) => new Headers(init?.headers).get('If-Match'))
  expect(revs).toEqual(['"1"', '"2"'])
})

test('an undo that fails can be tried again, and nothing is said of the failure then', async () => {
  let tries = 0
  const failed = { status: 500, body: { error: { code: 'internal', message: '' } } }
  const rendered = await review(
    {},
    { [`PATCH /api/recipes/${PIE.id}`]: () => (++tries === 2 ? failed : { body: PIE }) },
  )
  await press(rendered, 'Save Recipe')
  await press(rendered, 'Replace')
  await press(rendered, 'Undo')
  await expect.element(rendered.screen.getByText('Error updating recipe')).toBeVisible()
  await press(rendered, 'Try again')
  await expect.element(rendered.screen.getByText('Leek pie is as it was')).toBeVisible()
  expect(currentToasts().map(({ title }) => title)).toEqual(['Leek pie is as it was'])
})

test('one that somebody changed meanwhile is not replaced, and what was typed stays', async () => {
  const stale = { status: 409, body: { error: { code: 'stale', message: '' } } }
  const rendered = await review({}, { [`PATCH /api/recipes/${PIE.id}`]: () => stale })
  await press(rendered, 'Save Recipe')
  await press(rendered, 'Replace')
  await expect.element(rendered.screen.getByText('Error saving recipe')).toBeVisible()
  await expect.element(rendered.screen.getByLabelText('Recipe name')).toHaveValue('Leek pie')
})

test('a new recipe, and a library that cannot be had, are saved without a question', async () => {
  for (const library of [[aRecipe('Soup')], () => ({ status: 500, body: {} })] as const) {
    const saved = aRecipe('Leek pie')
    const rendered = await review({}, { 'GET /api/recipes': library, 'POST /api/recipes': saved })
    await press(rendered, 'Save Recipe')
    await expect.element(rendered.screen.getByText(`At /recipes/${saved.id}`)).toBeVisible()
    await rendered.screen.unmount()
  }
})

test('quick-add of a name that is there asks, and has nothing to replace it with', async () => {
  const rendered = await renderScreen({
    at: '/recipes',
    routes: { '/recipes': AddRecipeMenu },
    answers: { 'GET /api/recipes': [PIE], 'POST /api/recipes': aRecipe('leek pie') },
  })
  const { screen } = rendered
  await press(rendered, 'Add Recipe')
  await screen.getByRole('menuitem', { name: 'Manual Entry' }).click()
  await screen.getByLabelText('Recipe name').fill('leek pie')
  await press(rendered, 'Save Recipe')
  const sheet = screen.getByRole('dialog', { name: 'Already in the kitchen' })
  await expect.element(sheet.getByText('This recipe has the same name.')).toBeVisible()
  await expect.element(sheet.getByRole('button', { name: 'Replace' })).not.toBeInTheDocument()
  await sheet.getByRole('button', { name: 'Save both' }).click()
  await expect.element(screen.getByText('Recipe Added!')).toBeVisible()
})

const OWN_FIELDS = { servings: 4, ingredients, method: ['Bake it.'] }

/** What a chat gave, tried once more after the page was opened anew. */
function Retry() {
  const { save, sheet } = useSaveRecipe(null)
  const draft = RecipeDraft.parse({ id: PIE.id, name: 'Leek pie', ...OWN_FIELDS })
  return (
    <>
      <button type="button" onClick={() => save(draft)}>
        Save Recipe
      </button>
      {sheet}
    </>
  )
}

/** Somebody deleted it; the list still has it. */
function Deleted() {
  return <RecipeForm mode="edit" initial={PIE} isDeleted onSaved={() => {}} onCancel={() => {}} />
}

test.each([
  ['a deleted one', Deleted, 'Save as new'],
  ['a second try', Retry, 'Save Recipe'],
])('%s is not asked about itself', async (_what, Form, save) => {
  const rendered = await renderScreen({
    at: '/form',
    routes: { '/form': Form },
    answers: { 'GET /api/recipes': [PIE], 'POST /api/recipes': PIE },
  })
  await press(rendered, save)
  await expect.poll(() => writes(rendered).map(({ method }) => method)).toEqual(['POST'])
})

const isInert = ({ screen }: Rendered) =>
  screen.getByLabelText('Recipe name').element().closest('[inert]') !== null

test('nothing can be typed from the press until the cook goes back', async () => {
  const rendered = await review({})
  await press(rendered, 'Save Recipe')
  const sheet = rendered.screen.getByRole('dialog', { name: 'Already in the kitchen' })
  await expect.element(sheet).toBeVisible()
  expect(rendered.screen.container.querySelector('.form-body')).toHaveProperty('inert', true)
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => isInert(rendered)).toBe(false)
})

test('quick-add takes no words while the library is looked through', async () => {
  const slow = () => ({ body: [], afterMs: 400 })
  const rendered = await renderScreen({
    at: '/recipes',
    routes: { '/recipes': AddRecipeMenu },
    answers: { 'GET /api/recipes': slow, 'POST /api/recipes': aRecipe('Stew') },
  })
  const { screen } = rendered
  await press(rendered, 'Add Recipe')
  await screen.getByRole('menuitem', { name: 'Manual Entry' }).click()
  await screen.getByLabelText('Recipe name').fill('Stew')
  await press(rendered, 'Save Recipe')
  await expect.poll(() => isInert(rendered)).toBe(true)
  await expect.element(screen.getByText('Recipe Added!')).toBeVisible()
})
