import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { WeeklyMealPlan } from '#shared/plans/schema.ts'
import { aPlan, aRecipe } from '#web/testing/samples.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { PlanRecipes } from './plan-recipes.tsx'
import { planQuery } from './plans.queries.ts'

const soup = aRecipe('Leek Soup')
const pie = aRecipe('Fish Pie')
const curry = aRecipe('Green Curry')
const rice = aRecipe('Rice Bowl', { ingredients: [{ name: 'ginger', quantity: '1', unit: '' }] })
const library = [soup, pie, curry, rice]
const plan = aPlan({
  selected_recipe_ids: [soup.id, pie.id],
  meal_schedule: { Monday: [pie.id, soup.id], Saturday: [soup.id] },
})
const PLAN = `/api/weekly-meal-plans/${plan.id}`

function Page() {
  const { data } = useQuery(planQuery(plan.id))
  if (!data) return <p>{data === null ? 'No such plan' : 'Loading'}</p>
  const recipes = data.selected_recipe_ids.flatMap(
    (id) => library.find((one) => one.id === id) ?? [],
  )
  return <PlanRecipes plan={data} recipes={recipes} library={library} />
}

/** A kitchen with one plan, which moves on with each change, and says so to whoever saw an older one. */
async function openRecipes({ stored = plan, answers = {} as Answers } = {}) {
  let now: WeeklyMealPlan = stored
  const { screen, calls } = await renderScreen({
    at: '/',
    routes: { '/': Page },
    answers: {
      [`GET ${PLAN}`]: () => ({ body: now }),
      [`PATCH ${PLAN}`]: ({ body }: { body: object }) => {
        now = { ...now, ...body, rev: now.rev + 1 }
        return { body: now }
      },
      'GET /api/weekly-meal-plans': [],
      ...answers,
    },
  })
  const sent = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  return { screen, sent, stored: () => now }
}

async function choose(screen: Awaited<ReturnType<typeof openRecipes>>['screen'], item: string) {
  await screen.getByRole('button', { name: 'More for Leek Soup' }).click()
  await screen.getByRole('menuitem', { name: item }).click()
}

test("the week's recipes are links to /cooking/{id}, and 'View Recipes' to all of them", async () => {
  const { screen } = await openRecipes()
  await expect
    .element(screen.getByRole('link', { name: /Leek Soup/ }))
    .toHaveAttribute('href', `/cooking/${soup.id}`)
  await expect
    .element(screen.getByRole('link', { name: 'View Recipes', exact: true }))
    .toHaveAttribute('href', `/weekly-recipes/${plan.id}`)
})

test('a recipe is found by an ingredient and added, on no day yet', async () => {
  const { screen, sent, stored } = await openRecipes()
  await screen.getByRole('button', { name: 'Add a recipe to the plan' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Add a recipe' })
  await expect.element(dialog.getByRole('button', { name: /Green Curry/ })).toBeVisible()
  expect(dialog.getByRole('button', { name: /Leek Soup/ }).elements()).toHaveLength(0)
  await dialog.getByRole('searchbox').fill('GINGER')
  await expect.element(dialog.getByRole('button', { name: /Green Curry/ })).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: /Rice Bowl/ }).click()
  await expect.element(screen.getByText('Recipe added')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /Rice Bowl/ })).toBeVisible()
  expect(sent()).toHaveLength(1)
  expect(stored().selected_recipe_ids).toEqual([soup.id, pie.id, rice.id])
  expect(stored().meal_schedule).toMatchObject(plan.meal_schedule)
})

test('a swapped recipe leaves its places on the schedule to the other one', async () => {
  const { screen, stored } = await openRecipes()
  await choose(screen, 'Swap for another')
  const dialog = screen.getByRole('dialog', { name: 'Swap Leek Soup' })
  await dialog.getByRole('button', { name: /Green Curry/ }).click()
  await expect.element(screen.getByText('Now it is Green Curry.')).toBeVisible()
  expect(stored().selected_recipe_ids).toEqual([curry.id, pie.id])
  expect(stored().meal_schedule).toMatchObject({
    Monday: [pie.id, curry.id],
    Saturday: [curry.id],
  })
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'More for Green Curry' })).toHaveFocus()
})

