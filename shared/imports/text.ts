/** Reads a recipe out of pasted or photographed text, by its headings and the shapes of its lines. No I/O. */
import { completeRecipe, type ImportedRecipe } from './draft.ts'
import { type Facts, readFacts, splitTitle, takeFacts } from './facts.ts'
import { readIngredientList } from './ingredient-list.ts'
import { stepNumber } from './steps.ts'
import { joinLists, joinWrapped } from './text-ingredients.ts'
import { looksLikeIngredient, looksLikeStep, readHeading, type Section } from './text-lines.ts'
import { isBesideRecipe, isFootnote, withoutFootnoteSign } from './text-noise.ts'
import { repairIngredient } from './text-repairs.ts'
import { paragraphs, readSteps } from './text-steps.ts'
import { unfold } from './text-unfold.ts'

const TEXT_CHARS_MAX = 200_000
const LINE_CHARS_MAX = 5_000
const RUNNING_HEAD_MAX = 40
/** The first line of a step that goes on below is longer than an ingredient without an amount. */
const WRAPPED_STEP_MIN = 40

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
    ...readIngredientList(joinLists(sorted.ingredients)),
    method: readSteps(sorted.method),
    chef_notes: paragraphs(sorted.notes).join('\n'),
  })
}

/** Fewer lines than a list and a method have: there talk may list foods too, but it seldom says how much of each. */
const LINES_OF_TALK_MAX = 3

/**
 * Whether a text holds a recipe: two ingredients and a step at least; in a line or two at least two of the ingredients
 * with amounts. Ours: so that talk is not taken for one.
 */
export function looksLikeRecipe(text: string): boolean {
  const sorted = sortLines(readLines(text))
  const ingredients = joinWrapped(sorted.ingredients)
  if (ingredients.length < 2 || readSteps(sorted.method).length === 0) return false
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '')
  const measured = ingredients.filter((line) => /[\d½¼¾⅓⅔⅛]/.test(line))
  return lines.length > LINES_OF_TALK_MAX || measured.length > 1
}

function readLines(text: string): string[] {
  const lines = text
    .slice(0, TEXT_CHARS_MAX)
    .split(/\r\n|\n|\r/)
    .map((line) => line.slice(0, LINE_CHARS_MAX).replace(/\t/g, '  ').trim())
  return unfold(lines.filter((line) => !isBesideRecipe(line)))
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
  const isNoted = lines.some((line) => withoutFootnoteSign(line) !== line)
  let section: Section | null = null
  for (const [at, line] of lines.entries()) {
    const heading = readHeading(line)
    const facts = section === 'method' ? null : readFacts(line)
    if (heading !== null) section = heading
    else if (facts !== null) Object.assign(sorted.facts, facts)
    // the running head of a page, the address bar of a screenshot
    else if (at < marked && line.length <= RUNNING_HEAD_MAX) continue
    else if (sorted.title === '' && section === null && isTitle(line)) takeTitle(line, sorted)
    else if (isNoted && isFootnote(line) && sorted.ingredients.length > 0)
      sorted.notes.push(line.replace(/^[*†‡¹²³]+\s?/u, ''))
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
