/** The shopping list's dialogs and views, looked at in both themes, by mouse, by keyboard and on paper. */
import type { Page } from '@playwright/test'
import { enterKitchen } from './kitchen.ts'
import { expect, expectNoSidewaysScroll, test } from './screen.ts'
import { addToShoppingList } from './shopping-list.ts'

const THINGS = [
  { name: 'leeks', quantity: 2, category: 'Fruit & Vegetables' },
  { name: 'carrots', quantity: 6, category: 'Fruit & Vegetables' },
  { name: 'chopped tomatoes', quantity: 3, unit: 'tin', category: 'Tins Jars & Packets' },
  { name: 'feta', quantity: 100, unit: 'g', category: 'Dairy & Eggs' },
  { name: 'washing-up liquid', category: null },
]

const sections = (page: Page) => page.locator('.fold-title').allTextContents()

async function openTool(page: Page, tool: string) {
  await page.getByRole('button', { name: 'More for this list' }).click()
  await page.getByRole('menuitem', { name: tool }).click()
}

test('aisles are dragged into the order of the shop, which is remembered', async ({
  page,
  check,
}) => {
  const chef = await enterKitchen(page)
  await addToShoppingList(page, chef, THINGS)
  await page.goto('/shopping')
  await expect.poll(() => sections(page)).toHaveLength(4)
  await openTool(page, 'Arrange aisles')
  const rows = page.getByRole('dialog').getByRole('listitem')
  await expect(rows).toHaveText([
    'Fruit & Vegetables',
    'Dairy & Eggs',
    'Other',
    'Tins Jars & Packets',
  ])
  await check('arrange-aisles')

  const grip = (row: number) => rows.nth(row).locator('.aisle-grip')
  const [from, to] = [await grip(3).boundingBox(), await grip(0).boundingBox()]
  if (!from || !to) throw new Error('No grips')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y - 20, { steps: 5 })
  await page.mouse.move(to.x + 20, to.y + 4, { steps: 10 })
  await page.mouse.up()
  await expect(rows.first()).toHaveText('Tins Jars & Packets')
  // for 50 ms after a drag every click is taken for its end
  await page.waitForTimeout(100)
  await page.getByRole('button', { name: 'Move Other up' }).press('Enter')
  await page.getByRole('button', { name: 'Done' }).click()
  const order = ['TINS JARS & PACKETS', 'FRUIT & VEGETABLES', 'OTHER', 'DAIRY & EGGS']
  await expect.poll(() => sections(page)).toEqual(order)
  await page.reload()
  await expect.poll(() => sections(page)).toEqual(order)
})

test('in the shop: big type, ticked by thumb and by keyboard', async ({ page, check }) => {
  const chef = await enterKitchen(page)
  await addToShoppingList(page, chef, THINGS)
  await page.goto('/shopping')
  await page.getByRole('link', { name: 'Big type, for the shop' }).click()
  await expect(page).toHaveURL(/\/shopping\?view=big$/)
  const leeks = page.getByRole('checkbox', { name: '2 x leeks' })
  await expect(leeks).toBeVisible()
  const size = await page
    .locator('.tick-line')
    .first()
    .evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize))
  expect(size).toBeGreaterThanOrEqual(25)
  await leeks.press('Space')
  await expect(page.getByText('1/5 items completed')).toBeVisible()
  await check('shopping-big')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page, 'shopping-big at 320')
  await page.getByRole('link', { name: 'Done' }).click()
  await expect(page).toHaveURL(/\/shopping$/)
  await expectNoSidewaysScroll(page, 'shopping at 320')
  await openTool(page, 'Arrange aisles')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoSidewaysScroll(page, 'arrange-aisles at 320')
})

test('a new item: suggested, added, moved to another aisle, and found there again', async ({
  page,
  check,
}) => {
  await enterKitchen(page)
  // letters alone: '4503c' in a name is an amount in cups
  const letters = crypto.randomUUID().replace(/\d/g, (digit) => 'ghijkmnpqr'.charAt(Number(digit)))
  const thing = `Tofu ${letters.slice(0, 8)}`
  await page.goto('/shopping')
  const addNew = async () => {
    await page.getByRole('button', { name: 'Add Items' }).click()
    await page.getByRole('tab', { name: 'Add New Item' }).click()
  }
  await addNew()
  await page.getByLabel('Name').fill(`2 kg ${thing}`)
  await page.getByRole('button', { name: 'Add to Shopping List' }).click()
  await expect(page.getByText('Item added to shopping list')).toBeVisible()
  await expect.poll(() => sections(page)).toEqual(['OTHER'])

  await page.getByRole('button', { name: `More for 2 kg ${thing}` }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByLabel('Category').selectOption('+ Create new category')
  await page.getByLabel('New category').fill('Chilled')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => sections(page)).toEqual(['CHILLED'])

  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Clear Shopping List' }).click()
  await expect(page.getByText('Your shopping list is empty')).toBeVisible()
  await addNew()
  await page.getByLabel('Name').fill(thing.slice(0, -2))
  await check('add-new-item-suggested')
  await page.getByRole('button', { name: thing, exact: true }).click()
  await page.keyboard.press('Enter')
  await expect.poll(() => sections(page)).toEqual(['CHILLED'])
  await expect(page.getByRole('checkbox', { name: `1 kg ${thing}` })).toBeVisible()
})

test('on paper the list is lines and boxes, nothing else', async ({ page }) => {
  const chef = await enterKitchen(page)
  await addToShoppingList(page, chef, THINGS)
  await page.goto('/shopping')
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const button of await page.getByRole('button', { name: /^(Clear|Add|More)/ }).all()) {
    await expect(button).toBeHidden()
  }
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Shopping List' })).toBeVisible()
  await expect(page.getByText('6 x')).toBeVisible()
})
