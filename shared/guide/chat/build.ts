/** Builds a dish of a pattern for what is wished, and picks the pattern that fits best. Pure. */
import { forbiddenBeside, forbiddenBy } from '../diets.ts'
import { type Trait, traitsOf } from '../knowledge/allergens.ts'
import type { RecipeData } from '../schema.ts'
import { compose } from './compose.ts'
import { allowedFoods, fillSlots, type Rules, type Swapped } from './fill.ts'
import type { DishFood } from './food.ts'
import { foodNamed } from './foods.ts'
import type { Pattern } from './pattern.ts'
import { PATTERNS } from './patterns.ts'
import { isRefusedBy } from './refusal.ts'
import type { Wishes } from './wishes.ts'

/** A dish, and what the person should hear about it. `isOverTime` when nothing quicker was possible. */
export type Built = {
  dish: RecipeData
  pattern: Pattern
  swapped: Swapped[]
  dropped: string[]
  left: string[]
  isOverTime: boolean
}

/** The best dish for the wishes, or `null` when no pattern can keep to them. */
export function buildDish(wishes: Wishes): Built | null {
  const forbidden = forbiddenBy(wishes.diets)
  const built = bestDish(wishes, forbidden)
  if (!built) return null
  const has = new Set(built.dish.ingredients.flatMap(({ name }) => [...traitsOf(name)]))
  const beside = forbiddenBeside(wishes.diets, has)
  return beside.size > forbidden.size ? bestDish(wishes, beside) : built
}

/** Ours: a dish with all that was asked for may take a little longer, which the answer says. */
const OVER_TIME_MAX = 1.1

function bestDish(wishes: Wishes, forbidden: ReadonlySet<Trait>): Built | null {
  const rules: Rules = {
    forbidden,
    isRefused: isRefusedBy(wishes.refused),
    isQuick: wishes.minutes !== null,
  }
  const { foods, swapped, dropped } = allowedFoods(wishes.foods, rules)
  const ranked = PATTERNS.map((pattern) => ({
    pattern,
    score: scoreOf(pattern, wishes, foods),
  })).sort((a, b) => b.score - a.score)
  const limit = wishes.minutes ?? Number.POSITIVE_INFINITY
  let quickest: Built | null = null
  let close: Built | null = null
  for (const { pattern, score } of ranked) {
    // A pudding is no answer to a wish for dinner, however quick.
    if (score === Number.NEGATIVE_INFINITY) continue
    const tried = tryPattern(pattern, foods, wishes, rules)
    if (!tried) continue
    const built = { ...tried, swapped, dropped, isOverTime: totalOf(tried.dish) > limit }
    if (!built.isOverTime) return close && close.left.length < built.left.length ? close : built
    if (close === null && totalOf(built.dish) <= limit * OVER_TIME_MAX) close = built
    if (quickest === null || totalOf(built.dish) < totalOf(quickest.dish)) quickest = built
  }
  return quickest
}

function totalOf({ prep_time: prep, cook_time: cook }: RecipeData): number {
  return (prep ?? 0) + (cook ?? 0)
}

/** Ours: far more than anything else counts. */
const SEEN = 200

function scoreOf(pattern: Pattern, wishes: Wishes, foods: readonly DishFood[]): number {
  if (
    pattern.isSweet !== wishes.isSweet &&
    wishes.pattern !== pattern &&
    !(wishes.isBreakfast && pattern.tags.includes('Breakfast'))
  ) {
    const isFruit =
      foods.length > 0 &&
      foods.every(({ group }) => group === 'fruit' || group === 'flavour' || group === 'nut')
    if (!(pattern.isSweet && isFruit)) return Number.NEGATIVE_INFINITY
  }
  const lineGroups = new Set(pattern.lines.map(({ name }) => foodNamed(name)?.group))
  const inGroups = (food: DishFood) =>
    lineGroups.has(food.group) ||
    Object.values(pattern.slots).some((slot) => slot.groups.includes(food.group))
  const mains = foods.filter(
    (food) => pattern.slots.main?.groups.includes(food.group) ?? false,
  ).length
  const starches = foods.filter(
    (food) => pattern.slots.starch?.groups.includes(food.group) ?? false,
  ).length
  return (
    (wishes.pattern?.id === pattern.id ? 100 : 0) +
    (wishes.kept === pattern.id ? 40 : 0) -
    (wishes.seen.includes(pattern.id) ? SEEN : 0) +
    foods.filter((food) => lineGroups.has(food.group)).length * 6 +
    (wishes.isBreakfast && pattern.tags.includes('Breakfast') ? 40 : 0) +
    (wishes.cuisine !== '' && pattern.cuisine === wishes.cuisine ? 30 : 0) +
    foods.filter(inGroups).length * 4 +
    mains * 6 +
    // What a dish is best known for comes first in its slot.
    foods.filter(({ group }) => pattern.slots.main?.groups[0] === group).length * 3 +
    starches * 5 -
    foods.filter((food) => !inGroups(food)).length * 6 -
    (foods.length > 0 && mains === 0 && (pattern.slots.main?.min ?? 0) > 0 ? 8 : 0) -
    // A starch nobody asked for where another one was.
    (starches === 0 && foods.some(({ group }) => STARCHES.has(group)) ? 6 : 0)
  )
}

const STARCHES: ReadonlySet<string> = new Set([
  'pasta',
  'noodle',
  'rice',
  'grain',
  'potato',
  'bread',
])

function tryPattern(
  pattern: Pattern,
  foods: readonly DishFood[],
  wishes: Wishes,
  rules: Rules,
): Omit<Built, 'swapped' | 'dropped' | 'isOverTime'> | null {
  const slots = fillSlots(pattern, foods, rules)
  if (!slots) return null
  const composed = compose(pattern, slots.filled, slots.left, wishes, rules)
  return composed && { ...composed, pattern }
}
