/** Which recipes a week is offered: at random, or balanced over their tags. Callers pass the chance. */
import type { Recipe } from '../recipes/schema.ts'

type Suggestible = Pick<Recipe, 'id' | 'tags'>

/** How many, of which tags; `random` gives numbers from 0 up to, not including, 1. */
type Wish = { count: number; tags: readonly string[]; random: () => number }

/**
 * At most `count` recipes at random, none twice, out of those that match a tag (Spec 1, section 5).
 * Fewer recipes than `count` gives all of them. Stubs are recipes too.
 */
export function suggestMeals<T extends Suggestible>(recipes: readonly T[], wish: Wish): T[] {
  return shuffled(poolOf(recipes, wish.tags), wish.random).slice(0, wholeCount(wish.count))
}

/**
 * As `suggestMeals`, with the places split evenly over the groups of recipes that share a first tag
 * (Spec 1, section 5). A group too small for its share leaves the places to the others. Ours: the
 * groups take turns, so that neighbouring days differ, and untagged recipes are one group.
 */
export function balanceMeals<T extends Suggestible>(recipes: readonly T[], wish: Wish): T[] {
  const groups = new Map<string, T[]>()
  for (const recipe of shuffled(poolOf(recipes, wish.tags), wish.random)) {
    const key = fold(recipe.tags[0] ?? '')
    const group = groups.get(key)
    if (group) group.push(recipe)
    else groups.set(key, [recipe])
  }
  return inTurns(shuffled([...groups.values()], wish.random)).slice(0, wholeCount(wish.count))
}

/** Each recipe once; only those with a wanted tag inside one of theirs, or all if none has. */
function poolOf<T extends Suggestible>(recipes: readonly T[], tags: readonly string[]): T[] {
  const all = [...new Map(recipes.map((recipe) => [recipe.id, recipe])).values()]
  const wanted = tags.map(fold).filter((tag) => tag !== '')
  const matching = all.filter((recipe) =>
    recipe.tags.some((tag) => wanted.some((part) => fold(tag).includes(part))),
  )
  return matching.length > 0 ? matching : all
}

/** The first of each group, then the second of each, until all have been taken. */
function inTurns<T>(groups: readonly T[][]): T[] {
  const rounds = Math.max(0, ...groups.map((group) => group.length))
  return Array.from({ length: rounds }, (_, round) =>
    groups.flatMap((group) => group.slice(round, round + 1)),
  ).flat()
}

/** Fisher and Yates: every order is equally likely. The list itself stays as it is. */
function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const rest = [...list]
  const taken: T[] = []
  while (rest.length > 0) {
    const place = Math.min(rest.length - 1, Math.floor(random() * rest.length))
    taken.push(...rest.splice(place, 1))
  }
  return taken
}

function fold(tag: string): string {
  return tag.trim().toLowerCase()
}

function wholeCount(count: number): number {
  return count > 0 ? Math.floor(count) : 0
}
