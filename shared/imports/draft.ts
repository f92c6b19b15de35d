/** What the readers of recipes return, and how it is kept within the limits of a recipe. No I/O. */
import { readDifficulty } from '../recipes/difficulty.ts'
import { RECIPE_LIMITS } from '../recipes/limits.ts'
import type { Ingredient, RecipeContent } from '../recipes/schema.ts'
import { uniqueTags } from '../recipes/tags.ts'
import { isBlank } from '../typed-text.ts'
import { fitAddress, fitGroups, fitNutrition } from './fit-parts.ts'
import { cleanText, cutText, firstCodePoints, oneLine } from './fit-text.ts'
import { saysSomething } from './steps.ts'

/** A recipe that nobody has saved yet; a valid body for creating one once it holds something. */
export type ImportedRecipe = RecipeContent

/** Spec 2, section 5: what a photo gives when it does not say. */
const DEFAULT_NAME = 'Extracted Recipe'
export const DEFAULT_SERVINGS = 4

const MINUTES_PER_HOUR = 60
const MINUTES_PER_DAY = 1_440
const TIME_TEXT_MAX = 100

/** The blank default: named, for four, no times, one blank ingredient, one blank step (Spec 2, section 5). */
export function blankRecipe(): ImportedRecipe {
  return {
    name: DEFAULT_NAME,
    description: null,
    servings: DEFAULT_SERVINGS,
    prep_time: null,
    cook_time: null,
    difficulty: null,
    tags: [],
    ingredients: [{ name: '', quantity: '', unit: '' }],
    method: [''],
    chef_notes: null,
    source_type: null,
    source_url: null,
    source_book_name: null,
    source_page_number: null,
    image_url: null,
    course: null,
    ingredient_groups: [],
    nutrition: null,
    canonical_url: null,
  }
}

/** What a reader found; what it leaves out is as in the blank default. */
type Findings = Partial<Omit<ImportedRecipe, 'difficulty'>> & { difficulty?: string | null }

/**
 * A recipe out of what was found, cleaned and cut to the limits of a recipe, so that saving never
 * fails on them. Numbers out of bounds are as good as absent; a long step becomes several.
 */
export function completeRecipe(found: Findings): ImportedRecipe {
  const blank = blankRecipe()
  const read = (found.ingredients ?? []).map(fitIngredient)
  const ingredients = read.filter(({ name }) => name !== '').slice(0, RECIPE_LIMITS.ingredients)
  const kept = new Set(ingredients)
  const method = (found.method ?? [])
    .flatMap(fitStep)
    .filter((step) => !isBlank(step))
    .slice(0, RECIPE_LIMITS.steps)
  return {
    ...blank,
    ...found,
    name: cutText(oneLine(found.name ?? ''), RECIPE_LIMITS.name) || blank.name,
    description: cutText(found.description ?? '', RECIPE_LIMITS.description) || null,
    servings: wholeWithin(found.servings, 1, RECIPE_LIMITS.servings) ?? blank.servings,
    prep_time: wholeWithin(found.prep_time, 0, RECIPE_LIMITS.minutes),
    cook_time: wholeWithin(found.cook_time, 0, RECIPE_LIMITS.minutes),
    difficulty: readDifficulty(found.difficulty),
    tags: uniqueTags(
      (found.tags ?? []).slice(0, 500).map((tag) => cutText(oneLine(tag), RECIPE_LIMITS.tag)),
    ).slice(0, RECIPE_LIMITS.tags),
    ingredients: ingredients.length > 0 ? ingredients : blank.ingredients,
    method: method.length > 0 ? method : blank.method,
    chef_notes: cutText(found.chef_notes ?? '', RECIPE_LIMITS.notes) || null,
    ingredient_groups: fitGroups(
      found.ingredient_groups ?? [],
      read.map((ingredient) => kept.has(ingredient)),
    ),
    nutrition: fitNutrition(found.nutrition ?? null),
    canonical_url: fitAddress(found.canonical_url ?? null),
  }
}

function fitIngredient(ingredient: Ingredient): Ingredient {
  return {
    name: cutText(oneLine(ingredient.name), RECIPE_LIMITS.ingredientName),
    quantity: cutText(oneLine(ingredient.quantity), RECIPE_LIMITS.ingredientQuantity),
    unit: cutText(oneLine(ingredient.unit), RECIPE_LIMITS.ingredientUnit),
  }
}

