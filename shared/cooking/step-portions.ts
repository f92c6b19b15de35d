/** What each step takes of each ingredient, never more than is known. Knows no screen. */
import type { Ingredient } from '../recipes/schema.ts'
import { type Amount, Left, UNKNOWN } from './ingredient-left.ts'
import { hasLooseShare, type Portion, portionAt, stepTokens } from './portion-words.ts'
import { isDivided, type Mention, mentionsIn } from './step-ingredients.ts'

/**
 * For each step the ingredients it names, in the recipe's order, with as much as the step takes:
 * '80 g', 'the rest of the' where that cannot be counted, '' where it is not known at all. In the amounts
 * that the recipe is written in. Ours: a wrong amount is worse than none.
 */
export function portionsOfSteps(recipe: {
  ingredients: readonly Ingredient[]
  method: readonly string[]
}): Ingredient[][] {
  const { ingredients } = recipe
  const steps = recipe.method.map((text) => portionsSaid(text, ingredients))
  const amounts = ingredients.map((ingredient, place) =>
    amountsOf(
      ingredient,
      steps.map((said) => said.get(place) ?? []),
    ),
  )
  return steps.map((said, step) => {
    const portions = ingredients.flatMap(({ name }, place) =>
      said.has(place) ? [{ name, ...(amounts[place]?.[step] ?? UNKNOWN) }] : [],
    )
    return portions.filter(({ name, quantity }, at) => {
      const isFirst = portions.findIndex((other) => other.name === name) === at
      return isFirst || quantity !== ''
    })
  })
}

/** What a step says of each ingredient, by its place, in the order of its words. */
function portionsSaid(
  text: string,
  ingredients: readonly Ingredient[],
): ReadonlyMap<number, Portion[]> {
  const tokens = stepTokens(text)
  const mentions = mentionsIn(
    tokens.map((token) => (/^[\p{L}\p{N}%]/u.test(token) ? token : 'and')),
    ingredients,
  )
  const said = new Map<number, Portion[]>()
  let previous: Phrase | null = null
  for (const [, named] of Map.groupBy(mentions, ({ at, end }) => `${at} ${end}`)) {
    const [mention] = named
    if (!mention) continue
    let portion = portionAt(tokens, mention)
    if (previous && isJoined(tokens, previous, mention, portion)) portion = previous.portion
    // 'the oil' of two oils is not told apart
    const isOneOfMany = named.length > 1 && portion.kind !== 'all'
    if (isOneOfMany || hasLooseShare(tokens, mention)) portion = { kind: 'some' }
    for (const { place } of named) said.set(place, (said.get(place) ?? []).concat(portion))
    previous = { mention, portion }
  }
  return said
}

type Phrase = { mention: Mention; portion: Portion }

/** 'the rest of the butter and sugar' is the rest of both. */
function isJoined(
  tokens: readonly string[],
  previous: Phrase,
  mention: Mention,
  { kind }: Portion,
): boolean {
  const between = tokens.slice(previous.mention.end, mention.at)
  const isPlain = kind === 'take' || kind === 'prepare' || kind === 'into'
  const reaches = /^(?:rest|share|all|most)$/.test(previous.portion.kind)
  return isPlain && reaches && between.length === 1 && between[0] === 'and'
}

/** One ingredient through all steps. */
function amountsOf(ingredient: Ingredient, steps: readonly Portion[][]): Amount[] {
  const first = steps.findIndex((portions) => has(portions, 'take', 'prepare', 'into'))
  const words = steps.flat().filter(hasWords)
  const isOpen =
    first >= 0 && !steps.slice(0, first + 1).some((portions) => portions.some(hasWords))
  // nothing is counted after it: it is all there when it is cut up, and all in where it is not sprinkled
  const isWhole = has(steps[first] ?? [], 'prepare')
    ? !has(words, 'amount', 'share', 'all')
    : words.every(({ kind }) => kind === 'some') &&
      (words.length === 0 || !isDivided(ingredient.name))
  if (isOpen && isWhole) return wholeAt(first, ingredient, steps)
  const left = new Left(ingredient)
  return steps.map((portions) => {
    const said = portions.filter(hasWords)
    if (said.length > 0) return left.take(said)
    // cut up or spoken of, it is all still there
    if (has(portions, 'take', 'into')) left.isKnown = false
    return UNKNOWN
  })
}

function has(portions: readonly Portion[], ...kinds: Portion['kind'][]): boolean {
  return portions.some(({ kind }) => kinds.includes(kind))
}

const WITHOUT_WORDS: readonly Portion['kind'][] = ['take', 'prepare', 'into', 'speak', 'grease']

function hasWords({ kind }: Portion): boolean {
  return !WITHOUT_WORDS.includes(kind)
}

/** All of it where it is first used; nothing where it may be poured or sprinkled more than once. */
function wholeAt(first: number, ingredient: Ingredient, steps: readonly Portion[][]): Amount[] {
  const takes = steps.filter((portions, step) => step !== first && has(portions, 'take')).length
  const isPrepared = has(steps[first] ?? [], 'prepare')
  const isOften = isDivided(ingredient.name) && takes > (isPrepared ? 1 : 0)
  const whole = isOften ? UNKNOWN : { quantity: ingredient.quantity, unit: ingredient.unit }
  const left = new Left(ingredient)
  left.isKnown = false
  return steps.map((portions, step) => {
    if (step === first) return whole
    const said = portions.filter(hasWords)
    return said.length > 0 ? left.take(said) : UNKNOWN
  })
}
