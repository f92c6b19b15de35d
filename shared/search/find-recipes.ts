/** Recipes found for a wish, best first, and why. No I/O; what somebody must not eat is never found. */
import { isEmpty, type Needs, uniteNeeds } from '../diets/needs.ts'
import type { FoodId } from '../foods/food.ts'
import { foodById } from '../foods/foods.ts'
import { COURSE_LABELS } from '../recipes/courses.ts'
import { DIFFICULTY_LABELS } from '../recipes/difficulty.ts'
import { fold } from '../recipes/search.ts'
import { type Entry, type Findable, indexOf, wordsIn } from './library-index.ts'
import type { Wish } from './wish.ts'

/**
 * `place` in the array given; `score` compares within one call only; `reasons` in a few words each ('chicken',
 * '25 min', 'without dairy').
 */
export type Found<R extends Findable = Findable> = {
  recipe: R
  place: number
  score: number
  reasons: string[]
}

/** `today` as yyyy-mm-dd; `cooked` says which recipes were cooked and when (same form or a time). */
export type FindContext = { today: string; cooked: readonly { recipe_id: string; at: string }[] }

/** What a food in the name is worth beside one among the ingredients. */
const NAMED_SCORE = 3
const FOOD_SCORE = 1
/** Cooked in so many days counts against a dish, a little. */
const RECENT_DAYS = 7
const RECENT_SCORE = -0.5

/**
 * All recipes that fulfil a wish, best first, ties in the order given. Foods, minutes, course, difficulty and tags filter
 * hard, a recipe without times is not known to be quick; words must all stand somewhere and rank. Whatever breaks
 * a need, or holds something whose food is not known where somebody is allergic, is left out by `conflictsOf`.
 */
export function findRecipes<R extends Findable>(
  recipes: readonly R[],
  wish: Wish,
  context?: FindContext,
): Found<R>[] {
  const { entries, breaks, withWords } = indexOf(recipes)
  const scores = wish.words.length > 0 ? withWords(wish.words, wish.asTyped) : null
  const denied = new Set(wish.withoutWords.flatMap((word) => [...withWords([word], [word]).keys()]))
  const cooked = context && new Map(context.cooked.map(({ recipe_id, at }) => [recipe_id, at]))
  const needs: Needs = uniteNeeds(wish.needs, { diets: [], allergens: [], never: wish.without })
  const hasNoNeeds = isEmpty(needs)
  const said = saidFoodsOf(wish)
  const found: Found<R>[] = []
  for (const [place, entry] of entries.entries()) {
    const recipe = recipes[place]
    const score = scores ? scores.get(place) : 0
    if (denied.has(place)) continue
    if (!recipe || score === undefined || !fulfils(entry, recipe, wish, said)) continue
    if (wish.cookedBefore !== undefined && cooked?.has(recipe.id) !== wish.cookedBefore) continue
    if (!hasNoNeeds && breaks(place, needs)) continue
    const more = foodScore(entry, wish) + recentScore(cooked?.get(recipe.id), context?.today)
    found.push({ recipe, place, score: score + more, reasons: [] })
  }
  found.sort((a, b) => b.score - a.score)
  return found.map((each) => ({ ...each, reasons: reasonsOf(each.recipe, wish) }))
}

function fulfils(entry: Entry, recipe: Findable, wish: Wish, said: SaidFoods): boolean {
  const { maxMinutes, course, difficulty } = wish
  if (maxMinutes !== undefined && (entry.minutes === null || entry.minutes > maxMinutes))
    return false
  if (course !== undefined && !entry.courses.has(course)) return false
  if (difficulty !== undefined && recipe.difficulty !== difficulty) return false
  return (
    wish.tags.every((tag) => entry.tags.has(fold(tag))) &&
    wish.foods.every((food) => holds(entry, food, said)) &&
    wish.oneOf.every((foods) => foods.some((food) => holds(entry, food, said)))
  )
}

/** Whether a dish that fulfils a wish holds this food of it too: of 'beef or lamb' it may hold one. */
export function holdsPart(entry: Entry, wish: Wish, food: FoodId): boolean {
  return holds(entry, food, saidFoodsOf(wish))
}

/** How a wish's foods were said, in words. */
type SaidFoods = ReadonlyMap<FoodId, readonly string[]>

function saidFoodsOf({ parts }: Wish): SaidFoods {
  return new Map(parts.flatMap(({ food, label }) => (food ? [[food, wordsIn(label)]] : [])))
}

const JOINTS = new Set(['and', 'with', 'in', 'of'])

/**
 * Among the ingredients, or said in the name: a pizza of one's own lists no pizza, and a chicken, leek and
 * mushroom pie is the 'chicken and leek pie' that a shop sells.
 */
function holds({ foods, named, nameWords }: Entry, food: FoodId, said: SaidFoods): boolean {
  if (foods.has(food) || named.has(food)) return true
  const words = said.get(food)
  return words?.every((word) => nameWords.has(word) || JOINTS.has(word)) ?? false
}

function foodScore({ named }: Entry, { foods, oneOf }: Wish): number {
  return [...foods, ...oneOf.flat()].reduce(
    (sum, food) => sum + (named.has(food) ? NAMED_SCORE : FOOD_SCORE),
    0,
  )
}

function recentScore(at: string | undefined, today: string | undefined): number {
  if (!at || !today) return 0
  const days = (Date.parse(today) - Date.parse(at.slice(0, 10))) / 86_400_000
  return days <= RECENT_DAYS ? RECENT_SCORE : 0
}

function reasonsOf(recipe: Findable, wish: Wish): string[] {
  const minutes = (recipe.prep_time ?? 0) + (recipe.cook_time ?? 0)
  const { maxMinutes, course, difficulty, parts } = wish
  return [
    ...wish.foods.map((food) => foodById(food)?.name ?? food),
    ...(maxMinutes === undefined ? [] : [`${minutes} min`]),
    ...(course ? [COURSE_LABELS[course].toLowerCase()] : []),
    ...(difficulty ? [DIFFICULTY_LABELS[difficulty].toLowerCase()] : []),
    ...parts.filter(({ kind }) => kind === 'without' || kind === 'diet').map(({ label }) => label),
  ]
}
