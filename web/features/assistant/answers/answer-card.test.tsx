/** The dishes of an answer as a cook uses them: looked at, put on a day, on the list, and taken back. */
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { OfferedRecipe } from '#shared/guide/schema.ts'
import { addWeeksTo, weekStartOf } from '#shared/plans/week.ts'
import { aPlan, aRecipe } from '#web/testing/samples.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { RecipeChat } from '../recipe-chat.tsx'

const CHAT = 'POST /api/functions/recipe-chat'
const PIE = aRecipe('Leek pie')
const NEXT_WEEK = addWeeksTo(weekStartOf(new Date()), 1)
/** Next week has room from Wednesday on, whatever today is. */
const PLAN = aPlan({
  week_start_date: NEXT_WEEK,
  selected_recipe_ids: [PIE.id],
  meal_schedule: { Monday: [PIE.id], Tuesday: [PIE.id] },
})

function offer({ id, name }: { id: string; name: string }, isStarter = false): OfferedRecipe {
  return { id, name, why: 'with leeks', minutes: 30, servings: 4, isStarter }
}

const answerWith = (...recipes: OfferedRecipe[]) => ({
  reply: 'Without eggs for Mia.\n\nOne of yours.\n\nShall I write it up?',
  understood: { without: ['eggs'], diets: [], unsure: [] },
  recipes,
  source: 'kitchen-guide',
})

/** A kitchen that keeps what is done to its plan. */
function kitchen(changes: Answers = {}): Answers {
  let plan = PLAN
  const path = `/api/weekly-meal-plans/${PLAN.id}`
  return {
    [CHAT]: answerWith(offer(PIE)),
    'GET /api/recipes': [PIE],
    'GET /api/weekly-meal-plans': () => ({ body: [plan] }),
    [`GET ${path}`]: () => ({ body: plan }),
    [`PATCH ${path}`]: ({ body }: { body: object }) => {
      plan = { ...plan, ...body, rev: plan.rev + 1 }
      return { body: plan }
    },
    ...changes,
  }
}

function Page() {
  const saving = { save: async () => null, isPending: false, sheet: null }
  return (
    <RecipeChat body={() => null} form={() => null} saving={saving} onSaved={() => undefined} />
  )
}

function open(answers: Answers, chef?: { id: string }) {
  const screen = { at: '/recipe-chat', routes: { '/recipe-chat': Page }, answers }
  return renderScreen({ ...screen, ...(chef && { chef }) })
}

async function ask(answers: Answers) {
  const opened = await open(answers)
  await userEvent.type(opened.screen.getByLabelText('Ask the chef'), 'Leeks{Enter}')
  await expect.element(opened.screen.getByText('One of yours.')).toBeVisible()
  return opened
}

type Opened = Awaited<ReturnType<typeof ask>>

const wayOf = ({ screen }: Opened, name: RegExp) => screen.getByRole('button', { name })
const sent = ({ calls }: Opened, method: string) => calls.filter((call) => call.method === method)

test('an answer says first what it left out, then shows its dishes and why they fit', async () => {
  const { screen } = await ask(kitchen())
  const log = screen.getByRole('log').element()
  const order = [
    'Without eggs for Mia',
    'One of yours.',
    'Leek pie',
    'Why:',
    'Shall I write it up?',
  ]
  const places = order.map((words) => log.textContent.indexOf(words))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
  await expect.element(screen.getByText('30 min')).toBeVisible()
  await screen.getByRole('link', { name: /Leek pie.*View Recipe/ }).click()
  await expect.element(screen.getByText(`At /recipes/${PIE.id}`)).toBeVisible()
})

test('a dish goes on the nearest empty day of the plan, and off again', async () => {
  const opened = await ask(kitchen())
  await wayOf(opened, /^Add to Wed/).click()
  const added = wayOf(opened, /^Added to Wednesday/)
  await expect.element(added).toBeVisible()
  expect(sent(opened, 'PATCH').at(-1)?.body).toMatchObject({
    meal_schedule: { Monday: [PIE.id], Wednesday: [PIE.id] },
  })
  await added.click()
  await expect.element(wayOf(opened, /^Add to Wed/)).toBeVisible()
  expect(sent(opened, 'PATCH').at(-1)?.body).toMatchObject({
    selected_recipe_ids: [PIE.id],
    meal_schedule: { Monday: [PIE.id], Wednesday: [] },
  })
})

