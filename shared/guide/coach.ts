/** The kitchen guide's answer to a question at the stove: what the recipe says, else a card. Claims nothing it is not sure of. Pure. */

import { foodsIn } from '../foods/foods.ts'
import { type Asked, itemsMeant, readQuestion } from './answers/asked.ts'
import { ANSWERERS } from './answers/computed.ts'
import { eaterAnswer, strangerAnswer } from './answers/eaters.ts'
import { dietAnswer } from './answers/needs.ts'
import { namesRefused, withNotFor } from './answers/not-for.ts'
import { partsOf } from './answers/parts.ts'
import { saidAnswer } from './answers/said.ts'
import type { CardKind } from './card.ts'
import { chancesOf } from './card-chances.ts'
import { keysIn } from './card-keys.ts'
import { type Entry, isCard, isWritten } from './card-score.ts'
import { type Candidate, candidatesFor, findCards } from './cards.ts'
import type { Note } from './note.ts'
import type { CoachRequest } from './schema.ts'
import { capital } from './words.ts'

const ANSWER_MAX = 4_000
/** From here on an entry answers; the chances of all entries and of none are together 1. */
const SURE = 0.25
const SURE_OF_SEVERAL = 0.17
/** From here on a card about what may hurt comes before all others, when its telling words are met. */
const SURE_OF_SAFETY = 0.2
const SAFETY_MET = 0.65
const SURE_OF_DANGER_IN_PART = 0.5
const SURE_OF_ONE_WORD = 0.6
/** Part of a question is understood from here on: it says less than the whole. */
const SURE_OF_PART = 0.4
const PARTS_SAID = 3
/** From here on a note beside the dish answers, before what is known of all dishes. */
const SURE_OF_NOTE = 0.4
/** Of a card and an answer from the recipe that are this near to each other both are said. */
const NEARLY = 0.6
/** A second answer is as much asked for as the first. */
const ALSO = 0.3
/** What is not worth working out. */
const LEAST = 0.02
/** So much of the question stands in one sentence of the recipe that the sentence is worth saying. */
const TOLD = 0.6

/** What may answer, its text, how likely it is meant, and how likely nothing that is known is. */
export type Possible = {
  entry: Entry
  text: string
  sure: number
  none: number
  candidate: Candidate
}

/**
 * One short answer about this recipe. Danger first; then what was most likely asked, of the recipe, of a note beside
 * this dish (`notesOf`) or of a card. Where nothing is known it says so and names the nearest cards. Spec 2, section 2:
 * the four quick questions.
 */
export function coachAnswer(request: CoachRequest, notes: readonly Note[] = []): string {
  const heard = hear(request, notes)
  const text = eaterAnswer(heard.asked) ?? minded(heard) ?? unknown(heard)
  return text.slice(0, ANSWER_MAX)
}

