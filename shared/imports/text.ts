/** Reads a recipe out of pasted or photographed text, by its headings and the shapes of its lines. No I/O. */
import { completeRecipe, type ImportedRecipe } from './draft.ts'
import { type Facts, readFacts, splitTitle, takeFacts } from './facts.ts'
import { readIngredientLine } from './ingredient-line.ts'
import { repairNumbers, splitNumbered, stepNumber, withoutNumber } from './steps.ts'
import {
  looksLikeIngredient,
  looksLikeStep,
  readHeading,
  readSubheading,
  type Section,
  withoutBullet,
} from './text-lines.ts'
import { isNoise, joinLines, repairIngredient, withoutSpecks } from './text-repairs.ts'

const TEXT_CHARS_MAX = 200_000
const LINE_CHARS_MAX = 5_000
const RUNNING_HEAD_MAX = 40
/** The first line of a step that goes on below is longer than an ingredient without an amount. */
const WRAPPED_STEP_MIN = 40
/** No column is narrower, in letters. */
const NARROW_MIN = 16
/** The share of the longest line that a line reaches before it is broken. */
const FULL_LINE = 0.7

/** Lines as read; '' stands for a blank line, which ends a paragraph. */
type Sorted = { title: string; facts: Facts; about: string[] } & Record<Section, string[]>

/**
 * The recipe in a text: title, servings, times, ingredients, steps. What the text does not say is as in
 * the blank default (Spec 2, section 5); words that fit nowhere go to the description. Never throws.
 */
export function readRecipeText(text: string): ImportedRecipe {
  const sorted = sortLines(readLines(text))
  const { facts } = sorted
  const rest = (facts.total ?? 0) - (facts.prep_time ?? 0)
  return completeRecipe({
    name: sorted.title,
    description: paragraphs(sorted.about).join('\n'),
    servings: facts.servings,
    prep_time: facts.prep_time ?? null,
    cook_time: facts.cook_time ?? (rest > 0 ? rest : null),
    difficulty: facts.difficulty ?? null,
    tags: facts.tags ?? [],
    ingredients: joinWrapped(sorted.ingredients).map(readIngredientLine),
    method: readSteps(sorted.method),
    chef_notes: paragraphs(sorted.notes).join('\n'),
  })
}

/** Whether a text holds a recipe: two ingredients and a step at least. Ours: so that talk is not taken for one. */
export function looksLikeRecipe(text: string): boolean {
  const sorted = sortLines(readLines(text))
  return joinWrapped(sorted.ingredients).length > 1 && readSteps(sorted.method).length > 0
}

function readLines(text: string): string[] {
  return text
    .slice(0, TEXT_CHARS_MAX)
    .split(/\r\n|\n|\r/)
    .map((line) => line.slice(0, LINE_CHARS_MAX).replace(/\t/g, '  ').trim())
}

function sortLines(lines: string[]): Sorted {
  const sorted: Sorted = {
    title: '',
    facts: {},
    about: [],
    ingredients: [],
    method: [],
    notes: [],
    other: [],
  }
  const hasHeadings = lines.some((line) => readHeading(line) !== null)
  const marked = lines.findIndex((line) => line.startsWith('# ') && readHeading(line) === null)
  let section: Section | null = null
  for (const [at, line] of lines.entries()) {
    const heading = readHeading(line)
    const facts = section === 'method' ? null : readFacts(line)
    if (heading !== null) section = heading
    else if (facts !== null) Object.assign(sorted.facts, facts)
    // the running head of a page, the address bar of a screenshot
    else if (at < marked && line.length <= RUNNING_HEAD_MAX) continue
    else if (sorted.title === '' && section === null && isTitle(line)) takeTitle(line, sorted)
    else if (section === 'ingredients') sorted.ingredients.push(repairIngredient(line))
    else if (section !== null) sorted[section].push(line)
    else if (hasHeadings) takeAbout(line, sorted)
    else guess(line, lines[at - 1] === '', sorted)
  }
  return sorted
}

/** Without headings: what looks like ingredients up to the first step, then steps. */
function guess(line: string, isAfterBlank: boolean, sorted: Sorted) {
  const ingredient = repairIngredient(line)
  if (line === '') (sorted.method.length > 0 ? sorted.method : sorted.about).push(line)
  else if (sorted.method.length > 0) sorted.method.push(line)
  else if (looksLikeIngredient(ingredient)) sorted.ingredients.push(ingredient)
  else if (sorted.ingredients.length === 0) sorted.about.push(line)
  else if (looksLikeStep(line) || (isAfterBlank && line.length > WRAPPED_STEP_MIN))
    sorted.method.push(line)
  else sorted.ingredients.push(ingredient)
}

