/** What lies over a page: Back closes it and nothing else, and a message covers none of its buttons. */
import type { Page } from '@playwright/test'
import { coveredControls } from './covered.ts'
import { addPhoto, addPlan, addRecipe, answerWith, enterKitchen, failure } from './kitchen.ts'
import { expect, test } from './screen.ts'

/** Back, with one overlay open: it is gone, the page is the same, and Forward does not bring it back. */
async function backCloses(page: Page, overlay: ReturnType<Page['getByRole']>) {
  const address = page.url()
  await expect(overlay).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.state.overlays)).toBeGreaterThan(0)
  await page.goBack()
  await expect(overlay).toHaveCount(0)
  expect(page.url()).toBe(address)
}

test('Back closes a menu, a dialog, a sheet, a viewer and no page @phone', async ({ page }) => {
  const profile = await enterKitchen(page)
  const recipe = await addRecipe(page, { image_url: await addPhoto(page) })
  const plan = await addPlan(page, profile, [recipe], { Monday: [recipe.id] })

  // the first page of the tab: nothing of ours lies before it
  await page.goto('/recipes')
  const add = page.getByRole('button', { name: 'Add Recipe' })
  await add.click()
  await backCloses(page, page.getByRole('menu'))

  await add.click()
  await page.getByRole('menuitem', { name: 'Manual Entry' }).click()
  await page.getByLabel('Recipe name').fill('Half a thought')
  await backCloses(page, page.getByRole('dialog', { name: 'Quick add' }))
  await add.click()
  await page.getByRole('menuitem', { name: 'Manual Entry' }).click()
  await expect(page.getByLabel('Recipe name')).toHaveValue('Half a thought')

  // a way on out of a dialog stands on the page under it
  await page.getByRole('link', { name: 'Add all the details' }).click()
  await expect(page.getByRole('heading', { name: 'New Recipe' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/recipes$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // loaded anew with one open, it is closed, and Back leaves the page
  await add.click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.reload()
  await expect.poll(() => page.evaluate(() => history.state.overlays)).toBeUndefined()

  await page.goto(`/recipes/${recipe.id}`)
  await page
    .getByRole('button', { name: /Look at the photo|photo/i })
    .first()
    .click()
  await backCloses(page, page.getByRole('dialog', { name: recipe.name }))

  await page.goto(`/cooking-mode/${recipe.id}`)
  await page.getByRole('button', { name: /Start/ }).click()
  await backCloses(page, page.getByRole('dialog', { name: 'Welcome to Cooking Mode!' }))
  await page.getByRole('button', { name: 'Ingredients' }).first().click()
  await backCloses(page, page.getByRole('dialog', { name: 'Ingredients' }))

  await page.goto(`/weekly-plan/${plan.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+b')
  await backCloses(page, page.getByRole('dialog', { name: 'Menu' }))
})

test('a message covers no control, in a dialog or after it, and an error goes with success', async ({
  page,
}) => {
  await enterKitchen(page)
  await page.goto('/recipes')
  await answerWith(page, '/api/recipes', 500, failure('internal'))
  await page.getByRole('button', { name: 'Add Recipe' }).click()
  await page.getByRole('menuitem', { name: 'Manual Entry' }).click()
  await page.getByLabel('Recipe name').fill(`Toast ${crypto.randomUUID()}`)
  const save = page.getByRole('button', { name: 'Save Recipe' })
  await save.click()
  const failed = page.getByText('Failed to create recipe. Please try again.')
  await expect(failed).toBeVisible()
  expect(await coveredControls(page)).toEqual([])

  await page.unrouteAll()
  await save.click()
  await expect(page.getByText('Recipe Added!')).toBeVisible()
  await expect(failed).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await coveredControls(page)).toEqual([])
})
