/** Lines put on a chef's shopping list through the API, and the list as the kitchen keeps it. */
import type { Page } from '@playwright/test'
import type { Profile } from '#shared/profiles/schema.ts'
import type { ShoppingList } from '#shared/shopping/schema.ts'

/** Things without an amount, or whole lines. */
export async function addToShoppingList(
  page: Page,
  profile: Profile,
  things: readonly (string | { name: string; [field: string]: unknown })[],
): Promise<ShoppingList> {
  const headers = { 'X-Profile-Id': profile.id }
  const list = await page.request.post('/api/shopping-lists', { data: {}, headers })
  const { id } = (await list.json()) as ShoppingList
  const items = things.map((thing) => (typeof thing === 'string' ? { name: thing } : thing))
  const data = { items: items.map((item) => ({ id: crypto.randomUUID(), ...item })) }
  const added = await page.request.post(`/api/shopping-lists/${id}/items`, { data, headers })
  if (!added.ok()) throw new Error(await added.text())
  return (await added.json()) as ShoppingList
}

export async function readShoppingList(page: Page, profile: Profile): Promise<ShoppingList> {
  const headers = { 'X-Profile-Id': profile.id }
  const response = await page.request.get('/api/shopping-lists/latest', { headers })
  return (await response.json()) as ShoppingList
}
