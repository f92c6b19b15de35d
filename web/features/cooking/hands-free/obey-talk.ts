/** What becomes of a command about the session itself: its sheets, its coach, its questions, its end. Pure. */
import type { Command } from '#shared/voice/intents.ts'
import { listSpoken, numberSpoken } from '#shared/voice/number-words.ts'
import { openDrawer } from '../session.ts'
import { recipeAnswer } from './recipe-answer.ts'
import type { Outcome, Scene } from './scene.ts'
import { spokenName } from './which-timer.ts'

type Talk = Extract<
  Command,
  {
    intent:
      | 'showRecipe'
      | 'closePanel'
      | 'askCoach'
      | 'stopSpeaking'
      | 'stopListening'
      | 'help'
      | 'undo'
      | 'finish'
      | 'confirm'
      | 'deny'
      | 'speechRate'
      | 'volume'
  }
>

export function obeyTalk(command: Talk, scene: Scene): Outcome {
  const { session } = scene
  switch (command.intent) {
    case 'showRecipe':
      return { session: openDrawer(session, 'recipe'), reply: 'Here is the recipe.' }
    case 'closePanel':
      return { session: openDrawer(session, null), reply: 'Closed.' }
    case 'help':
      return { session: openDrawer(session, 'help'), reply: 'Here is what you can say.' }
    case 'askCoach':
      return askCoach(command.slots.question, scene)
    case 'stopSpeaking':
      return { session, reply: '', shown: 'Quiet.', effect: { kind: 'silence' } }
    case 'stopListening':
      return { session, reply: 'Hands-free is off.', effect: { kind: 'stopListening' } }
    case 'undo':
      return { session, reply: '', effect: { kind: 'undo' } }
    case 'finish':
      return { session, reply: askFinish(scene), question: { about: 'finish' } }
    case 'confirm':
      return confirm(scene)
    case 'deny':
      return { session, reply: 'Okay, nothing changed.' }
    case 'speechRate':
      return changeRate(command.slots.direction === 'slower' ? -1 : 1, scene)
    case 'volume':
      return changeVolume(command.slots.direction === 'down' ? -1 : 1, scene)
  }
}

function askCoach(question: string, scene: Scene): Outcome {
  const { session } = scene
  const known = recipeAnswer(question, scene)
  if (known !== null) return { session, reply: known }
  return {
    session: openDrawer(session, 'coach'),
    reply: '',
    shown: 'Asking the coach…',
    effect: { kind: 'ask', question },
  }
}

/** Whoever leaves takes no timers along. */
function askFinish(scene: Scene): string {
  const running = scene.session.timers.filter((timer) => timer.isRunning)
  const names = running.map((timer) => spokenName(timer, scene))
  if (names.length === 0) return 'Finish cooking? Say yes or no.'
  if (names.length === 1) return `The ${names[0]} timer is running. Finish anyway?`
  return `${capitalised(numberSpoken(names.length))} timers are running: ${listSpoken(names)}. Finish anyway?`
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A yes to nothing does nothing. */
function confirm({ session, question }: Scene): Outcome {
  switch (question?.about) {
    case 'finish':
      return { session, reply: 'Enjoy your meal.', effect: { kind: 'finish' } }
    case 'cancelAll':
      return { session: { ...session, timers: [], ringing: [] }, reply: 'All timers cancelled.' }
    default:
      return { session, reply: '' }
  }
}

/** The paces and loudnesses that words step through. */
const RATES = [0.6, 0.8, 1, 1.25, 1.5]
const VOLUMES = [0.3, 0.6, 1]

function changeRate(by: number, { session, voice }: Scene): Outcome {
  const rate = stepped(RATES, voice.rate, by)
  const slower = by < 0
  if (rate === voice.rate) {
    return { session, reply: `This is as ${slower ? 'slow' : 'fast'} as I can speak.` }
  }
  const reply = `Speaking ${slower ? 'slower' : 'faster'}.`
  return { session, reply, effect: { kind: 'settings', change: { rate } } }
}

function changeVolume(by: number, { session, voice }: Scene): Outcome {
  const volume = stepped(VOLUMES, voice.volume, by)
  if (volume === voice.volume) {
    const limit = by > 0 ? 'loud' : 'quiet'
    return { session, reply: `This is as ${limit} as I can speak. Your device has buttons too.` }
  }
  const reply = `Speaking ${by > 0 ? 'louder' : 'quieter'}.`
  return { session, reply, effect: { kind: 'settings', change: { volume } } }
}

/** The next step from the one that is nearest. */
function stepped(steps: readonly number[], value: number, by: number): number {
  const nearest = steps.reduce((a, b) => (Math.abs(b - value) < Math.abs(a - value) ? b : a))
  const at = steps.indexOf(nearest) + by
  return steps[Math.max(0, Math.min(at, steps.length - 1))] ?? value
}
