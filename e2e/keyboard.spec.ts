/** From the first page to a saved recipe without a pointer: the focus is seen, and never lost. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './screen.ts'

const STEPS_MAX = 60

/** Goes there by Tab, past the end of the page at most once. Every stop on the way is seen. */
async function tabTo(page: Page, target: Locator) {
  let ends = 0
  for (let step = 0; step < STEPS_MAX; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    const isPastEnd = await page.evaluate(() => document.activeElement === document.body)
    if (isPastEnd) ends += 1
    else await expectSeenFocus(page)
    expect(ends, 'times the focus left the page').toBeLessThan(2)
  }
  throw new Error(`Not reached by Tab: ${target}`)
}

/** Something on the page has the focus, with a ring on it or on what stands for it. */
async function expectSeenFocus(page: Page) {
  const stop = await page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return { name: 'nothing', isSeen: false }
    const near = [focused, focused.parentElement, ...(focused.parentElement?.children ?? [])]
    const card = focused.closest('article')
    const isSeen = [...near, card].some((element) => {
      if (!element) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    return { name: focused.outerHTML.slice(0, 160), isSeen }
  })
  expect(stop.isSeen, `focus is seen on ${stop.name}`).toBe(true)
}

/** The page behind a dialog is out of reach; toasts above it and the browser's own bars are not behind. */
async function expectTrapped(page: Page, dialog: Locator) {
  for (const key of [...Array<string>(12).fill('Tab'), ...Array<string>(12).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    const isBehind = () =>
      dialog.evaluate((element) => {
        const focused = document.activeElement
        if (!focused || focused === document.body || element.contains(focused)) return false
        return !focused.closest('[aria-label="Notifications"], [data-base-ui-focus-guard]')
      })
    await expect.poll(isBehind, `${key} leaves the dialog`).toBe(false)
  }
}

test('a chef joins and saves a recipe by keyboard alone', async ({ page, check }) => {
  await test.step('joining', async () => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/select-profile$/)
    const choose = page.getByRole('tab', { name: "Who's Cooking Today?" })
    await tabTo(page, choose)
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Join the Kitchen!' })).toBeFocused()
    await tabTo(page, page.getByLabel('Name', { exact: true }))
    await page.keyboard.type(`Keys ${crypto.randomUUID()}`)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('radio', { name: 'red' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'teal' })).toBeChecked()
    await expectSeenFocus(page)
    await tabTo(page, page.getByRole('button', { name: 'Join the Kitchen!' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/$/)
  })

  await test.step('the tour holds the focus, and gives it back', async () => {
    const tour = page.getByRole('dialog')
    await expect(tour.getByRole('button', { name: 'Next' })).toBeFocused()
    await expectSeenFocus(page)
    await expectTrapped(page, tour)
    await tabTo(page, tour.getByRole('button', { name: 'Next' }))
    for (let step = 0; step < 5; step++) await page.keyboard.press('Enter')
    await expect(tour).toHaveCount(0)
    await expect(page.locator('body')).not.toBeFocused()
  })

  await test.step('to the library', async () => {
    await page.keyboard.press('Home')
    await tabTo(page, page.getByRole('link', { name: 'Recipes', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Recipes', level: 1 })).toBeVisible()
  })

  await test.step('the menu and the dialog give the focus back', async () => {
    const add = page.getByRole('button', { name: 'Add Recipe' })
    await tabTo(page, add)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Manual Entry' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'From Photo' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(add).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Manual Entry' })).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Quick add' })
    await expect(dialog.getByLabel('Recipe name')).toBeFocused()
    await expectTrapped(page, dialog)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(add).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Manual Entry' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Recipe name')).toBeFocused()
    await page.keyboard.type('Toast by keys')
    await tabTo(page, dialog.getByRole('link', { name: 'Add all the details' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/recipes\/new/)
  })

  await test.step('the form', async () => {
    const name = page.getByLabel('Recipe name')
    await expect(name).toHaveValue('Toast by keys')
    await tabTo(page, page.getByLabel('Ingredient 1 name'))
    await page.keyboard.type('bread')
    await tabTo(page, page.getByRole('button', { name: 'Add Ingredient' }))
    await page.keyboard.press('Space')
    await expect(page.getByLabel('Ingredient 2 name')).not.toHaveCount(0)
    await expectSeenFocus(page)
    await page.keyboard.type('butter')
    await tabTo(page, page.getByRole('button', { name: 'Move butter up' }))
    await page.keyboard.press('Enter')
    await expectSeenFocus(page)
    await tabTo(page, page.getByRole('textbox', { name: 'Step 1' }))
    await page.keyboard.type('Toast the bread.')
    await tabTo(page, page.getByRole('button', { name: 'Save Recipe' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Recipe saved successfully!')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Toast by keys', level: 1 })).toBeVisible()
    // the button that was pressed is gone: the next Tab goes on in the recipe
    await expect(page.locator('main')).toBeFocused()
    await check('keyboard-saved-recipe')
  })
})
