/** The sections of a list in the order of one's own shop. Text only. */

const keyOf = (title: string) => title.trim().toLowerCase()

/**
 * Sections in the order remembered; those it does not know follow as they came. Without an order they stay
 * as they are: what is still to get first (Spec 2, section 2). Ours: who arranges aisles walks by them.
 */
export function inShopOrder<Section extends { title: string }>(
  sections: readonly Section[],
  order: readonly string[],
): Section[] {
  const places = new Map(order.map((title, place) => [keyOf(title), place]))
  const placeOf = ({ title }: Section) => places.get(keyOf(title)) ?? order.length
  return [...sections].sort((a, b) => placeOf(a) - placeOf(b))
}

/**
 * An order to remember after `shown` was arranged: aisles that are not on the list now keep their places
 * among the others, behind the one they stood behind before. Each title stands once.
 */
export function rememberedOrder(before: readonly string[], shown: readonly string[]): string[] {
  const isShown = new Set(shown.map(keyOf))
  const after: string[] = [...shown]
  for (const [place, title] of before.entries()) {
    if (isShown.has(keyOf(title))) continue
    const previous = before[place - 1]
    const at =
      previous === undefined ? -1 : after.findIndex((one) => keyOf(one) === keyOf(previous))
    after.splice(at + 1, 0, title)
  }
  return after
}

/** The list with the thing at `from` moved to `to`. Places out of range change nothing. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list]
  if (from < 0 || to < 0 || from >= next.length || to >= next.length) return next
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}
