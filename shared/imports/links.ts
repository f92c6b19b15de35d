/** The web addresses in a text: a list of links, or words with links in them. No I/O. */
import { pageKey } from '../recipes/page-key.ts'
import { findLink } from './pasted.ts'

/** Ours: so many stand on one list. */
export const LINKS_MAX = 100
const TEXT_CHARS_MAX = 200_000

const LINK = /\bhttps?:\/\/[^\s<>"'\\]+/gi

/**
 * Each page once, in the order of the text; a line that is nothing but an address may do without its
 * scheme.
 */
export function findLinks(text: string): string[] {
  const found = new Map<string, string>()
  for (const line of text.slice(0, TEXT_CHARS_MAX).split('\n')) {
    const addresses = line.match(LINK) ?? [line]
    for (const address of addresses) {
      const link = findLink(address)
      const key = link && (pageKey(link) ?? link)
      if (link && key && !found.has(key)) found.set(key, link)
    }
  }
  return [...found.values()]
}
