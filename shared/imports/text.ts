/** Reads a recipe out of pasted or photographed text, by its headings and the shapes of its lines. No I/O. */
import { completeRecipe, type ImportedRecipe } from './draft.ts'
import { readIngredientLine } from './ingredient-line.ts'
import { splitNumbered, stepNumber, withoutNumber } from './steps.ts'
import {
  type Facts,
  looksLikeIngredient,
  looksLikeStep,
  readFacts,
  readHeading,
  readSubheading,
  repairFractions,
  type Section,
  withoutBullet,
} from './text-lines.ts'

const TEXT_CHARS_MAX = 200_000
const LINE_CHARS_MAX = 5_000

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
    .map((line) => repairFractions(line.slice(0, LINE_CHARS_MAX).replace(/\t/g, '  ').trim()))
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
  let section: Section | null = null
  for (const line of lines) {
    const heading = readHeading(line)
    const facts = section === 'method' ? null : readFacts(line)
    if (heading !== null) section = heading
    else if (facts !== null) Object.assign(sorted.facts, facts)
    else if (sorted.title === '' && section === null && isTitle(line))
      sorted.title = bareTitle(line)
    else if (section !== null) sorted[section].push(line)
    else if (hasHeadings) sorted.about.push(line)
    else sorted[guess(line, sorted)].push(line)
  }
  return sorted
}

/** Without headings: what looks like ingredients up to the first step, then steps. */
function guess(line: string, sorted: Sorted): 'ingredients' | 'method' | 'about' {
  if (line === '') return sorted.method.length > 0 ? 'method' : 'about'
  if (sorted.method.length === 0 && looksLikeIngredient(line)) return 'ingredients'
  if (sorted.ingredients.length === 0) return 'about'
  if (sorted.method.length > 0 || looksLikeStep(line)) return 'method'
  return 'ingredients'
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
 * open bracket, a comma) belongs to it. Ours.
 */
export function joinWrapped(lines: string[]): string[] {
  const joined: string[] = []
  for (const line of lines) {
    const bare = withoutBullet(line)
    if (bare === '' || readSubheading(bare) !== null) continue
    const last = joined.at(-1)
    const isOpen =
      last !== undefined && (last.endsWith(',') || last.lastIndexOf('(') > last.lastIndexOf(')'))
    if (isOpen && /^\p{Ll}/u.test(bare)) joined[joined.length - 1] = `${last} ${bare}`
    else joined.push(bare)
  }
  return joined
}

/**
 * The steps of a method's lines, numbers and marks taken off; '' ends a paragraph. A sub-heading goes
 * before its first step: 'For the sauce: Melt the butter.' Ours.
 */
export function readSteps(lines: string[]): string[] {
  const isNumbered = lines.some((line) => stepNumber(line) === 1)
  const steps = isNumbered ? numberedSteps(lines) : splitNumbered(paragraphs(lines))
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
    const isAfterHeading = readSubheading(steps.at(-1) ?? '') !== null
    if (isStart || isAfterHeading) steps.push(line)
    else steps[steps.length - 1] += ` ${line}`
  }
  return steps.map(withoutNumber).filter((step) => step !== '')
}

/** Lines that a narrow column broke are put together; a bullet, a blank line or a full stop ends one. */
function paragraphs(lines: string[]): string[] {
  const found: string[] = []
  let isOpen = false
  for (const line of lines) {
    const bare = withoutBullet(line)
    const last = found.at(-1)
    const goesOn = isOpen && bare === line && !/[.!?:]$/.test(last ?? '')
    if (bare !== '' && goesOn && last !== undefined) found[found.length - 1] = `${last} ${bare}`
    else if (bare !== '') found.push(bare)
    isOpen = bare !== '' && bare.length > 30
  }
  return found
}
