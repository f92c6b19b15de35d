/** What a cook says in cooking mode, as commands. Pure: no microphone, no clock (voice.md). */
import { cookingCommands } from './fill.ts'
import type { Command, VoiceContext } from './intents.ts'
import type { Model } from './model.ts'
import { nameFinder } from './names.ts'
import { tokenise } from './normalise.ts'
import { certain, ruled } from './rules.ts'
import { trained } from './trained.ts'
import { type Ears, type Understood, understandIn, type Wish } from './understand.ts'

/**
 * What an utterance means in this situation: commands in their order, one to ask about, or nothing. Never
 * throws; nothing too for anything longer than 300 characters (voice, rules 1 to 11).
 */
export function understand(
  text: string,
  context: VoiceContext = {},
  model: Model = trained(),
): Understood<Command> {
  const answer = whichAnswer(text, context)
  if (answer) return { commands: [answer], maybe: null, isForUs: true }
  return understandIn(text, context, earsFor(context), model)
}

/** 'The rice' after 'Which timer?': the wish that it was asked about, for that one; else `null`. */
function whichAnswer(text: string, { pending, asking, timers = [] }: VoiceContext): Command | null {
  const { words } = tokenise(text)
  if (pending !== 'whichTimer' || !asking || words.length > SHORT) return null
  const find = nameFinder(timers.map(({ label }) => label).filter((label) => label !== ''))
  const said = words.filter((word) => !ABOUT_ONE.has(word)).join(' ')
  const label = said === '' ? null : find(said)
  if (label !== null) {
    return asking.intent === 'addTime'
      ? { intent: 'addTime', slots: { seconds: asking.seconds, label } }
      : { intent: asking.intent, slots: { label } }
  }
  const isAll = asking.intent !== 'addTime' && /^(?:all|both|every|everything)\b/.test(said)
  return isAll ? { intent: asking.intent, slots: { all: true } } : null
}

const ABOUT_ONE = new Set('the timer timers one 1 for my please of them it um a an'.split(' '))

/** All commands of an utterance, in their order. */
export function parseCommands(text: string, context: VoiceContext = {}): Command[] {
  return understand(text, context).commands
}

/** The command of an utterance, of several the first; `null` when there is none. */
export function parseCommand(text: string, context: VoiceContext = {}): Command | null {
  return understand(text, context).commands[0] ?? null
}

function earsFor(context: VoiceContext): Ears<Command> {
  return {
    room: 'cooking',
    labels: (context.timers ?? []).map(({ label }) => label).filter((label) => label !== ''),
    things: context.ingredients ?? [],
    commandsOf(wish) {
      const meaning = ruled(wish, context)
      return meaning ? cookingCommands(meaning, wish.phrase, context) : []
    },
    certain: (wish) => certain(wish, context),
    isUrgent: (command, wish) => isUrgent(command, wish, context),
  }
}

/** Ours: an answer, or a word that hushes an alarm, is short. */
const SHORT = 5

/** Voice, rule 1: obeyed in wake mode without the phrase. */
function isUrgent({ intent }: Command, { phrase }: Wish, { pending }: VoiceContext): boolean {
  if (phrase.words.length > SHORT) return false
  if (intent === 'stopAlarm' || intent === 'confirm' || intent === 'deny') return true
  return intent === 'startTimer' && pending === 'duration'
}
