/** What somebody pastes or types into one box of the form, read into the rows that it means. No DOM. */

import { readIngredientLine } from '../imports/ingredient-line.ts'
import { groupName, tidyName } from '../imports/ingredient-list.ts'
import { splitNumbered, stepNumber, withoutNumber } from '../imports/steps.ts'
import { joinLists } from '../imports/text-ingredients.ts'
import { readHeading } from '../imports/text-lines.ts'
import { isBesideRecipe } from '../imports/text-noise.ts'
import { readSteps } from '../imports/text-steps.ts'
import { parseQuantity } from '../ingredients/parse.ts'
import { knownUnit } from '../ingredients/units.ts'
import { type FormRow, isHeading } from './form-rows.ts'
import { type Ingredient, RECIPE_LIMITS } from './schema.ts'

const TEXT_CHARS_MAX = 200_000
/** A line this long that ends in the middle of a sentence was broken by a narrow page. */
const WRAPPED_CHARS_MIN = 60

/**
 * The rows of a pasted ingredient list, a line each: amount and unit apart, the name with what else the
 * line says; 'For the sauce:' is the heading of what follows. Marks, numbers that count the lines, the list's
 * own heading and blank lines are dropped. Never throws. Ours: contract is silent on pasting.
 */
export function readPastedIngredients(text: string): FormRow[] {
  const lines = joinLists(readLines(text))
  const isCounted = lines.length > 1 && lines.every((line, at) => stepNumber(line) === at + 1)
  const isLower = lines.some((line) => /\p{Ll}{3}/u.test(line))
  const rows = lines
    .map((line): FormRow => {
      const heading = groupName(line, isLower)
      if (heading !== null) return { heading: tidyName(heading) }
      return readRow(isCounted ? withoutNumber(line) : line)
    })
    .filter((row) => (isHeading(row) ? row.heading : row.name) !== '')
  // a heading of nothing says nothing
  return rows.filter((row, at) => !isHeading(row) || !isHeading(rows[at + 1] ?? row))
}

/**
 * The rows of a pasted method: a step for each line, or for each number where the lines are numbered.
 * Marks, numbers, headings and blank lines are dropped; a sub-heading goes before its first step.
 * Never throws. Ours.
 */
export function readPastedSteps(text: string): string[] {
  const lines = readLines(text).map((line) => line.replace(STEP_ALONE, '$1.'))
  const only = lines.filter((line) => line !== '')
  if (only.length === 1) return splitNumbered(only).filter((step) => step !== '')
  // a blank line after each: what is a step here is one, however long
  return readSteps(unwrap(lines).flatMap((line) => [line, '']))
}

/** 'Step 1' on a line of its own, the text below it. */
const STEP_ALONE = /^step\s{0,3}(\d{1,3})\s?[.:)]?$/i

/**
 * '2 tbsp olive oil' typed as a name, in three parts; null when it is a name and nothing else. Only an
 * amount in figures counts: 'half and half' is a cream. Ours.
 */
export function readTypedIngredient(name: string): Ingredient | null {
  const text = name.trim()
  if (text.length > RECIPE_LIMITS.step || !/^[\d½¼¾⅓⅔⅛⅜⅝⅞]/u.test(text)) return null
  const read = readRow(text)
  // '2 tbsp': the name is still to come
  const isUnfinished = read.unit === '' && knownUnit(read.name) !== null
  return read.quantity === '' || isUnfinished ? null : read
}

/** A number stuck to a word is a name ('7up', '100% rye'), unless the word is a unit ('500g'). */
const STUCK = /^\d[\d.,]*[^\d.,\s/½¼¾⅓⅔⅛⅜⅝⅞–-]/u

function readRow(line: string): Ingredient {
  const read = readIngredientLine(line)
  const isName =
    (read.unit === '' && STUCK.test(line)) ||
    !/\p{L}/u.test(read.name) ||
    // '00 flour'
    parseQuantity(read.quantity) === 0
  return isName && read.quantity !== '' ? { name: line.trim(), quantity: '', unit: '' } : read
}

/** Trimmed, without bullets and boxes to tick, without the headings of lists. */
function readLines(text: string): string[] {
  return text
    .slice(0, TEXT_CHARS_MAX)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) =>
      line
        .trim()
        .replace(/^[-–—•●○◦▪▫■□▢☐☑✓✔·*+>‣⁃]+\s*/u, '')
        .replace(/^\[[ xX]?\]\s*/, ''),
    )
    .filter((line) => readHeading(line) === null && !isBesideRecipe(line))
}

/** Lines that a narrow page broke in mid-sentence, put together again. */
function unwrap(lines: readonly string[]): string[] {
  const found: string[] = []
  let before = ''
  for (const line of lines) {
    const isBroken = before.length >= WRAPPED_CHARS_MIN && !/[.!?:;)]$/.test(before)
    if (isBroken && /^\p{Ll}/u.test(line)) found[found.length - 1] += ` ${line}`
    else if (line !== '') found.push(line)
    before = line
  }
  return found
}
