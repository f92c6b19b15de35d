/** Finds a recipe's lists in what a page shows, by its headings, its class names and the lists' own look. No DOM. */
import { charsOf, headingPart, type List, listOf } from './body-list.ts'
import type { Line } from './page-lines.ts'
import { isBareHeading, isControl, isEnd, type Part } from './page-words.ts'
import type { RecipeMarkup } from './recipe-markup.ts'
import { splitNumbered } from './steps.ts'
import { looksLikeIngredient, readSubheading } from './text-lines.ts'

/** A list that may be the one looked for: where it stands, how far it can be trusted. */
type Candidate = List & { start: number; end: number; worth: number }

const CANDIDATES_MAX = 60
const SECTION_LINES_MAX = 400
/** More lines that do not belong to the list than this end it. */
const GAP_LINES_MAX = 3
const GAP_CHARS_MAX = 60

type BodyLists = Pick<RecipeMarkup, 'ingredients' | 'groups' | 'method'>

/** The two lists of the page that look most like one recipe's; empty where there is none. Linear. */
export function readBody(lines: Line[]): BodyLists {
  const ingredients = candidates(lines, 'ingredients')
  const method = candidates(lines, 'method')
  const pair = bestPair(ingredients, method)
  const list = pair ? pair[0] : best(ingredients)
  return {
    ingredients: list?.texts ?? [],
    groups: list?.headings ?? [],
    method: splitNumbered((pair ? pair[1] : best(method))?.texts ?? []),
  }
}

function best(from: Candidate[]): Candidate | undefined {
  return from.toSorted((a, b) => b.worth - a.worth)[0]
}

/** Lists of one recipe stand close together, the ingredients first. */
function bestPair(ingredients: Candidate[], method: Candidate[]): [Candidate, Candidate] | null {
  let found: [Candidate, Candidate] | null = null
  let most = 0
  for (const one of ingredients) {
    for (const other of method) {
      const value = one.worth * other.worth * closeness(other.start - one.end)
      if (value <= most) continue
      most = value
      found = [one, other]
    }
  }
  return found
}

function closeness(gap: number): number {
  if (gap < 0) return 0.8
  return gap <= 8 ? 1.6 : gap <= 40 ? 1.2 : 1
}

/** Points for what a recipe's ingredients look like: many, short, with amounts. */
function ingredientWorth(texts: string[]): number {
  let points = 0
  for (const text of texts.slice(0, 40)) {
    if (looksLikeIngredient(text)) points += 1
    else if (text.length <= 60) points += 0.4
    else if (text.length > 150) points -= 0.6
  }
  // ten good lines are about as sure a sign as twenty
  return texts.length < 2 ? 0 : points / (Math.abs(points) + 4)
}

/** Points for what a method looks like: sentences. */
function methodWorth(texts: string[]): number {
  let points = 0
  for (const text of texts.slice(0, 25)) {
    if (text.length >= 60 || /[.!。]$/.test(text)) points += 1
    else if (text.length >= 20) points += 0.4
    else points -= 0.2
  }
  return points / (Math.abs(points) + 3)
}

const COOKING =
  /°|\bminut|\b(?:mins?|hours?|oven|pan|pot|bowl|simmer|boil|bake|fry|stir|mix|whisk|add|heat|chop|slice|season|serve|drain|preheat|combine|pour|roast|grill|melt|cover|knead|fold|cook)\b/i

function looksLikeCooking(text: string): boolean {
  return text.length >= 40 && COOKING.test(text.slice(0, 1_000)) && !looksLikeIngredient(text)
}

function candidates(lines: Line[], part: Part): Candidate[] {
  return [...byClass(lines, part), ...byHeading(lines, part), ...byLook(lines, part)]
}

const worthOf = { ingredients: ingredientWorth, method: methodWorth }

/** Runs of lines within elements whose class names say the part. */
function byClass(lines: Line[], part: Part): Candidate[] {
  const found: Candidate[] = []
  let at = 0
  while (at < lines.length && found.length < CANDIDATES_MAX) {
    if (lines[at]?.part !== part) {
      at++
      continue
    }
    const start = at
    let end = at + 1
    for (let next = end; next < lines.length && next - end < GAP_LINES_MAX; next++) {
      if (lines[next]?.part === part) end = next + 1
      else if (lines[next]?.part || (lines[next]?.text.length ?? 0) > GAP_CHARS_MAX) break
    }
    at = end
    const list = listOf(
      lines.slice(start, end).filter((line) => line.part === part),
      part,
    )
    found.push({ ...list, start, end, worth: 1.3 * worthOf[part](list.texts) })
  }
  return found
}

