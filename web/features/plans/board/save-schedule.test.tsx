import { useParams } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { WeeklyMealPlan } from '#shared/plans/schema.ts'
import { aPlan, aRecipe } from '#web/testing/samples.ts'
import { renderScreen } from '#web/testing/screen.tsx'
import { WeeklyPlan } from '../weekly-plan.tsx'

const [soup, tacos] = [aRecipe('Leek Soup'), aRecipe('Tacos')]
const plan = aPlan({
  selected_recipe_ids: [soup.id, tacos.id],
  meal_schedule: { Monday: [soup.id], Tuesday: [tacos.id] },
})
const PLAN = `/api/weekly-meal-plans/${plan.id}`
type Patch = { body: Partial<WeeklyMealPlan> }

function PlanPage() {
  const { planId } = useParams({ strict: false })
  return <WeeklyPlan planId={planId ?? ''} />
}

/** `other` is what somebody saves as soon as this window has moved tacos to Sunday. */
async function arrange(other: Partial<WeeklyMealPlan> | null, { isDown = false, gone = '' } = {}) {
  await page.viewport(1280, 844)
  let stored = plan
  let left = [soup, tacos]
  let isStale = other !== null
  const { screen, calls } = await renderScreen({
    at: `/weekly-plan/${plan.id}`,
    routes: { '/weekly-plan/$planId': PlanPage },
    answers: {
      [`GET ${PLAN}`]: () => ({ body: stored }),
      'GET /api/recipes': () => ({ body: left }),
      'GET /api/grocery-lists': null,
      [`PATCH ${PLAN}`]: ({ body }: Patch) => {
        if (isDown) return { status: 500, body: failure('internal') }
        if (isStale) return { status: 409, body: failure('stale') }
        stored = { ...stored, ...body, rev: stored.rev + 1 }
        return { body: stored }
      },
    },
  })
  await screen.getByRole('button', { name: 'Edit Schedule' }).click()
  await screen.getByRole('button', { name: 'Move Tacos' }).click()
  await screen.getByRole('menuitem', { name: 'Move to Sunday' }).click()
  await expect.poll(() => on('Sunday')).toEqual(['Tacos'])
  stored = { ...plan, ...other, rev: 2 }
  left = left.filter(({ id }) => id !== gone)
  await screen.getByRole('button', { name: 'Save', exact: true }).click()
  return {
    screen,
    saved: () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body),
    /** From now on this window has seen what the other one saved. */
    catchUp: () => {
      isStale = false
    },
  }
}

function failure(code: string) {
  return { error: { code, message: 'Forced by a test' } }
}

function on(list: string) {
  const names = document.querySelectorAll(`[data-list="${list}"] .ticket-name`)
  return [...names].map((name) => name.textContent)
}

const ELSEWHERE = { meal_schedule: { Friday: [soup.id, tacos.id] } }

test('a save that fails says so and keeps what was arranged', async () => {
  const { screen } = await arrange(null, { isDown: true })
  await expect
    .element(screen.getByText('Failed to save meal schedule. Please try again.'))
    .toBeVisible()
  await expect.element(screen.getByText('Error', { exact: true })).toBeVisible()
  expect(on('Sunday')).toEqual(['Tacos'])
})

test('the second of two windows to save is told, keeps its own and may save over the other', async () => {
  const { screen, saved, catchUp } = await arrange(ELSEWHERE)
  const told = screen.getByRole('dialog', { name: 'This week was changed elsewhere' })
  await expect.element(told).toBeVisible()
  expect(on('Sunday')).toEqual(['Tacos'])
  catchUp()
  await told.getByRole('button', { name: 'Save mine over it' }).click()
  await expect.element(screen.getByText('Schedule Saved')).toBeVisible()
  expect(saved().at(-1)).toMatchObject({ meal_schedule: { Monday: [soup.id], Sunday: [tacos.id] } })
})

test('or loads the other, and can still have its own back', async () => {
  const { screen, saved } = await arrange(ELSEWHERE)
  await screen.getByRole('button', { name: 'Load the other' }).click()
  await expect.poll(() => on('Friday')).toEqual(['Leek Soup', 'Tacos'])
  expect(saved()).toHaveLength(1)
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => on('Sunday')).toEqual(['Tacos'])
  expect(on('Monday')).toEqual(['Leek Soup'])
})

test('a recipe deleted elsewhere vanishes from the board without an error', async () => {
  const { screen, saved } = await arrange(
    { selected_recipe_ids: [tacos.id], meal_schedule: { Tuesday: [tacos.id] } },
    { gone: soup.id },
  )
  // the fake goes on refusing: what matters is that the second try leaves the deleted recipe out
  await expect.poll(() => saved().length).toBe(2)
  expect(saved().at(-1)).toMatchObject({ meal_schedule: { Monday: [], Sunday: [tacos.id] } })
  await expect.poll(() => on('Monday')).toEqual([])
  expect(screen.getByText('Leek Soup').elements()).toEqual([])
})

test('a new name elsewhere is no other schedule: the meals are saved unasked', async () => {
  const { screen, saved } = await arrange({ name: 'Renamed' })
  await expect.poll(() => saved().length).toBe(2)
  await expect.element(screen.getByText('Renamed')).toBeVisible()
})
