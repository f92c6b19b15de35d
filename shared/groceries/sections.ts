/** A list in sections, what is still to get first. Knows no screen. */

/** A category with its rows; `openCount` of them are not ticked. */
export type Section<Item> = { title: string; items: Item[]; openCount: number }

const NO_CATEGORY = 'Other'

/**
 * Items by category, those with the most unticked first, then by the alphabet; in each the unticked first,
 * in the order given (Spec 2, section 2). Case does not matter; none and blank are 'Other'. Linear but
 * for the sorting of sections.
 */
export function sectionsOf<Item extends { id: string; category: string | null }>(
  items: readonly Item[],
  ticked: ReadonlySet<string>,
): Section<Item>[] {
  const sections = new Map<string, { title: string; open: Item[]; done: Item[] }>()
  for (const item of items) {
    const title = item.category?.trim() || NO_CATEGORY
    const key = title.toLowerCase()
    const section = sections.get(key) ?? { title, open: [], done: [] }
    sections.set(key, section)
    const rows = ticked.has(item.id) ? section.done : section.open
    rows.push(item)
  }
  return [...sections]
    .sort(([a, one], [b, other]) => other.open.length - one.open.length || (a < b ? -1 : 1))
    .map(([, { title, open, done }]) => ({
      title,
      items: [...open, ...done],
      openCount: open.length,
    }))
}
