/** A chef, recipes and plans made through the API, so that a test begins where it has something to look at. */
import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { DAYS } from '#shared/plans/limits.ts'
import type { MealSchedule, WeeklyMealPlan } from '#shared/plans/schema.ts'
import { addWeeksTo, planName, weekStartOf } from '#shared/plans/week.ts'
import type { Profile } from '#shared/profiles/schema.ts'
import type { Recipe, RecipeInput } from '#shared/recipes/schema.ts'

const PHOTO = fileURLToPath(new URL('pictures/kitchen.png', import.meta.url))

/** Posts and returns what came back; throws with the answer when it is none of 2xx. */
async function post<T>(page: Page, path: string, data: unknown, profile?: Profile): Promise<T> {
  const headers: Record<string, string> = profile ? { 'X-Profile-Id': profile.id } : {}
  const response = await page.request.post(path, { data, headers })
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`)
  return (await response.json()) as T
}

export function addProfile(page: Page, name = `Chef ${crypto.randomUUID()}`): Promise<Profile> {
  return post(page, '/api/profiles', { name, avatar_color: '#4ECDC4' })
}

/** A new chef who is cooking on this device; `tour` when the tour is still to come. */
export async function enterKitchen(page: Page, { tour = false, name = '' } = {}): Promise<Profile> {
  const profile = await addProfile(page, name || undefined)
  await page.addInitScript(
    ({ id, isSeen }) => {
      localStorage.setItem('meal-planner-profile-id', id)
      if (isSeen) localStorage.setItem(`onboarding_completed_${id}`, 'true')
    },
    { id: profile.id, isSeen: !tour },
  )
  return profile
}

export function addRecipe(page: Page, recipe: Partial<RecipeInput> = {}): Promise<Recipe> {
  return post(page, '/api/recipes', {
    name: 'Leek and Potato Soup',
    description: 'A warm bowl of green.',
    servings: 4,
    prep_time: 15,
    cook_time: 25,
    difficulty: 'easy',
    tags: ['Soup', 'Vegetarian', 'Comfort', 'Healthy'],
    ingredients: [
      { name: 'leeks', quantity: '2', unit: '' },
      { name: 'potatoes', quantity: '500', unit: 'g' },
    ],
    method: ['Wash and slice the leeks.', 'Simmer everything for 20 minutes.'],
    ...recipe,
  })
}

/** A stored photo's address. */
export async function addPhoto(page: Page): Promise<string> {
  const response = await page.request.post('/api/images', {
    multipart: { image: createReadStream(PHOTO) },
  })
  const { urls } = (await response.json()) as { urls: string[] }
  const [url] = urls
  if (!url) throw new Error(`The photo was not stored: ${response.status()}`)
  return url
}

/** A meal on each day of this week and the next; this week's plan. */
export async function planTwoWeeks(page: Page, profile: Profile, recipe: Recipe) {
  const thisWeek = weekStartOf(new Date())
  const [plan] = await Promise.all(
    [thisWeek, addWeeksTo(thisWeek, 1)].map((weekStartDate) =>
      post<{ weeklyMealPlan: WeeklyMealPlan }>(
        page,
        '/api/functions/create-complete-meal-plan',
        {
          name: planName(weekStartDate),
          weekStartDate,
          selectedRecipes: [recipe.id],
          mealSchedule: Object.fromEntries(DAYS.map((day) => [day, [recipe.id]])),
          profileId: profile.id,
        },
        profile,
      ),
    ),
  )
  if (!plan) throw new Error('No plan')
  return plan.weeklyMealPlan
}

/** A plan of this week with these meals on its days; recipes that stand on none are unscheduled. */
export async function addPlan(
  page: Page,
  profile: Profile,
  recipes: readonly Recipe[],
  mealSchedule: MealSchedule,
): Promise<WeeklyMealPlan> {
  const weekStartDate = weekStartOf(new Date())
  const draft = {
    name: planName(weekStartDate),
    weekStartDate,
    selectedRecipes: recipes.map(({ id }) => id),
    mealSchedule,
    profileId: profile.id,
  }
  const path = '/api/functions/create-complete-meal-plan'
  const answer = await post<{ weeklyMealPlan: WeeklyMealPlan }>(page, path, draft, profile)
  return answer.weeklyMealPlan
}

/** Writes a plan's summary. */
export async function writeSummary(page: Page, profile: Profile, planId: string, text: string) {
  const response = await page.request.patch(`/api/weekly-meal-plans/${planId}`, {
    data: { weekly_summary: text },
    headers: { 'X-Profile-Id': profile.id },
  })
  if (!response.ok()) throw new Error(await response.text())
}

/** From now on the API answers so at this path. */
export async function answerWith(page: Page, path: string, status: number, body: unknown) {
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ status, json: body }),
  )
}

/** An error in the API's shape. */
export function failure(code: string) {
  return { error: { code, message: 'Forced by a test' } }
}
