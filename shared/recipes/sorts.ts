/** The orders of the library. Knows no schema, so that an address can be read without one. */

/** Ours: `spec/` has the newest first, as they are stored. Unknown total times come last. */
export const LIBRARY_SORTS = ['newest', 'name', 'quickest'] as const
export type LibrarySort = (typeof LIBRARY_SORTS)[number]

/** The order an address asks for; anything else is the newest first. */
export function readSort(value: unknown): LibrarySort {
  return LIBRARY_SORTS.find((sort) => sort === value) ?? 'newest'
}
