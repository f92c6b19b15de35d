import { useSearch } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { aPlan, aRecipe } from '#web/testing/samples.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { Planner } from './planner.tsx'

const recipes = ['Leek Soup', 'Fish Pie', 'Bean Chilli'].map((name) => aRecipe(name))
const CREATE = 'POST /api/functions/create-complete-meal-plan'

function PlannerPage() {
  const { step } = useSearch({ strict: false })
  return <Planner step={step} />
}

async function openPlanner(answers: Answers = {}) {
  const { screen, calls } = await renderScreen({
    at: '/planner',
    routes: { '/planner': PlannerPage },
    answers: { 'GET /api/recipes': recipes, ...answers },
  })
  return { screen, created: () => calls.filter(({ method }) => method === 'POST') }
}

test('0 or nothing typed disables both actions, the buttons lead back to 1', async () => {
  const { screen } = await openPlanner()
  const count = screen.getByLabelText('Total meals', { exact: true })
  for (const typed of ['0', '']) {
    await count.fill(typed)
    await expect
      .element(screen.getByRole('button', { name: 'Let Me Choose Myself' }))
      .toBeDisabled()
    await expect
      .element(screen.getByRole('button', { name: "I don't mind you choose" }))
      .toBeDisabled()
  }
  await screen.getByRole('button', { name: 'More: Total meals' }).click()
  await expect.element(count).toHaveValue(1)
  await expect.element(screen.getByRole('button', { name: 'Let Me Choose Myself' })).toBeEnabled()
})

test('any date becomes the Monday of its week', async () => {
  const { screen } = await openPlanner()
  const date = screen.getByLabelText('Week start date')
  await date.fill('2026-12-03')
  await expect.element(date).toHaveValue('2026-11-30')
})

test('the suggestion is chosen at first, and what is chosen becomes the plan', async () => {
  const plan = aPlan()
  const { screen, created } = await openPlanner({
    [CREATE]: () => ({ status: 201, body: { weeklyMealPlan: plan, groceryList: null } }),
  })
  await screen.getByLabelText('Total meals', { exact: true }).fill('3')
  await screen.getByLabelText('Week start date').fill('2026-11-23')
  await screen.getByRole('button', { name: 'Let Me Choose Myself' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Choose Your Meals' })).toBeVisible()
  await expect.element(screen.getByText('3 of 3 selected')).toBeVisible()
  await screen.getByRole('checkbox', { name: 'Fish Pie' }).click()
  await screen.getByRole('button', { name: 'Create Meal Plan' }).click()
  await expect.element(screen.getByText('Meal plan created!')).toBeVisible()
  await expect.element(screen.getByText(`At /weekly-plan/${plan.id}`)).toBeVisible()

  const sent = created()[0]?.body
  const chosen = recipes.filter(({ name }) => name !== 'Fish Pie').map(({ id }) => id)
  expect(sent).toMatchObject({
    name: 'Week of Nov 23, 2026',
    weekStartDate: '2026-11-23',
    selectedRecipes: expect.arrayContaining(chosen),
    plain: false,
  })
  expect(sent).toHaveProperty('mealSchedule.Tuesday.length', 1)
  expect(sent).toHaveProperty('mealSchedule.Wednesday.length', 0)
})

test('a plan that cannot be made leads back to the meals, all still chosen', async () => {
  const { screen, created } = await openPlanner({
    [CREATE]: () => ({ status: 500, body: { error: { code: 'internal', message: 'No' } } }),
  })
  await screen.getByRole('button', { name: "I don't mind you choose" }).click()
  await expect.element(screen.getByText('Failed to create meal plan')).toBeVisible()
  await expect.element(screen.getByText('3 of 7 selected')).toBeVisible()
  await screen.getByRole('button', { name: 'Create Meal Plan' }).click()
  await expect.poll(() => created().length).toBe(2)
  const [first, second] = created()
  expect(second?.body).toEqual(first?.body)
})

test('a double click makes one plan', async () => {
  const plan = aPlan()
  const { screen, created } = await openPlanner({
    [CREATE]: () => ({ status: 201, body: { weeklyMealPlan: plan, groceryList: null } }),
  })
  await screen.getByRole('button', { name: "I don't mind you choose" }).dblClick()
  await expect.element(screen.getByText(`At /weekly-plan/${plan.id}`)).toBeVisible()
  expect(created()).toHaveLength(1)
})

test('without a chosen meal no plan is made', async () => {
  const { screen, created } = await openPlanner()
  await screen.getByLabelText('Total meals', { exact: true }).fill('1')
  await screen.getByRole('button', { name: 'Let Me Choose Myself' }).click()
  await screen.getByRole('checkbox', { checked: true }).click()
  await screen.getByRole('button', { name: 'Create Meal Plan' }).click()
  await expect.element(screen.getByText('No meals selected')).toBeVisible()
  expect(created()).toEqual([])
})

test('a kitchen without recipes leads to the library', async () => {
  const { screen } = await openPlanner({ 'GET /api/recipes': () => ({ body: [] }) })
  await expect
    .element(screen.getByRole('link', { name: 'Browse Recipes' }))
    .toHaveAttribute('href', '/recipes')
})
