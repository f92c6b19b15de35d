/** What a recipe's page shows beside its texts: groups, course, nutrition, and what the cook thinks. */
import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Recipe } from '#shared/recipes/schema.ts'
import { aRecipe } from '#web/testing/samples.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { RecipeDetail } from './recipe-detail.tsx'
import { recipeQuery } from './recipes.queries.ts'

const PIE = aRecipe('Leek pie', {
  course: 'main',
  tags: ['Main', 'Winter'],
  ingredients: ['flour', 'butter', 'leeks'].map((name) => ({ name, quantity: '', unit: '' })),
  ingredient_groups: [{ name: 'For the filling', start: 2 }],
  nutrition: { per: 'serving', values: { calories: '410 kcal', fat: '21 g' } },
  canonical_url: 'https://www.kitchen.example/leek-pie',
})
const OTHER = { profile_id: crypto.randomUUID(), stars: 3, never: false }

function Page() {
  const { data } = useQuery(recipeQuery(PIE.id))
  return data ? <RecipeDetail recipe={data} onServings={() => {}} onEdit={() => {}} /> : null
}

/** The kitchen keeps what is said of the recipe, as the real one does. */
async function open(ratings: Recipe['ratings'] = [], answers: Answers = {}) {
  const chef = { id: crypto.randomUUID() }
  let stored = { ...PIE, ratings }
  const rendered = await renderScreen({
    at: '/recipe',
    routes: { '/recipe': Page },
    chef,
    answers: {
      [`GET /api/recipes/${PIE.id}`]: () => ({ body: stored }),
      [`PUT /api/recipes/${PIE.id}/ratings/${chef.id}`]: ({ body }: { body: object }) => {
        const mine = { profile_id: chef.id, ...body } as Recipe['ratings'][number]
        stored = { ...stored, ratings: [...ratings, mine] }
        return { body: stored }
      },
      ...answers,
    },
  })
  const said = () => rendered.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  return { ...rendered, said }
}

test('groups are headings of the receipt, the course comes first and is said once', async () => {
  const { screen } = await open()
  await expect.element(screen.getByRole('heading', { name: 'For the filling' })).toBeVisible()
  const tags = screen.getByRole('list', { name: 'Tags' }).getByRole('listitem')
  expect(tags.elements().map((tag) => tag.textContent)).toEqual(['Main', 'Winter'])
})

test('nutrition is folded, and told with who says so', async () => {
  const { screen } = await open()
  await expect.element(screen.getByText('410 kcal')).not.toBeVisible()
  await screen.getByText('Nutrition per serving').click()
  await expect.element(screen.getByText('410 kcal')).toBeVisible()
  await expect.element(screen.getByText(/^As kitchen\.example says/)).toBeVisible()
})

test('five stars are the heart, a second press takes them back, and others are left alone', async () => {
  const { screen, said } = await open([OTHER])
  const heart = screen.getByRole('button', { name: 'Loved it' })
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  await screen.getByRole('button', { name: '5 stars' }).click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  await screen.getByRole('button', { name: 'Not again' }).click()
  await expect
    .element(screen.getByRole('button', { name: 'Not again' }))
    .toHaveAttribute('aria-pressed', 'true')
  await expect.poll(said).toEqual([
    { stars: 5, never: false },
    { stars: null, never: false },
    { stars: null, never: true },
  ])
})

test('a rating that the kitchen refuses is taken back, and told', async () => {
  const refused = { status: 500, body: { error: { code: 'internal', message: '' } } }
  const chef = { id: crypto.randomUUID() }
  const { screen } = await renderScreen({
    at: '/recipe',
    routes: { '/recipe': Page },
    chef,
    answers: {
      [`GET /api/recipes/${PIE.id}`]: PIE,
      [`PUT /api/recipes/${PIE.id}/ratings/${chef.id}`]: () => refused,
    },
  })
  await screen.getByRole('button', { name: '3 stars' }).click()
  await expect.element(screen.getByText('Your rating could not be saved')).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: '3 stars' }))
    .toHaveAttribute('aria-pressed', 'false')
})

test('of two quick presses the first fails: the second is sent and stays', async () => {
  const chef = { id: crypto.randomUUID() }
  const failed = { status: 500, body: { error: { code: 'internal', message: '' } }, afterMs: 300 }
  let tries = 0
  const { screen } = await renderScreen({
    at: '/recipe',
    routes: { '/recipe': Page },
    chef,
    answers: {
      [`GET /api/recipes/${PIE.id}`]: { ...PIE, ratings: [OTHER] },
      [`PUT /api/recipes/${PIE.id}/ratings/${chef.id}`]: ({ body }: { body: object }) => {
        tries += 1
        if (tries === 1) return failed
        const ratings = [OTHER, { profile_id: chef.id, ...body }]
        return { body: { ...PIE, ratings }, afterMs: 300 }
      },
    },
  })
  const four = screen.getByRole('button', { name: '4 stars' })
  await screen.getByRole('button', { name: '3 stars' }).click()
  await four.click()
  await expect.poll(() => tries).toBe(2)
  await expect.element(four).toHaveAttribute('aria-pressed', 'true')
})

test('a rating that fails says so and is taken back, and pressed again it clears what was said', async () => {
  const chef = { id: crypto.randomUUID() }
  const failed = { status: 500, body: { error: { code: 'internal', message: '' } } }
  let tries = 0
  const { screen } = await renderScreen({
    at: '/recipe',
    routes: { '/recipe': Page },
    chef,
    answers: {
      [`GET /api/recipes/${PIE.id}`]: { ...PIE, ratings: [OTHER] },
      [`PUT /api/recipes/${PIE.id}/ratings/${chef.id}`]: ({ body }: { body: object }) => {
        tries += 1
        if (tries === 1) return failed
        return { body: { ...PIE, ratings: [OTHER, { profile_id: chef.id, ...body }] } }
      },
    },
  })
  const three = screen.getByRole('button', { name: '3 stars' })
  await three.click()
  await expect.element(screen.getByText('Your rating could not be saved')).toBeVisible()
  await expect.element(three).toHaveAttribute('aria-pressed', 'false')
  await three.click()
  await expect.element(three).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByText('Your rating could not be saved')).not.toBeInTheDocument()
})