/** 'Leek pie (serves 4, 25 mins)', 'Leek pie. Serves 4. Easy' are a title and facts. */
function takeTitle(line: string, sorted: Sorted) {
  const { rest, facts } = takeFacts(bareTitle(line))
  const title = splitTitle(rest)
  sorted.title = rest === '' ? bareTitle(line) : title.name.replace(/(?<=\p{L})\.$/u, '')
  Object.assign(sorted.facts, facts, title.facts)
}

function takeAbout(line: string, sorted: Sorted) {
  const { rest, facts } = takeFacts(line)
  Object.assign(sorted.facts, facts)
  sorted.about.push(rest)
}

function isTitle(line: string): boolean {
  return (
    line !== '' && line.length <= 200 && !looksLikeIngredient(line) && stepNumber(line) === null
  )
}

function bareTitle(line: string): string {
  return line.replace(/^[#*_\s]+|[#*_\s]+$/g, '').replace(/^(?:recipe|title|name)\s?:\s*/i, '')
}

/**
 * Ingredient lines without marks, blanks and sub-headings. A line that goes on from the one before (an
 * open bracket, a comma, a broken word, no room for its first word) belongs to it. Ours.
 */
export function joinWrapped(lines: string[]): string[] {
  const longest = Math.max(0, ...lines.map((line) => line.length))
  const joined: string[] = []
  let before = ''
  for (const line of lines) {
    const bare = withoutBullet(line)
    if (bare === '' || isNoise(bare) || readSubheading(bare) !== null) continue
    const last = joined.at(-1)
    if (last !== undefined && goesOn(before, last, bare, longest))
      joined[joined.length - 1] = joinLines(last, bare)
    else joined.push(bare)
    before = line
  }
  return joined
}

/** `before` is the line above, `last` what it has been joined to. */
function goesOn(before: string, last: string, line: string, longest: number): boolean {
  if (!/^[\p{Ll}(]/u.test(line) || looksLikeIngredient(line)) return false
  if (last.endsWith(',') || last.lastIndexOf('(') > last.lastIndexOf(')')) return true
  if (/(?:\p{Ll}-| (?:and|or|of|the|in|with|for|to))$/u.test(last)) return true
  const isFull = before.length + 1 + line.indexOf(' ') > longest
  return longest >= NARROW_MIN && isFull && line.includes(' ') && looksLikeIngredient(last)
}

/**
 * The steps of a method's lines, numbers and marks taken off; '' ends a paragraph. A sub-heading goes
 * before its first step: 'For the sauce: Melt the butter.' Ours.
 */
export function readSteps(lines: string[]): string[] {
  const clean = repairNumbers(lines.map(withoutSpecks).filter((line) => !isNoise(line)))
  const isNumbered = clean.some((line) => stepNumber(line) === 1)
  const steps = isNumbered ? numberedSteps(clean) : splitNumbered(paragraphs(clean))
  let heading = ''
  return steps.flatMap((step) => {
    const subheading = readSubheading(step)
    if (subheading !== null) {
      heading = `${subheading}: `
      return []
    }
    const text = heading + step
    heading = ''
    return [text]
  })
}

/** Each number begins a step; lines without one go on with it, but for sub-headings. */
function numberedSteps(lines: string[]): string[] {
  const steps: string[] = []
  for (const line of lines.map(withoutBullet)) {
    if (line === '') continue
    const isStart = steps.length === 0 || stepNumber(line) !== null || readSubheading(line) !== null
    const last = steps.at(-1) ?? ''
    if (isStart || readSubheading(last) !== null) steps.push(line)
    else steps[steps.length - 1] = joinLines(last, line)
  }
  return steps.map(withoutNumber).filter((step) => step !== '')
}

/** Lines that a narrow column broke are put together; a bullet, a blank line or a full stop ends one. */
function paragraphs(lines: string[]): string[] {
  const found: string[] = []
  const isSpaced = partsByBlanks(lines)
  let isOpen = false
  for (const line of lines) {
    const bare = withoutBullet(line)
    const last = found.at(-1)
    const goesOn = isOpen && bare === line && (isSpaced || !/[.!?:]$/.test(last ?? ''))
    if (bare !== '' && goesOn && last !== undefined) found[found.length - 1] = joinLines(last, bare)
    else if (bare !== '') found.push(bare)
    isOpen = bare !== '' && (isSpaced ? readSubheading(bare) === null : bare.length > 30)
  }
  return found
}

/** Whether blank lines, and not full stops, end the paragraphs: between them every line is a full one. */
function partsByBlanks(lines: string[]): boolean {
  const longest = Math.max(0, ...lines.map((line) => line.length))
  const inner = lines.filter((line, at) => line !== '' && lines[at + 1])
  const ends = lines.filter((line, at) => line !== '' && lines[at + 1] === '')
  return (
    ends.length >= 2 &&
    inner.length > 0 &&
    inner.every((line) => line.length >= longest * FULL_LINE) &&
    ends.every((line) => /[.!?:)]$/.test(line))
  )
}
