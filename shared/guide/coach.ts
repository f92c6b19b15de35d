/** The kitchen guide's answer to a question at the stove: what the recipe says, else a card. Claims nothing it is not sure of. Pure. */

import type { Asked } from './answers/asked.ts'
import { ANSWERERS } from './answers/computed.ts'
import { eaterAnswer, strangerAnswer } from './answers/eaters.ts'
import { asksHowMuch, factAnswer } from './answers/facts.ts'
import { namesRefused, withNotFor } from './answers/not-for.ts'
import { saidAnswer } from './answers/said.ts'
import type { CardKind } from './card.ts'
import { keysIn } from './card-keys.ts'
import { isCard, isWritten } from './card-score.ts'
import { findCards } from './cards.ts'
import {
  dangerIn,
  dangerOrNeeds,
  leftOut,
  leftOutBriefly,
  needsAsked,
  SURE_OF_ONE_WORD,
} from './danger.ts'
import { type Heard, hear, isAboutSafety, noteMeant, type Part, type Possible } from './heard.ts'
import type { Note } from './note.ts'
import type { CoachRequest } from './schema.ts'
import { capital } from './words.ts'

const ANSWER_MAX = 4_000
/** A step that is said back may hold what no answer may: all controls but the end of a line. */
const UNSPEAKABLE = /(?!\n)\p{Cc}/gu
/** From here on an entry answers; the chances of all entries and of none are together 1. */
const SURE = 0.2
const SURE_OF_SEVERAL = 0.13
/** From here on, and where hardly anything speaks for no answer, the nearest card is said as a guess. */
const NEAREST = 0.08
const NEAREST_NONE = 0.45
/** Part of a question is understood from here on: it says less than the whole. */
const SURE_OF_PART = 0.4
const PARTS_SAID = 3
/** Of a card and an answer from the recipe that are this near to each other both are said. */
const NEARLY = 0.5
/** A second answer is as much asked for as the first. */
const ALSO = 0.3
/** So much of the question stands in one sentence of the recipe that the sentence is worth saying. */
const TOLD = 0.6

/**
 * One short answer about this recipe. Danger first; then what was most likely asked, of the recipe, of a note beside
 * this dish (`notesOf`) or of a card. Where nothing is known it says so and names the nearest cards. Spec 2, section 2:
 * the four quick questions.
 */
export function coachAnswer(request: CoachRequest, notes: readonly Note[] = []): string {
  const heard = hear(request, notes)
  const text = eaterAnswer(heard.asked) ?? minded(heard) ?? unknown(heard)
  return text.replace(UNSPEAKABLE, ' ').slice(0, ANSWER_MAX)
}

/** What is known, and whom of those who eat along the foods in it are not for. */
function minded(heard: Heard): string | null {
  const { asked, possible, parts } = heard
  const text =
    fact(heard) ??
    notedWithMore(heard) ??
    dangerOrNeeds(heard) ??
    leftOut(heard) ??
    strangerAnswer(asked) ??
    saidOfParts(parts) ??
    said(possible, asked) ??
    likeliestPart(parts) ??
    plainly(asked) ??
    nearestCard(heard)
  const isOfCard = [{ possible }, ...parts].some((each) =>
    each.possible.some(({ entry, text: own }) => isWritten(entry) && text?.includes(own)),
  )
  return text === null ? null : withNotFor(text, isOfCard, asked)
}

/** What the guide alone may answer, because a wrong answer could hurt; `null` for anything else. */
export function safetyAnswer(request: CoachRequest, notes: readonly Note[] = []): string | null {
  const heard = hear(request, notes)
  const note = noteMeant(heard)
  return (note && isAboutSafety(note) ? noted(heard) : null) ?? dangerOrNeeds(heard)
}

/** Of two questions a note may answer one: then both are answered. */
function notedWithMore(heard: Heard): string | null {
  const note = noted(heard)
  const all = note === null ? null : saidOfParts(heard.parts)
  return all?.includes(note ?? '') ? all : note
}

/** What a cook wrote on just this, with the danger before it or what must be left out after it. */
function noted(heard: Heard): string | null {
  const note = noteMeant(heard)
  if (note === null) return null
  const brief = isAboutSafety(note) ? leftOutBriefly(note, heard.asked) : null
  if (brief !== null) return brief
  const needs = needsAsked(heard.asked)
  if (needs !== null) return namesRefused(note.text, heard.asked) ? null : `${note.text}\n${needs}`
  const danger = isAboutSafety(note) ? null : dangerIn(heard)
  return danger === null ? note.text : `${danger}\n${note.text}`
}

