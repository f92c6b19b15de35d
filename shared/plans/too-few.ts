/** Why a week gets fewer meals than were asked for. Says it in one sentence; chooses nothing. */
import type { Recipe } from '../recipes/schema.ts'
import { matchesTaste, type Wish } from './suggest.ts'

type Suggestible = Pick<Recipe, 'tags'>

/** `suiting` are those of the library that everybody of the kitchen can eat; null where nothing is to say. */
export function whyTooFew(
  library: readonly Suggestible[],
  suiting: readonly Suggestible[],
  { count, tags }: Pick<Wish, 'count' | 'tags'>,
): string | null {
  const hasTags = tags.length > 0
  const tasty = (recipes: readonly Suggestible[]) =>
    hasTags ? recipes.filter((recipe) => matchesTaste(recipe, tags)).length : recipes.length
  const [inLibrary, there, all] = [tasty(library), tasty(suiting), suiting.length]
  if (library.length > 0 && all === 0) return 'No dish here suits everybody.'
  if (hasTags && there === 0) return inLibrary > 0 ? noneSuits(all) : noneTagged(library, suiting)
  if (there >= count) return null
  if (there < inLibrary) return onlySuit(there, hasTags)
  return onlyThere(there, hasTags)
}

function noneSuits(all: number): string {
  const others = all === 1 ? 'the one that does is' : `the ${all} dishes that do are`
  return `No dish with these tags suits everybody here, so ${others} in the running.`
}

function noneTagged(library: readonly unknown[], suiting: readonly unknown[]): string {
  if (library.length === 1) {
    return 'Your one recipe has none of these tags, but it is in the running.'
  }
  const others =
    suiting.length === library.length
      ? `all ${library.length} are`
      : `those that suit everybody (${suiting.length}) are`
  return `None of your recipes has these tags, so ${others} in the running.`
}

function onlySuit(there: number, hasTags: boolean): string {
  const tagged = hasTags ? ' with these tags' : ''
  return there === 1
    ? `Only one dish${tagged} suits everybody here.`
    : `Only ${there} dishes${tagged} suit everybody here.`
}

function onlyThere(there: number, hasTags: boolean): string {
  const meals = there === 1 ? 'one meal' : `${there} meals`
  if (hasTags)
    return `Only ${there === 1 ? 'one recipe has' : `${there} recipes have`} these tags, so that makes ${meals}.`
  return `Your kitchen has ${there === 1 ? 'one recipe' : `${there} recipes`} so far, so that makes ${meals}.`
}