/** A step over the limit is cut after a sentence, else after a word, and goes on as the next step. */
function fitStep(step: string): string[] {
  let rest = saysSomething(step) ? cleanText(step) : ''
  const steps: string[] = []
  while (rest !== '' && steps.length < RECIPE_LIMITS.steps) {
    const head = firstCodePoints(rest, RECIPE_LIMITS.step)
    if (head.length === rest.length) return [...steps, rest]
    const end = [head.lastIndexOf('. ') + 1, head.lastIndexOf(' '), head.length].find(
      (at) => at > 0,
    )
    steps.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return steps
}

function wholeWithin(value: number | null | undefined, min: number, max: number): number | null {
  if (value === null || value === undefined) return null
  const rounded = Math.round(value)
  return rounded >= min && rounded <= max ? rounded : null
}

/** `P1DT2H30M` and its parts; weeks, months and years do not happen in kitchens. */
const ISO_DURATION =
  /^[+-]?P(?:\d+Y)?(?:\d+M)?(?:(\d+(?:[.,]\d+)?)D)?(?:T(?:(\d+(?:[.,]\d+)?)H)?(?:(\d+(?:[.,]\d+)?)M)?(?:(\d+(?:[.,]\d+)?)S)?)?$/i

/** An amount (a range gives its lower end) and the word after it. */
const TIME_PART =
  /(\d+ \d\/\d|\d+\/\d+|\d+ ?[½¼¾]|[½¼¾]|\d+(?:[.,]\d+)?)(?: ?(?:-|–|to) ?\d+(?:[.,]\d+)?)? ?([a-z]+)?/gi

/**
 * Minutes in a time text, rounded; `null` when it says none. Reads ISO 8601 ('PT1H20M'), '1 hr 20 mins',
 * '1h20', '1 ½ hours', '90 minutes' and a bare number of minutes. Spec 2, section 5: hours count 60.
 */
export function readMinutes(text: string): number | null {
  const time = oneLine(text.slice(0, TIME_TEXT_MAX))
  const iso = ISO_DURATION.exec(time)
  if (iso) {
    const [days, hours, minutes, seconds] = iso.slice(1).map((part) => readAmount(part ?? ''))
    if ([days, hours, minutes, seconds].every((part) => part === null)) return null
    return Math.round(
      (days ?? 0) * MINUTES_PER_DAY +
        (hours ?? 0) * MINUTES_PER_HOUR +
        (minutes ?? 0) +
        (seconds ?? 0) / 60,
    )
  }
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(time)
  if (clock) return Number(clock[1]) * MINUTES_PER_HOUR + Number(clock[2])
  return readSpokenTime(time)
}

function readSpokenTime(time: string): number | null {
  let total: number | null = null
  let lastUnit = 0
  for (const [, amountText = '', word = ''] of time.matchAll(TIME_PART)) {
    const amount = readAmount(amountText)
    const unit = word === '' ? bareUnit(lastUnit) : minutesIn(word.toLowerCase())
    if (amount === null || unit === null) continue
    total = (total ?? 0) + amount * unit
    lastUnit = unit
  }
  return total === null ? null : Math.round(total)
}

/** '1h20': a number without a word counts the next smaller unit. */
function bareUnit(lastUnit: number): number | null {
  if (lastUnit === 0 || lastUnit === MINUTES_PER_HOUR) return 1
  return null
}

function minutesIn(word: string): number | null {
  if (/^(?:h|hr|hrs|hour|hours|hora|horas|ora|ore|heures?|std|stunden?|uur)$/.test(word)) {
    return MINUTES_PER_HOUR
  }
  if (/^(?:m|min|mins|minutes?|minutos?|minuti|minuten|minuut)$/.test(word)) return 1
  if (/^(?:d|days?|overnight)$/.test(word)) return MINUTES_PER_DAY
  if (/^(?:s|secs?|seconds?)$/.test(word)) return 1 / 60
  return null
}

const FRACTIONS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }

function readAmount(text: string): number | null {
  const fraction = FRACTIONS[text.at(-1) ?? '']
  if (fraction !== undefined) return Number(text.slice(0, -1)) + fraction
  const parts = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text)
  if (parts) return Number(parts[1] ?? 0) + Number(parts[2]) / Math.max(1, Number(parts[3]))
  return text === '' ? null : Number(text.replace(',', '.'))
}
