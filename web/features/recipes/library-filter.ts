/** What the address says about the library. */
import { type LibrarySort, readSort } from '#shared/recipes/sorts.ts'

/** Words and tags that must all match, and the order; what is not said is not in it. */
export type LibraryFilter = { q?: string; tags?: string[]; sort?: LibrarySort }

/** Anything else in the address is left out. The router gives a number for `?q=7`. */
export function readLibraryFilter(search: Record<string, unknown>): LibraryFilter {
  const { q, tags } = search
  const text = isText(q) ? String(q) : ''
  return writeLibraryFilter({
    q: text,
    ...(Array.isArray(tags) && { tags: tags.filter(isText).map(String) }),
    sort: readSort(search.sort, text),
  })
}

/** The shortest address that says the same. */
export function writeLibraryFilter({ q, tags, sort }: LibraryFilter): LibraryFilter {
  return {
    ...(q && { q }),
    ...(tags && tags.length > 0 && { tags }),
    ...(sort && sort !== readSort(undefined, q) && { sort: readSort(sort, q) }),
  }
}

function isText(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number'
}
