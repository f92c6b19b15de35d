/** What is allowed again, and needs that are taken back by name. A question, a condition or a refusal beside it lifts nothing. */
import { isNewSentence } from './parts.ts'
import { hasCue, isAny, isFillerBetween, type Reading, type State, wordAt } from './reading.ts'

/** 'Forget the nut allergy', 'it need not be vegan after all'. */
export function takeBack(reading: Reading, { part }: State): void {
  if (part.isQuestion) return
  for (let at = part.from; at < part.to; at++) {
    const length = reading.cues('takeBack', at)
    let next = at + length
    if (length === 0) continue
    while (next < part.to && !reading.foodAt.has(next) && isAny(reading, next, 'filler')) next++
    const food = reading.foodAt.get(next)
    if (food?.from !== next || !(food.isDiet || isAny(reading, food.to, 'named'))) continue
    food.stance = 'lifted'
    food.isTakenBack = true
  }
}

/** "I'm not gluten-free or anything": said of somebody, and of no dish. */
export function takeBackFree(reading: Reading, { at: place, part, foods }: State): void {
  const isBut = reading.states.some(({ part: { joiner } }) => joiner === 'but')
  const next = reading.states[place + 1]
  // 'and my son is'
  const isGoingOn = next !== undefined && !isNewSentence(next.part.joiner)
  if (part.isQuestion || isBut || isGoingOn) return
  for (const food of foods) {
    let at = food.from - 1
    while (at > part.from && isAny(reading, at, 'strictly')) at--
    const who = wordAt(reading, at - 1)
    const isOf = SOMEBODY_IS.test(who) && wordAt(reading, at) === 'not'
    if (!isOf || wordAt(reading, food.to) !== 'free') continue
    if (food.to + 1 < part.to && wordAt(reading, food.to + 1) !== 'or') continue
    food.stance = 'lifted'
    food.isTakenBack = true
  }
}

const SOMEBODY_IS = /^(?:i'm|we're|am|are)$/

/** How many words 'can eat' and the like have at a place, 0 where they lift nothing. */
export function liftAt(reading: Reading, { part }: State, at: number): number {
  const length = reading.cues('lift', at)
  if (length === 0 || part.isQuestion) return 0
  for (let each = part.from; each < at; each++) {
    if (isAny(reading, each, 'not', 'before', 'condition', 'unsettled')) return 0
  }
  return length
}

/** Lifts the list of foods that begins at a place; where it ends. */
export function liftAhead(reading: Reading, { part }: State, from: number): number {
  let at = from
  while (at < part.to) {
    const food = reading.foodAt.get(at)
    if (food) food.stance = 'lifted'
    else if (!isAny(reading, at, 'filler') || isAny(reading, at, 'limits')) break
    at = food ? food.to : at + 1
  }
  return at
}

/** 'Prawns are fine again': nothing before them, and nothing behind that sets a condition. */
export function liftBack(reading: Reading, { part, foods }: State): void {
  const [first] = foods
  if (!first || part.isQuestion || foods.some(({ stance }) => stance === 'avoided')) return
  if (!isFillerBetween(reading, part.from, first.from)) return
  if (isAny(reading, part.from, 'condition')) return
  for (let at = first.to; at < part.to; at++) {
    const length = reading.cues('fine', at)
    if (length === 0) continue
    const last = foods.findLast((food) => food.to <= at)
    if (!last || !isLink(reading, last.to, at)) continue
    if (!isAgain(reading, at + length, part.to)) continue
    for (const food of foods) if (food.to <= at) food.stance = 'lifted'
  }
}

function isLink(reading: Reading, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (!isAny(reading, at, 'fineLink')) return false
  return true
}

function isAgain(reading: Reading, from: number, to: number): boolean {
  for (let at = from; at < to; ) {
    const length = reading.cues('again', at)
    if (length === 0) return false
    at += length
  }
  return true
}

/** "I'm not vegan": no need, when nothing else is said of it. */
export function isDenied(reading: Reading, { part }: State, from: number): boolean {
  if (part.isQuestion || reading.states.some(({ part: { joiner } }) => joiner === 'but'))
    return false
  let at = from - 1
  while (at >= part.from && isAny(reading, at, 'strictly')) at--
  if (wordAt(reading, at) !== 'not' || at === part.from) return false
  return !hasCue(reading, 'thingsSaid', part.from, at)
}
