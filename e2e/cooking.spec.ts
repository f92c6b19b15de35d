/** Cooking mode by thumb, key and pedal: timers on the wall clock, odd recipes, every size of screen. */
import type { Page } from '@playwright/test'
import { cook, expectStep, ORZO, openCooking, turnOnHandsFree } from './cook.ts'
import { addRecipe, enterKitchen } from './kitchen.ts'
import { installRecogniser, say } from './recogniser.ts'
import { expect, test } from './screen.ts'
import { wordsSeen } from './step-words.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A custom timer of five minutes that runs. */
async function startTimer(page: Page) {
  await button(page, 'Add Timer').click()
  await button(page, 'Start').click()
  await expect(button(page, 'Pause')).toBeVisible()
}

test('timers keep the time of the wall through a moved clock and a reload', async ({ page }) => {
  await page.clock.install()
  const recipe = await cook(page)
  await startTimer(page)
  await expect(page).toHaveTitle(
    /^(5:00|4:5\d) Custom Timer · Cooking: Lemon Chicken Orzo · Dollop$/,
  )
  await page.clock.fastForward('02:00')
  await expect(page.getByRole('timer')).toContainText(/^(3:00|2:5\d)$/)
  await page.reload()
  await expect(page).toHaveTitle(/^[32]:\d\d Custom Timer · Ready to cook/)
  await openCooking(page, recipe)
  await expect(page.getByRole('timer')).toContainText(/^[32]:\d\d$/)
  await page.clock.fastForward('04:00')
  await expect(page.getByRole('alert').getByText(/^Custom Timer, done/)).toBeVisible()
  await expect(page).toHaveTitle(/^Custom Timer: done/)
  await button(page, 'Stop alarm').click()
  await expect(button(page, 'Start')).toHaveCount(0)
})

test('a hidden page rings on time, and an overdue timer says how late it is', async ({ page }) => {
  await page.clock.install()
  const recipe = await cook(page)
  await startTimer(page)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.clock.fastForward('05:01')
  await expect(page.getByText(/^Custom Timer, done/)).toBeAttached()
  await button(page, 'Stop alarm').click()
  await button(page, 'Remove').or(button(page, 'Adjust Custom Timer')).first().click()
  await openCooking(page, recipe)
  await startTimer(page)
  await page.goto('about:blank')
  await page.clock.fastForward('15:00')
  await openCooking(page, recipe)
  await expect(page.getByText(/^Custom Timer, done (?:nine|ten) minutes/)).toBeVisible()
})

test('timers go on after leaving, on every page, until they ring', async ({ page, check }) => {
  await page.clock.install()
  await enterKitchen(page)
  await page.addInitScript(() => localStorage.setItem('cooking_mode_onboarding_seen', 'true'))
  const recipe = await addRecipe(page, ORZO)
  await page.goto(`/recipes/${recipe.id}`)
  await page.getByRole('link', { name: 'Start Cooking Mode' }).click()
  await button(page, 'Start Cooking Mode').click()
  await startTimer(page)
  await button(page, 'Exit').click()
  const strip = page.getByRole('list', { name: 'Active Timers' })
  await expect(strip.getByRole('timer')).toContainText(/^[54]:\d\d$/)
  await page.goto('/')
  await expect(page).toHaveTitle(/^[54]:\d\d Custom Timer · Home · Dollop$/)
  await check('home-timers', { without: ['page-has-heading-one'] })
  await page.clock.fastForward('05:00')
  await expect(page.getByRole('alert').getByText(/^Custom Timer, done/)).toBeVisible()
  await button(page, 'Stop alarm').click()
  await expect(strip).toHaveCount(0)
  await page.reload()
  await expect(page).toHaveTitle('Home · Dollop')
  await expect(strip).toHaveCount(0)
})

test('times in the text make timers of their length', async ({ page }) => {
  await cook(page)
  await button(page, '12 minutes: make a timer').click()
  await expect(page.getByRole('timer')).toContainText('12:00')
  for (let step = 2; step <= 3; step++) await button(page, 'Next').click()
  await expect(button(page, 'Start Timer')).toHaveCount(0)
  await button(page, '1½ hours: make a timer').click()
  await button(page, '90 seconds: make a timer').click()
  await expect(page.getByRole('timer')).toHaveText(['1:30', '90:00', '12:00'])
})

test('a step shows its ingredients, for as many as were chosen on the recipe', async ({ page }) => {
  await enterKitchen(page)
  await page.addInitScript(() => localStorage.setItem('cooking_mode_onboarding_seen', 'true'))
  const { id } = await addRecipe(page, ORZO)
  await page.goto(`/recipes/${id}?servings=8`)
  await page.getByRole('link', { name: 'Start Cooking Mode' }).click()
  await expect(page).toHaveURL(/\?servings=8$/)
  await expect(page.getByText('8 servings')).toBeVisible()
  await button(page, 'Start Cooking Mode').click()
  const used = page.getByRole('list', { name: 'Ingredients in this step' })
  await expect(used).toHaveText('16 chicken thighs')
  await button(page, 'Ingredients').click()
  await button(page, 'Fewer: Servings').click()
  await page.keyboard.press('Escape')
  await expect(used).toHaveText('14 chicken thighs')
  await expect(page).toHaveURL(/\?servings=7$/)
})

