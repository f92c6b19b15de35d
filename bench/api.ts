/** Reads through the API against bare handlers, turn by turn in one run: the ratio of their medians. */
import { DAYS } from '#shared/plans/limits.ts'
import { starterRecipes } from '#shared/recipes/starter/index.ts'
import { openKitchen, send } from './kitchen.ts'
import { median, type Row } from './table.ts'

const TURNS = 300
const WARM_UP = 40
const BAR = 1.5

export async function measureApi(): Promise<Row[]> {
  const kitchen = await openKitchen('bench/api.worker.ts')
  try {
    const { profile, paths } = await fill(`${kitchen.url}/api`)
    const rows: Row[] = []
    for (const path of paths) {
      const urls = [`${kitchen.url}/api/${path}`, `${kitchen.url}/bare/${path}`] as const
      const ratio = await ratioOf(...urls, profile)
      rows.push({
        what: `GET /api/${path.replace(/[0-9a-f-]{36}/, ':id')} against a bare handler`,
        measured: `${ratio.toFixed(2)} times its median`,
        bar: `at most ${BAR}`,
        ok: ratio <= BAR,
      })
    }
    return rows
  } finally {
    await kitchen.close()
  }
}

/** A household's kitchen: the starter library, a month of plans with their groceries, and a list of them all. */
async function fill(api: string): Promise<{ profile: string; paths: string[] }> {
  for (const name of ['Ada', 'Ben', 'Cleo']) await send(`${api}/profiles`, 'POST', { name })
  const profile = String((await send(`${api}/profiles`, 'POST', { name: 'Dan' })).id)
  await send(`${api}/recipes/batch`, 'POST', { recipes: starterRecipes })
  const list = await send(`${api}/shopping-lists`, 'POST', {}, profile)
  const ids = starterRecipes.map((recipe) => recipe.id)
  const plans: string[] = []
  for (const [week, day] of ['02', '09', '16', '23'].entries()) {
    const selectedRecipes = ids.slice(week * 7, week * 7 + 7)
    const body = {
      name: `Week of Nov ${Number(day)}, 2026`,
      weekStartDate: `2026-11-${day}`,
      selectedRecipes,
      mealSchedule: Object.fromEntries(DAYS.map((name, at) => [name, [selectedRecipes[at]]])),
    }
    const path = `${api}/functions/create-complete-meal-plan`
    const { weeklyMealPlan, groceryList } = (await send(path, 'POST', body, profile)) as Created
    const groceryItems = groceryList.items.map(({ sources: _, ...item }) => item)
    await send(`${api}/shopping-lists/${list.id}/sync`, 'POST', { groceryItems }, profile)
    plans.push(weeklyMealPlan.id)
  }
  return {
    profile,
    paths: [
      'profiles',
      'recipes',
      `recipes/${ids[0]}`,
      'weekly-meal-plans',
      `weekly-meal-plans/${plans[0]}`,
      `grocery-lists?weekly_meal_plan_id=${plans[0]}`,
      'shopping-lists/latest',
    ],
  }
}

type Created = {
  weeklyMealPlan: { id: string }
  groceryList: { items: { id: string; sources?: unknown }[] }
}

async function ratioOf(ours: string, bare: string, profile: string): Promise<number> {
  const times = { ours: [] as number[], bare: [] as number[] }
  for (let turn = 0; turn < TURNS; turn++) {
    const pair = [await timeOf(ours, profile), await timeOf(bare, profile)] as const
    if (turn < WARM_UP) continue
    times.ours.push(pair[0])
    times.bare.push(pair[1])
  }
  return median(times.ours) / median(times.bare)
}

async function timeOf(url: string, profile: string): Promise<number> {
  const start = performance.now()
  const response = await fetch(url, { headers: { 'X-Profile-Id': profile } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return performance.now() - start
}
