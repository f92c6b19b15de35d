/** A list of links on its way to recipes, kept on the device until it is done with. */
import { z } from 'zod'
import { LINKS_MAX } from '#shared/imports/links.ts'
import { rowsOf } from '#web/lib/readers.ts'
import { readStored, writeJson, writeText } from '#web/lib/storage.ts'
import { LINK_LIST_KEY, recipeDraftKey } from '#web/lib/storage-keys.ts'
import { Found } from '../from-page/kept-page.ts'

/** `id` is the recipe's to be: keeping it twice keeps one. */
const LinkItem = z.object({
  id: z.uuid(),
  url: z.string(),
  /** What is being read when the page goes away is waiting again. */
  state: z.enum(['waiting', 'read', 'failed', 'kept']),
  recipe: Found.nullable(),
  /** Its page has a photo that could not be fetched. */
  lostPhoto: z.boolean().default(false),
  doubts: z.array(z.enum(['no_ingredients', 'few_ingredients', 'no_method', 'there_already'])),
  /** What it is like, if the kitchen or the list has such a recipe. */
  sameAs: z.string().nullable(),
  /** Why it failed, in words. */
  fault: z.string().nullable(),
})
export type LinkItem = z.infer<typeof LinkItem>

export function readLinks(): LinkItem[] {
  return readStored(LINK_LIST_KEY, rowsOf(LinkItem), [])
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
  return { id, url, state, recipe: null, lostPhoto: false, doubts: [], sameAs: null, fault: null }
}

/**
 * More links behind those that are there and not done with; none stands there twice. Gives those that
 * the list has no room for.
 */
export function addLinks(urls: readonly string[]): string[] {
  const before = readLinks().filter(({ state }) => state !== 'kept')
  const known = new Set(before.map(({ url }) => url))
  const added = urls.filter((url) => !known.has(url))
  const room = Math.max(0, LINKS_MAX - before.length)
  keepLinks([...before, ...added.slice(0, room).map(newLink)])
  return added.slice(room)
}

/** One of the list was saved after a look at it, as the recipe `id`. */
export function markKept(linkId: string, id: string): void {
  keepLinks(readLinks().map((item) => (item.id === linkId ? { ...item, id, state: 'kept' } : item)))
}

/** Under what a link's recipe is kept while it is edited. */
export function linkSlot(linkId: string): string {
  return `link-${linkId}`
}
