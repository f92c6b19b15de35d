/** A page brought in: by link, by paste, refused, known already, and kept over a reload. */
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { blankRecipe } from '#shared/imports/draft.ts'
import { aRecipe } from '#web/testing/samples.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { AddRecipeMenu } from '../add-recipe-menu.tsx'
import { FromPageReview } from './from-page-review.tsx'
import { lookAtLink, readKeptPage } from './kept-page.ts'

const PHOTO = '/images/7f1f6a52-8f40-4ad5-9a1e-6f7c1f5a7f10.jpg'
const LINK = 'https://kitchen.example/leek-pie'

const pie = {
  ...blankRecipe(),
  name: 'Leek pie',
  ingredients: [{ name: 'leeks', quantity: '2', unit: '' }],
  method: ['Bake for 40 minutes.'],
  source_type: 'website',
  source_url: LINK,
}

const refusal = (code: string, message: string) => () => ({
  status: 422,
  body: { error: { code, message } },
})

const TEXT = 'Leek pie\n\nIngredients\n2 leeks\n200 g pastry\n\nMethod\nFry the leeks.\nBake it.'

function open(answers: Answers = {}) {
  localStorage.clear()
  return reopen(answers)
}

/** With what the device kept. */
async function reopen(answers: Answers = {}) {
  const rendered = await renderScreen({
    at: '/recipes',
    routes: { '/recipes': AddRecipeMenu, '/recipes/from-page': FromPageReview },
    answers: { 'GET /api/recipes': [], ...answers },
  })
  await rendered.screen.getByRole('button', { name: 'Add Recipe' }).click()
  await rendered.screen.getByRole('menuitem', { name: 'From Web Page' }).click()
  return rendered
}

type Rendered = Awaited<ReturnType<typeof open>>
const linkOf = ({ screen }: Rendered) => screen.getByLabelText('Link to the recipe')
const textOf = ({ screen }: Rendered) => screen.getByLabelText("The page's text or HTML")
const get = ({ screen }: Rendered) => screen.getByRole('button', { name: 'Get Recipe' }).click()

test('the menu has the ways of the spec and a web page', async () => {
  const { screen } = await renderScreen({
    at: '/recipes',
    routes: { '/recipes': AddRecipeMenu },
    answers: {},
  })
  await screen.getByRole('button', { name: 'Add Recipe' }).click()
  for (const name of ['Manual Entry', 'From Web Page', 'From Photo', 'Add using Agent']) {
    await expect.element(screen.getByRole('menuitem', { name })).toBeVisible()
  }
})

test('a link becomes a recipe to review, and saved it is shown with its source', async () => {
  const saved = aRecipe('Leek pie')
  const rendered = await open({
    'POST /api/imports/page': { recipe: pie },
    'POST /api/recipes': saved,
  })
  const { screen, calls } = rendered
  await linkOf(rendered).fill('kitchen.example/leek-pie')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(screen.getByRole('heading', { name: 'Review Extracted Recipe' }))
    .toBeVisible()
  await expect.element(screen.getByText('Read from kitchen.example')).toBeVisible()
  expect(calls.find(({ path }) => path === '/api/imports/page')?.body).toEqual({ url: LINK })
  await expect.element(screen.getByLabelText('Website address')).toHaveValue(LINK)
  await screen.getByRole('button', { name: 'Save Recipe' }).click()
  await expect.element(screen.getByText(`At /recipes/${saved.id}`)).toBeVisible()
  const sent = calls.find(({ method, path }) => method === 'POST' && path === '/api/recipes')
  expect(sent?.body).toMatchObject({ name: 'Leek pie', source_type: 'website', source_url: LINK })
  expect(localStorage.getItem('page-import')).toBeNull()
})

