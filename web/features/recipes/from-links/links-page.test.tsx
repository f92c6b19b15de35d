/** A list of links: read one after the other, judged, kept, gone on with after a reload. */
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { blankRecipe } from '#shared/imports/draft.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { LINK_LIST_KEY } from '#web/lib/storage-keys.ts'
import { aRecipe } from '#web/testing/samples.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { FromPageReview } from '../from-page/from-page-review.tsx'
import { keepPage, NO_PAGE, readKeptPage } from '../from-page/kept-page.ts'
import { recipesQuery } from '../recipes.queries.ts'
import { pickFor } from './judge-links.ts'
import { addLinks, readLinks } from './kept-links.ts'
import { LinksPage } from './links-page.tsx'

const NAMES = ['leeks', 'pears', 'rye', 'oats', 'figs', 'kale', 'ham', 'eggs', 'cod', 'rice']
const ingredientsOf = (at: number) =>
  [0, 1, 3].map((step) => ({ name: `${NAMES[(at + step) % 10]} ${at}`, quantity: '1', unit: '' }))
const made = (at: number, changes: object = {}) => ({
  ...blankRecipe(),
  name: `Dish number ${at}`,
  ingredients: ingredientsOf(at),
  method: ['Cook it.'],
  source_url: `https://a.example/${at}`,
  ...changes,
})

type Page = { status?: number; body: unknown }
const fault = (status: number, code: string): Page => ({
  status,
  body: { error: { code, message: 'The page answered 403' } },
})

beforeEach(() => localStorage.clear())

function open(pageOf: (at: number) => Page, answers: Answers = {}) {
  return renderScreen({
    at: '/recipes/from-links',
    routes: { '/recipes/from-links': LinksPage, '/recipes/from-page': FromPageReview },
    answers: {
      'GET /api/recipes': [],
      'POST /api/imports/page': ({ body }: { body: unknown }) =>
        pageOf(Number((body as { url: string }).url.split('/').at(-1))),
      'POST /api/recipes/batch': { created: [], existing: [] },
      ...answers,
    },
  })
}

const list = (count: number) =>
  addLinks(Array.from({ length: count }, (_, at) => `https://a.example/${at}`))

