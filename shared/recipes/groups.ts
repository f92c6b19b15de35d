/** Headings between ingredients ('For the sauce'), kept right while the ingredients change. Pure. */

/** `start` is the index of the group's first ingredient; those before the first group have no heading. */
export type IngredientGroup = { name: string; start: number }

/** What is wrong with groups over so many ingredients: starts ascend, and each has an ingredient. */
export function groupIssues(
  groups: readonly IngredientGroup[],
  count: number,
): { path: (string | number)[]; message: string }[] {
  return groups.flatMap(({ start }, at) => {
    const path = ['ingredient_groups', at, 'start']
    if (start >= count) return [{ path, message: 'A group starts at one of the ingredients' }]
    const before = groups[at - 1]
    return before && before.start >= start ? [{ path, message: 'Groups follow each other' }] : []
  })
}

/**
 * The groups once ingredients were left out: `isKept` by index. A group whose ingredients are all gone
 * goes with them.
 */
export function groupsOfKept(
  groups: readonly IngredientGroup[],
  isKept: readonly boolean[],
): IngredientGroup[] {
  let kept = 0
  const keptBefore = isKept.map((is) => (is ? kept++ : kept))
  return fitting(
    groups.map(({ name, start }) => ({ name, start: keptBefore[start] ?? kept })),
    kept,
  )
}

/**
 * The groups of a list that somebody changed without a word about groups. One stretch of it was
 * changed: what stands before and after keeps its heading, a heading within stays where it was if it
 * still has an ingredient.
 */
export function carryGroups(
  groups: readonly IngredientGroup[],
  before: readonly { name: string }[],
  after: readonly { name: string }[],
): IngredientGroup[] {
  const isSame = (at: number, other: number) => before[at]?.name === after[other]?.name
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && isSame(head, head)) head++
  let tail = 0
  while (tail < shorter - head && isSame(before.length - 1 - tail, after.length - 1 - tail)) tail++
  const [tailBefore, tailAfter] = [before.length - tail, after.length - tail]
  const moved = groups.map(({ name, start }) => {
    const isInTail = start >= tailBefore
    return { name, start: isInTail ? start - tailBefore + tailAfter : Math.min(start, tailAfter) }
  })
  return fitting(moved, after.length)
}

/** Groups with an ingredient of their own: of two at one place the later, none beyond the list. */
function fitting(groups: IngredientGroup[], count: number): IngredientGroup[] {
  return groups.filter(({ start }, at) => start < (groups[at + 1]?.start ?? count))
}

/** A stretch of a list under its heading; `name` is `null` for what stands before the first heading. */
export type GroupedLines<T> = { name: string | null; start: number; lines: T[] }

/** The list cut at its headings, in order, without empty stretches. */
export function underHeadings<T>(
  lines: readonly T[],
  groups: readonly IngredientGroup[],
): GroupedLines<T>[] {
  const heads: { name: string | null; start: number }[] = [{ name: null, start: 0 }, ...groups]
  return heads
    .map(({ name, start }, at) => ({
      name,
      start,
      lines: lines.slice(start, heads[at + 1]?.start),
    }))
    .filter((stretch) => stretch.lines.length > 0)
}
