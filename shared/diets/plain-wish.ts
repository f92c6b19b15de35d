/**
 * Foods that no refusal has reached. They are wished only where their part of the sentence is plainly a wish: made of
 * foods, the words of kitchens, amounts, times, whom it is for, and frames such as 'I have' or 'how about'. Any other
 * word may be a refusal that nobody thought of, so the foods are refused. Where it may as well be praise, or where nothing
 * says that they are wanted or had (`wish-proof.ts`), the guide asks.
 */
import { isComplaint, isMinus, isNoWishBeside, UNKNOWN_MAX } from './beside-wish.ts'
import { isSaidOtherwise } from './mentions.ts'
import {
  CLAIMS,
  frameAt,
  isHarmlessInside,
  isPlain,
  isPraise,
  isWishedAhead,
  isWishWord,
} from './plain-words.ts'
import { avoid, isAny, type Judged, type Reading, type State, wordAt } from './reading.ts'
import { isDish } from './wish-proof.ts'

/** How a part speaks of a food: `framed` is wished in so many words, `doubted` has one unknown word before it. */
type Voice = 'framed' | 'plain' | 'doubted' | 'suspect'
/** Foods that nothing but plain words join, and how they are spoken of from the left. */
type Run = { foods: Judged[]; to: number; voice: Voice; isConditional: boolean }

/** Refuses what is left in a part that is no wish, and marks what is to be asked about. */
export function refuseUnwished(reading: Reading, state: State): void {
  const isTold = isNoWishBeside(reading, state)
  const isDoubted = isMinus(reading, state) || isComplaint(reading, state)
  for (const { foods, voice, isConditional } of runsOf(reading, state)) {
    const silent = foods.filter((food) => food.stance === 'silent' && !isSaidOtherwise(food))
    if (voice === 'suspect' || isTold) for (const food of silent) suspect(food)
    else if (isDoubted) for (const food of silent) ask(food)
    else if (voice === 'doubted') for (const food of silent) if (!isDish(reading, food)) ask(food)
    if (voice === 'framed')
      for (const food of silent) markFramed(reading, state, food, isConditional)
  }
}

/** 'If there are olives' wishes for nothing yet, 'who loves olives' does. */
function markFramed(reading: Reading, { part }: State, food: Judged, isConditional: boolean): void {
  food.isFramed = !isConditional || isWishedAhead(reading, part.from, food.from)
}

function suspect(food: Judged): void {
  avoid(food, false)
  food.isSuspected = food.stance === 'avoided'
}

function ask(food: Judged): void {
  if (!food.isDiet) food.stance = 'asked'
}

/** The runs of a part, each judged from both sides. */
function runsOf(reading: Reading, { part, foods }: State): Run[] {
  const refused = refusedIn(foods)
  const runs: Run[] = []
  const so: Left = { voice: 'plain', isConditional: false, isClosed: false }
  let run: Run | null = null
  for (let at = part.from; at < part.to; ) {
    const food = reading.foodAt.get(at)
    if (refused.has(at)) run = null
    else if (food) {
      if (!run) {
        run = { foods: [], to: food.to, voice: so.voice, isConditional: so.isConditional }
        runs.push(run)
      }
      run.foods.push(food)
      run.to = food.to
    } else {
      const length = hear(reading, part.from, at, so)
      if (so.voice === 'suspect' || so.voice === 'doubted') run = null
      at += length
      continue
    }
    at = food ? food.to : at + 1
  }
  for (const [at, each] of runs.entries()) {
    const end = runs[at + 1]?.foods[0]?.from ?? part.to
    if (isRefusedBehind(reading, part.from, each, end, refused)) each.voice = 'suspect'
  }
  return runs
}

/** What has been heard of a part so far. `isClosed`: a condition behind a doubt, and no frame counts any more. */
type Left = { voice: Voice; isConditional: boolean; isClosed: boolean }

/** Hears one word or frame; how many words it has. */
function hear(reading: Reading, start: number, at: number, so: Left): number {
  if (isAny(reading, at, 'barrier') && !(at === start && isAny(reading, at, 'asking'))) {
    so.isConditional = true
    so.isClosed ||= so.voice === 'suspect' && !wordAt(reading, at).startsWith('who')
    if (so.voice === 'framed') so.voice = 'plain'
  }
  const amount = reading.cues('amount', at)
  const isDeaf = so.isClosed || (so.voice === 'suspect' && isWeak(reading, at))
  const frame = isDeaf ? 0 : frameAt(reading, start, at)
  if (frame > 0 || (amount > 0 && so.voice === 'plain')) so.voice = 'framed'
  else if (amount > 0) return amount
  else if (!isPlain(reading, start, at)) {
    so.voice = so.voice === 'framed' && isPraise(reading, at) ? 'doubted' : 'suspect'
  }
  return Math.max(frame, amount, 1)
}

/** 'Pens for nuts', 'dreads cooking prawns', 'ill after a prawn': behind a suspicion a lone word wishes for nothing. */
function isWeak(reading: Reading, at: number): boolean {
  const word = wordAt(reading, at)
  return (
    word === 'for' || word === 'after' || (reading.cues('frame', at) === 1 && !isWishWord(word))
  )
}

/** The places of words that a refusal has spent already. */
function refusedIn(foods: readonly Judged[]): ReadonlySet<number> {
  const places = new Set<number>()
  for (const { stance, saidFrom, saidTo } of foods) {
    if (stance === 'avoided' || stance === 'lifted')
      for (let at = saidFrom; at < saidTo; at++) places.add(at)
  }
  return places
}

/** What is said behind the foods of a run, up to the next ones. */
function isRefusedBehind(
  reading: Reading,
  start: number,
  run: Run,
  end: number,
  refused: ReadonlySet<number>,
): boolean {
  let isDoubtful = run.voice !== 'framed' || run.isConditional
  let isClaim = wordAt(reading, run.to - 1).endsWith("'s")
  let unknown = 0
  for (let at = run.to; at < end; at++) {
    if (refused.has(at)) return isClaim && isAny(reading, at, 'not')
    if (isAny(reading, at, 'wishAfter')) return false
    const word = wordAt(reading, at)
    if (isTaken(reading, at)) return false
    if (CLAIMS.has(word)) isClaim = true
    else if (isAny(reading, at, 'placed')) isClaim = false
    else if (word === 'that' || word === 'which' || word === 'who') isDoubtful = true
    else if (isAny(reading, at, 'apart') && !isClaim) return false
    else if (isAny(reading, at, 'not', 'before')) return !isNoFoodNext(reading, at, end)
    else if (!isPlain(reading, start, at)) {
      unknown++
      if (isDoubtful || isClaim || unknown > UNKNOWN_MAX) return true
    } else if (isHarmlessInside(reading, start, at)) isClaim = false
    else if (isClaim && !isAny(reading, at, 'filler')) return !isAny(reading, at, 'dish')
  }
  return isClaim && isDoubtful
}

/** 'Which prawns can I have'; 'mushrooms make Dave bolt' wishes for nothing. */
function isTaken(reading: Reading, at: number): boolean {
  return isAny(reading, at, 'frame') && TAKERS.has(wordAt(reading, at))
}

const TAKERS = new Set(
  'i we can could shall should may might please recipe recipes need'.split(' '),
)

/** 'Without the faff', 'not fried'. */
function isNoFoodNext(reading: Reading, at: number, end: number): boolean {
  for (let next = at + 1; next < end; next++) {
    if (!isAny(reading, next, 'filler')) return isAny(reading, next, 'noFood', 'intense')
  }
  return false
}
