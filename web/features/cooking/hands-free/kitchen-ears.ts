/** Which commands need no end of the sentence, which may interrupt, which leave a doubt. Pure. */
import type { Command, Intent } from '#shared/voice/intents.ts'
import type { Question, Wish } from '#web/lib/hands-free/room.ts'

/** Always obeyed, also while the app speaks. */
const STOP_INTENTS: readonly Intent[] = ['stopSpeaking', 'stopAlarm', 'stopListening']

/** Stop words, and answers to the question that was asked (voice, 'Speaking'). */
export function mayInterrupt({ intent }: Command, question: Question | null): boolean {
  if (STOP_INTENTS.includes(intent)) return true
  if (question?.about === 'whichTimer' && intent === question.command?.intent) return true
  if (question?.about === 'duration') return intent === 'startTimer' || intent === 'deny'
  return question !== null && (intent === 'confirm' || intent === 'deny')
}

/** The seconds of two timers between which the hearings differ, or null (voice, 'Hearing'). */
export function doubtOf(
  command: Command,
  others: readonly Command[],
): readonly [number, number] | null {
  const seconds = secondsOf(command)
  const rival = others.map(secondsOf).find((other) => other !== undefined && other !== seconds)
  return seconds === undefined || rival === undefined ? null : [seconds, rival]
}

function secondsOf(command: Command): number | undefined {
  return command.intent === 'startTimer' ? command.slots.seconds : undefined
}

/** These may act before the words are final (voice, 'Hearing'). */
const EARLY: readonly Intent[] = [
  'next',
  'previous',
  'repeat',
  'whichStep',
  'showIngredients',
  'showRecipe',
  'closePanel',
  'stopSpeaking',
  'stopAlarm',
]
/** Longer commands begin with these words: 'go back to step two', 'next two steps'. */
const MAY_GO_ON = /^(?:next|back|go|go back|previous|repeat|read|show|close|stop)$/i

/** How long unfinished words must stand still before they are obeyed; null when they must be final. */
export function earlyAfterMs({ text, command }: Wish<Command>): number | null {
  if (!EARLY.includes(command.intent)) return null
  if (command.intent === 'stopAlarm') return 0
  return MAY_GO_ON.test(text.trim()) ? 600 : 250
}