function fact({ asked, possible: [first] }: Heard): string | null {
  return first && isAboutSafety(first) && first.sure >= SURE ? null : factAnswer(asked)
}

/** Two questions get two answers, when each is surely understood. */
function saidOfParts(parts: readonly Part[]): string | null {
  const asking = parts.filter(({ isAsking }) => isAsking)
  const texts = asking.map(({ asked, possible }) =>
    (possible[0]?.sure ?? 0) >= SURE_OF_PART ? said(possible.slice(0, 1), asked) : null,
  )
  const told = [...new Set(texts.filter((text) => text !== null))]
  return told.length > 1 ? told.slice(0, PARTS_SAID).join('\n') : null
}

/** Of a story with a question in it the question may be plain where the whole is not. */
function likeliestPart(parts: readonly Part[]): string | null {
  const [best] = parts.toSorted((a, b) => (b.possible[0]?.sure ?? 0) - (a.possible[0]?.sure ?? 0))
  return best && (best.possible[0]?.sure ?? 0) >= SURE_OF_PART
    ? said(best.possible, best.asked)
    : null
}

function said(possible: readonly Possible[], asked: Asked): string | null {
  const [first, second] = possible
  if (!first || !isSure(first, asked)) return null
  // what the recipe itself says comes before what is said of all
  const ofRecipe = possible.find(({ entry }) => !isWritten(entry))
  if (isCard(first.entry) && ofRecipe && ofRecipe.sure >= NEARLY * first.sure)
    return `${ofRecipe.text}\n${first.text}`
  const isTwo = second && second.sure >= ALSO && !isWritten(first.entry) && !isWritten(second.entry)
  if (isTwo) return `${first.text}\n${second.text}`
  return isCard(first.entry) ? withOwnWords(first.text, asked) : first.text
}

/** Of several answers that are alike each has a part of the chance: then it is enough that nothing speaks for none. */
function isSure({ entry, sure, none }: Possible, { question }: Asked): boolean {
  const isDanger = isCard(entry) && entry.kind === 'safety'
  // one word alone ('my baby') tells of no danger
  if (isDanger && keysIn(question).size < 2) return sure >= SURE_OF_ONE_WORD
  return sure >= SURE || (sure >= SURE_OF_SEVERAL && sure > 2 * none)
}

/** What the recipe itself says on it comes before what is said of all recipes. */
function withOwnWords(text: string, asked: Asked): string {
  if (asked.context.told === undefined || asked.context.told < TOLD) return text
  const own = saidAnswer(asked)
  return own === null ? text : `${own}\n${text}`
}

/** Not sure to be meant, but nearer than anything else, and the question is surely one for a cook. */
function nearestCard({ possible: [first] }: Heard): string | null {
  if (!first || !isCard(first.entry)) return null
  const isNear = first.sure >= NEAREST && first.none <= NEAREST_NONE
  return isNear ? `If you mean “${first.entry.title}”: ${first.text}` : null
}

/** What the recipe can tell in any case: how much of a food it names, and its own sentence on what was asked. */
function plainly(asked: Asked): string | null {
  const isTold = (asked.context.told ?? 0) >= TOLD
  return (
    (asksHowMuch(asked) ? ANSWERERS.amount(asked) : null) ??
    wordAnswer(asked) ??
    (isTold ? saidAnswer(asked) : null)
  )
}

const WORD_ASKED =
  /\bwhat(?:'s| is| are| does| do)?(?: it mean to| they mean by| you mean by| is meant by)? (?:an? |the )?([a-z' -]{3,30}?)(?: mean\b.*| then| anyway)?\??$/
const EXPLAINING: readonly CardKind[] = ['technique', 'term']

/** 'What does simmer mean?': the word alone is looked for. */
function wordAnswer({ question, context }: Asked): string | null {
  const word = WORD_ASKED.exec(question)?.[1]
  if (!word || word.split(' ').length > 2) return null
  const [found] = findCards(word, context, EXPLAINING)
  return found && found.sure >= SURE_OF_PART ? `${capital(word)}: ${found.card.answer}` : null
}

function unknown({ asked: { question }, possible }: Heard): string {
  const titles = possible
    .flatMap(({ entry, sure }) => (isCard(entry) && sure > 0.03 ? [`“${entry.title}”`] : []))
    .slice(0, 2)
  const nearest = titles.length > 0 ? ` The nearest I have: ${titles.join(' and ')}.` : ''
  const more = question.length > 200 ? ' Ask me one thing at a time, in a few words.' : ''
  return `I do not know that for sure.${nearest}${more} I can help with this recipe’s steps and amounts, swaps, tools, doneness, keeping and what goes wrong.`
}
