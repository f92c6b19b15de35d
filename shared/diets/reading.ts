/** A text that is being judged: its words, parts and foods, and what several judges ask of them. Judges nothing itself. */
import type { CueKind, Cues } from './cues.ts'
import { guessesOf } from './guesses.ts'
import type { Mention } from './mentions.ts'
import { isNewSentence, type Part } from './parts.ts'
import type { Token } from './tokens.ts'

/** 'silent' until somebody judges it. */
export type Stance = 'wanted' | 'avoided' | 'lifted' | 'asked' | 'silent'
/**
 * `isIll`: somebody falls ill of it. `isFramed`: it is wished in so many words ('I have', 'how about'). `isTakenBack`: a need was taken back by its name, and no cue beside it counts.
 * `saidFrom`..`saidTo` are the tokens by which it was refused, its own among them.
 * `isSuspected`: nothing refused it but strange words around it.
 */
export type Judged = Mention & {
  stance: Stance
  isIll: boolean
  isFramed: boolean
  isTakenBack: boolean
  isSuspected: boolean
  saidFrom: number
  saidTo: number
}

/** A refusal on its way through a part: at tokens `at`..`to`, met by a food or not yet. */
export type Mode = {
  isIll: boolean
  isMet: boolean
  /** 'Swap the cream for': what follows 'for' is wished. */
  isSwap: boolean
  /** "Cannot", "do not": it may be said of what stands before it. */
  isVerb: boolean
  at: number
  to: number
}

/** What was found out about one part. `open` refuses the list that the next part may hold. */
export type State = {
  at: number
  part: Part
  foods: Judged[]
  open: Mode | null
  /** A refusal, or an illness ('strong'), that has met no food yet. */
  lone: 'strong' | 'weak' | null
  /** Nothing but foods and what joins them. */
  isBare: boolean
}

/**
 * How words were said: 'answer' to 'What must nobody eat?', so that a bare list of foods is refused; 'search' into a
 * search box, where a food that nothing refuses is what is looked for.
 */
export type Manner = 'talk' | 'answer' | 'search'

export type Reading = {
  manner: Manner
  tokens: readonly Token[]
  cues: Cues
  states: State[]
  foods: Judged[]
  foodAt: ReadonlyMap<number, Judged>
  /** Tokens of what was refused, or hurts, and is not known; `isRemark` where it may be about no food at all. */
  unsure: { from: number; to: number; isRemark?: boolean }[]
}

/** A reading in which nothing is judged yet. */
export function newReading(
  tokens: readonly Token[],
  parts: readonly Part[],
  mentions: readonly Mention[],
  cues: Cues,
  manner: Manner,
): Reading {
  const foods = mentions.map(judgedOf)
  const foodAt = new Map<number, Judged>()
  for (const food of foods) for (let at = food.from; at < food.to; at++) foodAt.set(at, food)
  const reading: Reading = { manner, tokens, cues, states: [], foods, foodAt, unsure: [] }
  let next = 0
  for (const [at, part] of parts.entries()) {
    const from = next
    while (next < foods.length && (foods[next]?.from ?? 0) < part.to) next++
    const own = foods.slice(from, next)
    const isBare = own.length > 0 && isFillerBetween(reading, part.from, part.to, true)
    reading.states.push({ at, part, foods: own, open: null, lone: null, isBare })
  }
  return reading
}

function judgedOf(mention: Mention): Judged {
  return {
    ...mention,
    stance: 'silent',
    isIll: false,
    isFramed: false,
    isTakenBack: false,
    isSuspected: false,
    saidFrom: mention.from,
    saidTo: mention.to,
  }
}

/** The folded word at a place, '' beyond the text. */
export function wordAt({ tokens }: Reading, at: number): string {
  return tokens[at]?.word ?? ''
}

/** Whether a cue of one of the kinds begins at a word. */
export function isAny({ cues }: Reading, at: number, ...kinds: CueKind[]): boolean {
  return kinds.some((kind) => cues(kind, at) > 0)
}

/** Whether one of some words has a cue of the kind. */
export function hasCue(reading: Reading, kind: CueKind, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (reading.cues(kind, at) > 0) return true
  return false
}

/** Whether nothing stands there but words that say nothing; foods too, where they are passed over. */
export function isFillerBetween(
  { cues, foodAt }: Reading,
  from: number,
  to: number,
  arePassed = false,
): boolean {
  for (let at = from; at < to; at++) {
    if (cues('filler', at) === 0 && !(arePassed && foodAt.has(at))) return false
  }
  return true
}

/** Refuses a food, by the tokens `from`..`to`; a diet is not refused but kept, and judged elsewhere. */
export function avoid(food: Judged, isIll: boolean, from = food.from, to = food.to): void {
  if (food.isDiet || food.isTakenBack) return
  food.stance = 'avoided'
  food.isSuspected = false
  food.isIll ||= isIll
  food.saidFrom = Math.min(food.saidFrom, from)
  food.saidTo = Math.max(food.saidTo, to)
}

/** Refuses them all. */
export function avoidAll(foods: readonly Judged[], isIll: boolean): void {
  for (const food of foods) avoid(food, isIll)
}

/** Refuses what the unknown words may be misspelt for; `false` where they are like no food. */
export function avoidGuesses(
  reading: Reading,
  state: State,
  places: readonly number[],
  isIll: boolean,
): boolean {
  const guesses = places.flatMap((at) => guessesOf(wordAt(reading, at), at))
  for (const guess of guesses) {
    const food = judgedOf(guess)
    avoid(food, isIll)
    reading.foods.push(food)
    state.foods.push(food)
  }
  return guesses.length > 0
}

/** Ours: no sentence has more parts, so that a text without full stops is read in linear time. */
const PARTS_MAX = 20

/** Whether the sentence of a part refuses a food: then what hurts has found its food. */
export function isFoodRefusedBeside({ states }: Reading, { at }: State): boolean {
  const isNew = (each: number) => isNewSentence(states[each]?.part.joiner ?? 'start')
  const isRefusing = (each: number) =>
    states[each]?.foods.some(({ stance }) => stance === 'avoided') === true
  for (let each = at; each > at - PARTS_MAX; each--) {
    if (isRefusing(each)) return true
    if (isNew(each)) break
  }
  for (let each = at + 1; each < at + PARTS_MAX && !isNew(each); each++) {
    if (isRefusing(each)) return true
  }
  return false
}
