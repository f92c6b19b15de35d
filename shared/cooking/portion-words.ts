/** Reads how much of an ingredient a step takes, from the words before its mention. Knows no recipe. */

import { plainName, singular } from '../groceries/words.ts'
import { numberOf, plainNumbers, wordNumber } from '../ingredients/quantity.ts'
import { canonicalUnit, isRoughMeasure, knownUnit } from '../ingredients/units.ts'
import { isDescriptor, type Mention } from './step-ingredients.ts'

/**
 * `amount` as the step writes it; `share` of what the recipe holds, or of what is left; `rest` and `all`;
 * `most`; `some`: not to be known. `take` without such words, `prepare` before it is taken, `into` and `speak`
 * perhaps or surely of what is in the pot already, `grease`: its name is the verb ('butter a tin'). `at`: the
 * token that is its number.
 */
export type Portion =
  | { kind: 'amount'; value: number; unit: string; at: number }
  | { kind: 'share'; of: 'all' | 'rest'; value: number }
  | { kind: 'rest' | 'all' | 'most' }
  | { kind: 'some'; at?: number }
  | { kind: 'take' | 'prepare' | 'into' | 'speak' | 'grease' }

/** As long as a step may be (trust, 'Limits'). */
const MAX_TEXT = 2_000

const set = (list: string) => new Set(list.trim().split(/\s+/))

/** Stand between a portion and its food. */
const LINKS = set('the of your this that these those its fresh freshly juice zest')
const SOME = set('some little few more extra enough plenty another several reserved each any')
/** Also verbs: they measure where 'of' follows. */
const BY_EYE = set(`
  bit splash pinch drizzle knob handful squeeze dash glug spoonful ladleful ladle couple scattering grating
  grinding spoon slick dollop
`)
const HELD_BACK = set(
  'reserve reserving keep keeping save saving leave leaving hold holding but except without',
)
const EACH = set('each per apiece every')
const PREPARED = set(`
  chop slice grate peel cut dice wash rinse drain trim halve quarter pick crush mince shred zest hull core
  deseed strip soak thaw defrost measure weigh separate season tear pat take remove bring
`)
/** After these it is told how things are, not what to do. */
const TELLING = set('until when once while as if after before so')
const PLACES = set('to into in over on onto through from around under back with')
const BY_VERB = set('butter oil salt flour pepper sugar ice water')
const ARTICLES = set('the a an your both each')
const FRACTIONS: Record<string, number> = { third: 3, quarter: 4, fifth: 5 }
const STOPS = /^[.;!?:]$/
const NOTHING = /^(?:(?:of )?(?:it|them|this|these|that)\b|[.,()]|and\b|then\b)/
const MARKS = /^[.,;:!?]$/

/** Words in the singular, numbers and the marks between clauses, in order. Never throws. */
export function stepTokens(text: string): string[] {
  const pieces = text.slice(0, MAX_TEXT).match(/[\s\S]{1,280}(?:\s|$)|[\s\S]{1,280}/g) ?? []
  const plain = pieces.map((piece) => plainName(plainNumbers(piece))).join(' ')
  const found = plain.match(/\d+ ?\/ ?\d+|\d+(?:[.,]\d+)?|[\p{L}%]+|[.,;:!?()\u002d]/gu) ?? []
  return found.map(singular)
}

/** What the words around a mention say of how much is meant. */
export function portionAt(tokens: readonly string[], { at, end }: Mention): Portion {
  const clause = clauseBefore(tokens, at, MARKS)
  if (clause.some((word) => TELLING.has(word))) return { kind: 'speak' }
  const start = before(tokens, at)
  const found = portionEnding(tokens, start) ?? inBrackets(tokens, end)
  if (!found) return { kind: withoutWords(tokens, at, end) }
  const rest = tokens.slice(at)
  const stop = rest.findIndex((word) => STOPS.test(word))
  const sentence = [
    ...clauseBefore(tokens, at, STOPS),
    ...rest.slice(0, stop === -1 ? undefined : stop),
  ]
  if ('at' in found && isPerPiece(sentence)) return { kind: 'some' }
  // 'the zest of one lemon and the juice of both'
  if (found.kind === 'amount' && sentence.join(' ').endsWith('of both')) return { kind: 'all' }
  const isKept = clause.slice(-6).some((word) => HELD_BACK.has(word))
  if (!isKept) return found
  return 'at' in found ? { kind: 'some', at: found.at } : { kind: 'some' }
}

/** Whether a sentence tells of single pieces or guests: 'each', 'per'. */
export function isPerPiece(sentence: readonly string[]): boolean {
  return sentence.some((word) => EACH.has(word))
}

/** Whether, after the mention and in its sentence, a share is named of nothing: 'a third, then another third'. */
export function hasLooseShare(tokens: readonly string[], { end }: Mention): boolean {
  const rest = tokens.slice(end)
  const stop = rest.findIndex((word) => STOPS.test(word))
  const sentence = rest.slice(0, stop === -1 ? undefined : stop)
  return sentence.some((word, at) => {
    if (word !== 'half' && !(word in FRACTIONS)) return false
    if (/^(?:in|into|by|to|about|over)$/.test(sentence[at - 1] ?? '')) return false
    return sentence[at + 1] === undefined || NOTHING.test(sentence.slice(at + 1, at + 3).join(' '))
  })
}

function clauseBefore(tokens: readonly string[], at: number, ends: RegExp): readonly string[] {
  const lead = tokens.slice(0, at)
  return lead.slice(lead.findLastIndex((word) => ends.test(word)) + 1)
}

