/** Headings that a page shows among ingredients which its markup lists without them. Pure. */

import { knownUnit } from '../ingredients/units.ts'
import type { IngredientGroup } from '../recipes/groups.ts'
import type { Line } from './page-lines.ts'
import { isControl, isEnd, partOfLine } from './page-words.ts'
import { looksLikeIngredient, readSubheading } from './text-lines.ts'

const HEADING_CHARS_MAX = 80
/** More lines of other matters than these between two ingredients, and it is another list. */
const STRAY_MAX = 5
/** The share of the ingredients that the page shows in just these words. */
const MOST = 0.8
const SAME_WORDS = 0.6

type Entry = Pick<Line, 'text' | 'level' | 'item'>

/**
 * The groups over `ingredients`, found where the page shows just these in this order; none where it
 * does not. A lone heading over all of them is the list's own. Linear.
 */
export function shownGroups(
  lines: readonly Line[],
  ingredients: readonly string[],
): IngredientGroup[] {
  const wanted = ingredients.map(wordsOf)
  let groups: IngredientGroup[] = []
  let next = 0
  let stray: Entry[] = []
  const isFound = () => {
    const foods = groups.filter(({ name, start }) => isPartOf(name, wanted[start] ?? NO_WORDS))
    const isGrouped = groups.some(({ start }) => start > 0) && 2 * foods.length <= groups.length
    return isGrouped && next >= MOST * wanted.length
  }
  for (const entry of entriesOf(lines)) {
    const said = wordsOf(entry.text)
    // one line may be worded otherwise
    const places = next > 0 ? [next, next + 1] : [0]
    const at = places.find((place) => isSame(said, wanted[place] ?? NO_WORDS))
    if (at !== undefined) {
      const name = headingIn(stray, next > 0)
      if (name !== '') groups.push({ name, start: at })
      stray = []
      next = at + 1
    } else if (next > 0 && stray.length >= STRAY_MAX) {
      if (isFound()) return groups
      // another list, or this one once more
      groups = []
      next = 0
      stray = [entry]
    } else stray = [...stray, entry].slice(-STRAY_MAX)
  }
  return isFound() ? groups : []
}

/** Lines of one item are one. */
function entriesOf(lines: readonly Line[]): Entry[] {
  const entries: Entry[] = []
  for (const { text, level, item } of lines) {
    const last = entries.at(-1)
    if (last && item > 0 && item === last.item) last.text += ` ${text}`
    else entries.push({ text, level, item })
  }
  return entries
}

/**
 * The heading right before an ingredient, '' for none. Between two ingredients any short line may be one;
 * above the first what stands over the list's own heading is something else's.
 */
function headingIn(stray: readonly Entry[], isBetween: boolean): string {
  for (const { text, level, item } of stray.toReversed()) {
    if (isControl(text)) continue
    if (text.length > HEADING_CHARS_MAX || isEnd(text) || partOfLine(text) !== null) return ''
    const isHeading = level > 0 || readSubheading(text) !== null || (isBetween && item === 0)
    if (!isHeading && isBetween) continue
    return isHeading && !looksLikeIngredient(text) ? text.replace(/[:\s]+$/, '') : ''
  }
  return ''
}

const NO_WORDS: ReadonlySet<string> = new Set()
const TEXT_CHARS_MAX = 300

/** Words without amounts and units, which are often written otherwise; of a line without any its letters. */
function wordsOf(text: string): ReadonlySet<string> {
  const lower = text.slice(0, TEXT_CHARS_MAX).toLowerCase()
  const words = lower.match(/\p{L}{3,}/gu)?.filter((word) => knownUnit(word) === null) ?? []
  return new Set(words.length > 0 ? words : (lower.match(/\p{L}+/gu) ?? []))
}

/** The food itself, shown before its amount. */
function isPartOf(name: string, wanted: ReadonlySet<string>): boolean {
  return [...wordsOf(name)].every((word) => wanted.has(word))
}

/** Most words are the same: either may say more. */
function isSame(shown: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  const larger = Math.max(shown.size, wanted.size)
  const common = [...shown].filter((word) => wanted.has(word)).length
  return larger > 0 && common >= SAME_WORDS * larger
}
