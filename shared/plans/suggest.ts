/** Which recipes a week is offered: at random, or balanced over their tags. Callers pass the chance. */
import type { Recipe } from '../recipes/schema.ts'

type Suggestible = Pick<Recipe, 'id' | 'tags'>

/** How many, of which tags; `random` gives numbers from 0 up to, not including, 1. */
export type Wish = {
  count: number
  tags: readonly string[]
  random: () => number
  /** Ids that are suggested only when nothing else is left; those of a later list come last of all. */
  avoid?: readonly (readonly string[])[]
}

/**
 * At most `count` recipes at random, none twice, out of those that match a tag (Spec 1, section 5).
 * Fewer recipes than `count` gives all of them. Stubs are recipes too.
 */
export function suggestMeals<T extends Suggestible>(recipes: readonly T[], wish: Wish): T[] {
  const tierOf = tiers(wish)
  return shuffled(mealsToSuggest(recipes, wish.tags), wish.random)
    .sort((a, b) => tierOf(a) - tierOf(b))
    .slice(0, wholeCount(wish.count))
}

/**
 * As `suggestMeals`, with the places split evenly over the groups of recipes that share a first tag
 * (Spec 1, section 5). A group too small for its share leaves the places to the others. Ours: the
 * groups take turns, so that neighbouring days differ, and untagged recipes are one group.
 */
export function balanceMeals<T extends Suggestible>(recipes: readonly T[], wish: Wish): T[] {
  const tierOf = tiers(wish)
  const ranked = suggestMeals(recipes, { ...wish, count: recipes.length })
  const groups = shuffled(groupsOf(ranked), wish.random)
  const places = Math.min(wholeCount(wish.count), ranked.length)
  return Array.from({ length: places }, () => takeNext(groups, tierOf))
}

/** A group's recipes in the order they are taken, and how many have been. */
type Group<T> = { meals: T[]; taken: number }

/** The next recipe of the group that has given fewest, among those with one of the best tier. */
function takeNext<T>(groups: readonly Group<T>[], tierOf: (meal: T) => number): T {
  const [next] = groups
    .flatMap((group) =>
      group.meals.slice(group.taken, group.taken + 1).map((meal) => ({ group, meal })),
    )
    .sort((a, b) => tierOf(a.meal) - tierOf(b.meal) || a.group.taken - b.group.taken)
  if (!next) throw new RangeError('All recipes have been taken')
  next.group.taken++
  return next.meal
}

/** 0 for what is welcome, more for what is avoided. */
function tiers({ avoid = [] }: Wish): (recipe: Suggestible) => number {
  const tierOfId = new Map(avoid.flatMap((ids, at) => ids.map((id) => [id, at + 1] as const)))
  return ({ id }) => tierOfId.get(id) ?? 0
}

/** Recipes that share a first tag, whatever its case; none taken yet. */
function groupsOf<T extends Suggestible>(recipes: readonly T[]): Group<T>[] {
  const groups = new Map<string, Group<T>>()
  for (const recipe of recipes) {
    const key = fold(recipe.tags[0] ?? '')
    const group = groups.get(key) ?? { meals: [], taken: 0 }
    group.meals.push(recipe)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/**
 * The recipes that are suggested from, each once: those with a wanted tag inside one of theirs, whatever
 * the case, or all if none has (Spec 1, section 5).
 */
export function mealsToSuggest<T extends Suggestible>(
  recipes: readonly T[],
  tags: readonly string[],
): T[] {
  const all = [...new Map(recipes.map((recipe) => [recipe.id, recipe])).values()]
  const matching = all.filter((recipe) => matchesTaste(recipe, tags))
  return matching.length > 0 ? matching : all
}

/** True when one of the wanted tags stands inside one of the recipe's, whatever the case. */
export function matchesTaste({ tags }: Pick<Recipe, 'tags'>, wanted: readonly string[]): boolean {
  const parts = wanted.map(fold).filter((part) => part !== '')
  return tags.some((tag) => parts.some((part) => fold(tag).includes(part)))
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
