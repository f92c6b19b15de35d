/** A list of links on its way to recipes, kept on the device until it is done with. */
import { z } from 'zod'
import { LINKS_MAX } from '#shared/imports/links.ts'
import { IMAGE_URL, RecipeContent } from '#shared/recipes/schema.ts'
import { readStored, writeJson, writeText } from '#web/lib/storage.ts'
import { LINK_LIST_KEY, recipeDraftKey } from '#web/lib/storage-keys.ts'

const Found = RecipeContent.extend({ image_url: z.string().regex(IMAGE_URL).nullable() })

/** `id` is the recipe's to be: keeping it twice keeps one. */
const LinkItem = z.object({
  id: z.uuid(),
  url: z.string(),
  /** What is being read when the page goes away is waiting again. */
  state: z.enum(['waiting', 'read', 'failed', 'kept']),
  recipe: Found.nullable(),
  doubts: z.array(z.enum(['no_ingredients', 'few_ingredients', 'no_method', 'there_already'])),
  /** What it is like, if the kitchen or the list has such a recipe. */
  sameAs: z.string().nullable(),
  /** Why it failed, in words. */
  fault: z.string().nullable(),
})
export type LinkItem = z.infer<typeof LinkItem>

export function readLinks(): LinkItem[] {
  return readStored(LINK_LIST_KEY, z.array(LinkItem).max(LINKS_MAX), [])
}

/** What is edited of a link goes with it. */
export function keepLinks(items: readonly LinkItem[]): void {
  const ids = new Set(items.map(({ id }) => id))
  for (const { id } of readLinks()) {
    if (!ids.has(id)) writeText(recipeDraftKey(linkSlot(id)), null)
  }
  if (items.length === 0) writeText(LINK_LIST_KEY, null)
  else writeJson(LINK_LIST_KEY, items)
}

function newLink(url: string): LinkItem {
  const [id, state] = [crypto.randomUUID(), 'waiting' as const]
  return { id, url, state, recipe: null, doubts: [], sameAs: null, fault: null }
}

/** More links behind those that are there and not done with; none stands there twice. */
export function addLinks(urls: readonly string[]): void {
  const before = readLinks().filter(({ state }) => state !== 'kept')
  const known = new Set(before.map(({ url }) => url))
  const added = urls.filter((url) => !known.has(url)).map(newLink)
  keepLinks([...before, ...added].slice(0, LINKS_MAX))
}

/** One of the list was saved after a look at it, as the recipe `id`. */
export function markKept(linkId: string, id: string): void {
  keepLinks(readLinks().map((item) => (item.id === linkId ? { ...item, id, state: 'kept' } : item)))
}

/** Under what a link's recipe is kept while it is edited. */
export function linkSlot(linkId: string): string {
  return `link-${linkId}`
}
