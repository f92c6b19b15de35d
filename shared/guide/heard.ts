/** A question at the stove with all that can answer it, and the same of each question in it. Chooses nothing. */
import { type Asked, readQuestion } from './answers/asked.ts'
import { ANSWERERS } from './answers/computed.ts'
import { partsOf } from './answers/parts.ts'
import { chancesOf } from './card-chances.ts'
import { keysIn, LEFT_OUT } from './card-keys.ts'
import { type Entry, isCard, isNote, isWritten } from './card-score.ts'
import { type Candidate, candidatesFor } from './cards.ts'
import type { Note } from './note.ts'
import type { CoachRequest } from './schema.ts'

/** From here on a note beside the dish answers, before what is known of all dishes. */
const SURE_OF_NOTE = 0.5
/** And the surer, the more of the question is about something else: rugby, say. */
const SURER_BY_UNKNOWN = 0.3
/** What is not worth working out. */
const LEAST = 0.02

/** What may answer, its text, how likely it is meant, and how likely nothing that is known is. */
export type Possible = {
  entry: Entry
  text: string
  sure: number
  none: number
  /** The share of the question that nobody knows. */
  unknown: number
  candidate: Candidate
}

/** A question with all that can answer it, and the same of each question in it. */
export type Heard = { asked: Asked; possible: Possible[]; parts: Part[] }

/** Where no note is surely meant, as if there were none: one of a few dozen is always the nearest. */
export function hear(request: CoachRequest, notes: readonly Note[]): Heard {
  const heard = hearAmong(request, notes)
  const isOfNote = heard.possible[0] !== undefined && isNote(heard.possible[0].entry)
  return isOfNote && noteMeant(heard) === null ? hearAmong(request, []) : heard
}

function hearAmong(request: CoachRequest, notes: readonly Note[]): Heard {
  const asked = readQuestion(request, notes)
  const parts = partsOf(asked.question).map(({ text, isAsking }) => {
    const part = readQuestion({ ...request, question: text }, notes)
    return { asked: part, isAsking, possible: possibleAnswers(part) }
  })
  return { asked, possible: possibleAnswers(asked), parts }
}

/** One of several questions in what was said. */
export type Part = { asked: Asked; isAsking: boolean; possible: Possible[] }

/** The note that is surely meant. */
export function noteMeant({ asked, possible: [first] }: Heard): Possible | null {
  if (!first || !isNote(first.entry)) return null
  // of what stood out too long only a note that knows of it may speak
  if (!isAboutSafety(first) && keysIn(asked.question).has(LEFT_OUT)) return null
  return first.sure >= SURE_OF_NOTE + SURER_BY_UNKNOWN * first.unknown ? first : null
}

/** A wrong answer could hurt somebody. */
export function isAboutSafety({ entry }: Possible): boolean {
  return isWritten(entry) && entry.isSafety
}

/** All that can answer, the likeliest first; what the recipe cannot tell gives way to the rest. */
export function possibleAnswers(asked: Asked): Possible[] {
  const all = candidatesFor(asked.question, asked.context)
  const first = chancesOf(all)
  const found = all.found.flatMap((candidate, at) => {
    const sure = first.sure[at] ?? 0
    const text = sure < LEAST ? '' : textOf(candidate.entry, asked)
    return text === null ? [] : [{ candidate, entry: candidate.entry, text }]
  })
  const rest = chancesOf({ ...all, found: found.map(({ candidate }) => candidate) })
  const told = new Set(found.map(({ candidate }) => candidate))
  const lost = all.found.map((each, at) => (told.has(each) ? 0 : (first.sure[at] ?? 0)))
  // what was most likely asked cannot be told: the less likely is the rest
  const part = Math.sqrt(1 - Math.max(0, ...lost))
  const sure = rest.sure.map((each) => each * part)
  const none = 1 - (1 - rest.none) * part
  const answers = found
    .map((each, at) => ({ ...each, sure: sure[at] ?? 0, none, unknown: all.unknown }))
    .filter(({ text }) => text !== '')
  return answers
    .map((each) => ({ ...each, sure: withWhatItHolds(each, answers) }))
    .sort((a, b) => b.sure - a.sure)
}

/** An answer from the recipe that holds a card's answer, or covers it, is meant wherever that card is. */
function withWhatItHolds(
  { entry: of, text: own, sure: alone }: Possible,
  all: readonly Possible[],
): number {
  if (isWritten(of)) return alone
  const held = all.filter(
    ({ entry, text }) => isCard(entry) && (own.includes(text) || of.covers.includes(entry.id)),
  )
  return held.reduce((sum, { sure }) => sum + sure, alone)
}

function textOf(entry: Entry, asked: Asked): string | null {
  return isWritten(entry) ? entry.answer : ANSWERERS[entry.id](asked)
}