test('without a plan one is made for the dish, and goes with it', async () => {
  let plans: unknown[] = []
  const made = aPlan({ week_start_date: weekStartOf(new Date()), selected_recipe_ids: [PIE.id] })
  const opened = await ask(
    kitchen({
      'GET /api/weekly-meal-plans': () => ({ body: plans }),
      'POST /api/functions/create-complete-meal-plan': () => {
        plans = [made]
        return { status: 201, body: { weeklyMealPlan: made, groceryList: null } }
      },
      [`GET /api/weekly-meal-plans/${made.id}`]: made,
      [`DELETE /api/weekly-meal-plans/${made.id}`]: () => ({ status: 204, body: null }),
    }),
  )
  await wayOf(opened, /^Add to \w+day: /).click()
  await wayOf(opened, /^Added to/).click()
  await expect
    .poll(() => sent(opened, 'DELETE').map(({ path }) => path))
    .toEqual([`/api/weekly-meal-plans/${made.id}`])
  await expect.element(wayOf(opened, /^Add to \w+day: /)).toBeVisible()
})

test('what it needs goes on the list under its name, and off again', async () => {
  const list = {
    ...{ id: crypto.randomUUID(), profile_id: crypto.randomUUID(), rev: 1, items: [] },
    ...{ selected_recipe_ids: [], pantry_item_ids: [], checked_items: [] },
    generated_at: '2026-11-20T10:00:00Z',
  }
  const items: { id: string }[] = []
  const opened = await ask(
    kitchen({
      'GET /api/shopping-lists/latest': list,
      'GET /api/remembered-items': [],
      [`POST /api/shopping-lists/${list.id}/items`]: ({ body }: { body: { items: [] } }) => {
        items.push(...body.items)
        return { body: list }
      },
    }),
  )
  await wayOf(opened, /^Add to list/).click()
  const added = wayOf(opened, /^Added to the list/)
  await expect.element(added).toBeVisible()
  expect(items).toMatchObject([{ name: 'leeks', source: 'Leek pie' }])
  await added.click()
  await expect.element(wayOf(opened, /^Add to list/)).toBeVisible()
  // the line that it made and no other; this kitchen says that it is gone already
  expect(sent(opened, 'DELETE').map(({ path }) => path)).toEqual([
    `/api/shopping-lists/${list.id}/items/${items[0]?.id}`,
  ])
})

test('a starter recipe is saved under its own id before it is used', async () => {
  const { starterRecipes } = await import('#shared/recipes/starter/index.ts')
  const [starter] = starterRecipes
  const id = starter?.id ?? ''
  const saved = aRecipe(starter?.name ?? '', { id })
  const opened = await ask(
    kitchen({
      [CHAT]: answerWith(offer(saved, true)),
      'POST /api/recipes': () => ({ status: 201, body: saved }),
    }),
  )
  await wayOf(opened, /^Add to Wed/).click()
  await expect.element(wayOf(opened, /^Added to/)).toBeVisible()
  const [post, patch] = opened.calls.filter(({ method, path }) => {
    return path === '/api/recipes' ? method === 'POST' : method === 'PATCH'
  })
  expect(post?.body).toMatchObject({ id, name: starter?.name })
  expect(patch?.body).toMatchObject({ selected_recipe_ids: [PIE.id, id] })
})

test('what fails says so, and can be pressed again', async () => {
  const failed = { status: 500, body: { error: { code: 'internal', message: 'Broken' } } }
  const opened = await ask(kitchen({ [`PATCH /api/weekly-meal-plans/${PLAN.id}`]: () => failed }))
  await wayOf(opened, /^Add to Wed/).click()
  const words = 'Failed to save meal schedule. Please try again.'
  await expect.element(opened.screen.getByText(words)).toBeVisible()
  await expect.element(wayOf(opened, /^Add to Wed/)).toBeEnabled()
})

test('a dish that was deleted since is named and offers nothing', async () => {
  const { screen } = await ask(kitchen({ 'GET /api/recipes': [] }))
  await expect.element(screen.getByText('This recipe is no longer in the library.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /Leek pie/ })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: /^Add to/ })).not.toBeInTheDocument()
})

test('the cards of a talk that was kept are there again', async () => {
  const opened = await ask(kitchen())
  await opened.screen.unmount()
  const { screen } = await open(kitchen(), { id: opened.profile.id })
  await expect.element(screen.getByText('Without eggs for Mia')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /Leek pie/ })).toBeVisible()
})
