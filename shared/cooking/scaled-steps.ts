/**
 * The words of the steps for more or fewer at the table: amounts of the recipe's own ingredients are counted
 * anew, as its list is; what is measured and not known to be one says for how many it is. Ours: a cook
 * follows what the step says. Times, sizes and temperatures stay. Knows no screen.
 */
import { isMeasure, knownUnit } from '../ingredients/units.ts'
import { amountsIn, type Group } from './amount-groups.ts'
import { countedAnew, type Served } from './counted-anew.ts'
import { isPerPiece, portionAt, stepTokens } from './portion-words.ts'
import { type Mention, mentionsIn } from './step-ingredients.ts'

type Named = { name: string }

/**
 * The steps of a recipe written for `from`, to be cooked for `to`. The same number of steps, in order;
 * as they are where nothing changes.
 */
export function scaledSteps(
  { ingredients, method }: { ingredients: readonly Named[]; method: readonly string[] },
  served: Served,
): string[] {
  if (served.from === served.to) return [...method]
  return method.map((text) => scaledStep(text, ingredients, served))
}

function scaledStep(text: string, ingredients: readonly Named[], served: Served): string {
  const amounts = amountsIn(text)
  const nouns = nounsOf(text, amounts, ingredients)
  let scaled = ''
  let done = 0
  for (const [at, amount] of amounts.entries()) {
    const noun = nouns.get(at)
    const anew = noun === undefined ? null : countedAnew(text, amount, noun, served)
    if (anew === null && noun === undefined && !isOpen(text, amount)) continue
    const end = anew?.end ?? passContainer(text, amount.end)
    const words = anew?.words ?? `${text.slice(amount.start, end)} (for ${served.from})`
    scaled += text.slice(done, amount.start) + words
    done = end
  }
  return scaled + text.slice(done)
}

/** A tin with a word before it is baked in, a bare one holds food. */
const VESSEL = /^[ -]?(?:(?:[a-z]+ )?(?:jug|bowl|dish|pan|pot|basin|mould|ramekin)|[a-z]+ tin)\b/i

/** What may follow a food that an article counts. */
const ENDS = new Set('. , ; : ! ) and or to in into over with then on at for from until'.split(' '))

/**
 * The amounts that are of an ingredient, by their place: with the word that is counted ('egg', 'clove'), ''
 * where a unit is.
 */
function nounsOf(
  text: string,
  amounts: readonly Group[],
  ingredients: readonly Named[],
): ReadonlyMap<number, string> {
  const tokens: string[] = []
  /** The amount that a token belongs to. */
  const owners = new Map<number, number>()
  let done = 0
  for (const [place, { start, end, parts }] of amounts.entries()) {
    tokens.push(...stepTokens(text.slice(done, start)))
    for (const token of stepTokens(text.slice(start, parts[0]?.end))) {
      owners.set(tokens.length, place)
      tokens.push(token)
    }
    done = end
  }
  tokens.push(...stepTokens(text.slice(done)))
  const nouns = new Map<number, string>()
  for (const mention of mentionsIn(namesOf(tokens), ingredients)) {
    const at = numberOfMention(tokens, mention)
    const place = at === null ? undefined : owners.get(at)
    if (place === undefined || at === null) continue
    const unit = amounts[place]?.parts[0]?.unit
    const next = tokens[at + 1] ?? ''
    const counted = knownUnit(next) === null ? lastWordOf(tokens, mention, ingredients) : next
    if (!nouns.has(place)) nouns.set(place, unit ? '' : (counted ?? ''))
  }
  return nouns
}

/** 'clove' of 'garlic clove', where the garlic is what is meant. */
function lastWordOf(
  tokens: readonly string[],
  { place, end }: Mention,
  ingredients: readonly Named[],
): string | undefined {
  const name = stepTokens(ingredients[place]?.name ?? '')
  const next = tokens[end] ?? ''
  return name.includes(next) || knownUnit(next) !== null ? next : tokens[end - 1]
}

function namesOf(tokens: readonly string[]): string[] {
  return tokens.map((token) => (/^[\p{L}\p{N}%]/u.test(token) ? token : 'and'))
}

/** Where the number stands that says how much of it; null for 'each', 'at a time' and all without one. */
function numberOfMention(tokens: readonly string[], mention: Mention): number | null {
  const portion = portionAt(tokens, mention)
  const at = 'at' in portion ? portion.at : undefined
  const isRepeated = tokens
    .slice(mention.end, mention.end + 6)
    .join(' ')
    .includes('at a time')
  if (at === undefined || isRepeated) return null
  // 'a lemon' is counted, 'a lemon dressing' is not
  const isArticle = /^an?$/.test(tokens[at] ?? '') && tokens[at - 1] !== 'half'
  const isCounted = knownUnit(tokens[at + 1] ?? '') !== null || ENDS.has(tokens[mention.end] ?? '.')
  return isArticle && !isCounted ? null : at
}

/** A measure of something that a list may not have, to be taken more of: water, stock, what is set aside. */
function isOpen(text: string, { start, end, parts: [part] }: Group): boolean {
  const unit = knownUnit(part?.unit ?? '')
  if (unit === null || !isMeasure(unit)) return false
  const after = text.slice(end, end + 60)
  if (VESSEL.test(after)) return false
  const sentence =
    text.slice(text.lastIndexOf('.', start) + 1, start) + (/^[^.]*/.exec(after)?.[0] ?? '')
  return !isPerPiece(stepTokens(sentence)) && !/\bat a time\b/i.test(sentence)
}

/** '400 g tins' are marked as what they are. */
function passContainer(text: string, end: number): number {
  const container = /^[ -]?(?:tin|can|pack|packet|jar|carton|bag|tub|block|bottle)s?\b/i.exec(
    text.slice(end),
  )
  return end + (container?.[0].length ?? 0)
}
