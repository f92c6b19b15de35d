/** The whole path in an empty kitchen, so it comes first: from the first page to 'Finish & Exit', hands in the dough. */
import { installRecogniser, say } from './recogniser.ts'
import { expect, expectClosed, test } from './screen.ts'

/** It waits for an idle moment, 1.5 s at the most. */
const TOUR_COMES_WITHIN_MS = 2000

test('a household plans a week, shops for it and cooks by voice', async ({ page, check }) => {
  await installRecogniser(page)

  await test.step('a chef joins the kitchen', async () => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/select-profile$/)
    await expect(page.getByText('No chefs in the kitchen yet!')).toBeVisible()
    await check('select-profile-empty')
    await page.getByRole('tab', { name: 'Join the Kitchen!' }).click()
    const join = page.getByRole('button', { name: 'Join the Kitchen!' })
    await expect(join).toBeDisabled()
    await page.getByLabel('Name').fill('Maya Patel')
    await page.getByText('teal').check({ force: true })
    await check('join-the-kitchen')
    await join.click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByText('Welcome to the kitchen!')).toBeVisible()
    await expect(page.getByText(/^No meal planned for /)).toBeVisible()
  })

  await test.step('the tour shows them round, once', async () => {
    const tour = page.getByRole('dialog')
    await expect(tour.getByRole('heading', { name: 'Welcome to Dollop!' })).toBeVisible()
    await check('tour-welcome')
    for (const title of ['Home', 'My Week', 'Recipes', 'Assistant']) {
      await tour.getByRole('button', { name: 'Next' }).click()
      await expect(tour.getByRole('heading', { name: title })).toBeVisible()
    }
    await check('tour-assistant')
    await tour.getByRole('button', { name: 'Done' }).click()
    await expect(tour).toHaveCount(0)
    await expect(page).toHaveURL(/\/$/)
    await check('home-empty')
    await page.reload()
    await expect(page.getByText(/^No meal planned for /)).toBeVisible()
    await page.waitForTimeout(TOUR_COMES_WITHIN_MS)
    await expect(tour).toHaveCount(0)
  })

  await test.step('the library is filled with the starter recipes', async () => {
    await page.getByRole('link', { name: 'Recipes', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Add starter recipes' })).toBeVisible()
    await check('recipes-empty')
    await page.getByRole('button', { name: 'Add starter recipes' }).click()
    await expect(page.getByText(/^Showing (\d+) of \1 recipes$/)).toBeVisible()
    await check('recipes')
    await page.getByRole('searchbox').fill('orzo')
    await expect(page.getByText(/^Showing 1 of \d+ recipes$/)).toBeVisible()
    await page.getByRole('link', { name: 'Lemon Chicken Orzo' }).first().click()
    await expect(page.getByRole('heading', { name: 'The Battle Plan' })).toBeVisible()
    await check('recipe-detail')
  })

  await test.step("a week is planned by 'I don't mind you choose'", async () => {
    await page.getByRole('button', { name: 'Escape Route' }).click()
    await expect(page.getByText(/^Showing 1 of \d+ recipes$/)).toBeVisible()
    await page.goto('/planner')
    await expect(page.getByRole('heading', { name: 'Plan Your Meals' })).toBeVisible()
    await check('planner')
    await page.getByRole('button', { name: "I don't mind you choose" }).click()
    await expect(page).toHaveURL(/\/weekly-plan\/[0-9a-f-]{36}$/)
    await expect(page.getByText('Meal plan created!')).toBeVisible()
    await check('weekly-plan')
  })

  await test.step('its groceries go into the shopping list', async () => {
    await page.getByRole('link', { name: 'Grocery List' }).click()
    await expect(page.getByRole('heading', { name: 'Shopping List', level: 1 })).toBeVisible()
    const first = page.getByRole('checkbox').first()
    const name = await first.getAttribute('aria-label')
    await first.click()
    await expect(page.getByText('Completed').first()).toBeVisible()
    await check('grocery-list')
    await page.getByRole('button', { name: /^Update Shopping List \(\d+\)$/ }).click()
    await expect(page.getByText('Success!')).toBeVisible()
    await page.getByRole('link', { name: 'Shopping', exact: true }).click()
    await expect(page.getByText(/^0\/\d+ items completed$/)).toBeVisible()
    if (name) await expect(page.getByRole('checkbox', { name, exact: true })).toHaveCount(0)
    await page.getByRole('checkbox').first().click()
    await expect(page.getByText(/^1\/\d+ items completed$/)).toBeVisible()
    await check('shopping-list')
    await page.reload()
    await expect(page.getByText(/^1\/\d+ items completed$/)).toBeVisible()
  })

  await test.step('a recipe is cooked by voice', async () => {
    await page.goto('/recipes?q=orzo')
    await page.getByRole('link', { name: 'Lemon Chicken Orzo' }).first().click()
    await page.getByRole('link', { name: 'Start Cooking Mode' }).click()
    await expect(page.getByRole('heading', { name: 'Ready to Cook?' })).toBeVisible()
    await check('cooking-briefing')
    await page.getByRole('button', { name: 'Start Cooking Mode' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome to Cooking Mode!' })).toBeVisible()
    await check('cooking-welcome')
    await page.getByRole('button', { name: "Got it, let's cook!" }).click()
    await expect(page.getByText(/^Step 1 of \d+$/)).toBeVisible()
    const handsFree = page.getByRole('button', { name: 'Hands-free', exact: true })
    await handsFree.click()
    await expect(handsFree).toHaveAttribute('aria-pressed', 'true')
    await check('cooking-listening')

    await say(page, 'next step')
    await expect(page.getByText(/^Step 2 of \d+$/)).toBeVisible()
    await say(page, 'I think we need more onions next step is a mess')
    await expect(page.getByText(/^Step 2 of \d+$/)).toBeVisible()
    await say(page, 'next')
    await expect(page.getByText(/^Step 3 of \d+$/)).toBeVisible()
    await say(page, 'go back')
    await expect(page.getByText(/^Step 2 of \d+$/)).toBeVisible()
    await say(page, 'set a timer for ten minutes')
    await expect(page.getByRole('timer').first()).toContainText(/(10:00|9:5\d)/)
    await check('cooking-timer')
    await say(page, 'repeat')
    await expect(page.getByText(/^Step 2 of \d+$/)).toBeVisible()
    await say(page, 'go to the last step')
    await expect(page.getByRole('heading', { name: 'Cooking Complete!' })).toBeVisible()
    await check('cooking-complete')
    await page.getByRole('button', { name: 'Finish & Exit' }).click()
    await expect(page).toHaveURL(/\/recipes\/[0-9a-f-]{36}$/)
  })
})

test('the tour can be skipped, and comes for each chef', async ({ page, check }, { retry }) => {
  for (const [name, skip] of [
    ['Sam', () => page.getByRole('button', { name: 'Skip' }).click()],
    ['Eve', () => page.keyboard.press('Escape')],
    ['Ed', () => page.mouse.click(5, 5)],
  ] as const) {
    await page.goto('/select-profile')
    await page.getByRole('tab', { name: 'Join the Kitchen!' }).click()
    await page.getByLabel('Name').fill(retry ? `${name} ${retry}` : name)
    await page.getByRole('button', { name: 'Join the Kitchen!' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await skip()
    await expectClosed(page.getByRole('dialog'))
  }
  await check('home-skipped')
})

test('an unknown path is the 404 page, with a link home', async ({ page, check }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'Well, this is awkward...' })).toBeVisible()
  await check('not-found')
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
})