test('arrows, Space, a pedal and the edges turn the pages', async ({ page }) => {
  await cook(page)
  for (const [key, step] of [
    [' ', 2],
    ['ArrowRight', 3],
    ['PageDown', 4],
    ['PageUp', 3],
    ['ArrowLeft', 2],
    ['Shift+ ', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expectStep(page, step)
  }
  // the pedal works after a tap too
  await button(page, 'Next').click()
  await page.keyboard.press('PageDown')
  await expectStep(page, 3)
  const card = await page.getByRole('region', { name: 'Step 3' }).boundingBox()
  if (!card) throw new Error('No step')
  await page.mouse.click(card.x + 8, card.y + card.height / 3)
  await expectStep(page, 2)
  await page.mouse.click(card.x + card.width - 8, card.y + card.height / 3)
  await expectStep(page, 3)
  await page.keyboard.press('Escape')
  await button(page, 'Ask Coach').click()
  await page.getByRole('textbox', { name: 'Your question' }).fill('a b')
  await page.keyboard.press('PageDown')
  await expectStep(page, 3)
})

test('a recipe of one step, of sixty, of 2,000 characters, without minutes', async ({
  page,
  check,
}) => {
  await cook(page, { name: 'Toast', method: ['Toast the bread.'] })
  await expect(button(page, 'Previous')).toBeDisabled()
  await expect(button(page, 'Next')).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'Cooking Complete!' })).toBeVisible()
  await expect(button(page, 'Start Timer')).toHaveCount(0)
  await check('cooking-one-step')

  const words = 'Fold it over and turn it. '.repeat(77).slice(0, 2_000).trim()
  const long = await addRecipe(page, {
    name: 'Sixty steps of patience',
    method: Array.from({ length: 60 }, (_, at) => (at === 0 ? words : `Stir, the ${at}th time.`)),
  })
  await openCooking(page, long)
  await check('cooking-long-step')
  const text = page.locator('.step-text')
  for (let press = 0; press < 20; press++) await page.keyboard.press('PageDown')
  expect(await text.evaluate((box) => box.scrollTop)).toBe(0)
  await expect(page.getByText('Step 1 of 60')).toHaveCount(0)
})

test('a recipe that is deleted while it is cooked can be cooked to its end', async ({
  page,
  check,
}) => {
  await page.clock.install()
  const { id } = await cook(page)
  await page.request.delete(`/api/recipes/${id}`)
  // coming back to the page after a while asks for the recipe again
  await page.clock.fastForward('00:30')
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(
    page.getByText('This recipe was deleted. You can still cook it to the end.'),
  ).toBeVisible()
  await button(page, 'Next').click()
  await expectStep(page, 2)
  await check('cooking-deleted', { allowed: /404/ })
})

test("the step's words are seen whole on every screen, and longer ones scroll", async ({
  page,
}) => {
  const sentence =
    'Fry the onions in half the butter for 8 minutes, then stir in the rest of the flour. '
  await installRecogniser(page)
  await cook(page, {
    ingredients: ['butter', 'flour', 'onions'].map((name) => ({ name, quantity: '90', unit: 'g' })),
    method: [
      sentence.repeat(5).slice(0, 400),
      sentence.repeat(2),
      sentence.repeat(18).slice(0, 1_500),
    ],
  })
  for (let timer = 0; timer < 3; timer++) {
    await button(page, 'Add Timer')
      .or(page.getByRole('button', { name: /^Active Timers/ }))
      .first()
      .click()
    const drawer = page.getByRole('dialog', { name: 'Active Timers' })
    if (await drawer.isVisible()) await drawer.getByRole('button', { name: 'Add Timer' }).click()
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
  }
  await turnOnHandsFree(page)
  for (const [width, height] of [
    [360, 640],
    [375, 667],
    [390, 844],
    [844, 390],
    [1_180, 820],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const step of [1, 2]) {
      await expectStep(page, step)
      await expect.poll(() => wordsSeen(page), `step ${step} at ${width}x${height}`).toBe(1)
      await button(page, 'Next').click()
    }
    const long = page.locator('.step-text[data-below]')
    expect(await long.evaluate((box) => box.clientHeight)).toBeGreaterThan(height * 0.3)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
  }
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const words = page.locator('.step-text')
  await say(page, 'scroll down')
  await expect(words).toHaveAttribute('data-above')
  const scrolled = () => words.evaluate((box) => box.scrollTop)
  const low = await scrolled()
  await say(page, 'scroll up')
  await expect.poll(scrolled).toBeLessThan(low)
})

test('a tablet lying down: the step, its timers and both themes', async ({ page, check }) => {
  await page.setViewportSize({ width: 1180, height: 820 })
  await cook(page)
  await button(page, 'Start Timer').click()
  await button(page, 'Start').click()
  await check('cooking-tablet')
  await button(page, 'Ingredients').click()
  await expect(page.getByRole('dialog', { name: 'Ingredients' })).toBeVisible()
  await check('cooking-tablet-ingredients')
})

test('a very small phone has everything in reach', async ({ page, check }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await cook(page)
  await startTimer(page)
  await check('cooking-320')
  await button(page, 'What can I say?').click()
  await expect(page.getByRole('dialog', { name: 'What can I say?' })).toBeVisible()
  await check('cooking-320-help')
})
