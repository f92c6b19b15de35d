/** Choosing: finding meals, locking some and shuffling the rest. */

import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Recipe } from '#shared/recipes/schema.ts'
import { aRecipe } from '#web/testing/samples.ts'
import { CREATE, openPlanner, type PlannerScreen, refused } from './testing/planner-screen.tsx'

const NAMES = ['Leek Soup', 'Fish Pie', 'Bean Chilli', 'Green Curry', 'Rice Bowl', 'Apple Crumble']
const NEAR = 6
const recipes = NAMES.map((name) => aRecipe(name))

/** Opens the selection with so many meals suggested. */
async function openSelection(meals: number, options: PlannerScreen = { recipes }) {
  const opened = await openPlanner(options)
  const { screen } = opened
  await screen.getByLabelText('Total meals', { exact: true }).fill(String(meals))
  await screen.getByRole('button', { name: 'Let Me Choose Myself' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Choose Your Meals' })).toBeVisible()
  // of a short list all cards are there, of a long one those near the screen
  const near = Math.min(options.recipes?.length ?? 0, NEAR)
  await expect
    .poll(() => screen.getByRole('checkbox').elements().length)
    .toBeGreaterThanOrEqual(near)
  const named = (checked: boolean) =>
    screen
      .getByRole('checkbox', { checked })
      .elements()
      .map((box) => box.getAttribute('aria-label') ?? '')
  return { ...opened, chosen: () => named(true), others: () => named(false) }
}

test("'Cook' of a card leads to its recipe, and the choice is there on the way back", async () => {
  const { screen, router, chosen } = await openSelection(3)
  const before = chosen()
  const cook = screen.getByRole('link', { name: 'Cook Fish Pie' })
  await expect.element(cook).toHaveAttribute('href', `/cooking/${recipes[1]?.id}`)
  await cook.click()
  await expect.element(screen.getByText(`At /cooking/${recipes[1]?.id}`)).toBeVisible()
  router.history.back()
  await expect.element(screen.getByText('3 of 3 selected')).toBeVisible()
  await expect.poll(chosen).toEqual(before)
})

const found: [text: string, recipe: Partial<Recipe>][] = [
  ['LEEK', { name: 'Leek Soup' }],
  ['cosy', { name: 'Stew', description: 'A COSY pot' }],
  ['tahini', { name: 'Bowl', ingredients: [{ name: 'Tahini', quantity: '1', unit: 'tbsp' }] }],
]

test.each(found)('%s is found by name, description or ingredient', async (text, fields) => {
  const wanted = aRecipe('Any', { ingredients: [], ...fields })
  const { screen } = await openSelection(1, {
    recipes: [wanted, aRecipe('Other', { ingredients: [] })],
  })
  await screen.getByLabelText('Search recipes or ingredients').fill(text)
  await expect.element(screen.getByRole('checkbox', { name: 'Other' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('checkbox', { name: wanted.name })).toBeVisible()
})

test('all tags that are on must match, and clearing brings everything back', async () => {
  const { screen } = await openSelection(1, {
    recipes: [
      aRecipe('Pho', { tags: ['Soup', 'Spicy'] }),
      aRecipe('Broth', { tags: ['Soup'] }),
      aRecipe('Wings', { tags: ['spicy'] }),
    ],
  })
  await screen.getByRole('button', { name: 'Soup' }).click()
  await screen.getByRole('button', { name: 'Spicy' }).click()
  await expect.poll(() => screen.getByRole('checkbox').elements()).toHaveLength(1)
  await expect.element(screen.getByRole('checkbox', { name: 'Pho' })).toBeVisible()
  await screen.getByLabelText('Search recipes or ingredients').fill('wings')
  await expect
    .element(screen.getByRole('heading', { name: 'No recipes match your search criteria.' }))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => screen.getByRole('checkbox').elements()).toHaveLength(3)
})

test('without a chosen meal no plan is made', async () => {
  const { screen, calls } = await openSelection(1)
  await screen.getByRole('checkbox', { checked: true }).click()
  await screen.getByRole('button', { name: 'Create Meal Plan' }).click()
  await expect.element(screen.getByText('No meals selected')).toBeVisible()
  const text = 'Please select at least one meal to create your weekly plan.'
  await expect.element(screen.getByText(text)).toBeVisible()
  expect(calls(CREATE)).toEqual([])
})

test('what is locked stays in its place, the rest is shuffled, and that is undone', async () => {
  const { screen, chosen, others } = await openSelection(3)
  const [first = '', kept = '', last = ''] = chosen()
  await screen.getByRole('button', { name: `Lock ${kept}` }).click()
  const fresh = others()
  await screen.getByRole('button', { name: 'Shuffle the rest' }).click()
  await expect.poll(chosen).not.toContain(first)
  expect(chosen()[1]).toBe(kept)
  expect(fresh).toEqual(expect.arrayContaining([chosen()[0], chosen()[2]]))
  await expect
    .element(screen.getByRole('button', { name: `Lock ${kept}` }))
    .toHaveAttribute('aria-pressed', 'true')
  await screen.getByRole('button', { name: 'Undo the shuffle' }).click()
  expect(chosen()).toEqual([first, kept, last])
  await expect.element(screen.getByRole('button', { name: 'Shuffle the rest' })).toHaveFocus()
})

test('what is chosen by hand is locked at once, what is taken out is not', async () => {
  const { screen, others } = await openSelection(2)
  const [picked = ''] = others()
  await screen.getByRole('checkbox', { name: picked }).click()
  const lock = screen.getByRole('button', { name: `Lock ${picked}` })
  await expect.element(lock).toHaveAttribute('aria-pressed', 'true')
  await screen.getByRole('button', { name: 'Shuffle the rest' }).click()
  await expect.element(screen.getByText('3 of 2 selected')).toBeVisible()
  await expect.element(screen.getByRole('checkbox', { name: picked })).toBeChecked()
  await screen.getByRole('checkbox', { name: picked }).click()
  await expect.element(lock).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Shuffle them all' })).toBeEnabled()
})

test('where nothing new would come there is nothing to shuffle', async () => {
  const { screen } = await openSelection(6)
  const shuffle = screen.getByRole('button', { name: 'Shuffle them all' })
  await expect.element(shuffle).toBeDisabled()
  await screen.getByRole('checkbox', { name: 'Fish Pie' }).click()
  await expect.element(shuffle).toBeEnabled()
})

test('a failure keeps locks, search and filters as they were', async () => {
  const { screen, chosen } = await openSelection(2, {
    recipes,
    answers: { [CREATE]: refused(500) },
  })
  const [kept = ''] = chosen()
  await screen.getByRole('button', { name: `Lock ${kept}` }).click()
  await screen.getByLabelText('Search recipes or ingredients').fill(kept)
  await screen.getByRole('button', { name: 'Create Meal Plan' }).click()
  await expect.element(screen.getByText('Failed to create meal plan')).toBeVisible()
  await expect.element(screen.getByLabelText('Search recipes or ingredients')).toHaveValue(kept)
  await expect
    .element(screen.getByRole('button', { name: `Lock ${kept}` }))
    .toHaveAttribute('aria-pressed', 'true')
})

test('after a failure and a look at a recipe the same plan is tried again', async () => {
  const { screen, router, calls } = await openSelection(2, {
    recipes,
    answers: { [CREATE]: refused(500) },
  })
  await screen.getByRole('button', { name: 'Create Meal Plan' }).click()
  await expect.element(screen.getByText('Failed to create meal plan')).toBeVisible()
  await screen
    .getByRole('link', { name: /^Cook / })
    .first()
    .click()
  await expect.element(screen.getByText(/^At \/cooking\//)).toBeVisible()
  router.history.back()
  await screen.getByRole('button', { name: 'Create Meal Plan' }).click()
  await expect.poll(() => calls(CREATE)).toHaveLength(2)
  expect(calls(CREATE)[1]?.body).toEqual(calls(CREATE)[0]?.body)
})

test("'Back to Settings' resets to 7 meals, no tags and the current week", async () => {
  const { screen } = await openPlanner({ recipes })
  const date = screen.getByLabelText('Week start date')
  await expect.element(date).toBeVisible()
  const thisWeek = (date.element() as HTMLInputElement).value
  await screen.getByLabelText('Total meals', { exact: true }).fill('3')
  await screen.getByText('Next Week').click()
  await screen.getByRole('button', { name: 'Soup' }).click()
  await screen.getByRole('button', { name: 'Let Me Choose Myself' }).click()
  await screen.getByRole('button', { name: 'Back to Settings' }).click()
  await expect.element(screen.getByLabelText('Total meals', { exact: true })).toHaveValue(7)
  await expect.element(date).toHaveValue(thisWeek)
  expect(document.querySelector('[aria-pressed="true"]')).toBeNull()
})

test('whoever goes on by keyboard is at the heading of the next step', async () => {
  const { screen } = await openSelection(3)
  await expect.element(screen.getByText('Choose Your Meals')).toHaveFocus()
  await screen.getByRole('button', { name: 'Back to Settings' }).click()
  await expect.element(screen.getByText('Plan Your Meals')).toHaveFocus()
})

test('a week holds 28 meals', async () => {
  const many = Array.from({ length: 30 }, (_, at) => aRecipe(`Dish ${at}`))
  const { screen, others } = await openSelection(28, { recipes: many })
  await screen.getByLabelText('Search recipes or ingredients').fill('Dish')
  await userEvent.keyboard('{End}')
  window.scrollTo(0, document.body.scrollHeight)
  await expect.poll(others).not.toEqual([])
  await screen.getByRole('checkbox', { name: others()[0] }).click()
  await expect.element(screen.getByText('A week holds 28 meals')).toBeVisible()
  await expect.element(screen.getByText('28 of 28 selected')).toBeVisible()
})

test('of thousands of recipes only those near the screen are on the page', async () => {
  const many = Array.from({ length: 2_000 }, (_, at) => aRecipe(`Dish ${at}`))
  const { screen } = await openSelection(7, { recipes: many })
  expect(screen.getByRole('checkbox').elements().length).toBeLessThan(40)
  await screen.getByLabelText('Search recipes or ingredients').fill('Dish 1999')
  await expect.element(screen.getByRole('checkbox', { name: 'Dish 1999' })).toBeVisible()
})
