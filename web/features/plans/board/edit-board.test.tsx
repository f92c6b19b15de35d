import { useParams } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aPlan, aRecipe } from '#web/testing/samples.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { WeeklyPlan } from '../weekly-plan.tsx'

const [soup, pie, chilli, curry, tacos, ramen] = [
  'Leek Soup',
  'Fish Pie',
  'Bean Chilli',
  'Red Curry',
  'Tacos',
  'Ramen',
].map((name) => aRecipe(name)) as [R, R, R, R, R, R]
type R = ReturnType<typeof aRecipe>
const recipes = [soup, pie, chilli, curry, tacos, ramen]
const ids = recipes.map(({ id }) => id)
/** Monday is full, ramen waits. */
const plan = aPlan({
  selected_recipe_ids: ids,
  meal_schedule: { Monday: [soup.id, pie.id, chilli.id, curry.id], Tuesday: [tacos.id] },
})
const PLAN = `/api/weekly-meal-plans/${plan.id}`

afterEach(() => vi.restoreAllMocks())

function PlanPage() {
  const { planId } = useParams({ strict: false })
  return <WeeklyPlan planId={planId ?? ''} />
}

type Opening = { answers?: Answers; wide?: boolean; edit?: boolean }

async function open({ answers = {}, wide = true, edit = true }: Opening = {}) {
  await page.viewport(wide ? 1280 : 390, 844)
  const { screen, calls, router } = await renderScreen({
    at: `/weekly-plan/${plan.id}`,
    routes: { '/weekly-plan/$planId': PlanPage },
    answers: {
      [`GET ${PLAN}`]: plan,
      'GET /api/recipes': recipes,
      'GET /api/grocery-lists': null,
      [`PATCH ${PLAN}`]: ({ body }: { body: object }) => ({ body: { ...plan, ...body, rev: 2 } }),
      ...answers,
    },
  })
  if (edit) await screen.getByRole('button', { name: 'Edit Schedule' }).click()
  const saved = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  const save = screen.getByRole('button', { name: 'Save', exact: true })
  const grip = (recipe: R) => screen.getByRole('button', { name: `Move ${recipe.name}` })
  const choose = async (recipe: R, item: string) => {
    await grip(recipe).click()
    await screen.getByRole('menuitem', { name: item }).click()
  }
  return { screen, saved, save, grip, choose, router }
}

/** The names on a day or in the unscheduled panel, in their order. */
function on(list: string) {
  const names = document.querySelectorAll(`[data-list="${list}"] .ticket-name`)
  return [...names].map((name) => name.textContent)
}

test("'Edit Schedule' leads from view mode to edit mode, where a meal is no link", async () => {
  const { screen, save } = await open({ edit: false })
  const link = screen
    .getByRole('region', { name: 'Meal Schedule' })
    .getByRole('link', { name: /Tacos/ })
  await expect.element(link).toHaveAttribute('href', `/cooking/${tacos.id}`)
  await expect.element(save).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Edit Schedule' }).click()
  await expect.element(save).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await expect.element(link).not.toBeInTheDocument()
})

test('with no saved schedule and unscheduled meals it starts in edit mode', async () => {
  const { save } = await open({
    edit: false,
    answers: { [`GET ${PLAN}`]: { ...plan, meal_schedule: {} } },
  })
  await expect.element(save).toBeVisible()
  expect(on('unscheduled')).toHaveLength(6)
})

test('a move marks unsaved changes, Save persists it and leaves edit mode', async () => {
  const { screen, saved, save, choose } = await open()
  const mark = screen.getByText('Unsaved changes')
  await expect.element(save).toBeVisible()
  await expect.element(mark).not.toBeInTheDocument()
  await choose(tacos, 'Move to Sunday')
  await expect.element(screen.getByText('Meal Moved')).toBeVisible()
  await expect.element(mark).toBeVisible()
  await save.click()
  await expect.element(screen.getByText('Schedule Saved')).toBeVisible()
  await expect.element(save).not.toBeInTheDocument()
  // Sunday, in place of the weekend
  expect(saved()).toMatchObject([{ meal_schedule: { Tuesday: [], Sunday: [tacos.id] } }])
})

test('Cancel leaves edit mode and discards, until that is undone', async () => {
  const { screen, saved, choose } = await open()
  await choose(tacos, 'Move to Sunday')
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByRole('button', { name: 'Edit Schedule' })).toHaveFocus()
  const tuesday = screen.getByRole('article').nth(1)
  await expect.element(tuesday.getByRole('link', { name: /Tacos/ })).toBeVisible()
  expect(saved()).toEqual([])
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => on('Sunday')).toEqual(['Tacos'])
})

test('leaving with unsaved changes is asked about, without changes it is not', async () => {
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const { screen, choose, router } = await open()
  const leave = screen.getByRole('link', { name: 'Ingredients List' })
  await choose(tacos, 'Move to Wednesday')
  await leave.click()
  expect(ask).toHaveBeenCalledOnce()
  expect(router.state.location.pathname).toBe(`/weekly-plan/${plan.id}`)
  await choose(tacos, 'Move to Tuesday')
  await expect.poll(() => on('Tuesday')).toEqual(['Tacos'])
  await leave.click()
  await expect.element(screen.getByText(`At /ingredients-list/${plan.id}`)).toBeVisible()
  expect(ask).toHaveBeenCalledOnce()
})