test('of fifty links twenty fail, and each says why', async () => {
  list(50)
  const { screen, calls } = await open((at) =>
    at % 5 < 2 ? fault(422, 'unreachable') : { body: { recipe: made(at) } },
  )
  await expect.element(screen.getByText('50 of 50 done · 20 failed')).toBeVisible()
  expect(screen.getByText('This page would not let us in').elements()).toHaveLength(20)
  const bar = screen.getByRole('progressbar', { name: 'Links done' }).element()
  const widths = [...bar.querySelectorAll('span')].map(({ style }) =>
    Number.parseFloat(style.width),
  )
  expect(widths).toEqual([100, 60])
  await screen.getByRole('button', { name: 'Keep all 30' }).click()
  await expect.element(screen.getByText('30 recipes kept')).toBeVisible()
  const batch = calls.find(({ path }) => path === '/api/recipes/batch')?.body
  expect((batch as { recipes: unknown[] }).recipes).toHaveLength(30)
  await expect.element(screen.getByRole('link', { name: 'Open Dish number 2' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try 20 again' })).toBeVisible()
})

test('what is doubtful says why, is not kept with the rest, and can be reviewed', async () => {
  list(4)
  const changes = [
    {},
    { method: [''] },
    { ingredients: ingredientsOf(2).slice(0, 1) },
    { name: 'Easy fish pie' },
  ]
  const { screen, calls } = await open((at) => ({ body: { recipe: made(at, changes[at]) } }), {
    'GET /api/recipes': [aRecipe('Fish pie')],
  })
  await expect.element(screen.getByText('Doubtful: no method')).toBeVisible()
  await expect.element(screen.getByText('Doubtful: few ingredients')).toBeVisible()
  await expect.element(screen.getByText('Doubtful: like Fish pie, there already')).toBeVisible()
  await screen.getByRole('button', { name: 'Keep all 1' }).click()
  await expect.element(screen.getByText('There already: Easy fish pie')).toBeVisible()
  const batch = calls.find(({ path }) => path === '/api/recipes/batch')?.body
  expect(batch).toMatchObject({ recipes: [{ name: 'Dish number 0' }] })
  await screen.getByRole('button', { name: 'Review Dish number 1' }).click()
  await expect.element(screen.getByLabelText('Recipe name')).toHaveValue('Dish number 1')
})

test('a limit is waited out, said in seconds, and fails nothing', async () => {
  list(2)
  let tries = 0
  const { screen } = await open((at) =>
    at === 1 && ++tries === 1 ? fault(429, 'rate_limited') : { body: { recipe: made(at) } },
  )
  await expect.element(screen.getByText(/^Waiting [56]\d s$/)).toBeVisible()
  await expect.element(screen.getByText('1 of 2 done')).toBeVisible()
  await screen.getByRole('button', { name: 'Stop' }).click()
  await expect.element(screen.getByText('Stopped. What is read stays here.')).toBeVisible()
  await screen.getByRole('button', { name: 'Go on' }).click()
  await expect.element(screen.getByText('2 of 2 done')).toBeVisible()
})

test('one that failed is tried again, one that is not wanted leaves', async () => {
  list(2)
  let tries = 0
  const { screen } = await open((at) =>
    at === 0 && ++tries === 1 ? fault(422, 'no_recipe_found') : { body: { recipe: made(at) } },
  )
  await expect.element(screen.getByText('No recipe found on this page')).toBeVisible()
  await screen.getByRole('button', { name: 'Try again: a.example/0' }).click()
  await expect.element(screen.getByText('2 of 2 done')).toBeVisible()
  await screen.getByRole('button', { name: 'Leave out Dish number 1' }).click()
  await expect.element(screen.getByRole('button', { name: 'Keep all 1' })).toBeVisible()
})

test('a reload goes on where it was, and photos come along', async () => {
  list(2)
  const photo = 'https://a.example/dish.jpg'
  const own = '/images/7f1f6a52-8f40-4ad5-9a1e-6f7c1f5a7f10.jpg'
  const answers = {
    'POST /api/imports/photo': 'bytes',
    'POST /api/images': { urls: [own], failed: [] },
  }
  const first = await open(
    (at) => (at === 0 ? { body: { recipe: made(0), photo } } : LATE),
    answers,
  )
  await expect.element(first.screen.getByText('1 of 2 done')).toBeVisible()
  await first.screen.unmount()
  const again = await open((at) => ({ body: { recipe: made(at) } }), answers)
  await expect.element(again.screen.getByText('2 of 2 done')).toBeVisible()
  const asked = again.calls.filter(({ path }) => path === '/api/imports/page')
  expect(asked.map(({ body }) => body)).toEqual([{ url: 'https://a.example/1' }])
  await again.screen.getByRole('button', { name: 'Keep all 2' }).click()
  await expect.element(again.screen.getByText('2 recipes kept')).toBeVisible()
  const batch = again.calls.find(({ path }) => path === '/api/recipes/batch')?.body
  expect(batch).toMatchObject({ recipes: [{ image_url: own }, { image_url: null }] })
})

test('what is edited of a link is there at the next look, and the dialog keeps its own', async () => {
  list(2)
  keepPage({ ...NO_PAGE, link: 'https://b.example/soup', links: 'c.example/tart' })
  const saved = aRecipe('Our dish')
  const { screen, router } = await open((at) => ({ body: { recipe: made(at) } }), {
    'POST /api/recipes': saved,
  })
  const name = screen.getByLabelText('Recipe name')
  const review = (at: number) =>
    screen.getByRole('button', { name: `Review Dish number ${at}` }).click()
  await review(0)
  await name.fill('Our dish')
  router.history.back()
  await review(1)
  await expect.element(name).toHaveValue('Dish number 1')
  router.history.back()
  await review(0)
  await expect.element(name).toHaveValue('Our dish')
  await screen.getByRole('button', { name: 'Save Recipe' }).click()
  await expect.element(screen.getByText('2 of 2 done · 1 kept')).toBeVisible()
  expect(readKeptPage()).toMatchObject({
    link: 'https://b.example/soup',
    links: 'c.example/tart',
    listId: null,
  })
})

/** Not before the page is gone. */
const LATE = { body: { recipe: made(1) }, afterMs: 20_000 }

test.each(['[null]', '{}', 'x', '[{"state":"read"}]'])(
  '%s on the device is no list',
  async (kept) => {
    localStorage.setItem(LINK_LIST_KEY, kept)
    const { screen } = await open(() => fault(500, 'internal'))
    await expect.element(screen.getByRole('heading', { name: 'No links to read' })).toBeVisible()
  },
)

test('a row that is broken takes no other with it', async () => {
  list(2)
  const [first] = JSON.parse(localStorage.getItem(LINK_LIST_KEY) ?? '[]')
  localStorage.setItem(LINK_LIST_KEY, JSON.stringify([{ state: 'read' }, first]))
  const { screen } = await open((at) => ({ body: { recipe: made(at) } }))
  await expect.element(screen.getByText('1 of 1 done')).toBeVisible()
})

test('what was kept while its answer was lost is kept, not there already', async () => {
  list(1)
  const [item] = readLinks().map((one) => ({ ...one, state: 'read' as const, recipe: made(0) }))
  if (!item) throw new Error('No link')
  const pick = (id: string) => {
    const queryClient = new QueryClient()
    const there = { ...aRecipe('Dish number 0'), ...made(0), id }
    queryClient.setQueryData(recipesQuery.queryKey, [there as Recipe])
    return pickFor(queryClient, [item])
  }
  expect(await pick(item.id)).toMatchObject({ kept: [{ id: item.id }], skipped: [] })
  expect(await pick(crypto.randomUUID())).toMatchObject({ kept: [], skipped: [{ id: item.id }] })
})

test('links beyond a hundred are given back', () => {
  list(98)
  const more = ['https://a.example/5', 'https://b.example/1', 'https://b.example/2']
  expect(addLinks([...more, 'https://b.example/3'])).toEqual(['https://b.example/3'])
})
