/** The planner's settings, and how a plan comes of them. */
import { expect, test } from 'vitest'
import { OFFERED_TAGS } from '#shared/plans/tags.ts'
import { addWeeksTo, weekStartOf } from '#shared/plans/week.ts'
import { aPlan, aRecipe } from '#web/testing/samples.ts'
import { CREATE, created, openPlanner, refused } from './testing/planner-screen.tsx'

const recipes = ['Leek Soup', 'Fish Pie', 'Bean Chilli'].map((name) => aRecipe(name))

test('the settings start from 7 meals of this week and offer seventeen tags', async () => {
  const { screen } = await openPlanner({ recipes })
  await expect.element(screen.getByRole('heading', { name: 'Plan Your Meals' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: '1 Meal Settings' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: '2 Meal Preferences' })).toBeVisible()
  await expect.element(screen.getByLabelText('Total meals', { exact: true })).toHaveValue(7)
  await expect.element(screen.getByRole('radio', { name: 'This Week' })).toBeChecked()
  const chips = document.querySelectorAll('[aria-pressed="false"]')
  expect(Array.from(chips, (chip) => chip.textContent)).toEqual([...OFFERED_TAGS])
  expect(chips).toHaveLength(17)
})

test('0 or nothing typed disables both actions, the buttons lead back to 1', async () => {
  const { screen } = await openPlanner({ recipes })
  const count = screen.getByLabelText('Total meals', { exact: true })
  for (const typed of ['0', '']) {
    await count.fill(typed)
    for (const name of ['Let Me Choose Myself', "I don't mind you choose"]) {
      await expect.element(screen.getByRole('button', { name })).toBeDisabled()
    }
  }
  await screen.getByRole('button', { name: 'More: Total meals' }).click()
  await expect.element(count).toHaveValue(1)
  await expect.element(screen.getByRole('button', { name: 'Fewer: Total meals' })).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Let Me Choose Myself' })).toBeEnabled()
})

test('no more than 28 meals are counted', async () => {
  const { screen } = await openPlanner({ recipes })
  const count = screen.getByLabelText('Total meals', { exact: true })
  await count.fill('300')
  await expect.element(count).toHaveValue(28)
  await expect.element(screen.getByRole('button', { name: 'More: Total meals' })).toBeDisabled()
})

test('any date becomes the Monday of its week', async () => {
  const { screen } = await openPlanner({ recipes })
  const date = screen.getByLabelText('Week start date')
  await date.fill('2027-01-02')
  await expect.element(date).toHaveValue('2026-12-28')
})

test('Next Week is seven days after the Monday of the current week', async () => {
  const { screen } = await openPlanner({ recipes })
  const thisWeek = weekStartOf(new Date())
  const date = screen.getByLabelText('Week start date')
  await expect.element(date).toHaveValue(thisWeek)
  await screen.getByText('Next Week').click()
  await expect.element(date).toHaveValue(addWeeksTo(thisWeek, 1))
  await screen.getByText('This Week').click()
  await expect.element(date).toHaveValue(thisWeek)
})

