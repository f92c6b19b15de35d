/** The library as a cook uses it. */
import { useNavigate, useSearch } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import type { Recipe } from '#shared/recipes/schema.ts'
import { tagsOf } from '#shared/recipes/tags.ts'
import { aRecipe } from '#web/testing/samples.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { readLibraryFilter, writeLibraryFilter } from './library-filter.ts'
import { RecipeBrowser } from './recipe-browser.tsx'

function recipe(number: number, fields: Partial<Recipe> = {}): Recipe {
  return aRecipe(`Dish ${number}`, {
    id: `7f8b5d4e-1c4a-4d5e-9f0a-${String(number).padStart(12, '0')}`,
    cook_time: 25,
    difficulty: 'easy',
    created_at: '2026-01-05T10:00:00.000Z',
    ...fields,
  })
}

const FAILED = { error: { code: 'internal', message: '' } }

function Page() {
  const filter = readLibraryFilter(useSearch({ strict: false }))
  const navigate = useNavigate()
  return (
    <RecipeBrowser
      filter={filter}
      onFilter={(next) =>
        navigate({ to: '.', search: writeLibraryFilter(next) as never, replace: true })
      }
    />
  )
}

function open(recipes: Recipe[], answers: Answers = {}, search = '') {
  return renderScreen({
    at: `/recipes${search}`,
    routes: { '/recipes': Page },
    answers: {
      'GET /api/recipes': recipes,
      'GET /api/recipes/tags': tagsOf(recipes),
      ...answers,
    },
  })
}

test('a card tells total minutes, servings, difficulty and three tags', async () => {
  const tags = ['Soup', 'Quick', 'Healthy', 'Spicy', 'Comfort']
  const { screen } = await open([
    recipe(1, { tags }),
    recipe(2, { prep_time: null, cook_time: null }),
  ])
  const cards = screen.getByRole('article')
  await expect
    .element(cards.first())
    .toHaveTextContent('Dish 135 min4 servingsEasySoupQuickHealthy+2 more')
  await expect.element(cards.last()).toHaveTextContent('Dish 24 servingsEasy')
})

test('a card leads to its recipe, and its controls to the form', async () => {
  const { screen, router } = await open([recipe(1)])
  await expect
    .element(screen.getByRole('link', { name: 'Dish 1', exact: true }))
    .toHaveAttribute('href', `/recipes/${recipe(1).id}`)
  await screen.getByRole('link', { name: 'Edit Dish 1' }).click()
  await expect.poll(() => router.state.location.href).toBe(`/recipes/${recipe(1).id}?edit=true`)
})

test('searching and filtering narrow the list, and clearing brings it back', async () => {
  const { screen, router } = await open([
    recipe(1, { name: 'Leek Soup', tags: ['Soup'] }),
    recipe(2),
    recipe(3),
  ])
  await screen.getByRole('searchbox').fill('soup')
  await expect.element(screen.getByText('Showing 1 of 3 recipes')).toBeVisible()
  await screen.getByRole('button', { name: 'Soup' }).click()
  await expect.poll(() => router.state.location.search).toEqual({ q: 'soup', tags: ['Soup'] })
  await screen.getByRole('searchbox').fill('trifle')
  await expect.element(screen.getByText('No recipes match your search criteria.')).toBeVisible()
  await expect.element(screen.getByText('Try adjusting your search or filters.')).toBeVisible()
  await screen.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(screen.getByText('Showing 3 of 3 recipes')).toBeVisible()
})

test('the first 12 tags are shown, the rest on demand', async () => {
  const tags = Array.from({ length: 15 }, (_, index) => `Tag ${String(index).padStart(2, '0')}`)
  const { screen } = await open([recipe(1, { tags })])
  await screen.getByRole('button', { name: 'Show more (3 more)' }).click()
  await expect.element(screen.getByRole('button', { name: 'Tag 14' })).toBeVisible()
  await screen.getByRole('button', { name: 'Show less' }).click()
  await expect.element(screen.getByRole('button', { name: 'Tag 14' })).not.toBeInTheDocument()
})

