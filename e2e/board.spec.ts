/** The board of a week in a real browser: by mouse, by thumb, by keys, in two windows, with 28 meals. */
import type { Locator, Page } from '@playwright/test'
import type { Day } from '#shared/plans/limits.ts'
import { autoSchedule } from '#shared/plans/schedule.ts'
import type { MealSchedule } from '#shared/plans/schema.ts'
import { addPlan, addRecipe, enterKitchen } from './kitchen.ts'
import { expect, expectNoSidewaysScroll, test } from './screen.ts'

type Point = { x: number; y: number }
type List = Day | 'unscheduled'

/** A plan of so many meals, called M1 to M28, and its page in edit mode. */
async function openBoard(page: Page, count: number, schedule: (ids: string[]) => MealSchedule) {
  const profile = await enterKitchen(page)
  const names = Array.from({ length: count }, (_, index) => `M${index + 1}`)
  const recipes = await Promise.all(names.map((name) => addRecipe(page, { name })))
  const plan = await addPlan(page, profile, recipes, schedule(recipes.map(({ id }) => id)))
  await page.goto(`/weekly-plan/${plan.id}`)
  await edit(page)
  return plan
}

async function edit(page: Page) {
  await page.getByRole('button', { name: 'Edit Schedule' }).click()
  await expect(page.getByRole('heading', { name: 'Meal Schedule' })).toBeFocused()
}

const list = (page: Page, name: List) => page.locator(`[data-list="${name}"]`)
const meal = (page: Page, name: string) =>
  page.locator('.board-meal').filter({ has: page.getByText(name, { exact: true }) })
const grip = (page: Page, name: string) =>
  page.getByRole('button', { name: `Move ${name}`, exact: true })

async function expectMeals(page: Page, name: List, names: string[]) {
  await expect(list(page, name).locator('.ticket-name')).toHaveText(names)
}

/** A point of an element, in shares of its width and height. */
async function pointOf(target: Locator, x = 0.4, y = 0.5): Promise<Point> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`Not on the page: ${target}`)
  return { x: box.x + box.width * x, y: box.y + box.height * y }
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Schedule Saved')).toBeVisible()
  await page.reload()
  await edit(page)
}

const FULL_MONDAY = ([a, b, c, d, e]: string[]): MealSchedule => ({
  Monday: [a, b, c, d].flatMap((id) => id ?? []),
  Tuesday: [e].flatMap((id) => id ?? []),
})

test('by mouse: between days, lanes, places of a day and the unscheduled panel', {
  tag: '@desktop',
}, async ({ page, check }) => {
  await openBoard(page, 7, FULL_MONDAY)

  /** Near the edges the page scrolls on its own: it is led there and back until the target can be hit. */
  async function scrollTo(to: Locator, x: number) {
    // always in reach, and the page keeps still over it
    if ((await to.getAttribute('data-list')) === 'unscheduled') return
    await expect(async () => {
      const { y } = await pointOf(to)
      const isTop = await page.evaluate(() => scrollY === 0)
      if (y < 590 && (y > 200 || isTop)) return
      await page.mouse.move(x, y < 590 ? 90 : 780, { steps: 4 })
      // the nearer, the shorter: a slow machine would scroll past it, and back, for ever
      const distance = y < 590 ? 200 - y : y - 590
      await page.waitForTimeout(Math.max(15, Math.min(120, distance / 3)))
      // here it stands still
      await page.mouse.move(x, 400)
      await page.waitForTimeout(60)
      throw new Error(`The target is at ${y}`)
    }).toPass({ intervals: [0] })
  }

  async function drag(name: string, to: Locator, x?: number, y?: number) {
    await meal(page, name).scrollIntoViewIfNeeded()
    const start = await pointOf(meal(page, name))
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(start.x + 8, start.y + 8)
    await scrollTo(to, start.x)
    const end = await pointOf(to, x, y)
    await page.mouse.move(end.x, end.y, { steps: 6 })
    await page.mouse.up()
  }

  await drag('M5', list(page, 'Sunday'))
  await expectMeals(page, 'Sunday', ['M5'])
  await expectMeals(page, 'Tuesday', [])
  await drag('M5', list(page, 'Saturday'))
  await expectMeals(page, 'Saturday', ['M5'])

  await drag('M2', meal(page, 'M1'), 0.4, 0.2)
  await expectMeals(page, 'Monday', ['M2', 'M1', 'M3', 'M4'])

  await test.step('a full day refuses', async () => {
    await drag('M5', list(page, 'Monday'), 0.5, 0.3)
    await expect(page.getByText('Monday is full.', { exact: true })).toBeVisible()
    await expectMeals(page, 'Monday', ['M2', 'M1', 'M3', 'M4'])
    await expectMeals(page, 'Saturday', ['M5'])
  })

  await drag('M1', list(page, 'unscheduled'))
  await expectMeals(page, 'unscheduled', ['M1', 'M6', 'M7'])
  await drag('M6', list(page, 'Wednesday'), 0.5, 0.3)
  await expectMeals(page, 'Wednesday', ['M6'])
  await expectMeals(page, 'unscheduled', ['M1', 'M7'])
  await check('board-edit')

  await save(page)
  await expectMeals(page, 'Monday', ['M2', 'M3', 'M4'])
  await expectMeals(page, 'Wednesday', ['M6'])
  await expectMeals(page, 'Saturday', ['M5'])
})

