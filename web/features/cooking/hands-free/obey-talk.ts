/** What becomes of a command about the session itself: its sheets, its coach, its questions, its end. Pure. */
import type { Command } from '#shared/voice/intents.ts'
import { openDrawer } from '../session.ts'
import type { Outcome, Scene } from './obey.ts'

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
      return { session, reply: 'Finish cooking? Say yes or no.', question: { about: 'finish' } }
    case 'confirm':
      return confirm(scene)
    case 'deny':
      return { session, reply: 'Okay, nothing changed.' }
    case 'speechRate':
      return changeRate(command.slots.direction, scene)
  }
}

function askCoach(question: string, { session }: Scene): Outcome {
  return {
    session: openDrawer(session, 'coach'),
    reply: '',
    shown: 'Asking the coach…',
    effect: { kind: 'ask', question },
  }
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

function changeRate(direction: 'slower' | 'faster', { session }: Scene): Outcome {
  return {
    session,
    reply: direction === 'slower' ? 'Speaking slower.' : 'Speaking faster.',
    effect: { kind: 'speechRate', direction },
  }
}
