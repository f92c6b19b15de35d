/**
 * Foods that no refusal has reached. They are wished only where their part of the sentence is plainly a wish: made of
 * foods, the words of kitchens, amounts, times, whom it is for, and frames such as 'I have' or 'how about'. Any other
 * word may be a refusal that nobody thought of, so the foods are refused; where it may as well be praise, the guide asks.
 */
import { isSaidOtherwise } from './mentions.ts'
import { avoid, isAny, type Judged, type Reading, type State, wordAt } from './reading.ts'

/** How a part speaks of a food: `framed` is wished in so many words, `doubted` has one unknown word before it. */
type Voice = 'framed' | 'plain' | 'doubted' | 'suspect'
/** Foods that nothing but plain words join, and how they are spoken of from the left. */
type Run = { foods: Judged[]; to: number; voice: Voice; isConditional: boolean }

/** Refuses what is left in a part that is not plainly a wish. */
export function refuseUnwished(reading: Reading, state: State): void {
  const isShrugged =
    isShruggedOff(reading, state) || isPointedAt(reading, state) || isOnCondition(reading, state)
  const isSlighted = isSpokenIllOf(reading, state)
  for (const { foods, voice } of runsOf(reading, state)) {
    const silent = foods.filter((food) => food.stance === 'silent' && !isSaidOtherwise(food))
    if (voice === 'suspect' || isShrugged || (isSlighted && voice === 'plain'))
      for (const food of silent) avoid(food, false)
    else if (voice === 'doubted' && silent.some(({ isDiet }) => !isDiet))
      ask(reading, state, silent)
  }
}