test('by thumb, with 27 meals at 390 px: a long press lifts, a swipe scrolls, the sheet assigns', {
  tag: '@phone',
}, async ({ page, check }) => {
  await openBoard(page, 27, (ids) => autoSchedule(ids.slice(0, 25)))
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints })

  async function glide(from: Point, to: Point) {
    for (let step = 1; step <= 8; step++) {
      const share = step / 8
      const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share]
      await send('touchMove', { x, y })
    }
  }

  await test.step('its own bar stands above the navigation', async () => {
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click({ trial: true })
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeInViewport()
    await expect(list(page, 'unscheduled')).toHaveCount(0)
  })

  await test.step('a swipe over a meal scrolls', async () => {
    const start = await pointOf(meal(page, 'M2'))
    const before = await page.evaluate(() => scrollY)
    await send('touchStart', start)
    await glide(start, { x: start.x, y: start.y - 200 })
    await send('touchEnd')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
    await expectMeals(page, 'Monday', ['M1', 'M2', 'M3', 'M4'])
  })

  await test.step('a long press carries a meal to the last day, past the edge of the screen', async () => {
    await list(page, 'Monday').scrollIntoViewIfNeeded()
    const start = await pointOf(meal(page, 'M1'))
    await send('touchStart', start)
    await expect(page.locator('.board-lift')).toBeVisible()
    const edge = { x: start.x, y: 655 }
    await glide(start, edge)
    await expect
      .poll(async () => (await list(page, 'Sunday').boundingBox())?.y ?? 0, { timeout: 40_000 })
      .toBeLessThan(500)
    // away from the edges the page rests
    const middle = { x: start.x, y: 400 }
    await glide(edge, middle)
    const end = await pointOf(meal(page, 'M23'), 0.4, 0.1)
    await glide(middle, end)
    await expect(list(page, 'Sunday')).toHaveClass(/board-over/)
    await send('touchEnd')
    await expectMeals(page, 'Sunday', ['M1', 'M23', 'M24', 'M25'])
    await expectMeals(page, 'Monday', ['M2', 'M3', 'M4'])
  })

  await test.step('the sheet assigns two at once', async () => {
    await page.getByRole('button', { name: 'Add meal on Friday' }).click()
    const sheet = page.getByRole('dialog', { name: 'Assign Meals to Friday' })
    await check('board-assign', { without: ['page-has-heading-one'] })
    await sheet.getByRole('checkbox', { name: /^M26\b/ }).click()
    await expect(sheet.getByText('Max 1 meal')).toBeVisible()
    await sheet.getByRole('button', { name: 'Assign 1 meal' }).click()
    await expectMeals(page, 'Friday', ['M17', 'M18', 'M19', 'M26'])
    await expect(list(page, 'Friday').getByText('Max 4 meals')).toBeVisible()
  })

  await expectNoSidewaysScroll(page, 'the board')
  await check('board-edit')
  await save(page)
  await expectMeals(page, 'Sunday', ['M1', 'M23', 'M24', 'M25'])
})

test('by keys and by menu, with the focus led along', async ({ page, check }) => {
  await openBoard(page, 1, ([id]) => ({ Monday: id ? [id] : [] }))
  await grip(page, 'M1').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Tuesday, place 1 of 1.')).toBeAttached()
  await page.keyboard.press('Space')
  await expectMeals(page, 'Tuesday', ['M1'])
  await expect(grip(page, 'M1')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Move to Monday' })).toBeFocused()
  await check('board-menu', { without: ['region'] })
  await page.getByRole('menuitem', { name: 'Move to Saturday' }).focus()
  await page.keyboard.press('Enter')
  await expectMeals(page, 'Saturday', ['M1'])
  await expect(grip(page, 'M1')).toBeFocused()

  await test.step('leaving asks, and staying keeps', async () => {
    const asked = page.waitForEvent('dialog')
    const leave = page.getByRole('link', { name: 'Ingredients List' }).click()
    await (await asked).dismiss()
    await leave
    await expectMeals(page, 'Saturday', ['M1'])
  })

  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Edit Schedule' })).toBeFocused()
})

test('two windows arrange one week: the second to save is told and loses nothing', {
  tag: '@desktop',
}, async ({ page, context, check }) => {
  const plan = await openBoard(page, 2, ([a]) => ({ Monday: a ? [a] : [] }))
  const other = await context.newPage()
  await other.goto(`/weekly-plan/${plan.id}`)
  await edit(other)

  const moveTo = async (where: Page, name: string, day: Day) => {
    await grip(where, name).click()
    await where.getByRole('menuitem', { name: `Move to ${day}` }).click()
    await expectMeals(where, day, [name])
  }
  await moveTo(page, 'M1', 'Friday')
  await moveTo(other, 'M2', 'Sunday')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByText('Schedule Saved')).toBeVisible()
  await other.close()

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const told = page.getByRole('dialog', { name: 'This week was changed elsewhere' })
  await expect(told).toBeVisible()
  await check('board-stale', { allowed: /409/ })
  await told.getByRole('button', { name: 'Load the other' }).click()
  await expectMeals(page, 'Sunday', ['M2'])
  await expectMeals(page, 'Monday', ['M1'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectMeals(page, 'Friday', ['M1'])
  await save(page)
  await expectMeals(page, 'Friday', ['M1'])
  await expectMeals(page, 'unscheduled', ['M2'])
})
