/** The web addresses in a text: a list of links, or words with links in them. No I/O. */
import { pageKey } from '../recipes/page-key.ts'
import { findLink } from './pasted.ts'

/** Ours: so many pages are read from one list. */
export const LINKS_MAX = 100
const TEXT_CHARS_MAX = 200_000

const LINK = /\bhttps?:\/\/[^\s<>"'\\]+/gi

/**
 * Each page once, in the order of the text; a line that is nothing but an address may do without its
 * scheme. `left` counts those beyond the first hundred.
 */
export function findLinks(text: string): { links: string[]; left: number } {
  const found = new Map<string, string>()
  for (const line of text.slice(0, TEXT_CHARS_MAX).split('\n')) {
    const addresses = line.match(LINK) ?? [line]
    for (const address of addresses) {
      const link = findLink(address)
      const key = link && (pageKey(link) ?? link)
      if (link && key && !found.has(key)) found.set(key, link)
    }
  }
  const links = [...found.values()]
  return { links: links.slice(0, LINKS_MAX), left: Math.max(0, links.length - LINKS_MAX) }
}