function ask({ unsure }: Reading, { part }: State, foods: readonly Judged[]): void {
  for (const food of foods) food.stance = 'asked'
  unsure.push({ from: part.from, to: part.to })
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
  const frame = so.isClosed ? 0 : frameAt(reading, start, at)
  if (frame > 0 || (amount > 0 && so.voice === 'plain')) so.voice = 'framed'
  else if (amount > 0) return amount
  else if (!isPlain(reading, start, at)) {
    so.voice = so.voice === 'framed' && isPraise(reading, at) ? 'doubted' : 'suspect'
  }
  return Math.max(frame, amount, 1)
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

/** How many words wish there for what follows: 'I have', 'recipe for'; a question asks. */
function frameAt(reading: Reading, start: number, at: number): number {
  const how = reading.cues('howTo', at)
  if (how > 0) return how + (reading.foodAt.has(at + how) ? 0 : 1)
  const length = reading.cues('frame', at)
  if (length > 0) return length
  if (at === start) return reading.cues('asking', at)
  return wordAt(reading, at) === 'for' && isFoodNext(reading, at + 1) ? 1 : 0
}

/** Only plain words stand between a place and a food. */
function isFoodNext(reading: Reading, from: number): boolean {
  for (let at = from; at < from + 4; at++) {
    if (reading.foodAt.has(at)) return true
    if (!isAny(reading, at, 'filler', 'plain', 'kitchen')) return false
  }
  return false
}

const AMOUNT = /^\d+(?:g|kg|ml|l|cl|oz|lbs?|min|mins|m|hr?|hrs|am|pm|c|th|nd|rd|st)?$/

/** Nothing but an amount, a time, a dish, a filler, or somebody it is for. */
function isPlain(reading: Reading, start: number, at: number): boolean {
  const word = wordAt(reading, at)
  if (AMOUNT.test(word)) return word !== '0' && wordAt(reading, at + 1) !== 'the'
  if (isAny(reading, at, 'barrier')) return false
  if (isHarmlessInside(reading, start, at)) return true
  // what a harmless phrase has silenced is none
  if (word === 'not' || word === 'nothing' || isAny(reading, at, 'not'))
    return !isAny(reading, at, 'not')
  if (isAny(reading, at, 'plain', 'kitchen', 'dish', 'filler', 'intense')) return true
  if (word.endsWith("'s")) return !CONTRACTED.has(word)
  if (isAdjective(reading, start, at) || isUnknownFood(reading, start, at)) return true
  return isAny(reading, at, 'somebody') && isFor(reading, start, at)
}

/** 'Zingy lime chicken', 'a Tuscan bean stew': by its ending, at the beginning or behind an article. */
function isAdjective(reading: Reading, start: number, at: number): boolean {
  if (!/...(?:y|ish|ous|ful|ian|can|ese)$/.test(wordAt(reading, at))) return false
  if (isAny(reading, at, 'anywhere', 'before', 'tight', 'ill', 'somebody')) return false
  const isFood = reading.foodAt.has(at + 1) || isAny(reading, at + 1, 'kitchen', 'dish')
  return isFood && (at === start || ['a', 'an', 'some'].includes(wordAt(reading, at - 1)))
}

/** 'Spuds and mince', 'clafoutis with cherries': one word that nobody knows, joined to a food. */
function isUnknownFood(reading: Reading, start: number, at: number): boolean {
  const isJoined = ['and', 'with'].includes(wordAt(reading, at + 1)) && reading.foodAt.has(at + 2)
  if (/(?:ed|ing|one)$/.test(wordAt(reading, at))) return false
  return at === start && isJoined && !isAny(reading, at, 'somebody', 'anywhere', 'before', 'tight')
}

const CONTRACTED = new Set(["it's", "that's", "he's", "she's", "who's"])

/** Inside a phrase that was found harmless. */
function isHarmlessInside(reading: Reading, start: number, at: number): boolean {
  for (let from = Math.max(start, at - 5); from <= at; from++) {
    if (from + reading.cues('harmless', from) > at) return true
  }
  return false
}

/** 'For my nan', 'with the kids'. */
function isFor(reading: Reading, start: number, at: number): boolean {
  for (let before = at - 1; before >= start && before >= at - 4; before--) {
    if (
      ['for', 'from', 'with', 'of', 'to', 'like', 'feed', 'and'].includes(wordAt(reading, before))
    )
      return true
    if (!isAny(reading, before, 'filler', 'plain', 'somebody')) return false
  }
  return false
}

const PRAISE_MIN = 4

/** One unknown word between a wish and its food may praise the food. */
function isPraise(reading: Reading, at: number): boolean {
  const word = wordAt(reading, at)
  if (!reading.foodAt.has(at + 1) || word.length < PRAISE_MIN) return false
  return !isAny(reading, at, 'somebody', 'not', 'barrier') && !/[^s']s$/.test(word)
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
    else if (!isPlain(reading, start, at)) return isDoubtful || isClaim
    else if (isHarmlessInside(reading, start, at)) isClaim = false
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

/** Behind a food they say something of it. */
const CLAIMS = new Set(
  'is are was were can could will would should may might must do does did has have had'.split(' '),
)

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
  return (isEqual || isCondition || isSaid || isAnd || isAsked) && !isWishing(reading, next)
}

/** 'Strike me down | if there is lard in it'. */
function isOnCondition(reading: Reading, { at, part }: State): boolean {
  const before = reading.states[at - 1]
  if (!before || part.joiner !== 'word' || !isAny(reading, part.from, 'barrier')) return false
  return before.foods.length === 0 && !isWishing(reading, before)
}

/** 'The one thing is cucumbers, they haunt me': what is said of them next is no wish. */
function isSpokenIllOf(reading: Reading, { at }: State): boolean {
  const next = reading.states[at + 1]
  if (!next || next.foods.length > 0 || next.part.joiner === 'line') return false
  const isOfThem = ['it', 'they'].includes(wordAt(reading, next.part.from))
  return isOfThem && !isWishing(reading, next)
}

/** "It's the gluten" says what is at fault. */
function isPointedAt(reading: Reading, { part, foods }: State): boolean {
  const word = wordAt(reading, part.from)
  const isIt = ["it's", "that's"].includes(word)
  const from = isIt ? part.from + 1 : part.from + 2
  if (!isIt && !(word === 'it' && CLAIMS.has(wordAt(reading, part.from + 1)))) return false
  return wordAt(reading, from) === 'the' && foods[0]?.from === from + 1
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
