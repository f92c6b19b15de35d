/** Makes a command of what was meant: finds its slots, and says no when one that it needs is missing. */

import { conversion, scaling } from './fill-amounts.ts'
import { items, things } from './fill-foods.ts'
import { moreTime, newTimer, rename, whichTimer } from './fill-timers.ts'
import type { Command, VoiceContext } from './intents.ts'
import type { Meaning } from './meanings.ts'
import { readNumber } from './numbers.ts'
import { numbersIn, type Phrase, plain } from './phrase.ts'

/** A command where one at most can be meant. */
export function oneOrNone<C>(command: C | null): readonly C[] {
  return command === null ? [] : [command]
}

/** The commands of cooking mode that are meant: one, one for each thing that is named, or none when something is missing. */
export function cookingCommands(
  meaning: Meaning,
  phrase: Phrase,
  context: VoiceContext,
): readonly Command[] {
  switch (meaning) {
    case 'howMuch':
    case 'tick':
    case 'untick':
    case 'add':
      return foodCommands(meaning, phrase)
    default:
      return oneOrNone(cookingCommand(meaning, phrase, context))
  }
}

function cookingCommand(meaning: Meaning, phrase: Phrase, context: VoiceContext): Command | null {
  switch (meaning) {
    case 'next':
    case 'previous':
      return { intent: meaning, slots: countOf(phrase) }
    case 'goToStep': {
      const n = stepOf(phrase, context)
      return n === null ? null : { intent: 'goToStep', slots: { n } }
    }
    case 'scrollUp':
    case 'scrollDown':
      return { intent: 'scroll', slots: { direction: meaning === 'scrollUp' ? 'up' : 'down' } }
    case 'volumeUp':
    case 'volumeDown':
      return { intent: 'volume', slots: { direction: meaning === 'volumeUp' ? 'up' : 'down' } }
    case 'slower':
    case 'faster':
      return { intent: 'speechRate', slots: { direction: meaning } }
    case 'ask':
      return { intent: 'askCoach', slots: { question: questionIn(phrase) } }
    case 'scale': {
      const slots = scaling(phrase)
      return slots && { intent: 'scale', slots }
    }
    case 'convert': {
      const slots = conversion(phrase)
      return slots && { intent: 'convert', slots }
    }
    default:
      return timerCommand(meaning, phrase, context)
  }
}

function timerCommand(meaning: Meaning, phrase: Phrase, context: VoiceContext): Command | null {
  switch (meaning) {
    case 'startTimer':
      return startCommand(phrase, context)
    case 'pauseTimer':
    case 'resumeTimer':
    case 'resetTimer':
    case 'cancelTimer':
    case 'timeLeft':
      return { intent: meaning, slots: whichTimer(phrase, context) }
    case 'addTime': {
      const slots = moreTime(phrase, context)
      return slots && { intent: 'addTime', slots }
    }
    case 'renameTimer': {
      const slots = rename(phrase)
      return slots && { intent: 'renameTimer', slots }
    }
    default:
      return simpleCommand(meaning)
  }
}

/** Voice, rule 4: what starts without a time is the step's timer, or one that stands still. */
function startCommand(phrase: Phrase, context: VoiceContext): Command {
  const slots = newTimer(phrase)
  const { timers = [], stepMinutes } = context
  if (slots.seconds === undefined) {
    const known = slots.label === undefined ? null : phrase.labels(slots.label)
    const standing = timers.filter(({ running, remaining }) => !running && remaining > 0)
    if (known && standing.some(({ label }) => label === known)) {
      return { intent: 'resumeTimer', slots: { label: known } }
    }
    if (
      slots.label === undefined &&
      /\b(?:again|resume|back on|back up)\b/.test(plain(phrase)) &&
      standing[0]
    ) {
      return { intent: 'resumeTimer', slots: {} }
    }
    if (slots.label === undefined && stepMinutes) return { intent: 'startStepTimer', slots: {} }
  }
  return { intent: 'startTimer', slots }
}

function foodCommands(
  meaning: 'howMuch' | 'tick' | 'untick' | 'add',
  phrase: Phrase,
): readonly Command[] {
  if (meaning === 'add')
    return items(phrase).map(({ name, ...amount }) => ({
      intent: 'addToShoppingList',
      slots: { item: name, ...amount },
    }))
  const intent =
    meaning === 'howMuch' ? meaning : meaning === 'tick' ? 'tickIngredient' : 'untickIngredient'
  return things(phrase).map((ingredient) => ({ intent, slots: { ingredient } }))
}

function simpleCommand(meaning: Meaning): Command | null {
  switch (meaning) {
    case 'repeat':
    case 'firstStep':
    case 'lastStep':
    case 'whichStep':
    case 'whatNext':
    case 'stopAlarm':
    case 'readIngredients':
    case 'showIngredients':
    case 'showRecipe':
    case 'closePanel':
    case 'stopSpeaking':
    case 'stopListening':
    case 'help':
    case 'undo':
    case 'finish':
    case 'confirm':
    case 'deny':
      return { intent: meaning, slots: {} }
    default:
      return null
  }
}

/** More than one step at once. */
function countOf(phrase: Phrase): { count?: number } {
  const count = numbersIn(phrase).findLast((value) => Number.isInteger(value))
  return count !== undefined && count > 1 && count < 30 ? { count } : {}
}

/** The step that is named: a number, or what sounds like one behind 'step'. */
function stepOf(phrase: Phrase, context: VoiceContext): number | null {
  const words = phrase.words.map(({ word }) => word)
  const at = words.findLastIndex((word) => /^(?:steps?|stage|number|instruction|stop)$/.test(word))
  const n =
    (at >= 0 ? readNumber(words, at + 1, true)?.value : undefined) ??
    numbersIn(phrase).findLast((value) => Number.isInteger(value))
  return n === undefined || !Number.isInteger(n) ? null : twinThatFits(n, context)
}

/** Beyond the last step, the twin that fits is what was said: 13 and 30, 14 and 40 … (voice, rule 9). */
function twinThatFits(n: number, { steps = n }: VoiceContext): number {
  const twin = n < 20 ? (n % 10) * 10 : n / 10 + 10
  return n > steps && twin <= steps && twin > 12 && Number.isInteger(twin) ? twin : n
}

/** What is asked, in the words spoken, without 'ask the coach'. */
export function questionIn(phrase: Phrase): string {
  const said = phrase.words.map(({ raw }) => raw).join(' ')
  return said.replace(
    /^(?:(?:please )?(?:can you )?ask (?:the )?(?:coach|couch|chef|assistant) |(?:coach|couch) )(?=.)/i,
    '',
  )
}
