/** What the parts beside a food say of it: a story goes on about it, a condition follows, a list was announced. */
import { isNewSentence } from './parts.ts'
import { CLAIMS, frameAt, isPlain, isWishedAhead } from './plain-words.ts'
import { hasCue, isAny, type Reading, type State, wordAt } from './reading.ts'

/** Whether no wish is what the sentence around a part makes of its foods. */
export function isNoWishBeside(reading: Reading, state: State): boolean {
  return isShruggedOff(reading, state) || isBelied(reading, state)
}

/** Ours: one strange word may praise, more tell something else. */
export const UNKNOWN_MAX = 1

/** 'Feta? My husband turns green', 'when I eat kiwi, my mouth prickles': said of food, and then no wish. */
function isShruggedOff(reading: Reading, { at, part, isBare, foods }: State): boolean {
  const next = reading.states[at + 1]
  if (!next || foods.length === 0 || next.part.joiner === 'line') return false
  const isEqual = reading.tokens[next.part.from]?.gap.includes('=') === true
  const isCondition =
    isAny(reading, part.from, 'barrier') && ['comma', 'word', 'dash'].includes(next.part.joiner)
  const isSaid = isBare && (next.part.joiner === 'colon' || next.part.joiner === 'dash')
  const isAnd = isBare && wordAt(reading, next.part.from) === 'and'
  const isAsked = isBare && part.isQuestion && part.joiner !== 'comma' && !next.part.isQuestion
  const isRemark = isBare && next.part.joiner === 'sentence' && next.foods.length === 0
  if (isRemark && unknownIn(reading, next.part) > 0 && next.part.to - next.part.from <= REMARK_MAX)
    return !isWishing(reading, next)
  return (isEqual || isCondition || isSaid || isAnd || isAsked) && !isWishing(reading, next)
}

/** 'Serve prawns, if you want to meet my paramedic': strange words go on about them in the same sentence. */
function isBelied(reading: Reading, { at, foods, part }: State): boolean {
  if (foods.length === 0) return false
  const isAsked = isAskedFor(reading, part)
  for (let next = at + 1; next < reading.states.length; next++) {
    const state = reading.states[next]
    if (!state || isNewSentence(state.part.joiner)) break
    if (state.foods.length > 0 && !isTopic(reading, at)) break
    if (isAsked && !isAny(reading, state.part.from, 'barrier')) continue
    if (unknownIn(reading, state.part) > UNKNOWN_MAX) return true
  }
  let head = at
  while (at - head < LIST_MAX && isInList(reading.states[head])) head--
  const first = reading.states[head]?.part.joiner
  const before = reading.states[head - 1]
  if (!before || before.foods.length > 0 || (first !== 'colon' && first !== 'dash')) return false
  return unknownIn(reading, before.part) > UNKNOWN_MAX
}

/** 'Sesame: tiny seeds, massive drama': all that follows is said of it. */
function isTopic({ states }: Reading, at: number): boolean {
  return states[at]?.isBare === true && states[at + 1]?.part.joiner === 'colon'
}

/** Ours: 'Mushrooms. Never in this life.' */
const REMARK_MAX = 6
/** Ours: nobody lists more. */
const LIST_MAX = 20

function isInList(state: State | undefined): boolean {
  return state?.isBare === true && state.part.joiner === 'comma'
}

/** 'Need something with bacon', 'salmon in the freezer': whatever is told of it. */
function isAskedFor(reading: Reading, part: State['part']): boolean {
  for (let at = part.from; at < part.to; at++) {
    if (isAny(reading, at, 'placed') || ASKED.test(wordAt(reading, at))) return true
  }
  return false
}

const ASKED = /^(?:need|want|crav|ple?a?s|plz|recipe|idea|suggest)/

const JOINS = /^(?:but|and|or|because|cos|cuz|since|so|as|though|although|while|then)$/

/** Words of a part that say nothing of kitchens, as far as it does not wish. */
function unknownIn(reading: Reading, part: State['part']): number {
  let count = 0
  // 'no rush', 'zero energy'
  let isDenial = false
  const from = JOINS.test(wordAt(reading, part.from)) ? part.from + 1 : part.from
  for (let at = from; at < part.to; ) {
    const frame = frameAt(reading, part.from, at)
    const isNot = isAny(reading, at, 'not') || wordAt(reading, at) === 'zero'
    isDenial ||= isNot
    const isSmall =
      isNot ||
      isAny(reading, at, 'somebody', 'amount') ||
      CLAIMS.has(wordAt(reading, at)) ||
      (isDenial && isAny(reading, at, 'noFood'))
    if (frame === 0 && !isSmall && !isPlain(reading, part.from, at)) count++
    at += Math.max(1, frame)
  }
  return count
}

const SO = /^(?:so|then|therefore)$/

/** 'They complain as soon as there is chilli': why or when, behind strange words, and no wish. */
export function isComplaint(reading: Reading, { at, part, foods }: State): boolean {
  const before = reading.states[at - 1]
  const isWhy = part.joiner === 'word' && !SO.test(wordAt(reading, part.from))
  if (foods.length === 0 || !isWhy || !before || before.foods.length > 0) return false
  const isWished = isAskedFor(reading, part) || isWishedAhead(reading, part.from, part.to)
  return !isWished && unknownIn(reading, before.part) > 0
}

/** Whether strange words of a part, which no refusal has spent, may tell of what stands beside it. */
export function isStory(reading: Reading, { part, foods }: State): boolean {
  if (foods.some(({ stance }) => stance === 'avoided' || stance === 'lifted')) return false
  return unknownIn(reading, part) > 0
}

/** 'Potato salad - mustard' may take it away. */
export function isMinus(reading: Reading, { at, part, isBare }: State): boolean {
  const before = reading.states[at - 1]
  if (!isBare || part.joiner !== 'dash' || !before) return false
  const isDish =
    before.foods.length > 0 || hasCue(reading, 'dish', before.part.from, before.part.to)
  return isDish && /\s-$|\s-\s$/.test(reading.tokens[part.from]?.gap ?? '')
}

/** Whether a part wishes for something, or says something harmless. */
function isWishing(reading: Reading, { part }: State): boolean {
  let isKnown = true
  for (let at = part.from; at < part.to; at++) {
    if (reading.foodAt.has(at)) continue
    if (isAny(reading, at, 'harmless')) return true
    if (!isPlain(reading, part.from, at)) isKnown = isKnown && frameAt(reading, part.from, at) > 0
  }
  return isKnown
}