test('the suggestion is chosen at first, and what is chosen becomes the plan', async () => {
  const plan = aPlan()
  const { screen, calls } = await openPlanner({ recipes, answers: { [CREATE]: created(plan) } })
  await screen.getByLabelText('Total meals', { exact: true }).fill('3')
  await screen.getByLabelText('Week start date').fill('2026-11-23')
  await screen.getByRole('button', { name: 'Let Me Choose Myself' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Choose Your Meals' })).toBeVisible()
  await expect.element(screen.getByText('3 of 3 selected')).toBeVisible()
  await screen.getByRole('checkbox', { name: 'Fish Pie' }).click()
  await screen.getByRole('button', { name: 'Create Meal Plan' }).click()
  await expect.element(screen.getByText('Meal plan created!')).toBeVisible()
  const text =
    'Your recipes have been automatically scheduled across the week with shopping list generated.'
  await expect.element(screen.getByText(text)).toBeVisible()
  await expect.element(screen.getByText(`At /weekly-plan/${plan.id}`)).toBeVisible()

  const chosen = recipes.filter(({ name }) => name !== 'Fish Pie').map(({ id }) => id)
  const sent = calls(CREATE)[0]?.body
  expect(sent).toMatchObject({
    name: 'Week of Nov 23, 2026',
    weekStartDate: '2026-11-23',
    selectedRecipes: expect.arrayContaining(chosen),
    plain: false,
  })
  expect(sent).toHaveProperty('mealSchedule.Tuesday.length', 1)
  expect(sent).toHaveProperty('mealSchedule.Wednesday.length', 0)
})

test("'I don't mind you choose' splits the meals evenly over first tags", async () => {
  const beef = ['Stew', 'Ragu', 'Burger', 'Pie', 'Chilli'].map((name) =>
    aRecipe(name, { tags: ['Beef'] }),
  )
  const soups = ['Leek Soup', 'Pea Soup'].map((name) => aRecipe(name, { tags: ['Soup', 'Beef'] }))
  const { screen, calls } = await openPlanner({
    recipes: [...beef, ...soups],
    answers: { [CREATE]: created(aPlan()) },
  })
  await screen.getByLabelText('Total meals', { exact: true }).fill('4')
  await screen.getByRole('button', { name: "I don't mind you choose" }).click()
  await expect.poll(() => calls(CREATE)).toHaveLength(1)
  const sent = calls(CREATE)[0]?.body as { selectedRecipes: string[] }
  expect(sent.selectedRecipes).toHaveLength(4)
  expect(sent.selectedRecipes).toEqual(expect.arrayContaining(soups.map(({ id }) => id)))
})

test('what is suggested has one of the tags, or anything when no recipe has', async () => {
  const soup = aRecipe('Leek Soup', { tags: ['Winter soups'] })
  const { screen } = await openPlanner({ recipes: [...recipes, soup] })
  await screen.getByRole('button', { name: 'Seafood' }).click()
  const allIn = 'None of your recipes has these tags, so all 4 are in the running.'
  await expect.element(screen.getByText(allIn)).toBeVisible()
  await screen.getByRole('button', { name: 'Soup' }).click()
  const one = 'Only one recipe has these tags, so that makes one meal.'
  await expect.element(screen.getByText(one)).toBeVisible()
  await screen.getByRole('button', { name: 'Let Me Choose Myself' }).click()
  await expect.element(screen.getByText('1 of 7 selected')).toBeVisible()
})

test("last week's meals are not suggested while others are left", async () => {
  const week = weekStartOf(new Date())
  const [eaten, fresh] = [recipes.slice(0, 2), recipes.slice(2)]
  const { screen } = await openPlanner({
    recipes,
    answers: {
      'GET /api/weekly-meal-plans': [
        aPlan({
          week_start_date: addWeeksTo(week, -1),
          selected_recipe_ids: eaten.map(({ id }) => id),
        }),
      ],
    },
  })
  await screen.getByLabelText('Total meals', { exact: true }).fill('1')
  await screen.getByRole('button', { name: 'Let Me Choose Myself' }).click()
  await expect
    .element(screen.getByRole('checkbox', { checked: true }))
    .toHaveAccessibleName(fresh[0]?.name)
})

test('plans that cannot be had keep nobody from planning', async () => {
  const { screen } = await openPlanner({
    recipes,
    answers: { 'GET /api/weekly-meal-plans': refused(500) },
  })
  await screen.getByRole('button', { name: 'Let Me Choose Myself' }).click()
  await expect.element(screen.getByText('3 of 7 selected')).toBeVisible()
})

test('while the plan is made the page says so', async () => {
  const plan = aPlan()
  const { screen } = await openPlanner({
    recipes,
    answers: { [CREATE]: () => ({ ...created(plan)(), afterMs: 500 }) },
  })
  await screen.getByRole('button', { name: "I don't mind you choose" }).click()
  await expect.element(screen.getByText('Creating Your Weekly Meal Plan')).toBeVisible()
  await expect.element(screen.getByText(`At /weekly-plan/${plan.id}`)).toBeVisible()
})

test('a plan that cannot be made leads back to the meals, all still chosen', async () => {
  const { screen, calls } = await openPlanner({ recipes, answers: { [CREATE]: refused(500) } })
  await screen.getByRole('button', { name: "I don't mind you choose" }).click()
  await expect.element(screen.getByText('Failed to create meal plan')).toBeVisible()
  const text = 'There was an error creating your meal plan. Please try again.'
  await expect.element(screen.getByText(text)).toBeVisible()
  await expect.element(screen.getByText('3 of 7 selected')).toBeVisible()
  await screen.getByRole('button', { name: 'Create Meal Plan' }).click()
  await expect.poll(() => calls(CREATE)).toHaveLength(2)
  const [first, second] = calls(CREATE)
  expect(second?.body).toEqual(first?.body)
})

test('a recipe that went meanwhile leaves the choice when the plan is refused', async () => {
  let there = recipes
  const { screen, calls } = await openPlanner({
    answers: {
      'GET /api/recipes': () => ({ body: there }),
      [CREATE]: () => {
        there = recipes.slice(1)
        return refused(422)()
      },
    },
  })
  await screen.getByRole('button', { name: "I don't mind you choose" }).click()
  await expect.element(screen.getByText('2 of 7 selected')).toBeVisible()
  await screen.getByRole('button', { name: 'Create Meal Plan' }).click()
  await expect.poll(() => calls(CREATE)).toHaveLength(2)
  const ids = calls(CREATE).map(({ body }) => (body as { id: string }).id)
  expect(ids[1]).not.toBe(ids[0])
})

test("without a chef the plan fails with 'No profile selected'", async () => {
  const { screen } = await openPlanner({
    recipes,
    answers: { [CREATE]: refused(400, 'no_profile') },
  })
  await screen.getByRole('button', { name: "I don't mind you choose" }).click()
  await expect.element(screen.getByText('No profile selected')).toBeVisible()
})

test('a double click makes one plan', async () => {
  const plan = aPlan()
  const { screen, calls } = await openPlanner({ recipes, answers: { [CREATE]: created(plan) } })
  await screen.getByRole('button', { name: "I don't mind you choose" }).dblClick()
  await expect.element(screen.getByText(`At /weekly-plan/${plan.id}`)).toBeVisible()
  expect(calls(CREATE)).toHaveLength(1)
})

test('a kitchen without recipes leads to the library', async () => {
  const { screen } = await openPlanner({ recipes: [] })
  await expect
    .element(screen.getByRole('link', { name: 'Browse Recipes' }))
    .toHaveAttribute('href', '/recipes')
})

test('recipes that cannot be had are tried again', async () => {
  let failures = 1
  const { screen } = await openPlanner({
    answers: {
      'GET /api/recipes': () => (failures-- > 0 ? refused(500)() : { body: recipes }),
    },
  })
  await expect.element(screen.getByText('The recipes could not be loaded')).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Plan Your Meals' })).toBeVisible()
})
