/** Two phones in one shop: what each sees of the other, and what a lost network leaves alone. */
import type { Browser, Page } from '@playwright/test'
import { addRecipe, enterKitchen, planTwoWeeks } from './kitchen.ts'
import { expect, test } from './screen.ts'
import { addToShoppingList, readShoppingList } from './shopping-list.ts'

/** Longer than a poll, shorter than the promise: a change is on the other screen within 5 seconds. */
const SOON = { timeout: 5_000 }

const row = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

/** The same chef on another phone. */
async function secondPhone(browser: Browser, page: Page, profileId: string): Promise<Page> {
  const { origin } = new URL(page.url())
  const context = await browser.newContext({ viewport: page.viewportSize(), baseURL: origin })
  await context.addInitScript((id) => {
    localStorage.setItem('meal-planner-profile-id', id)
    localStorage.setItem(`onboarding_completed_${id}`, 'true')
  }, profileId)
  return context.newPage()
}

test('two phones tick one list: each sees the other, nothing is lost', async ({
  page,
  browser,
}) => {
  const chef = await enterKitchen(page)
  const names = Array.from({ length: 12 }, (_, at) => `thing ${at}`)
  await addToShoppingList(page, chef, names)
  await page.goto('/shopping')
  await expect(row(page, names[0] as string)).toBeVisible()
  const other = await secondPhone(browser, page, chef.id)
  await other.goto('/shopping')
  await expect(row(other, names[11] as string)).toBeVisible()

  await row(page, 'thing 0').click()
  await expect(row(other, 'thing 0')).toBeChecked(SOON)
  await row(other, 'thing 0').click()
  await expect(row(page, 'thing 0')).not.toBeChecked(SOON)

  // both at once, as fast as they can
  const [mine, theirs] = [names.slice(0, 6), names.slice(6)]
  const tickAll = async (phone: Page, all: string[]) => {
    for (const name of all) await row(phone, name).click()
  }
  await Promise.all([tickAll(page, mine), tickAll(other, theirs)])
  for (const phone of [page, other]) {
    await expect(phone.getByText('12/12 items completed')).toBeVisible(SOON)
  }
  expect((await readShoppingList(page, chef)).checked_items).toHaveLength(12)
  await other.context().close()
})

test('ticks made without a network are kept, sent later, and none comes back', async ({
  page,
  browser,
}) => {
  const chef = await enterKitchen(page)
  await addToShoppingList(page, chef, ['milk', 'tea', 'salt', 'soap'])
  await page.goto('/shopping')
  await row(page, 'salt').click()
  await expect(page.getByText('1/4 items completed')).toBeVisible()
  const other = await secondPhone(browser, page, chef.id)
  await other.goto('/shopping')
  await expect(row(other, 'salt')).toBeChecked()

  await page.context().setOffline(true)
  await row(page, 'milk').click()
  await row(page, 'tea').click()
  await row(page, 'salt').click()
  await expect(page.getByText('2/4 items completed')).toBeVisible()
  await expect(page.getByText(/^No connection\. 3 ticks are kept here/)).toBeVisible()
  await expect(page.getByText('Failed to update item. Please try again.')).toHaveCount(0)
  await row(other, 'soap').click()
  await expect(other.getByText('2/4 items completed')).toBeVisible()

  await page.context().setOffline(false)
  await expect(page.getByText('3/4 items completed')).toBeVisible()
  await expect(page.getByText(/^No connection/)).toHaveCount(0)
  for (const phone of [page, other]) {
    for (const name of ['milk', 'tea', 'soap']) await expect(row(phone, name)).toBeChecked(SOON)
    await expect(row(phone, 'salt')).not.toBeChecked(SOON)
  }
  await other.context().close()
})

test('ticks that wait survive a closed browser tab', async ({ page }) => {
  const chef = await enterKitchen(page)
  await addToShoppingList(page, chef, ['milk', 'tea'])
  await page.goto('/shopping')
  await expect(row(page, 'milk')).toBeVisible()
  await page.context().setOffline(true)
  await row(page, 'milk').click()
  await expect(page.getByText(/^No connection\. 1 tick is kept here/)).toBeVisible()
  const context = page.context()
  const { origin } = new URL(page.url())
  await page.close()
  await context.setOffline(false)

  // from whatever page is opened next, which is Home
  const again = await context.newPage()
  await again.addInitScript((id) => localStorage.setItem('meal-planner-profile-id', id), chef.id)
  await again.goto(origin)
  await expect.poll(async () => (await readShoppingList(again, chef)).checked_items).toHaveLength(1)
})

test('a tick of something that somebody removed says so and refreshes', async ({
  page,
  browser,
}) => {
  const chef = await enterKitchen(page)
  await addToShoppingList(page, chef, ['milk', 'tea'])
  await page.goto('/shopping')
  await expect(row(page, 'milk')).toBeVisible()
  const other = await secondPhone(browser, page, chef.id)
  await other.goto('/shopping')
  await page.context().setOffline(true)
  await row(page, 'milk').click()
  await other.getByRole('button', { name: 'More for milk' }).click()
  await other.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(other.getByText('Item removed')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('Somebody removed milk')).toBeVisible()
  await expect(row(page, 'milk')).toHaveCount(0)
  await expect(page.getByText('0/1 items completed')).toBeVisible()
  await other.context().close()
})

test("a plan's list is ticked on two phones, and the shopping list follows", async ({
  page,
  browser,
}) => {
  const chef = await enterKitchen(page)
  const recipe = await addRecipe(page, { name: `Soup ${crypto.randomUUID()}` })
  const plan = await planTwoWeeks(page, chef, recipe)
  await page.goto(`/grocery-list/${plan.id}`)
  await page.getByRole('button', { name: 'Update Shopping List (2)' }).click()
  await expect(page.getByText('Added 2 items to your shopping list.')).toBeVisible()
  const other = await secondPhone(browser, page, chef.id)
  await other.goto(`/grocery-list/${plan.id}`)
  await row(page, '2 x leeks').click()
  await expect(row(other, '2 x leeks')).toBeChecked(SOON)
  await other.goto('/shopping')
  await expect(row(other, '2 x leeks')).toBeChecked()

  // without a network: kept, and followed when it is back
  await page.context().setOffline(true)
  await row(page, '500 g potatoes').click()
  await expect(page.getByText('2/2 completed')).toBeVisible()
  await page.context().setOffline(false)
  await expect(row(other, '500 g potatoes')).toBeChecked({ timeout: 10_000 })
  await other.context().close()
})
