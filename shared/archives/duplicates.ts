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
/** Of one name, so many are compared: a file of ten thousand 'Soup' must not take an hour. */
const NAMESAKES_MAX = 20

/** For each recipe found, in order. Recipes are the same when their names are and most ingredients too. */
export function findDuplicates(
  found: readonly Found[],
  library: readonly (Named & { id: string })[],
): Sameness[] {
  const [hereIds, hereNames] = [new Set<string>(), new Map<string, Words[]>()]
  for (const { id, ...recipe } of library) {
    hereIds.add(id)
    remember(hereNames, fold(recipe.name), ingredientWords(recipe))
  }
  const [seenIds, seenNames] = [new Set<string>(), new Map<string, Words[]>()]
  return found.map(({ id, recipe }) => {
    const [name, words] = [fold(recipe.name), ingredientWords(recipe)]
    const has = (ids: Set<string>, names: Map<string, Words[]>) =>
      (id !== null && ids.has(id)) || (names.get(name) ?? []).some((one) => areSame(one, words))
    const isHere = has(hereIds, hereNames)
    const isTwice = has(seenIds, seenNames)
    if (id !== null) seenIds.add(id)
    remember(seenNames, name, words)
    if (isHere) return 'here'
    if (isTwice) return 'twice'
    return hereNames.has(name) ? 'namesake' : null
  })
}

type Words = ReadonlySet<string>

function remember(names: Map<string, Words[]>, name: string, words: Words): void {
  const known = names.get(name)
  if (!known) names.set(name, [words])
  else if (known.length < NAMESAKES_MAX) known.push(words)
}

function areSame(words: Words, others: Words): boolean {
  if (words.size === 0 || others.size === 0) return words.size === others.size
  const shared = [...words].filter((word) => others.has(word)).length
  return shared / (words.size + others.size - shared) >= SAME_SHARE
}

function ingredientWords({ ingredients }: Named): Words {
  return new Set(ingredients.flatMap(({ name }) => wordsOf(plainName(name)).map(singular)))
}