/** What is known, and whom of those who eat along the foods in it are not for. */
function minded(heard: Heard): string | null {
  const { asked, possible, parts } = heard
  const text =
    factAsked(heard) ??
    noted(heard) ??
    dangerOrNeeds(heard) ??
    leftOut(heard) ??
    saidOfParts(parts) ??
    said(possible, asked) ??
    likeliestPart(parts) ??
    strangerAnswer(asked) ??
    plainly(asked)
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

/** What a cook wrote on just this, with the danger before it or what must be left out after it. */
function noted(heard: Heard): string | null {
  const note = noteMeant(heard)
  if (note === null) return null
  const needs = needsAsked(heard.asked)
  if (needs !== null) return namesRefused(note.text, heard.asked) ? null : `${note.text}\n${needs}`
  const danger = isAboutSafety(note) ? null : dangerIn(heard, SURE_OF_SAFETY)
  return danger === null ? note.text : `${danger}\n${note.text}`
}

/** 'How much of the sugar goes in now?', 'what is that in Fahrenheit?': the recipe tells, whatever is written about it. */
function factAsked({ asked, possible: [first] }: Heard): string | null {
  const { question, marks } = asked
  if (first && isAboutSafety(first) && first.sure >= SURE) return null
  if (DEGREES.test(question))
    return ANSWERERS.convert(asked) ?? ANSWERERS.oven(asked) ?? ANSWERERS.hob(asked)
  const what = HOW_MUCH.exec(question)?.[1] ?? ''
  const isOfOther = marks.has('instead') || marks.has('only') || marks.has('diet')
  if (what === '' || isOfOther || MEASURING.test(question)) return null
  const items = itemsMeant(what, foodsIn(what), asked.recipe)
  return items.length > 0 ? ANSWERERS.amount({ ...asked, items, foods: foodsIn(what) }) : null
}

function noteMeant({ possible: [first] }: Heard): Possible | null {
  return first && isNote(first) && first.sure >= SURE_OF_NOTE ? first : null
}

function isNote({ entry }: Possible): boolean {
  return isWritten(entry) && !isCard(entry)
}

function isAboutSafety({ entry }: Possible): boolean {
  return isWritten(entry) && entry.isSafety
}

/** A question with all that can answer it, and the same of each question in it. */
type Heard = { asked: Asked; possible: Possible[]; parts: Part[] }

/** Where no note is surely meant, as if there were none: one of a few dozen is always the nearest. */
function hear(request: CoachRequest, notes: readonly Note[]): Heard {
  const heard = hearAmong(request, notes)
  const isOfNote = heard.possible[0] !== undefined && isNote(heard.possible[0])
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
type Part = { asked: Asked; isAsking: boolean; possible: Possible[] }

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

/** All that can answer, the likeliest first; what the recipe cannot tell gives way to the rest. */
export function possibleAnswers(asked: Asked): Possible[] {
  const all = candidatesFor(asked.question, asked.context)
  const first = chancesOf(all)
  const found = all.found.flatMap((candidate, at) => {
    const sure = first.sure[at] ?? 0
    const text = sure < LEAST ? '' : textOf(candidate.entry, asked)
    return text === null ? [] : [{ candidate, entry: candidate.entry, text }]
  })
  const { sure, none } = chancesOf({ ...all, found: found.map(({ candidate }) => candidate) })
  const answers = found
    .map((each, at) => ({ ...each, sure: sure[at] ?? 0, none }))
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

function dangerOrNeeds({ asked, possible, parts }: Heard): string | null {
  const needs = needsAsked(asked)
  // 'my guest is allergic' asks what is in it; what happened already waits for no list
  if (needs !== null && !asked.marks.has('reaction')) return needs
  const dangers = parts.map((part) => dangerIn(part, SURE_OF_DANGER_IN_PART))
  return (
    dangerIn({ asked, possible }, SURE_OF_SAFETY) ??
    dangers.find((danger) => danger !== null) ??
    needs
  )
}

function needsAsked(asked: Asked): string | null {
  return eaterAnswer(asked) ?? dietAnswer(asked)
}

/** A card about some food is no answer where neither the question nor the dish has to do with it. */
function dangerIn({ asked, possible }: Omit<Heard, 'parts'>, least: number): string | null {
  const hasFood = asked.foods.length > 0
  const found = possible.find(
    (each) =>
      isCard(each.entry) &&
      each.entry.kind === 'safety' &&
      each.candidate.signs.strange === 0 &&
      (each.entry.foods.length === 0 || hasFood || each.candidate.signs.nearDish > 0) &&
      each.sure >= Math.max(least, keysIn(asked.question).size < 2 ? SURE_OF_ONE_WORD : 0) &&
      each.candidate.signs.covered >= SAFETY_MET,
  )
  return found?.text ?? null
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

const LEFT_OUT = 'means:left out'
const AT_ROOM_TEMPERATURE = 'how long can food stay at room temperature'

/** What stood out is a danger, whatever else was not understood; what is known of another food is no answer. */
function leftOut({ asked: { question }, possible: [first] }: Heard): string | null {
  if (!keysIn(question).has(LEFT_OUT)) return null
  if (first && first.sure >= SURE) {
    if (first.entry.counts.has(LEFT_OUT)) return null
  }
  return findCards(AT_ROOM_TEMPERATURE, undefined, ['safety'])[0]?.card.answer ?? null
}

const DEGREES = /\b(?:fahrenheit|celsius|centigrade|gas mark)\b/
/** What stands behind it, but no time, no people and no other measure. */
const HOW_MUCH =
  /\bhow (?:much|many) (?!longer|time|more time|minutes?|hours?|days?|people|portions?|servings?|degrees|times|steps?|cups?|grams?|ounces|oz|mls?|pounds|kilos?|sticks?|(?:table|tea)?spoons?|is an?\b)((?:[a-z'-]+ ?){1,5})/
const MEASURING = /\b(?:an?|one|in|\d+) (?:cups?|tablespoons?|teaspoons?|sticks?|grams?|ounces?)\b/

/** What the recipe can tell in any case: how much of a food it names, and its own sentence on what was asked. */
function plainly(asked: Asked): string | null {
  const { question, items, context } = asked
  const isAmount = items.length > 0 && HOW_MUCH.test(question)
  const isTold = (context.told ?? 0) >= TOLD
  return (
    (isAmount ? ANSWERERS.amount(asked) : null) ??
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
