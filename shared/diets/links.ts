/** A refusal or an illness without a food of its own ('she is allergic', 'yuck') speaks of the foods beside it. */
import { isNewSentence } from './parts.ts'
import {
  avoidAll,
  hasCue,
  isAny,
  isFillerBetween,
  isFoodRefusedBeside,
  type Reading,
  type State,
  wordAt,
} from './reading.ts'
import { isHurting } from './refusals-back.ts'

/** Finds the foods that a lone refusal means; an illness that finds none for sure is asked about. */
export function linkLone(reading: Reading, state: State): void {
  if (!state.lone) return
  const isStrong = state.lone === 'strong'
  const isIll = isStrong || isHurting(reading, state)
  const next = nextOf(reading, state)
  if (next && refuseNext(reading, state, next, isIll)) return
  const before = beforeOf(reading, state)
  const isMeant = before !== null && isMeantBy(reading, state, before)
  const isBeside = isStrong && !['sentence', 'line', 'start'].includes(state.part.joiner)
  if (before && (isMeant || isBeside)) {
    const isOther = isNewSentence(state.part.joiner)
    refuseBefore(reading, before, isIll, isOther && isMeant)
    // 'a sauce for chicken then, minus that': of what the sentence before named as well
    const isShort = state.part.to - state.part.from <= SHORT
    const earlier = isOther || before.isBare || !isShort ? null : beforeOf(reading, before)
    if (earlier) refuseBefore(reading, earlier, isIll, true)
    avoidAll(topicOf(reading, before), isIll)
  }
  if (isOpen(state) && state.foods.length > 0 && !before)
    reading.unsure.push({ from: state.part.from, to: state.part.to })
  if (!isStrong || isMeant || isAnswered(reading, state)) return
  const read = (next?.foods ?? []).filter((food) => food.stance === 'avoided')
  const isRead = read.some(({ from }) => isRefusedBefore(reading, next, from))
  if (isRead) avoidAll(read, true)
  else reading.unsure.push({ from: state.part.from, to: state.part.to })
}

/** 'Olives! Like grapes, but for people who hate joy. Not for me': a bare food that the sentence before goes on about. */
function topicOf({ states }: Reading, before: State): State['foods'] {
  let at = before.at
  while (at > 0 && before.at - at < PARTS_MAX && !isNewSentence(states[at]?.part.joiner ?? 'start'))
    at--
  const topic = states[at - 1]
  const isTopic = topic?.isBare && isNewSentence(topic.part.joiner) && !topic.part.isQuestion
  return isTopic ? topic.foods : []
}

/** Ours: no sentence has more. */
const PARTS_MAX = 20

/** The illness has found its food beside it, or in an earlier sentence, unless it may be another's. */
function isAnswered(reading: Reading, state: State): boolean {
  if (isFoodRefusedBeside(reading, state)) return true
  const { from, to } = state.part
  for (let at = from; at < to; at++) {
    if (OTHERS.has(wordAt(reading, at))) return false
  }
  return reading.foods.some(({ stance, to: end }) => stance === 'avoided' && end <= from)
}

/** 'Allergies' may be many, and 'also' is another. */
const OTHERS = new Set([
  'allergies',
  'allergens',
  'intolerances',
  'food',
  'also',
  'too',
  'other',
  'another',
])

/** 'Allergies: nuts, eggs'; 'comes out in hives if she eats kiwi'. */
function refuseNext(reading: Reading, state: State, next: State, isIll: boolean): boolean {
  const { joiner, from } = next.part
  const isList =
    next.isBare &&
    joiner !== 'but' &&
    !['so', 'then'].includes(wordAt(reading, from)) &&
    (state.lone === 'strong' || joiner !== 'sentence') &&
    !(next.part.isQuestion && isFoodRefusedBeside(reading, state))
  const isCause = wordAt(reading, from) === 'because' && wordAt(reading, from + 1) === 'of'
  const isCondition =
    joiner === 'word' && (isCause || isAny(reading, from, 'condition')) && next.foods.length > 0
  if (isCondition) avoidAll(next.foods, isIll)
  else if (isList) {
    for (let at = next.at; at < reading.states.length; at++) {
      const each = reading.states[at]
      if (!each?.isBare || (at > next.at && each.part.joiner === 'sentence')) break
      avoidAll(each.foods, isIll)
    }
  }
  return isCondition || isList
}

/** The part behind, past those that say nothing ('yes'). */
function nextOf(reading: Reading, { at }: State): State | null {
  for (let next = at + 1; next < reading.states.length; next++) {
    const state = reading.states[next]
    if (!state) break
    const { part, foods } = state
    if (foods.length > 0 || !isFillerBetween(reading, part.from, part.to)) return state
  }
  return null
}

const SENTENCES_MAX = 2
/** Words of a refusal that names nothing: 'minus that', 'but without them'. */
const SHORT = 3

/** The part with foods before, not further back than two sentences. */
function beforeOf({ states }: Reading, { at, part }: State): State | null {
  let sentences = isNewSentence(part.joiner) ? 1 : 0
  for (let each = at - 1; each >= 0 && sentences <= SENTENCES_MAX; each--) {
    const state = states[each]
    if (!state) break
    if (state.foods.length > 0) return state
    if (isNewSentence(state.part.joiner)) sentences++
  }
  return null
}

/** The foods of a part, and of the bare lists in its sentence: 'Dan (mustard), Sue (fish) have allergies'. */
function refuseBefore({ states }: Reading, before: State, isIll: boolean, isWhole: boolean): void {
  avoidAll(before.foods, isIll)
  if (!before.isBare && !isWhole) return
  for (let at = before.at; at > 0; at--) {
    const { joiner = 'start' } = states[at]?.part ?? {}
    if (joiner === 'sentence' || joiner === 'line') return
    if (isWhole || states[at - 1]?.isBare) avoidAll(states[at - 1]?.foods ?? [], isIll)
  }
}

/** 'Without', 'minus that', and nothing behind it. */
function isOpen({ lone, open }: State): boolean {
  return lone === 'weak' && open !== null && !open.isMet
}

function isMeantBy(reading: Reading, state: State, before: State): boolean {
  const { part, lone } = state
  if (hasCue(reading, 'pronoun', part.from, part.to)) return true
  if (isAny(reading, part.from, 'except')) return true
  // 'stroganoff without, please': of what was named last
  if (isOpen(state)) return true
  if (before.isBare || before.part.isQuestion || isAny(reading, before.part.from, 'condition'))
    return true
  return (part.joiner === 'but' || part.joiner === 'word') && lone === 'weak'
}

function isRefusedBefore(reading: Reading, state: State | null, end: number): boolean {
  const from = state?.part.from ?? end
  return hasCue(reading, 'not', from, end) || hasCue(reading, 'before', from, end)
}
