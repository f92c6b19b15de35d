/** The orders of the library. Knows no schema, so that an address can be read without one. */

/**
 * Ours: `spec/` has the newest first, as they are stored. Unknown total times come last. The best first is for
 * what is searched by words; without any it is the newest first.
 */
export const LIBRARY_SORTS = ['best', 'newest', 'name', 'quickest'] as const
export type LibrarySort = (typeof LIBRARY_SORTS)[number]

/** The orders there are to choose from. */
export function sortsFor(text: string): LibrarySort[] {
  return LIBRARY_SORTS.filter((sort) => sort !== 'best' || text.trim() !== '')
}

/** The order an address asks for; anything else is the best first of a search, and else the newest. */
export function readSort(value: unknown, text = ''): LibrarySort {
  const sorts = sortsFor(text)
  return sorts.find((sort) => sort === value) ?? sorts[0] ?? 'newest'
}