test('a removed recipe goes with its places, and Undo brings it back to them', async () => {
  const { screen, stored } = await openRecipes()
  await choose(screen, 'Remove from the plan')
  await expect.element(screen.getByText('Recipe removed')).toBeVisible()
  expect(stored().selected_recipe_ids).toEqual([pie.id])
  expect(stored().meal_schedule).toMatchObject({ Monday: [pie.id], Saturday: [] })
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByRole('link', { name: /Leek Soup/ })).toBeVisible()
  expect(stored().selected_recipe_ids).toEqual(plan.selected_recipe_ids)
  expect(stored().meal_schedule).toMatchObject(plan.meal_schedule)
})

test('a change meets the meals as somebody else left them, and loses none', async () => {
  let isFirst = true
  const other = { ...plan, selected_recipe_ids: [soup.id, pie.id, curry.id], rev: 2 }
  const { screen, sent } = await openRecipes({
    answers: {
      [`GET ${PLAN}`]: () => ({ body: isFirst ? plan : other }),
      [`PATCH ${PLAN}`]: ({ body }: { body: object }) => {
        if (!isFirst) return { body: { ...other, ...body, rev: 3 } }
        isFirst = false
        return { status: 409, body: { error: { code: 'stale', message: 'Moved on' } } }
      },
    },
  })
  await choose(screen, 'Remove from the plan')
  await expect.element(screen.getByText('Recipe removed')).toBeVisible()
  expect(sent().at(-1)).toMatchObject({ selected_recipe_ids: [pie.id, curry.id] })
})

test('the only recipe of a plan can be swapped but not removed', async () => {
  const { screen } = await openRecipes({
    stored: { ...plan, selected_recipe_ids: [soup.id], meal_schedule: {} },
  })
  await screen.getByRole('button', { name: 'More for Leek Soup' }).click()
  await expect
    .element(screen.getByRole('menuitem', { name: 'Remove from the plan' }))
    .toHaveAttribute('aria-disabled', 'true')
  await expect.element(screen.getByRole('menuitem', { name: 'Swap for another' })).toBeEnabled()
})

test('a week of 28 meals takes no more, and says so', async () => {
  const others = Array.from({ length: 26 }, () => crypto.randomUUID())
  const { screen } = await openRecipes({
    stored: { ...plan, selected_recipe_ids: [soup.id, pie.id, ...others] },
  })
  await screen.getByRole('button', { name: 'Add a recipe to the plan' }).click()
  await expect.element(screen.getByText('A week holds 28 meals')).toBeVisible()
  expect(screen.getByRole('dialog').elements()).toHaveLength(0)
})

test('a change that fails says so and leaves the dialog open', async () => {
  const { screen } = await openRecipes({
    answers: {
      [`GET ${PLAN}`]: (() => {
        let calls = 0
        return () =>
          calls++ === 0
            ? { body: plan }
            : { status: 500, body: { error: { code: 'internal', message: 'No' } } }
      })(),
    },
  })
  await screen.getByRole('button', { name: 'Add a recipe to the plan' }).click()
  await screen
    .getByRole('dialog')
    .getByRole('button', { name: /Rice Bowl/ })
    .click()
  await expect
    .element(screen.getByText('Something went wrong in the kitchen. Please try again.'))
    .toBeVisible()
  await expect.element(screen.getByRole('dialog', { name: 'Add a recipe' })).toBeVisible()
})

test('a plan that was deleted meanwhile is gone', async () => {
  let isGone = false
  const { screen } = await openRecipes({
    answers: {
      [`GET ${PLAN}`]: () =>
        isGone
          ? { status: 404, body: { error: { code: 'not_found', message: 'No' } } }
          : { body: plan },
    },
  })
  await expect.element(screen.getByRole('link', { name: /Leek Soup/ })).toBeVisible()
  isGone = true
  await choose(screen, 'Remove from the plan')
  await expect.element(screen.getByText('No such plan')).toBeVisible()
})
