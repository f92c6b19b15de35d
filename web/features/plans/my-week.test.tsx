import { expect, test, vi } from 'vitest'
import { aPlan, aRecipe } from '#web/testing/samples.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { MyWeek } from './my-week.tsx'

const recipes = ['Leek Soup', 'Fish Pie', 'Bean Chilli', 'Green Curry', 'Rice Bowl'].map((name) =>
  aRecipe(name),
)
const plan = aPlan({ selected_recipe_ids: recipes.map(({ id }) => id) })

async function openWeek(answers: Answers = {}) {
  const { screen, calls, profile } = await renderScreen({
    at: '/this-week',
    routes: { '/this-week': MyWeek },
    answers: { 'GET /api/recipes': recipes, 'GET /api/weekly-meal-plans': [plan], ...answers },
  })
  return { screen, profile, hasDeleted: () => calls.some(({ method }) => method === 'DELETE') }
}

test('a plan card shows its week, its first three recipes and how many more', async () => {
  const { screen } = await openWeek()
  const card = screen.getByRole('article')
  await expect.element(card.getByRole('link', { name: plan.name })).toBeVisible()
  for (const text of ['Nov 23 – 29, 2026', 'Leek Soup', 'Fish Pie', 'Bean Chilli', '+2 more']) {
    await expect.element(card.getByText(text)).toBeVisible()
  }
  await expect.element(card.getByText('Green Curry')).not.toBeInTheDocument()
})

test('a plan goes only when the chef confirms', async () => {
  let isThere = true
  const { screen, hasDeleted } = await openWeek({
    'GET /api/weekly-meal-plans': () => ({ body: isThere ? [plan] : [] }),
    [`DELETE /api/weekly-meal-plans/${plan.id}`]: () => {
      isThere = false
      return { status: 204, body: null }
    },
  })
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
  await screen.getByRole('button', { name: `Delete ${plan.name}` }).click()
  expect(hasDeleted()).toBe(false)
  await screen.getByRole('button', { name: `Delete ${plan.name}` }).click()
  await expect.element(screen.getByRole('heading', { name: 'No meal plan yet' })).toBeVisible()
  expect(confirm).toHaveBeenCalledTimes(2)
  // the keyboard goes on from where the card was
  await expect.element(screen.getByRole('region', { name: 'Your plans' })).toHaveFocus()
  confirm.mockRestore()
})

test('a plan that cannot be deleted comes back', async () => {
  vi.spyOn(window, 'confirm').mockReturnValueOnce(true)
  const { screen } = await openWeek({
    [`DELETE /api/weekly-meal-plans/${plan.id}`]: () => ({
      status: 500,
      body: { error: { code: 'internal', message: 'No' } },
    }),
  })
  await screen.getByRole('button', { name: `Delete ${plan.name}` }).click()
  await expect.element(screen.getByText('Failed to delete plan. Please try again.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: plan.name })).toBeVisible()
})

test('the tip comes after 300 ms, and once dismissed never again for this chef', async () => {
  const { screen, profile } = await openWeek()
  const tip = screen.getByRole('complementary', { name: 'Create Your Meal Plan' })
  await expect.element(tip).toBeVisible()
  expect(getComputedStyle(tip.element()).animationDelay).toBe('0.3s')
  await tip.getByRole('button', { name: 'Dismiss tip' }).click()
  await expect.element(tip).not.toBeInTheDocument()
  expect(localStorage.getItem(`workflow_tip_${profile.id}_create_meal_plan`)).toBe('true')
})
