/** Grocery list, shopping list and pantry in every state: empty, full, failed, their dialogs, and at 320 px. */
import type { Page } from '@playwright/test'
import { addRecipe, answerWith, enterKitchen, failure, planTwoWeeks } from './kitchen.ts'
import { expect, expectNoSidewaysScroll, test } from './screen.ts'
import { addToShoppingList } from './shopping-list.ts'

const THINGS = [
  { name: 'leeks', quantity: 2, category: 'Fruit & Vegetables', source: 'Week of Nov 23, 2026' },
  { name: 'chopped tomatoes', quantity: 3, unit: 'tin', category: 'Tins Jars & Packets' },
  { name: 'Zitronensaftkonzentrat '.repeat(8).trim(), quantity: '1 + 300 g', category: 'Other' },
]

async function narrow(page: Page, screen: string) {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page, `${screen} at 320`)
  if (size) await page.setViewportSize(size)
}

test('the shopping list: empty, full, its dialogs, failed', async ({ page, check }) => {
  const chef = await enterKitchen(page)
  await page.goto('/shopping-list')
  await expect(page.getByText('Your shopping list is empty')).toBeVisible()
  await check('shopping-empty')
  await addToShoppingList(page, chef, THINGS)
  await expect(page.getByText('0/3 items completed')).toBeVisible()
  await page.getByRole('checkbox', { name: '2 x leeks' }).click()
  await expect(page.getByText('Completed', { exact: true })).toBeVisible()
  await check('shopping-full')
  await narrow(page, 'shopping-full')

  await page.getByRole('button', { name: 'More for 2 x leeks' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await check('shopping-edit')
  await narrow(page, 'shopping-edit')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add Items' }).click()
  await check('add-items-pantry')
  await page.getByRole('tab', { name: 'Add New Item' }).click()
  await check('add-items-new')
  await narrow(page, 'add-items-new')

  await answerWith(page, '/api/shopping-lists/latest', 422, failure('validation_failed'))
  await page.reload()
  await expect(page.getByText('The shopping list could not be loaded')).toBeVisible()
  await check('shopping-failed', { allowed: /422/ })
})

test("a plan's list: full, with packs, started over, failed", async ({ page, check }) => {
  const chef = await enterKitchen(page)
  const recipe = await addRecipe(page, { name: `Soup ${crypto.randomUUID().slice(0, 8)}` })
  const plan = await planTwoWeeks(page, chef, recipe)
  await page.goto(`/grocery-list/${plan.id}`)
  await expect(page.getByText('0/2 completed')).toBeVisible()
  await page.getByRole('button', { name: 'Pack sizes' }).click()
  await expect(page.getByText('Packs by the kitchen guide')).toBeVisible()
  await check('grocery-packs')
  await narrow(page, 'grocery-packs')
  await page.getByRole('button', { name: 'More for this list' }).click()
  await expect(page.getByRole('menuitem', { name: 'Copy list' })).toBeVisible()
  // a menu stands beside the landmarks
  await check('grocery-menu', { without: ['region'] })
  await page.keyboard.press('Escape')

  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByRole('button', { name: 'Create Grocery List' })).toBeVisible()
  await page.goto(`/grocery-list/${plan.id}`)
  await expect(page.getByText('No Grocery List Yet')).toBeVisible()
  await check('grocery-none')
  await answerWith(page, '/api/grocery-lists', 429, failure('rate_limited'))
  await page.reload()
  await expect(page.getByText('The grocery list could not be loaded')).toBeVisible()
  await check('grocery-failed', { allowed: /429/ })
})

test('the pantry: empty, full, its dialog, failed', async ({ page, check }) => {
  await enterKitchen(page)
  await answerWith(page, '/api/pantry-items', 200, [])
  await page.goto('/pantry')
  await expect(page.getByText('No pantry items yet')).toBeVisible()
  await check('pantry-empty')
  await page.unrouteAll()
  await page.reload()
  await page.getByRole('button', { name: /^Add (Your First )?Item$/ }).click()
  await page.getByLabel('Name').fill('Rice')
  await page.getByLabel('Category').selectOption('+ Create new category')
  await page.getByLabel('New category').fill('Grains')
  await check('pantry-dialog')
  await narrow(page, 'pantry-dialog')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add Item' }).click()
  await expect(page.getByRole('heading', { name: 'Grains' })).toBeVisible()
  await check('pantry-full')
  await narrow(page, 'pantry-full')
  await answerWith(page, '/api/pantry-items', 429, failure('rate_limited'))
  await page.reload()
  await expect(page.getByText('The pantry could not be loaded')).toBeVisible()
  await check('pantry-failed', { allowed: /429/ })
})
