import { addDays, format } from 'date-fns'
import { expect, test } from 'vitest'
import { DAYS } from '#shared/plans/limits.ts'
import { weekStartOf } from '#shared/plans/week.ts'
import { aPlan, aRecipe } from '#web/testing/samples.ts'
import { renderScreen } from '#web/testing/screen.tsx'
import { Dashboard } from './dashboard.tsx'

const today = new Date()
const dayName = (offset: number) => format(addDays(today, offset), 'EEEE')

function openHome(recipes: unknown[], plans: unknown[]) {
  return renderScreen({
    at: '/',
    routes: { '/': Dashboard },
    answers: { 'GET /api/recipes': recipes, 'GET /api/weekly-meal-plans': plans },
  })
}

test('an empty kitchen invites to plan', async () => {
  const { screen } = await openHome([], [])
  await expect.element(screen.getByText(`No meal planned for ${dayName(0)}`)).toBeVisible()
  await expect
    .element(screen.getByText("Start planning your meals to see today's recipe here"))
    .toBeVisible()
  for (const [name, path] of [
    ['Plan Your Meals', '/planner'],
    ['Create Plan', '/planner'],
    ['View Week', '/this-week'],
    ['View Full Week', '/this-week'],
    ['Plan New Meals', '/planner'],
    ['Browse Recipes', '/recipes'],
    ['Manage Pantry', '/pantry'],
  ] as const) {
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', path)
  }
  expect(screen.getByRole('link', { name: 'Plan a meal' }).elements()).toHaveLength(2)
  await expect.element(screen.getByText('No meal plan yet')).toBeVisible()
})

test("today's meal and the next two days stand where their weeks put them", async () => {
  const recipes = [
    aRecipe('Leek Soup', { prep_time: null, servings: 2 }),
    aRecipe('Fish Pie', { prep_time: 25 }),
  ]
  const [soup, pie] = recipes
  const schedule = Object.fromEntries(DAYS.map((day) => [day, [soup?.id]]))
  const tomorrowsWeek = weekStartOf(addDays(today, 1))
  const plans = [
    aPlan({
      week_start_date: weekStartOf(today),
      selected_recipe_ids: [soup?.id ?? ''],
      meal_schedule: schedule as never,
      weekly_summary: 'A week of soup.',
    }),
    ...(tomorrowsWeek === weekStartOf(today)
      ? []
      : [aPlan({ week_start_date: tomorrowsWeek, meal_schedule: { Monday: [pie?.id ?? ''] } })]),
  ]
  const { screen } = await openHome(recipes, plans)
  await expect.element(screen.getByRole('heading', { name: 'Leek Soup', level: 1 })).toBeVisible()
  await expect.element(screen.getByText('30 min').first()).toBeVisible()
  await expect.element(screen.getByText('2 servings').first()).toBeVisible()
  await expect.element(screen.getByText('A week of soup.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Start Cooking' }))
    .toHaveAttribute('href', `/cooking-mode/${soup?.id}`)
  await expect
    .element(screen.getByRole('link', { name: 'View Week' }))
    .toHaveAttribute('href', `/weekly-plan/${plans[0]?.id}`)
  await expect.element(screen.getByText(dayName(1), { exact: true })).toBeVisible()
  await expect.element(screen.getByText(dayName(2), { exact: true })).toBeVisible()
})