test('moving a meal to a full day is disallowed, and visibly so', async () => {
  const { screen, grip } = await open()
  const monday = screen.getByRole('article').nth(0)
  await expect.element(monday.getByText('Max 4 meals')).toBeVisible()
  await expect.element(monday.getByRole('button', { name: /Drop a meal/ })).not.toBeInTheDocument()
  await grip(tacos).click()
  const full = screen.getByRole('menuitem', { name: /^Move to Monday.*Max 4 meals/ })
  await expect.element(full).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(grip(tacos)).toHaveFocus()
  await userEvent.keyboard(' {ArrowLeft} ')
  await expect.element(screen.getByText('Monday is full.', { exact: true })).toBeVisible()
  expect(on('Monday')).toHaveLength(4)
  await expect.poll(() => on('Tuesday')).toEqual(['Tacos'])
})

test('a recipe already assigned to a day cannot be added to it again', async () => {
  const meal_schedule = { Monday: [soup.id], Tuesday: [soup.id] }
  const { screen, grip } = await open({
    wide: false,
    answers: { [`GET ${PLAN}`]: { ...plan, meal_schedule } },
  })
  await grip(soup).first().click()
  const there = screen.getByRole('menuitem', { name: /^Move to Tuesday.*Already on Tuesday/ })
  await expect.element(there).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: 'Add meal on Monday' }).click()
  await expect.element(screen.getByRole('checkbox', { name: /Leek Soup/ })).toBeDisabled()
})

test('each key is announced: Space picks up, an arrow moves, Space drops, Escape cancels', async () => {
  const { screen, grip } = await open()
  await expect.element(grip(tacos)).toBeVisible()
  grip(tacos).element().focus()
  await userEvent.keyboard(' ')
  await expect
    .element(screen.getByText('Picked up Tacos. Tuesday, place 1 of 1.'))
    .toBeInTheDocument()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByText('Wednesday, place 1 of 1.')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(screen.getByText('Monday is full. Max 4 meals.')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByText('Cancelled. Tacos stays: Tuesday.')).toBeInTheDocument()
  await userEvent.keyboard(' {ArrowRight}{ArrowRight} ')
  await expect.element(screen.getByText('Tacos: Thursday, place 1 of 1.')).toBeInTheDocument()
  await expect.poll(() => on('Thursday')).toEqual(['Tacos'])
  await expect.element(grip(tacos)).toHaveFocus()
})

test('dropping from unscheduled removes it from that panel, dropping back returns it', async () => {
  const { grip, choose } = await open()
  await expect.element(grip(ramen)).toBeVisible()
  await expect.poll(() => on('unscheduled')).toEqual(['Ramen'])
  grip(ramen).element().focus()
  await userEvent.keyboard(' {ArrowLeft}{ArrowLeft} ')
  await expect.poll(() => on('Saturday')).toEqual(['Ramen'])
  await expect.poll(() => on('unscheduled')).toEqual([])
  await choose(ramen, 'Back to unscheduled')
  await expect.poll(() => on('unscheduled')).toEqual(['Ramen'])
})

test('meals of a day change their order', async () => {
  const { choose, grip } = await open()
  await choose(soup, 'Move down')
  await expect
    .poll(() => on('Monday'))
    .toEqual(['Fish Pie', 'Leek Soup', 'Bean Chilli', 'Red Curry'])
  await expect.element(grip(soup)).toHaveFocus()
  await userEvent.keyboard(' {ArrowDown}{ArrowDown} ')
  await expect
    .poll(() => on('Monday'))
    .toEqual(['Fish Pie', 'Bean Chilli', 'Red Curry', 'Leek Soup'])
})

test('on a phone the panel is hidden and a sheet assigns two at once, found by search', async () => {
  const { screen, saved, save } = await open({ wide: false })
  await expect.element(save).toBeVisible()
  expect(document.querySelector('[data-list="unscheduled"]')).toBeNull()
  await screen.getByRole('button', { name: 'Add meal on Saturday' }).click()
  const sheet = screen.getByRole('dialog', { name: 'Assign Meals to Saturday' })
  await sheet.getByRole('searchbox', { name: 'Search meals' }).fill('ram')
  expect(sheet.getByRole('checkbox').elements()).toHaveLength(1)
  await sheet.getByRole('checkbox', { name: /Ramen/ }).click()
  await sheet.getByRole('button', { name: 'Clear search' }).click()
  await sheet.getByRole('checkbox', { name: /Tacos.*On Tuesday/ }).click()
  await expect.element(sheet.getByText('Max 2 meals')).toBeVisible()
  await expect.element(sheet.getByRole('checkbox', { name: /Leek Soup/ })).toBeDisabled()
  await sheet.getByRole('button', { name: 'Assign 2 meals' }).click()
  await expect.poll(() => on('Saturday')).toEqual(['Ramen', 'Tacos'])
  await save.click()
  await expect.element(screen.getByText('Schedule Saved')).toBeVisible()
  expect(saved()).toMatchObject([
    { meal_schedule: { Saturday: [ramen.id, tacos.id], Tuesday: [] } },
  ])
})

test('not more than the remaining slots can be chosen', async () => {
  const meal_schedule = { Monday: [soup.id, pie.id, chilli.id] }
  const { screen } = await open({
    wide: false,
    answers: { [`GET ${PLAN}`]: { ...plan, meal_schedule } },
  })
  await screen.getByRole('button', { name: 'Add meal on Monday' }).click()
  const sheet = screen.getByRole('dialog', { name: 'Assign Meals to Monday' })
  await sheet.getByRole('checkbox', { name: /Tacos/ }).click()
  await expect.element(sheet.getByText('Max 1 meal')).toBeVisible()
  await expect.element(sheet.getByRole('checkbox', { name: /Ramen/ })).toBeDisabled()
  await sheet.getByRole('button', { name: 'Assign 1 meal' }).click()
  // now it is full, and says so where its button was; the focus goes to what came
  await expect.element(screen.getByRole('button', { name: 'Move Tacos' })).toHaveFocus()
  await expect.element(screen.getByText('Max 4 meals')).toBeVisible()
})