test('a recipe comes with its photo, made ours, and can do without it', async () => {
  const saved = aRecipe('Leek pie')
  const photo = 'https://kitchen.example/leek.jpg'
  const rendered = await open({
    'POST /api/imports/page': { recipe: pie, photo },
    'POST /api/imports/photo': () => ({ body: 'the bytes' }),
    'POST /api/images': { urls: [PHOTO], failed: [] },
    'POST /api/recipes': saved,
  })
  const { screen, calls } = rendered
  await linkOf(rendered).fill(LINK)
  await get(rendered)
  await expect
    .element(screen.getByRole('img', { name: 'The recipe as it is shown now' }))
    .toHaveAttribute('src', PHOTO)
  expect(calls.find(({ path }) => path === '/api/imports/photo')?.body).toEqual({ url: photo })
  await screen.getByRole('button', { name: 'Remove photo' }).click()
  await screen.getByRole('button', { name: 'Save Recipe' }).click()
  await expect.element(screen.getByText(`At /recipes/${saved.id}`)).toBeVisible()
  const sent = calls.find(({ method, path }) => method === 'POST' && path === '/api/recipes')
  expect(sent?.body).toMatchObject({ image_url: null })
})

test('a photo that cannot be had keeps no recipe away', async () => {
  const rendered = await open({
    'POST /api/imports/page': { recipe: pie, photo: 'https://kitchen.example/leek.jpg' },
    'POST /api/imports/photo': refusal('unreachable', 'The photo answered 404'),
  })
  await linkOf(rendered).fill(LINK)
  await get(rendered)
  await expect.element(rendered.screen.getByLabelText('Recipe name')).toHaveValue('Leek pie')
  await expect.element(rendered.screen.getByRole('button', { name: 'Add photo' })).toBeVisible()
  await expect.element(rendered.screen.getByText(/Its photo could not be fetched\.$/)).toBeVisible()
})

test('a page that is refused leads to pasting it, with its link as source', async () => {
  const rendered = await open({
    'POST /api/imports/page': refusal('unreachable', 'The page answered 403'),
  })
  const { screen } = rendered
  await linkOf(rendered).fill(LINK)
  await get(rendered)
  await expect.element(screen.getByText(/^The page answered 403\./)).toBeVisible()
  await expect.element(linkOf(rendered)).toHaveValue(LINK)
  await expect
    .element(screen.getByRole('link', { name: 'Use a photo' }))
    .toHaveAttribute('href', '/photo-recipe-extraction')
  await screen.getByRole('button', { name: 'Paste the page' }).click()
  await expect.element(textOf(rendered)).toHaveFocus()
  await textOf(rendered).fill(TEXT)
  await get(rendered)
  await expect.element(screen.getByLabelText('Recipe name')).toHaveValue('Leek pie')
  await expect.element(screen.getByLabelText('Website address')).toHaveValue(LINK)
})

test.each([
  ['no_recipe_found', 'No recipe found on this page'],
  ['rate_limited', 'Too much at once. Please try again in a minute.'],
])('%s is said in the dialog, and the link stays', async (code, words) => {
  const rendered = await open({ 'POST /api/imports/page': refusal(code, 'x') })
  await linkOf(rendered).fill(LINK)
  await get(rendered)
  await expect.element(rendered.screen.getByRole('alert').getByText(words)).toBeVisible()
  await expect.element(linkOf(rendered)).toHaveValue(LINK)
})

/** Long enough to give up before it, on a slow machine too. */
const LATE_MS = 1_500

test('fetching can be given up, and what comes late leads nowhere', async () => {
  const rendered = await open({
    'POST /api/imports/page': () => ({ body: { recipe: pie }, afterMs: LATE_MS }),
  })
  const { screen, router } = rendered
  await linkOf(rendered).fill(LINK)
  await get(rendered)
  await expect.element(screen.getByText('Fetching the page...')).toBeVisible()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(linkOf(rendered)).toHaveFocus()
  await new Promise((resolve) => setTimeout(resolve, LATE_MS))
  expect(router.state.location.pathname).toBe('/recipes')
  await expect.element(linkOf(rendered)).toHaveValue(LINK)
})