test('without the tags the library is there, without a filter', async () => {
  const { screen } = await open([recipe(1, { tags: ['Soup'] })], {
    'GET /api/recipes/tags': () => ({ status: 500, body: FAILED }),
  })
  await expect.element(screen.getByRole('article')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Soup' })).not.toBeInTheDocument()
})

test('a recipe is deleted after confirmation only, and stays when that fails', async () => {
  const answers = {
    [`DELETE /api/recipes/${recipe(1).id}`]: () => ({
      status: 500,
      body: { error: { code: 'internal', message: '' } },
    }),
  }
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
  const { screen, calls } = await open([recipe(1)], answers)
  const remove = screen.getByRole('button', { name: 'Delete Dish 1' })
  await remove.click()
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([])
  await remove.click()
  await expect.element(screen.getByText('Failed to delete recipe. Please try again.')).toBeVisible()
  await expect.element(screen.getByText('Error', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('article')).toBeVisible()
  expect(confirm).toHaveBeenCalledTimes(2)
})

test('an empty library offers the starter recipes', async () => {
  const answers = {
    'POST /api/recipes/batch': () => ({
      status: 201,
      body: { created: [recipe(1), recipe(2)], existing: [] },
    }),
  }
  const { screen, calls } = await open([], answers)
  await screen.getByRole('button', { name: 'Add starter recipes' }).click()
  await expect.element(screen.getByText('2 recipes added')).toBeVisible()
  const batch = calls.find(({ path }) => path.endsWith('/batch'))?.body as { recipes: unknown[] }
  expect(batch.recipes.length).toBeGreaterThan(2)
})

test('quick-add saves its defaults once, however often it is clicked', async () => {
  const answers = {
    'POST /api/recipes': ({ body }: { body: unknown }) => ({ status: 201, body }),
  }
  const { screen, calls } = await open([recipe(1)], answers)
  await screen.getByRole('button', { name: 'Add Recipe' }).click()
  await screen.getByRole('menuitem', { name: 'Manual Entry' }).click()
  await screen.getByLabelText('Recipe name').fill('Toast')
  await screen.getByRole('button', { name: 'Save Recipe' }).dblClick()
  await expect.element(screen.getByText('Recipe Added!')).toBeVisible()
  const posts = calls.filter(({ method }) => method === 'POST')
  expect(posts.map(({ body }) => body)).toMatchObject([
    { name: 'Toast', prep_time: 30, servings: 4, difficulty: 'easy', tags: [], method: [] },
  ])
})

test('a quick-add that fails says so, and keeps what was typed', async () => {
  const answers = { 'POST /api/recipes': () => ({ status: 500, body: FAILED }) }
  const { screen } = await open([recipe(1)], answers)
  await screen.getByRole('button', { name: 'Add Recipe' }).click()
  await screen.getByRole('menuitem', { name: 'Manual Entry' }).click()
  await screen.getByLabelText('Recipe name').fill('Toast')
  await screen.getByRole('button', { name: 'Save Recipe' }).click()
  await expect.element(screen.getByText('Failed to create recipe. Please try again.')).toBeVisible()
  await expect.element(screen.getByLabelText('Recipe name')).toHaveValue('Toast')
})

test.each([
  ['From Photo', '/photo-recipe-extraction'],
  ['Add using Agent', '/recipe-chat'],
])("'%s' of the menu leads to %s", async (name, path) => {
  const { screen } = await open([recipe(1)])
  await screen.getByRole('button', { name: 'Add Recipe' }).click()
  await expect.element(screen.getByRole('menuitem', { name })).toHaveAttribute('href', path)
})

test('a recipe that was deleted is gone, and that is said', async () => {
  const left = [recipe(2)]
  let isDeleted = false
  const answers = {
    'GET /api/recipes': () => ({ body: isDeleted ? left : [recipe(1), ...left] }),
    [`DELETE /api/recipes/${recipe(1).id}`]: () => {
      isDeleted = true
      return { status: 204, body: null }
    },
  }
  vi.spyOn(window, 'confirm').mockReturnValueOnce(true)
  const { screen } = await open([], answers)
  await screen.getByRole('button', { name: 'Delete Dish 1' }).click()
  await expect.element(screen.getByText('Recipe Deleted')).toBeVisible()
  await expect.element(screen.getByText('Showing 1 of 1 recipes')).toBeVisible()
})

test('a library that could not be loaded is asked for again', async () => {
  let isBroken = true
  const answers = {
    'GET /api/recipes': () =>
      isBroken ? { status: 500, body: FAILED } : { body: [recipe(1), recipe(2)] },
  }
  const { screen } = await open([], answers)
  await expect.element(screen.getByText('The recipes could not be loaded')).toBeVisible()
  isBroken = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Showing 2 of 2 recipes')).toBeVisible()
})

const SHELF = [
  recipe(1, { name: 'Pie', tags: ['Baking'], cook_time: 60 }),
  recipe(2, { name: 'apple cake', tags: ['Baking', 'Sweet'], cook_time: 30 }),
  recipe(3, { name: 'Toast', tags: ['Quick'], cook_time: 1 }),
]

test.each([
  ['', ['Pie', 'apple cake', 'Toast']],
  ['?sort=name', ['apple cake', 'Pie', 'Toast']],
  ['?sort=quickest', ['Toast', 'apple cake', 'Pie']],
  ['?sort=quickest&tags=["baking"]', ['apple cake', 'Pie']],
  ['?sort=upside-down&q=pIE', ['Pie']],
])('the address /recipes%s shows %j', async (search, expected) => {
  const { screen } = await open(SHELF, {}, search)
  const count = `Showing ${expected.length} of 3 recipes`
  await expect.element(screen.getByText(count)).toBeVisible()
  const names = () => screen.getByRole('heading', { level: 2 }).elements()
  await expect.poll(() => names().map((name) => name.textContent)).toEqual(expected)
})

test('the order that was chosen stands in the address, beside the words', async () => {
  const { screen, router } = await open(SHELF, {}, '?q=a')
  await screen.getByLabelText('Sort recipes').selectOptions('By name')
  await expect.poll(() => router.state.location.search).toEqual({ q: 'a', sort: 'name' })
  await expect
    .element(screen.getByRole('heading', { level: 2 }).first())
    .toHaveTextContent('apple cake')
})

test('of hundreds of recipes only those near the screen are there, and each is found', async () => {
  const recipes = Array.from({ length: 450 }, (_, number) => recipe(number + 1))
  const { screen } = await open(recipes)
  await expect.element(screen.getByText('Showing 450 of 450 recipes')).toBeVisible()
  await expect.element(screen.getByRole('article').first()).toBeVisible()
  expect(screen.getByRole('article').elements().length).toBeLessThan(60)
  await screen.getByRole('searchbox').fill('dish 443')
  await expect.element(screen.getByText('Showing 1 of 450 recipes')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Dish 443', exact: true })).toBeVisible()
  await screen.getByRole('searchbox').fill('trifle')
  await expect.element(screen.getByText('No recipes match your search criteria.')).toBeVisible()
})
