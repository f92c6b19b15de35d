/** Refusals that reach back or all around: 'nut-free', 'prawn allergy', 'fish turns my stomach', 'eggs are out'. */
import { isSaidOtherwise } from './mentions.ts'
import { isHarmlessInside } from './plain-words.ts'
import {
  avoid,
  avoidAll,
  avoidGuesses,
  hasCue,
  isAny,
  isFillerBetween,
  type Judged,
  type Reading,
  type State,
  wordAt,
} from './reading.ts'

/** 'Egg, milk and nut free': back over the list before a word that refuses as one with it. */
export function refuseTight(reading: Reading, state: State): void {
  const { part } = state
  const { cues } = reading
  for (let at = part.from; at < part.to; at++) {
    const length = cues('tight', at)
    if (length === 0 || cues('before', at) > length) continue
    const isIll = cues('strong', at) > 0
    const { foods, start, isJoined } = listBefore(reading, state, at)
    for (const food of foods) avoid(food, isIll, start, at + length)
    if (foods.length === 0 && isUnknownFree(reading, state, at)) {
      if (!avoidGuesses(reading, state, [at - 1], isIll) && isGlued(reading, at))
        reading.unsure.push({ from: at - 1, to: at + 1 })
    }
    if (isJoined && start === part.from && part.joiner === 'comma' && reading.manner !== 'search')
      listBack(reading, state, isIll)
  }
}

/** Words between 'leaves' and 'celery', or 'celery' and 'out'. */
const SPLIT_MAX = 3

/** 'Leaves celery out', 'take the olives off it'. */
export function refuseSplit(reading: Reading, { part, foods }: State): void {
  for (const food of foods) {
    const from = placeOfSplit(reading, food.from, part.from)
    let end = food.to
    while (end < part.to && end - food.to < SPLIT_MAX && isPassed(reading, end)) end++
    if (from < 0 || end >= part.to || !isAny(reading, end, 'splitEnd')) continue
    if (!isHarmlessInside(reading, part.from, end)) avoid(food, false, from, end + 1)
  }
}

function placeOfSplit(reading: Reading, end: number, start: number): number {
  for (let at = end - 1; at >= start && end - at <= SPLIT_MAX * 2; at--) {
    if (isAny(reading, at, 'split')) return at
    if (!isPassed(reading, at)) return -1
  }
  return -1
}

function isPassed(reading: Reading, at: number): boolean {
  return reading.foodAt.has(at) || isAny(reading, at, 'filler')
}

/** Ours: nobody says more in one breath. */
const LIST_MAX = 30

type List = { foods: Judged[]; start: number; isJoined: boolean }

/** The foods right before a word, and those joined to them. */
function listBefore(reading: Reading, { part }: State, end: number): List {
  const foods: Judged[] = []
  let isJoined = false
  let start = end
  const isInside = (reading.foodAt.get(end - 1)?.to ?? end) > end
  for (let at = isInside ? -1 : end - 1; at >= part.from && foods.length < LIST_MAX; ) {
    const food = reading.foodAt.get(at)
    const word = wordAt(reading, at)
    const isSlashed = reading.tokens[start]?.gap.includes('/')
    if (food && (foods.length === 0 || start - at > 1 || isSlashed)) {
      foods.push(food)
      start = food.from
      at = food.from - 1
    } else if (foods.length > 0 && !food && (word === 'and' || word === 'or' || word === 'free')) {
      isJoined ||= word !== 'free'
      at--
    } else break
  }
  return { foods, start, isJoined }
}

/** 'Zander-free' is asked about, 'stress-free' is not. */
function isUnknownFree(reading: Reading, { part }: State, at: number): boolean {
  if (wordAt(reading, at) !== 'free' || at === part.from) return false
  return !reading.foodAt.has(at - 1) && !isAny(reading, at - 1, 'freeOf', 'noFood', 'filler')
}

function isGlued({ tokens }: Reading, at: number): boolean {
  return tokens[at]?.gap === '-'
}

/** What is said to hurt, to disgust or to be banned reaches every food of its part. */
export function refuseAround(reading: Reading, state: State): void {
  const { part, foods } = state
  // 'nut allergy breakfast': in a search box an illness is of what stands right before it
  if (reading.manner === 'search' && foods.some(({ stance }) => stance === 'avoided')) return
  const found = cueAround(reading, state)
  if (!found) return
  const meant = foods.filter((food) => {
    const isCue = isSaidOtherwise(food) && isAny(reading, food.from, 'anywhere')
    return !food.isDiet && food.stance !== 'lifted' && !isCue
  })
  if (meant.length === 0) {
    const isRead = foods.some(({ isDiet, stance }) => isDiet || stance === 'lifted')
    if (!isRead) state.lone = state.lone === 'strong' ? 'strong' : found
    return
  }
  const isIll = found === 'strong' || isHurting(reading, state)
  for (const food of meant) {
    if (food.stance === 'avoided') food.isIll ||= isIll
    else if (reading.manner === 'search') avoid(food, isIll)
    else avoid(food, isIll, part.from, part.to)
  }
}

/** The strongest cue of a part that has not met its food by other ways. */
function cueAround(reading: Reading, state: State): 'strong' | 'weak' | null {
  const { part } = state
  const { cues, foodAt } = reading
  let found: 'strong' | 'weak' | null = null
  for (let at = part.from; at < part.to; at++) {
    const length = cues('anywhere', at)
    if (length === 0 || isSpent(reading, state, at)) continue
    const inside = foodAt.get(at)
    if (inside && (inside.isDiet || inside.to > at + Math.max(length, 1))) continue
    found = cues('strong', at) > 0 ? 'strong' : (found ?? 'weak')
  }
  return found
}

/** A part that speaks of a body, and not of taste alone. */
export function isHurting(reading: Reading, { part }: State): boolean {
  return hasCue(reading, 'ill', part.from, part.to) || hasCue(reading, 'hurts', part.from, part.to)
}

/** A word that has met its foods already: 'nut allergy', 'allergic to nuts', taken back; or is asked about. */
function isSpent(reading: Reading, state: State, at: number): boolean {
  const { cues, foodAt, unsure } = reading
  if (foodAt.get(at - 1)?.stance === 'lifted' || unsure.some(({ from }) => from === at)) return true
  if (cues('tight', at) > 0 && listBefore(reading, state, at).foods.length > 0) return true
  const length = cues('before', at)
  if (length === 0) return false
  return state.foods.some((food) => food.from >= at + length && food.stance === 'avoided')
}

/** 'Eggs, milk and nuts are out': the list before the comma is out as well. */
export function refuseListBefore(reading: Reading, state: State): void {
  const { part, foods } = state
  const [first, last] = [foods[0], foods.at(-1)]
  if (!first || !last || part.joiner !== 'comma') return
  const isAll = foods.every(({ stance }) => stance === 'avoided')
  const isFirst = isFillerBetween(reading, part.from, first.from)
  const isSaid = !isFillerBetween(reading, last.to, part.to) && !isAny(reading, last.to, 'tight')
  if (isAll && isFirst && isSaid) listBack(reading, state, first.isIll)
}

function listBack(reading: Reading, { at }: State, isIll: boolean): void {
  const { states } = reading
  for (let each = at - 1; each >= 0; each--) {
    const before = states[each]
    if (!before?.isBare || hasCue(reading, 'merely', before.part.from, before.part.to)) return
    avoidAll(before.foods, isIll)
    if (before.part.joiner !== 'comma') return
  }
}