test('what is no link, and what holds no recipe, is said at the field', async () => {
  const rendered = await open()
  const { screen } = rendered
  await linkOf(rendered).fill('my pie')
  await get(rendered)
  await expect.element(linkOf(rendered)).toHaveAccessibleDescription('That is not a web address')
  await screen.getByRole('tab', { name: 'Pasted page' }).click()
  await textOf(rendered).fill('<h1>Just a moment...</h1>')
  await get(rendered)
  await expect.element(screen.getByText(/^No ingredients or steps found/)).toBeVisible()
  await expect.element(textOf(rendered)).toHaveValue('<h1>Just a moment...</h1>')
  expect(rendered.calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a reload keeps what was given, read and typed', async () => {
  const first = await open({ 'POST /api/imports/page': { recipe: pie } })
  await linkOf(first).fill(LINK)
  await get(first)
  await first.screen.getByLabelText('Recipe name').fill('Our leek pie')
  await first.screen.unmount()

  const again = await reopen()
  await expect.element(again.screen.getByText('We kept what you had')).toBeVisible()
  await expect.element(linkOf(again)).toHaveValue(LINK)
  await again.screen.getByRole('button', { name: 'Go on with Leek pie' }).click()
  await expect.element(again.screen.getByLabelText('Recipe name')).toHaveValue('Our leek pie')
})

test('the way back from the review is the dialog, with what was given', async () => {
  const rendered = await open({ 'POST /api/imports/page': { recipe: pie } })
  await linkOf(rendered).fill(LINK)
  await get(rendered)
  await rendered.screen.getByRole('button', { name: 'Back to Upload' }).click()
  await expect.element(linkOf(rendered)).toHaveValue(LINK)
  await rendered.screen.getByRole('button', { name: 'Start again' }).click()
  await expect.element(linkOf(rendered)).toHaveValue('')
})

test('of a page that is copied the formatted half is read', async () => {
  const rendered = await open()
  await rendered.screen.getByRole('tab', { name: 'Pasted page' }).click()
  const area = textOf(rendered).element() as HTMLTextAreaElement
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', 'Tart 3 pears 100 g sugar Bake it.')
  clipboardData.setData(
    'text/html',
    '<h1>Tart</h1><h2>Ingredients</h2><ul><li>3 pears</li><li>100 g sugar</li></ul><h2>Method</h2><p>Bake it.</p>',
  )
  area.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
  await expect.element(textOf(rendered)).toHaveValue('Tart 3 pears 100 g sugar Bake it.')
  await get(rendered)
  await expect.element(rendered.screen.getByLabelText('Recipe name')).toHaveValue('Tart')
  await expect.element(rendered.screen.getByText('Read from the page you pasted')).toBeVisible()
})

test('a pasted list of links becomes a list to be read', async () => {
  const rendered = await open()
  const { screen } = rendered
  await screen.getByRole('tab', { name: 'Many links' }).click()
  await screen.getByLabelText('Links, one a line').fill('my favourite pies')
  await screen.getByRole('button', { name: 'Read the list' }).click()
  await expect.element(screen.getByText('No web addresses found in this')).toBeVisible()
  await screen.getByLabelText('Links, one a line').fill(`${LINK}\nand https://b.example/soup.`)
  await screen.getByRole('button', { name: 'Read the list' }).click()
  await expect.element(screen.getByText('At /recipes/from-links')).toBeVisible()
  const kept = JSON.parse(localStorage.getItem('link-list') ?? '[]')
  expect(kept.map(({ url }: { url: string }) => url)).toEqual([LINK, 'https://b.example/soup'])
})

test('a page read after a look at a link of the list is no link of the list', async () => {
  localStorage.clear()
  lookAtLink(crypto.randomUUID())
  const saved = aRecipe('Leek pie')
  const rendered = await reopen({
    'POST /api/imports/page': { recipe: pie },
    'POST /api/recipes': saved,
  })
  await linkOf(rendered).fill(LINK)
  await get(rendered)
  await rendered.screen.getByRole('button', { name: 'Save Recipe' }).click()
  await expect.element(rendered.screen.getByText(`At /recipes/${saved.id}`)).toBeVisible()
})

test('links that the list has no room for stay in the box', async () => {
  const rendered = await open()
  const { screen } = rendered
  const urls = Array.from({ length: 102 }, (_, at) => `https://a.example/${at}`)
  await screen.getByRole('tab', { name: 'Many links' }).click()
  await screen.getByLabelText('Links, one a line').fill(urls.join('\n'))
  await screen.getByRole('button', { name: 'Read the list' }).click()
  await expect.element(screen.getByText(/^2 more did not fit/)).toBeVisible()
  await expect.poll(() => readKeptPage().links.split('\n')).toEqual(urls.slice(100))
})
