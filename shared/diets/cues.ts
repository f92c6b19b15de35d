/** Marks where a text's words refuse, hurt, wish or take back. What a mark reaches is judged in `stances.ts`. */

import { AILMENT_WORDS, BABY_WORDS, UNREAD_WORDS } from './groups.ts'
import { KITCHEN_WORDS } from './kitchen-words.compiled.ts'
import { eachPhraseAt, phraseIndex } from './phrases.ts'
import type { Token } from './tokens.ts'
import * as harmless from './words-harmless.ts'
import * as hurting from './words-hurting.ts'
import * as plain from './words-plain.ts'
import * as refusing from './words-refusing.ts'
import * as wishing from './words-wishing.ts'

const LISTS = {
  not: refusing.NOT,
  before: refusing.BEFORE,
  tight: refusing.TIGHT,
  split: refusing.SPLIT,
  splitEnd: refusing.SPLIT_END,
  foreign: refusing.FOREIGN,
  only: refusing.ONLY,
  complaint: refusing.COMPLAINT,
  swap: refusing.SWAP,
  except: refusing.EXCEPT,
  verbNot: refusing.VERB_NOT,
  verbLink: refusing.VERB_LINK,
  eats: refusing.EATS,
  eating: refusing.EATING,
  all: refusing.ALL,
  merely: refusing.MERELY,
  condition: refusing.CONDITION,
  freeOf: refusing.FREE_OF,
  anywhere: hurting.ANYWHERE,
  ill: hurting.ILL,
  strong: hurting.STRONG,
  hurts: hurting.HURTS,
  faith: hurting.FAITH,
  turn: wishing.TURN,
  fine: wishing.FINE,
  again: wishing.AGAIN,
  fineLink: wishing.FINE_LINK,
  lift: wishing.LIFT_BEFORE,
  unsettled: wishing.UNSETTLED,
  limits: wishing.LIMITS,
  takeBack: wishing.TAKE_BACK,
  named: wishing.NAMED,
  strictly: wishing.STRICTLY,
  thingsSaid: wishing.THINGS_SAID,
  answered: wishing.ANSWERED,
  somebody: wishing.SOMEBODY,
  pronoun: wishing.PRONOUN,
  frame: plain.FRAME,
  amount: plain.AMOUNT,
  placed: plain.PLACED,
  howTo: plain.HOW_TO,
  asking: plain.ASKING,
  wishAfter: plain.WISH_AFTER,
  plain: plain.PLAIN,
  apart: plain.APART,
  barrier: plain.BARRIER,
  kitchen: KITCHEN_WORDS,
  harmless: harmless.HARMLESS,
  intense: harmless.INTENSE,
  liking: harmless.LIKING,
  noFood: harmless.NO_FOOD,
  dish: harmless.DISH,
  filler: harmless.FILLER,
  unread: UNREAD_WORDS,
  ailment: AILMENT_WORDS,
  baby: BABY_WORDS,
} as const
export type CueKind = keyof typeof LISTS

const KINDS = Object.keys(LISTS) as CueKind[]
const PLACE = Object.fromEntries(KINDS.map((kind, at) => [kind, at])) as Record<CueKind, number>
const index = phraseIndex(LISTS)

const words = new Set<string>()
const stems: string[] = []
for (const list of Object.values(LISTS)) {
  for (const phrase of list.split(/[|\n]/)) {
    const [first = '', ...others] = phrase.trim().split(' ')
    if (others.length === 0 && first.endsWith('*')) stems.push(first.slice(0, -1))
    else for (const word of [first, ...others]) words.add(word.replace('*', ''))
  }
}

/** Whether a word stands in one of the lists. */
export function isCueWord(word: string): boolean {
  return words.has(word) || stems.some((stem) => word.startsWith(stem))
}

/** The words of some lists that stand alone in them. */
export function wordsOf(...kinds: CueKind[]): string[] {
  return kinds.flatMap((kind) => LISTS[kind].split(/[|\n]/)).map((word) => word.trim())
}

