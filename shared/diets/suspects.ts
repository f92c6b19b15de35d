/**
 * Foods that no cue has reached. Something is said of them or of somebody, and no word of a wish is: that may be a
 * refusal in words that nobody thought of, so it is one.
 */
import { isSaidOtherwise } from './mentions.ts'
import {
  avoid,
  isAny,
  isFillerBetween,
  type Judged,
  type Reading,
  type State,
  wordAt,
} from './reading.ts'

/** Refuses what is left in a part when it is said with suspicious words. */
export function refuseSuspects(reading: Reading, state: State): void {
  const isDoubted = isAsked(reading, state) || isAsking(reading, state)
  if (isDoubted ? !isShrugged(reading, state) : !isSuspect(reading, state)) return
  for (const food of state.foods) {
    if (food.stance === 'silent' && !isSaidOtherwise(food)) avoid(food, false)
  }
}

/** In a question, and not told before it: 'Fish sends her to bed, could you suggest chicken?'. */
function isAsked(reading: Reading, { at, part }: State): boolean {
  if (!part.isQuestion) return false
  const next = reading.states[at + 1]?.part.joiner ?? 'sentence'
  if (next === 'sentence' || next === 'line') return true
  let first = at
  while (
    first > 0 &&
    !['sentence', 'line', 'start'].includes(reading.states[first]?.part.joiner ?? 'start')
  )
    first--
  return isAny(reading, reading.states[first]?.part.from ?? 0, 'asking')
}

/** 'Feta? My husband turns green': a food in question, and an answer without a wish. */
function isShrugged(reading: Reading, { at, part, isBare }: State): boolean {
  const next = reading.states[at + 1]
  const isAnswered = isBare && next !== undefined && next.part.joiner !== 'line'
  if (!isAnswered || part.joiner === 'comma' || next.part.isQuestion || next.foods.length > 0)
    return false
  return !isWishing(reading, next)
}

/** 'Would chicken work': a question without its mark. */
function isAsking({ cues }: Reading, { part }: State): boolean {
  return ['start', 'sentence', 'line'].includes(part.joiner) && cues('asking', part.from) > 0
}

type Said = {
  isClaim: boolean
  isUnknown: boolean
  isWished: boolean
  isHalfWished: boolean
  isWishedBehind: boolean
}

function isSuspect(reading: Reading, state: State): boolean {
  const { part, foods } = state
  const [first, last] = [foods[0], foods.at(-1)]
  if (!first || !last) return false
  if (isUnknownVerb(reading, first.from - 1, part.from) || isParted(reading, state)) return true
  if (isUnknownOrder(reading, part.from, first.from)) return true
  const said: Said = {
    isClaim: false,
    isUnknown: false,
    isWished: false,
    isHalfWished: false,
    isWishedBehind: false,
  }
  for (let at = part.from; at < part.to; at++) {
    if (!reading.foodAt.has(at)) weigh(reading, at, first, last, said)
    else if (at === last.to - 1 && at + 1 < part.to) said.isClaim ||= isContracted(reading, at)
  }
  const isCondition =
    isAny(reading, part.from, 'condition') && isAny(reading, part.from + 1, 'somebody', 'there')
  if (isCondition && !said.isWishedBehind) return true
  if (said.isWished || !said.isClaim) return false
  return !said.isHalfWished || said.isUnknown
}

/** 'Dairy and I have broken up', 'pistachios = casualty'. */
function isParted(reading: Reading, { at, isBare }: State): boolean {
  const next = reading.states[at + 1]
  if (!isBare || !next || next.foods.length > 0) return false
  const isEqual = reading.tokens[next.part.from]?.gap.includes('=')
  if (!isEqual && wordAt(reading, next.part.from) !== 'and') return false
  return !isWishing(reading, next)
}

/** Whether a part wishes for something, or says something harmless. */
function isWishing(reading: Reading, { part }: State): boolean {
  for (let at = part.from; at < part.to; at++) {
    if (isAny(reading, at, 'harmless', 'dish')) return true
    if (isAny(reading, at, 'wish') && !isAny(reading, at, 'weakWish')) return true
  }
  return false
}

/** What one word adds to what is said. */
function weigh(reading: Reading, at: number, first: Judged, last: Judged, said: Said): void {
  const isBehind = at >= last.to
  if (isAny(reading, at, 'harmless')) {
    said.isWished = true
    return
  }
  const isFor = wordAt(reading, at) === 'for' && isFillerBetween(reading, at + 1, first.from)
  const isWish = isBehind ? isAny(reading, at, 'wishAfter') : isFor || isAny(reading, at, 'wish')
  if (at === last.to && isAny(reading, at, 'dish')) said.isHalfWished = true
  if (isWish) {
    if (isBehind) said.isWishedBehind = true
    if (isAny(reading, at, 'weakWish')) said.isHalfWished = true
    else said.isWished = true
  } else if (isBehind && at > last.to && isObject(reading, at)) said.isClaim = true
  else if (isAny(reading, at, 'somebody')) said.isClaim ||= !isForWhom(reading, at)
  else if (isAny(reading, at, 'claim')) said.isClaim = true
  else said.isUnknown ||= isUnknown(reading, at)
}

/** 'Closes up my airway'; 'on my plate' says nothing of the food. */
function isObject(reading: Reading, at: number): boolean {
  return isAny(reading, at, 'object') && !isAny(reading, at - 1, 'preposition')
}

/** "Turkey's boring". */
function isContracted(reading: Reading, at: number): boolean {
  return wordAt(reading, at).endsWith("'s") && !isAny(reading, at + 1, 'dish')
}

/** 'For the kids' says nothing of the food. */
function isForWhom(reading: Reading, at: number): boolean {
  const [before, earlier] = [wordAt(reading, at - 1), wordAt(reading, at - 2)]
  return before === 'for' || before === 'with' || (before === 'the' && earlier === 'for')
}

function isUnknown(reading: Reading, at: number): boolean {
  if (wordAt(reading, at).endsWith("'s")) return false
  const known = [
    'filler',
    'dish',
    'noFood',
    'eating',
    'brings',
    'liking',
    'wish',
    'intense',
  ] as const
  return !isAny(reading, at, ...known)
}

/** 'Strike the anchovies': an order that nobody knows. */
function isUnknownOrder(reading: Reading, from: number, food: number): boolean {
  if (food - from !== 2 || !isAny(reading, from + 1, 'article')) return false
  return (
    isUnknown(reading, from) &&
    !isAny(reading, from, 'wishAfter', 'turn', 'before', 'not', 'asking')
  )
}

const VERB_MIN = 5

/** 'Ben abominates mushrooms': a verb, by its ending. */
function isUnknownVerb(reading: Reading, at: number, from: number): boolean {
  const word = wordAt(reading, at)
  if (at <= from || word.length < VERB_MIN || !/[^s']s$/.test(word)) return false
  return !reading.foodAt.has(at) && isUnknown(reading, at)
}
