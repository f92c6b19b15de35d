/** Which recipes of an archive the kitchen has already, by name and ingredients. Linear; changes nothing. */
import { plainName, singular, wordsOf } from '../groceries/words.ts'
import type { Ingredient } from '../recipes/schema.ts'
import { fold } from '../recipes/search.ts'

/**
 * `here`: the kitchen has it. `twice`: it stands in the archive before. `namesake`: the kitchen has
 * another recipe of this name. `null`: new.
 */
export type Sameness = 'here' | 'twice' | 'namesake' | null

type Found = { id: string | null; recipe: Named }
type Named = { name: string; ingredients: readonly Ingredient[] }

/** Ours: so much of the words of two lists of ingredients is shared when one is an edit of the other. */
const SAME_SHARE = 0.6

/** For each recipe found, in order. Recipes are the same when their names are and most ingredients too. */
export function findDuplicates(
  found: readonly Found[],
  library: readonly (Named & { id: string })[],
): Sameness[] {
  const ids = new Set(library.map(({ id }) => id))
  const here = byName(library)
  const before = new Map<string, Named[]>()
  const seenIds = new Set<string>()
  return found.map(({ id, recipe }) => {
    const name = fold(recipe.name)
    const namesakes = here.get(name) ?? []
    const earlier = before.get(name) ?? []
    before.set(name, [...earlier, recipe])
    const isTwice = id !== null && seenIds.has(id)
    if (id !== null) seenIds.add(id)
    if ((id !== null && ids.has(id)) || namesakes.some((one) => isSame(one, recipe))) return 'here'
    if (isTwice || earlier.some((one) => isSame(one, recipe))) return 'twice'
    return namesakes.length > 0 ? 'namesake' : null
  })
}

function byName(library: readonly Named[]): Map<string, Named[]> {
  return Map.groupBy(library, ({ name }) => fold(name))
}

function isSame(one: Named, other: Named): boolean {
  const [words, others] = [ingredientWords(one), ingredientWords(other)]
  if (words.size === 0 || others.size === 0) return words.size === others.size
  const shared = [...words].filter((word) => others.has(word)).length
  return shared / (words.size + others.size - shared) >= SAME_SHARE
}

function ingredientWords({ ingredients }: Named): Set<string> {
  return new Set(ingredients.flatMap(({ name }) => wordsOf(plainName(name)).map(singular)))
}
