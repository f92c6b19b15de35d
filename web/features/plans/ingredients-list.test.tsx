import { useParams } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { aPlan, aRecipe } from '#web/testing/samples.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { IngredientsList } from './ingredients-list.tsx'

const soup = aRecipe('Leek Soup', {
  ingredients: [
    { name: 'leeks', quantity: '2', unit: '' },
    { name: 'butter', quantity: '50', unit: 'g' },
    { name: 'salt', quantity: 'to taste', unit: '' },
  ],
})
const pie = aRecipe('Fish Pie')
const plan = aPlan({
  name: 'Before Christmas',
  week_start_date: '2026-12-21',
  selected_recipe_ids: [soup.id, crypto.randomUUID(), pie.id],
})
const PLAN = `/api/weekly-meal-plans/${plan.id}`

function ListPage() {
  const { planId } = useParams({ strict: false })
  return <IngredientsList planId={planId ?? ''} />
}

function openList(answers: Answers = {}, id = plan.id) {
  return renderScreen({
    at: `/ingredients-list/${id}`,
    routes: { '/ingredients-list/$planId': ListPage },
    answers: { [`GET ${PLAN}`]: plan, 'GET /api/recipes': [soup, pie], ...answers },
  })
}

test("the header is 'Ingredients List', the plan's name and 'Week of' with the long date", async () => {
  const { screen } = await openList()
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Ingredients List' }))
    .toBeVisible()
  await expect.element(screen.getByText('Before Christmas')).toBeVisible()
  await expect.element(screen.getByText('Week of December 21, 2026')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Back to the plan' }))
    .toHaveAttribute('href', `/weekly-plan/${plan.id}`)
})

test('each recipe is a card, collapsed at first, that says how many ingredients it takes', async () => {
  const { screen } = await openList()
  const cards = screen.getByRole('article')
  await expect.element(cards.nth(0).getByText('3 ingredients')).toBeVisible()
  await expect.element(cards.nth(1).getByText('1 ingredient', { exact: true })).toBeVisible()
  // the third was deleted since
  expect(cards.elements()).toHaveLength(2)
  expect(cards.getByRole('listitem').elements()).toHaveLength(0)
})

test('an open card shows quantity, unit and name of each ingredient', async () => {
  const { screen } = await openList()
  const head = screen.getByRole('button', { name: /Leek Soup/ })
  await expect.element(head).toHaveAttribute('aria-expanded', 'false')
  await head.click()
  await expect.element(head).toHaveAttribute('aria-expanded', 'true')
  const rows = screen.getByRole('article').nth(0).getByRole('listitem')
  await expect.element(rows.nth(2)).toBeVisible()
  expect(rows.elements().map((row) => row.textContent)).toEqual([
    '2 leeks',
    '50 g butter',
    'to taste salt',
  ])
  await head.click()
  await expect.element(rows.nth(0)).not.toBeInTheDocument()
})

test('a plan without recipes says so', async () => {
  const { screen } = await openList({ 'GET /api/recipes': [] })
  await expect.element(screen.getByRole('heading', { name: 'No recipes found' })).toBeVisible()
  await expect
    .element(screen.getByText("This weekly plan doesn't have any recipes yet."))
    .toBeVisible()
})

test('a missing plan has gone missing, with a way to My Week', async () => {
  const { screen } = await openList({}, crypto.randomUUID())
  await expect
    .element(screen.getByRole('heading', { name: 'This weekly plan has gone missing...' }))
    .toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Back to My Week' }))
    .toHaveAttribute('href', '/this-week')
})

test('while it loads the page has its name, and a failure can be tried again', async () => {
  let isDown = true
  const { screen } = await openList({
    [`GET ${PLAN}`]: () =>
      isDown
        ? { status: 500, body: { error: { code: 'internal', message: 'No' } }, afterMs: 200 }
        : { body: plan },
  })
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Ingredients List' }))
    .toBeVisible()
  await expect.element(screen.getByText('Loading...')).toBeInTheDocument()
  await expect.element(screen.getByText('The ingredients could not be loaded')).toBeVisible()
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Before Christmas')).toBeVisible()
})
