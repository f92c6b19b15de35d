/** What would help where nothing is found: a wish to let go, and the dish that comes nearest. No I/O. */
import { conflictsOf } from '../diets/conflicts.ts'
import { isEmpty, type Needs, uniteNeeds } from '../diets/needs.ts'
import { foodsAbove } from '../foods/foods.ts'
import { hasAllTags } from '../recipes/search.ts'
import { textWithout } from './edit-wish.ts'
import { findRecipes } from './find-recipes.ts'
import { type Findable, indexOf } from './library-index.ts'
import { readWish } from './read-wish.ts'
import type { Wish, WishKind } from './wish.ts'

/** `parts` are the places of wishes, as few as help; so many recipes are found without them, at least one. */
type LetGo = { parts: number[]; count: number }

/**
 * The recipe at a place meets all but some parts; `missed` are their places. What breaks a need has a swap for
 * each of its foods ('oat drink for milk'), or it is not near.
 */
export type Nearest = { place: number; missed: number[]; swaps: string[] }

export type Nothing = { letGo: LetGo[]; nearest: Nearest | null }

type Asked = { wish: Wish; countOf: (text: string) => number }
type Query = { text: string; tags: readonly string[] }

/** More wishes than these are not let go several at once. */
const PAIRS_MAX = 6
/** A dish of which more is swapped is another dish. */
const SWAPS_MAX = 3
/** What a dish is wanted for is not let go of: without its pancakes nothing is near. */
const HEART: readonly WishKind[] = ['food', 'word']

/** The wishes whose loss finds the most come first; what is all that was asked for is not let go. */
export function whyNothing(
  recipes: readonly Findable[],
  query: Query,
  { wish, countOf }: Asked,
): Nothing {
  return { letGo: letGoOf(query.text, wish, countOf), nearest: nearestTo(recipes, query, wish) }
}

const LET_GO_MAX = 3
/** More ways than these are no help. */
const SHOWN_MAX = 4

/** One wish, or where no single one helps the fewest that do. */
function letGoOf(text: string, { parts }: Wish, countOf: Asked['countOf']): LetGo[] {
  for (let size = 1; size <= LET_GO_MAX; size++) {
    const found = groupsOf([...parts.keys()], size).flatMap((group): LetGo[] => {
      const rest = textWithout(
        text,
        group.flatMap((at) => parts[at] ?? []),
      )
      const count = rest === '' ? 0 : countOf(rest)
      return count > 0 ? [{ parts: group, count }] : []
    })
    if (found.length > 0) return found.sort((a, b) => b.count - a.count).slice(0, SHOWN_MAX)
  }
  return []
}

function nearestTo(recipes: readonly Findable[], query: Query, wish: Wish): Nearest | null {
  const soft = [...wish.parts.keys()].filter(
    (at) => !HEART.includes(wish.parts[at]?.kind ?? 'word'),
  )
  if (soft.length === wish.parts.length) return null
  for (const size of [1, 2]) {
    const found = groupsOf(soft, size).flatMap((missed) =>
      nearWithout(recipes, query, wish, missed),
    )
    const [best] = found.sort((a, b) => a.cost - b.cost)
    if (best) return best.nearest
  }
  return null
}

/** All groups of so many places; of too many places none but single ones. */
function groupsOf(places: readonly number[], size: number): number[][] {
  if (size === 1) return places.map((at) => [at])
  if (places.length > PAIRS_MAX) return []
  return places.flatMap((first, at) =>
    groupsOf(places.slice(at + 1), size - 1).map((rest) => [first, ...rest]),
  )
}

type Near = { nearest: Nearest; cost: number }

function nearWithout(
  recipes: readonly Findable[],
  { text, tags }: Query,
  wish: Wish,
  missed: number[],
): Near[] {
  const spans = missed.flatMap((at) => wish.parts[at] ?? [])
  const rest = readWish(textWithout(text, spans), { isWord: indexOf(recipes).isWord })
  const needs = uniteNeeds(wish.needs, { diets: [], allergens: [], never: wish.without })
  return findRecipes(recipes, rest).flatMap(({ recipe, place }): Near[] => {
    const swaps = hasAllTags(recipe, tags) ? swapsIn(recipe, needs, wish) : null
    if (!swaps) return []
    const over = (indexOf(recipes).entries[place]?.minutes ?? 0) - (wish.maxMinutes ?? Infinity)
    const cost = swaps.length + Math.max(0, over) / 10
    return [{ nearest: { place, missed, swaps }, cost }]
  })
}

/**
 * What to take instead, for each food that breaks a need; `null` where that cannot be said, or it is the very
 * food that was wished for.
 */
function swapsIn(recipe: Findable, needs: Needs, { foods, oneOf }: Wish): string[] | null {
  if (isEmpty(needs)) return []
  const wished = new Set([...foods, ...oneOf.flat()])
  const swaps = new Set<string>()
  for (const { food, swap } of conflictsOf(recipe, needs)) {
    if (!food || !swap) return null
    if ([food.id, ...foodsAbove(food.id)].some((id) => wished.has(id))) return null
    swaps.add(`${swap} for ${food.name}`)
    if (swaps.size > SWAPS_MAX) return null
  }
  return [...swaps]
}
