import { useParams } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { aPlan, aRecipe } from '#web/testing/samples.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { WeeklyRecipes } from './weekly-recipes.tsx'

const soup = aRecipe('Leek Soup', { description: 'Green and good.' })
const pie = aRecipe('Fish Pie')
const plan = aPlan({ selected_recipe_ids: [pie.id, crypto.randomUUID(), soup.id] })
const PLAN = `/api/weekly-meal-plans/${plan.id}`

function RecipesPage() {
  const { planId } = useParams({ strict: false })
  return <WeeklyRecipes planId={planId ?? ''} />
}

function openRecipes(answers: Answers = {}, id = plan.id) {
  return renderScreen({
    at: `/weekly-recipes/${id}`,
    routes: { '/weekly-recipes/$planId': RecipesPage },
    answers: { [`GET ${PLAN}`]: plan, 'GET /api/recipes': [soup, pie], ...answers },
  })
}

test("the plan's recipes are cards in its order, without those deleted since", async () => {
  const { screen } = await openRecipes()
  await expect.element(screen.getByRole('heading', { name: 'Weekly Recipes' })).toBeVisible()
  const cards = screen.getByRole('article')
  await expect.element(cards.nth(1)).toBeVisible()
  expect(cards.elements()).toHaveLength(2)
  await expect.element(cards.nth(0).getByRole('heading', { name: 'Fish Pie' })).toBeVisible()
  await expect.element(cards.nth(1).getByText('Green and good.')).toBeVisible()
})

test('a card says who cannot eat it', async () => {
  const mia = {
    id: crypto.randomUUID(),
    name: 'Mia',
    avatar_color: '#FF6B6B',
    created_at: '2026-11-01T10:00:00Z',
    needs: { diets: [], allergens: [], never: ['leek'] },
    appetite: 1,
  }
  const pasty = aRecipe('Pasty', { ingredients: [{ name: 'beef', quantity: '1', unit: 'lb' }] })
  const { screen } = await openRecipes({
    [`GET ${PLAN}`]: { ...plan, selected_recipe_ids: [soup.id, pasty.id] },
    'GET /api/recipes': [soup, pasty],
    'GET /api/profiles': [mia],
  })
  const cards = screen.getByRole('article')
  await expect.element(cards.nth(0).getByText('Not for Mia: leeks.')).toBeVisible()
  expect(cards.nth(1).element().textContent).not.toContain('Mia')
})

test("'View Recipe' opens /cooking/{id}, 'Cook Now' opens /cooking-mode/{id}", async () => {
  const { screen } = await openRecipes()
  const card = screen.getByRole('article').nth(0)
  const view = card.getByRole('link', { name: 'View Recipe', exact: true })
  await expect.element(view).toHaveAttribute('href', `/cooking/${pie.id}`)
  await expect.element(view).toHaveAccessibleDescription('Fish Pie')
  await expect
    .element(card.getByRole('link', { name: 'Cook Now', exact: true }))
    .toHaveAttribute('href', `/cooking-mode/${pie.id}`)
})

test("back leads to the plan, 'View Shopping List' to its list", async () => {
  const { screen } = await openRecipes()
  await expect
    .element(screen.getByRole('link', { name: 'Back to the plan' }))
    .toHaveAttribute('href', `/weekly-plan/${plan.id}`)
  await expect
    .element(screen.getByRole('link', { name: 'View Shopping List', exact: true }))
    .toHaveAttribute('href', `/grocery-list/${plan.id}`)
})

test('a missing plan shows a message and returns to My Week', async () => {
  const { screen } = await openRecipes({}, crypto.randomUUID())
  await expect.element(screen.getByText('At /this-week')).toBeVisible()
  await expect.element(screen.getByText('Plan not found')).toBeVisible()
  await expect
    .element(screen.getByText("The meal plan you're looking for doesn't exist."))
    .toBeVisible()
})

test('a plan without recipes says so', async () => {
  const { screen } = await openRecipes({ 'GET /api/recipes': [] })
  await expect.element(screen.getByRole('heading', { name: 'No recipes found' })).toBeVisible()
})

test('recipes that could not be loaded are asked for again', async () => {
  let isDown = true
  const { screen } = await openRecipes({
    'GET /api/recipes': () =>
      isDown
        ? { status: 500, body: { error: { code: 'internal', message: 'No' } } }
        : { body: [soup, pie] },
  })
  await expect.element(screen.getByText('The recipes could not be loaded')).toBeVisible()
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Fish Pie' })).toBeVisible()
})
