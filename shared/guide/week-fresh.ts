/** What of a week's shopping does not wait: fish, leaves, berries and soft herbs. General kitchen knowledge. */
import { foodOf } from '../foods/foods.ts'
import { categoryOf } from '../groceries/categories.ts'
import { DAYS } from '../plans/limits.ts'
import type { RecipeLike } from './schema.ts'
import { type DatedMeal, datedMeals, type Week } from './week.ts'
import { phrase, saidMeal } from './week-words.ts'
import { listed } from './words.ts'

const SAID = 2
/** Days into the week up to which a fresh food is simply the first to be cooked. */
const EARLY_DAYS = 2
/** Where something keeps no longer than this, herbs are not spoken of. */
const SHORT_DAYS = 3
/** Raw meat, bought with the usual few days before its use-by date. */
const MEAT_DAYS = 2
const ONE_IN_S = new Set(['watercress', 'asparagus', 'sea bass'])

/** `keeps` counts days in the fridge, bought fresh; careful rather than exact. */
type Fresh = { label: string; keeps: number }

/** What keeps longer than this may wait until its day. */
const FRESH_DAYS = 6
const FRESH_AISLES: ReadonlySet<string> = new Set(['Fruit & Vegetables', 'Fish & Seafood'])
/** Said of a food, it is no longer fresh, or another one. */
const KEEPS_LONGER = /\b(?:smoked|frozen|tinned|canned|dried|cured|jar|tin|can)s?\b/i

/** A teaspoon of a herb is from the spice rack. */
const DRY_UNITS =
  /^(?:tsp|tsps|teaspoons?|tbsp|tbsps|tablespoons?|pinch(?:es)?|tins?|cans?|jars?|cubes?|sachets?)$/i
const SAYS_FRESH = /\b(?:fresh|chopped|leaf|leaves|torn|finely|roughly|bunch|sprigs?)\b/i

type Need = { meal: DatedMeal; food: Fresh; wait: number }

/**
 * What to cook first and what to buy nearer its day. Nothing is said of food that waits, nor of the foods
 * of `said` (names as a shopper writes them).
 */
export function sayFresh(week: Week, said: readonly string[]): string[] {
  const soonest = datedMeals(week)
    .flatMap((meal) =>
      freshIn(meal.recipe).map((food) => ({ meal, food, wait: DAYS.indexOf(meal.day) })),
    )
    .filter(({ food }) => !said.includes(food.label))
    .toSorted((a, b) => a.food.keeps - b.food.keeps || a.wait - b.wait)
  const hasShort = soonest.some(({ food, wait }) => food.keeps <= SHORT_DAYS && wait <= EARLY_DAYS)
  const early = onceEach(
    soonest.filter(
      ({ food, wait }) => wait <= Math.min(EARLY_DAYS, food.keeps, hasShort ? SHORT_DAYS : 9),
    ),
  ).filter(({ food }) => !hasShort || food.keeps <= SHORT_DAYS)
  const late = onceEach(soonest.filter(({ food, wait }) => wait > food.keeps))
  return [
    ...(early.length > 0 ? [sayFirst(week, early)] : []),
    ...(late.length > 0 ? [sayLater(week, late)] : []),
  ]
}

function sayFirst(week: Week, needs: readonly Need[]): string {
  const foods = listed(needs.map(saidNeed))
  const label = needs.length === 1 ? needs[0]?.food.label : undefined
  const are = label !== undefined && !isMany(label) ? 'it is' : 'they are'
  return phrase(week, 'fresh first', [
    `Use ${foods} while ${are} fresh.`,
    `First out of the fridge: ${foods}.`,
    `Use early: ${foods}.`,
  ])
}

function sayLater(week: Week, needs: readonly Need[]): string {
  const foods = listed(needs.map(saidNeed))
  return phrase(week, 'fresh later', [
    `Buy ${foods} a day or two before, not at the start of the week.`,
    `Best bought nearer the day: ${foods}.`,
    `Leave buying ${foods} until a day or two before.`,
  ])
}

function isMany(label: string): boolean {
  return label.endsWith('s') && !ONE_IN_S.has(label)
}

/** Each food and each meal once, in the order of the week. */
function onceEach(needs: readonly Need[]): Need[] {
  const kept: Need[] = []
  for (const need of needs) {
    const isSaid = kept.some(
      ({ meal, food }) => food.label === need.food.label || meal.recipe === need.meal.recipe,
    )
    if (!isSaid && kept.length < SAID) kept.push(need)
  }
  return kept.toSorted((a, b) => a.wait - b.wait)
}

/** 'the prawns for Monday's Prawn Laksa' */
function saidNeed({ meal, food }: Need): string {
  return `the ${food.label} for ${saidMeal(meal)}`
}

/** Days that a food keeps once bought; null for what keeps through the week. */
export function daysKept(name: string): number | null {
  const food = freshOf(name)
  return food?.keeps ?? (categoryOf(name) === 'Meat & Poultry' ? MEAT_DAYS : null)
}

/** The fresh foods of a recipe that do not wait, each once. */
export function freshIn({ ingredients }: RecipeLike): Fresh[] {
  const found = ingredients.flatMap(({ name, unit }) => {
    if (DRY_UNITS.test(unit.trim()) && !SAYS_FRESH.test(name)) return []
    return freshOf(name) ?? []
  })
  return [...new Map(found.map((food) => [food.label, food])).values()]
}

function freshOf(name: string): Fresh | undefined {
  const food = foodOf(name)
  if (food?.shelf !== 'fridge' || !FRESH_AISLES.has(food.aisle)) return undefined
  const keeps = food.daysFresh ?? FRESH_DAYS + 1
  if (keeps > FRESH_DAYS || KEEPS_LONGER.test(name)) return undefined
  return { label: food.plural || food.name, keeps }
}