/** Those that a harmless phrase makes silent. */
const SILENCED: readonly CueKind[] = [
  'before',
  'tight',
  'anywhere',
  'not',
  'ill',
  'unread',
  'ailment',
  'complaint',
]

/** How many words the cue of a kind has that begins at a word; 0 for none. */
export type Cues = (kind: CueKind, at: number) => number

/** Looks a text's words up once, for all kinds. */
export function cuesOf(tokens: readonly Token[], isFood: (at: number) => boolean): Cues {
  const size = tokens.length
  const lengths = new Int8Array(size * KINDS.length)
  for (let at = 0; at < size; at++) {
    eachPhraseAt(index, tokens, at, (kind, length) => {
      const place = PLACE[kind] * size + at
      lengths[place] = Math.max(lengths[place] ?? 0, length)
    })
  }
  const cues: Cues = (kind, at) => (at < size ? (lengths[PLACE[kind] * size + at] ?? 0) : 0)
  for (let at = 0; at < size; at++) {
    const length = softened(tokens, cues, at, isFood)
    const place = PLACE.harmless * size + at
    lengths[place] = Math.max(lengths[place] ?? 0, length)
  }
  const ends = silencedBy(tokens, cues, isFood)
  for (const kind of SILENCED) {
    const own = lengths.subarray(PLACE[kind] * size, (PLACE[kind] + 1) * size)
    silence(own, ends)
  }
  return cues
}

/** For each word where the harmless phrase ends that it stands in; 0 for none. */
function silencedBy(
  tokens: readonly Token[],
  cues: Cues,
  isFood: (at: number) => boolean,
): Int32Array {
  const ends = new Int32Array(tokens.length)
  for (let at = 0; at < tokens.length; at++) {
    const length = cues('harmless', at) || intensified(tokens, cues, at)
    if (length > 0 && isOfFood(tokens, at + length, isFood)) continue
    for (let each = at; each < at + length; each++) {
      ends[each] = Math.max(ends[each] ?? 0, at + length)
    }
  }
  return ends
}

/** 'Not hungry' says nothing, 'not hungry for prawns' refuses. */
function isOfFood(tokens: readonly Token[], at: number, isFood: (at: number) => boolean): boolean {
  return OF.has(tokens[at]?.word ?? '') && (isFood(at + 1) || isFood(at + 2))
}

/** What follows them is no verb: 'not too tricky', but 'nothing that uses soya'. */
const DEGREES = new Set(['too', 'very', 'so', 'overly', 'super', 'terribly', 'particularly'])
const OF = new Set(['for', 'about', 'of', 'on', 'or', 'nor'])

/** 'Not too spicy', not 'not too keen'. */
function intensified(tokens: readonly Token[], cues: Cues, at: number): number {
  const word = tokens[at]?.word
  if (word !== 'not' && word !== 'nothing') return 0
  const length = cues('intense', at + 1)
  const next = at + 1 + length
  if (length === 0 || next >= tokens.length) return 0
  return cues('liking', next) > 0 ? 0 : 1 + length
}

/** 'Not too tricky': whatever the word is, it says how the dish is to be. */
function softened(
  tokens: readonly Token[],
  cues: Cues,
  at: number,
  isFood: (at: number) => boolean,
): number {
  const next = at + intensified(tokens, cues, at)
  const isSo = next > at && DEGREES.has(tokens[at + 1]?.word ?? '')
  return isSo && !isFood(next) && !isFood(next + 1) ? next + 1 - at : 0
}

/** A cue that reaches beyond the harmless phrase it begins in is another phrase. */
function silence(lengths: Int8Array, ends: Int32Array): void {
  for (let at = 0; at < lengths.length; at++) {
    const length = lengths[at] ?? 0
    if (length > 0 && at + length <= (ends[at] ?? 0)) lengths[at] = 0
  }
}