/** What stands under each heading that names the part. */
function byHeading(lines: Line[], part: Part): Candidate[] {
  const found: Candidate[] = []
  for (let at = 0; at < lines.length && found.length < CANDIDATES_MAX; at++) {
    const line = lines[at]
    if (line === undefined || headingPart(line) !== part) continue
    // some methods repeat at each step what goes into it
    const within = section(lines, at).filter((one) => one.part === null || one.part === part)
    if (within.length === 0) continue
    const isItems = within.some(({ item }) => item > 0)
    const trust = (isBareHeading(line.text) ? 1.2 : 0.9) * (isItems ? 1.1 : 1)
    const list = listOf(firstRun(within, part), part)
    found.push({
      ...list,
      start: at,
      end: at + 1 + within.length,
      worth: trust * worthOf[part](list.texts),
    })
  }
  return found
}

/** Runs of lines that look like the part, for pages that name nothing. */
function byLook(lines: Line[], part: Part): Candidate[] {
  const looksRight = part === 'ingredients' ? looksLikeIngredient : looksLikeCooking
  const found: Candidate[] = []
  let at = 0
  while (at < lines.length && found.length < CANDIDATES_MAX) {
    if (!looksRight(lines[at]?.text ?? '')) {
      at++
      continue
    }
    const start = at
    let end = at + 1
    while (end < lines.length && [end, end + 1].some((next) => looksRight(lines[next]?.text ?? '')))
      end++
    at = end
    const list = listOf(lines.slice(start, end), part)
    if (list.texts.length >= (part === 'ingredients' ? 4 : 2)) {
      found.push({ ...list, start, end, worth: 0.6 * worthOf[part](list.texts) })
    }
  }
  return found
}

/** The lines under a heading, up to one of the same rank, of another part, or of another matter. */
function section(lines: Line[], at: number): Line[] {
  const { level = 0 } = lines[at] ?? {}
  const rest = lines.slice(at + 1, at + 1 + SECTION_LINES_MAX)
  const end = rest.findIndex((line, index) => {
    if (isEnd(line.text)) return true
    if (headingPart(line) !== null) return index > 0
    if (line.level === 0) return false
    // under a heading that is none by its tag, headings within are known by their words
    return level > 0 ? line.level <= level : readSubheading(line.text) === null
  })
  return rest.slice(0, end === -1 ? undefined : end)
}

/** The items of a section up to where other text goes on; the section itself when it has no items. */
function firstRun(within: Line[], part: Part): Line[] {
  const first = within.findIndex(({ item }) => item > 0)
  const items = within.filter(({ item }) => item > 0)
  const isAside = part === 'method' && charsOf(within) > 3 * charsOf(items)
  if (first === -1 || isAside) return untilShort(within, part)
  let end = first
  for (let next = first; next < within.length && next - end <= GAP_LINES_MAX; next++) {
    const line = within[next]
    if (line === undefined) break
    if (line.item > 0) end = next + 1
    else if (line.level === 0 && line.text.length > GAP_CHARS_MAX) break
  }
  let start = first
  while (start > 0 && isSubheading(within[start - 1])) start--
  return within.slice(start, end)
}

function isSubheading(line: Line | undefined): boolean {
  return line !== undefined && (line.level > 0 || readSubheading(line.text) !== null)
}

/** Paragraphs of a method end where several short lines, such as links, follow each other. */
function untilShort(within: Line[], part: Part): Line[] {
  if (part !== 'method') return within
  const isShort = (line: Line | undefined) =>
    line !== undefined && line.level === 0 && line.text.length < 40 && !/[.!?:)]$/.test(line.text)
  const end = within.findIndex(
    (line, at) => at > 1 && isShort(line) && !isControl(line.text) && isShort(within[at + 1]),
  )
  return within.slice(0, end === -1 ? undefined : end)
}