/** The nearest word that is neither a link nor a descriptor of the food. */
function before(tokens: readonly string[], at: number): number {
  let place = at - 1
  const most = at - 5
  while (place > most && isSkipped(tokens[place])) place--
  return place
}

function isSkipped(word: string | undefined): boolean {
  if (word === undefined || numberIn(word) !== null) return false
  return LINKS.has(word) || (isDescriptor(word) && knownUnit(word) === null)
}

/** The portion whose last word stands there; null where none does. */
function portionEnding(tokens: readonly string[], at: number): Portion | null {
  const word = tokens[at] ?? ''
  const next = tokens[at + 1]
  if (word === 'remaining' || word === 'remainder') return ofTheRest(tokens, at)
  if ((word === 'rest' || word === 'last') && next === 'of') return ofTheRest(tokens, at)
  if (word === 'other' && isNumber(tokens[at - 1])) return null
  if (word === 'other') return { kind: 'rest' }
  if (word === 'both' || word === 'all') return { kind: 'all' }
  if (word === 'most') return { kind: 'most' }
  const share = shareEnding(tokens, at)
  if (share) return share
  if (knownUnit(word) !== null && word !== 'c') return measured(tokens, at)
  const value = word in FRACTIONS ? null : numberIn(word)
  if (value !== null) {
    return isRange(tokens, at) ? { kind: 'some', at } : { kind: 'amount', value, unit: '', at }
  }
  const isSome = SOME.has(word) || (BY_EYE.has(word) && next === 'of')
  return isSome ? { kind: 'some' } : null
}

/** 'the rest of', 'half the remaining', '80 g of the remaining', 'a little of the remaining'. */
function ofTheRest(tokens: readonly string[], at: number): Portion {
  const inner = before(tokens, at)
  const of = inner < at - 1 ? portionEnding(tokens, inner) : null
  if (of?.kind === 'share') return { ...of, of: 'rest' }
  return of && of.kind !== 'all' ? of : { kind: 'rest' }
}

/** 'half', 'a third', 'two thirds', 'the other half'. */
function shareEnding(tokens: readonly string[], at: number): Portion | null {
  const word = tokens[at] ?? ''
  const previous = tokens[at - 1] ?? ''
  const isOther = /^(?:other|last|final|remaining)$/.test(previous)
  if (word === 'half') return isOther ? { kind: 'rest' } : { kind: 'share', of: 'all', value: 0.5 }
  const parts = FRACTIONS[word]
  if (parts === undefined) return null
  if (isOther) return { kind: 'rest' }
  const count = numberIn(previous)
  return count === null || count >= parts
    ? null
    : { kind: 'share', of: 'all', value: count / parts }
}

/** A unit with the number before it; without one nobody knows how much it is. */
function measured(tokens: readonly string[], at: number): Portion | null {
  const unit = canonicalUnit(tokens[at] ?? '')
  let place = at - 1
  if (/^(?:heaped|level|rounded|generous|scant|large|small|good)$/.test(tokens[place] ?? ''))
    place--
  const value = numberIn(tokens[place])
  // 'slice the bread'
  if (value === null && tokens[at + 1] !== 'of') return null
  if (value === null || isRoughMeasure(unit)) return { kind: 'some' }
  if (isRange(tokens, place)) return { kind: 'some', at: place }
  const isHalf = ARTICLES.has(tokens[place] ?? '') && tokens[place - 1] === 'half'
  const whole = tokens[place]?.includes('/') ? numberIn(tokens[place - 1]) : null
  return { kind: 'amount', value: isHalf ? 0.5 : value + (whole ?? 0), unit, at: place }
}

/** 'butter (80 g)'. */
function inBrackets(tokens: readonly string[], end: number): Portion | null {
  if (tokens[end] !== '(') return null
  const value = numberIn(tokens[end + 1])
  const unit = knownUnit(tokens[end + 2] ?? '')
  if (value === null || unit === null || tokens[end + 3] !== ')') return null
  return { kind: 'amount', value, unit, at: end + 1 }
}

function withoutWords(tokens: readonly string[], at: number, end: number) {
  const previous = tokens[at - 1] ?? '.'
  const isStart = /^(?:[.,;:!?]|and|then)$/.test(previous)
  if (
    isStart &&
    end === at + 1 &&
    BY_VERB.has(tokens[at] ?? '') &&
    ARTICLES.has(tokens[end] ?? '')
  ) {
    return 'grease'
  }
  const near = clauseBefore(tokens, at, MARKS).slice(-3)
  const isPlaced = near.slice(near.lastIndexOf('and') + 1).some((word) => PLACES.has(word))
  if (isPlaced) return 'into'
  const verb = clauseBefore(tokens, at, STOPS).find((word) => /^\p{L}/u.test(word))
  return PREPARED.has(verb ?? '') ? 'prepare' : 'take'
}

/** '2 to 3', '2-3': its lower end is no promise. */
function isRange(tokens: readonly string[], at: number): boolean {
  return /^(?:to|or|-|x)$/.test(tokens[at - 1] ?? '') && isNumber(tokens[at - 2])
}

function isNumber(word: string | undefined): boolean {
  return word !== undefined && numberIn(word) !== null
}

function numberIn(word: string | undefined): number | null {
  if (word === undefined) return null
  return /^\d/.test(word) ? numberOf(word.replaceAll(' ', '')) : wordNumber(word)
}
