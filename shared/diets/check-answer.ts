/**
 * Whether what a model says keeps to everybody's needs: the last check of every answer, by the same table as the
 * guide's own. It reads what is said to be in a dish, and not what is said to be left out.
 */
import { breaksAny, conflictsOf } from './conflicts.ts'
import { foodsSaidIn, isNewIn, type RecipeText } from './held.ts'
import { isEmpty, type Needs } from './needs.ts'

/** Before these words a sentence says what is in a dish, after them what is not. */
const LEFT_OUT =
  /\b(?:no|not|never|without|avoid\w*|instead of|rather than|in place of|replac\w+|swap\w*|substitut\w+|skip|omit\w*|left out|leave out|leaves out|free (?:of|from)|contains? no|isn'?t|aren'?t|don'?t|doesn'?t|looks? like)\b/i
/** A sentence on what cannot be had. */
const NOT_OF_DIET =
  /\b(?:not|isn'?t|aren'?t)(?: be)? (?:suitable|safe|vegan|vegetarian|gluten|dairy|nut|egg|halal|kosher)/i
const TEXT_MAX = 20_000

/** What in a recipe breaks a need, in words for the model; `null` when it keeps to all of them. */
export function breachOfRecipe(recipe: RecipeText, needs: Readonly<Needs>): string | null {
  if (isEmpty(needs)) return null
  const isStrict = needs.diets.length > 0 || needs.allergens.length > 0
  const broken = conflictsOf(recipe, needs).filter(({ food }) => food !== null || isStrict)
  const own = recipe.ingredients.map(({ name }) => name)
  const words = [recipe.description ?? '', ...(recipe.method ?? [])].join('\n')
  return breachOf([...broken.map(({ ingredient }) => ingredient), ...brokenIn(words, needs, own)])
}

/**
 * What a text says to be in a dish and breaks a need, in words for the model; `null` for nothing. `own` are names
 * that may be said, those of the recipe that is spoken of. Questions say nothing, names of dishes are no foods.
 */
export function breachOfWords(
  text: string,
  needs: Readonly<Needs>,
  own: readonly string[] = [],
): string | null {
  return isEmpty(needs) ? null : breachOf(brokenIn(text, needs, own))
}

function brokenIn(text: string, needs: Readonly<Needs>, own: readonly string[]): string[] {
  const isNew = isNewIn(own)
  return saidToBeIn(text.slice(0, TEXT_MAX)).flatMap((sentence) =>
    foodsSaidIn(sentence)
      .filter((mention) => isNew(mention) && breaksAny({ ...mention, ingredient: '' }, needs))
      .map(({ words }) => words),
  )
}

function breachOf(names: readonly string[]): string | null {
  if (names.length === 0) return null
  const listed = [...new Set(names)].join(', ')
  return `It holds ${listed}, which somebody here must not eat; use foods that are free of it, by their whole names.`
}

/** The sentences of a text up to where they say what is not in it; questions say nothing. */
function saidToBeIn(text: string): string[] {
  return (text.match(/[^.!?;\n]+[.!?;\n]?/g) ?? [])
    .filter((sentence) => !sentence.endsWith('?') && !NOT_OF_DIET.test(sentence))
    .map((sentence) => sentence.slice(0, LEFT_OUT.exec(sentence)?.index))
}
