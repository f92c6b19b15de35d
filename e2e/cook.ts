/** A recipe on the hob: what the journeys through cooking mode begin with. */
import { expect, type Page } from '@playwright/test'
import type { Recipe, RecipeInput } from '#shared/recipes/schema.ts'
import { addRecipe, enterKitchen } from './kitchen.ts'

export const ORZO: Partial<RecipeInput> = {
  name: 'Lemon Chicken Orzo',
  servings: 4,
  ingredients: [
    { name: 'chicken thighs', quantity: '8', unit: '' },
    { name: 'orzo', quantity: '300', unit: 'g' },
    { name: 'chicken stock', quantity: '600', unit: 'ml' },
    { name: 'lemons', quantity: '2', unit: '' },
  ],
  method: [
    'Season the thighs and lay them in a cold pan. Cook for 12 minutes.',
    'Stir in the orzo and the stock. Simmer for 10 minutes.',
    'Marinate the rest for 1½ hours and toast the crumbs for 90 seconds.',
    'Squeeze in the lemons and serve.',
  ],
}

/** A new chef, a recipe, and cooking mode at its first step; the welcome has been seen before. */
export async function cook(page: Page, recipe: Partial<RecipeInput> = ORZO, search = '') {
  await enterKitchen(page)
  await page.addInitScript(() => localStorage.setItem('cooking_mode_onboarding_seen', 'true'))
  const made = await addRecipe(page, recipe)
  await openCooking(page, made, search)
  return made
}

export async function openCooking(page: Page, { id }: Recipe, search = ''): Promise<void> {
  await page.goto(`/cooking-mode/${id}${search}`)
  await page.getByRole('button', { name: 'Start Cooking Mode' }).click()
  await expectStep(page, /^Step \d+ of \d+$/)
}

export async function expectStep(page: Page, step: number | RegExp): Promise<void> {
  const words = typeof step === 'number' ? new RegExp(`^Step ${step} of \\d+$`) : step
  await expect(page.getByText(words)).toBeVisible()
}

/** The button that turns voice on, pressed. */
export async function turnOnHandsFree(page: Page): Promise<void> {
  const handsFree = page.getByRole('button', { name: 'Hands-free', exact: true })
  await handsFree.click()
  await expect(handsFree).toHaveAttribute('aria-pressed', 'true')
}
