import { addDays, format } from 'date-fns'
import { expect, test } from 'vitest'
import { DAYS } from '#shared/plans/limits.ts'
import type { WeeklyMealPlan } from '#shared/plans/schema.ts'
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
    .element(screen.getByRole('link', { name: 'View Recipe' }))
    .toHaveAttribute('href', `/recipes/${soup?.id}`)
  await expect.element(screen.getByRole('heading', { name: 'Weekly Insights' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'View Week' }))
    .toHaveAttribute('href', `/weekly-plan/${plans[0]?.id}`)
  await expect.element(screen.getByText(dayName(1), { exact: true })).toBeVisible()
  await expect.element(screen.getByText(dayName(2), { exact: true })).toBeVisible()
})

test('a meal that somebody cannot eat says so, today and on the days to come', async () => {
  const omelette = aRecipe('Omelette', {
    ingredients: [{ name: 'eggs', quantity: '3', unit: '' }],
  })
  const soup = aRecipe('Leek Soup')
  const mia = {
    id: crypto.randomUUID(),
    name: 'Mia',
    avatar_color: '#FF6B6B',
    created_at: '2026-11-01T10:00:00Z',
    needs: { diets: [], allergens: ['eggs'], never: [] },
    appetite: 1,
  }
  const weeks = [0, 1, 2].map((offset) => {
    const meal = offset === 1 ? soup : omelette
    return { day: dayName(offset), week: weekStartOf(addDays(today, offset)), meal }
  })
  const plans = [...Map.groupBy(weeks, ({ week }) => week)].map(([week, days]) =>
    aPlan({
      week_start_date: week,
      selected_recipe_ids: [omelette.id, soup.id],
      meal_schedule: Object.fromEntries(days.map(({ day, meal }) => [day, [meal.id]])),
    }),
  )
  const { screen } = await renderScreen({
    at: '/',
    routes: { '/': Dashboard },
    answers: {
      'GET /api/recipes': [omelette, soup],
      'GET /api/weekly-meal-plans': plans,
      'GET /api/profiles': [mia],
    },
  })
  await expect.element(screen.getByRole('heading', { name: 'Omelette', level: 1 })).toBeVisible()
  await expect.element(screen.getByText('Not for Mia: eggs.').first()).toBeVisible()
  expect(document.querySelector('.today')?.textContent).toContain('Not for Mia: eggs')
  const coming = [...document.querySelectorAll('.coming-card')].map((card) => card.textContent)
  expect(coming).toHaveLength(2)
  expect(coming[0]).not.toContain('Not for')
  expect(coming[1]).toContain('Not for Mia: eggs')
})

const aWeek = (changes: Partial<WeeklyMealPlan>) =>
  aPlan({ week_start_date: weekStartOf(today), ...changes })

test('a summary of more than two sentences opens and closes', async () => {
  const whole = 'Soup on Monday. Pie on Friday. Buy leeks once.'
  const { screen } = await openHome([], [aWeek({ weekly_summary: whole })])
  await expect.element(screen.getByText('Soup on Monday. Pie on Friday.')).toBeVisible()
  await expect.element(screen.getByText(whole)).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Read more' }).click()
  await expect.element(screen.getByText(whole)).toBeVisible()
  await screen.getByRole('button', { name: 'Show less' }).click()
  await expect.element(screen.getByText(whole)).not.toBeInTheDocument()
})

test('a summary of two sentences stands whole', async () => {
  const { screen } = await openHome([], [aWeek({ weekly_summary: 'Soup. Then pie.' })])
  await expect.element(screen.getByText('AI-powered summary of your meal plan')).toBeVisible()
  await expect.element(screen.getByText('Soup. Then pie.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Read more' })).not.toBeInTheDocument()
})

test('a plan without a summary gets one, and the plan keeps it', async () => {
  const soup = aRecipe('Leek Soup')
  const plan = aWeek({ selected_recipe_ids: [soup.id] })
  const plans = [plan]
  const { screen, calls } = await renderScreen({
    at: '/',
    routes: { '/': Dashboard },
    answers: {
      'GET /api/recipes': [soup, aRecipe('Fish Pie')],
      'GET /api/weekly-meal-plans': () => ({ body: plans }),
      'POST /api/functions/generate-weekly-summary': {
        summary: 'A week of soup.',
        source: 'kitchen-guide',
      },
      [`PATCH /api/weekly-meal-plans/${plan.id}`]: () => {
        plans[0] = { ...plan, weekly_summary: 'A week of soup.' }
        return { body: plans[0] }
      },
    },
  })
  await expect.element(screen.getByText('No weekly summary available')).toBeVisible()
  await screen.getByRole('button', { name: 'Generate Summary' }).click()
  await expect.element(screen.getByText('Summary Updated!')).toBeVisible()
  await expect.element(screen.getByText('A week of soup.')).toBeVisible()
  await expect.element(screen.getByText('Written by the kitchen guide')).toBeVisible()
  const asked = calls.find(({ path }) => path.endsWith('generate-weekly-summary'))?.body
  expect(asked).toMatchObject({ weeklyPlanId: plan.id, recipes: [{ id: soup.id }] })
})

test('a summary that fails says so', async () => {
  const { screen } = await openHome([], [aWeek({})])
  await screen.getByRole('button', { name: 'Generate Summary' }).click()
  await expect
    .element(screen.getByText('Failed to regenerate summary. Please try again.'))
    .toBeVisible()
  await expect.element(screen.getByText('Error', { exact: true })).toBeVisible()
})

test('a kitchen that cannot be loaded can be tried again', async () => {
  let isBroken = true
  const { screen } = await renderScreen({
    at: '/',
    routes: { '/': Dashboard },
    answers: {
      'GET /api/weekly-meal-plans': [],
      'GET /api/recipes': () =>
        isBroken
          ? { status: 500, body: { error: { code: 'internal', message: 'broken' } } }
          : { body: [] },
    },
  })
  await expect.element(screen.getByText('Your kitchen could not be loaded')).toBeVisible()
  isBroken = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('No meal plan yet')).toBeVisible()
})

test("a meal without its times shows '30 min' and '4 servings'", async () => {
  const soup = aRecipe('Leek Soup', { prep_time: null, servings: 0 })
  const meal_schedule = Object.fromEntries(DAYS.map((day) => [day, [soup.id]]))
  const { screen } = await openHome([soup], [aWeek({ meal_schedule })])
  await expect.element(screen.getByText('30 min').first()).toBeVisible()
  await expect.element(screen.getByText('4 servings').first()).toBeVisible()
})
