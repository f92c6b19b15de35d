/** Chooses what was said among what may have been heard, deaf to the app's own voice. Pure. */
import { parseCommand } from '#shared/voice/command.ts'
import type { Command, Intent, VoiceContext } from '#shared/voice/intents.ts'
import { tokenise } from '#shared/voice/normalise.ts'
import { isEcho } from '#shared/voice/spoken.ts'
import { wakeLength } from '#shared/voice/wake.ts'

/** How long the room still holds what was said (voice, 'Speaking'). */
const DEAF_AFTER_SPEECH_MS = 1_500
const ECHO_WINDOW_MS = 8_000

export type Ears = {
  context: VoiceContext
  /** The app's last words, and since when they are over; 0 while it speaks, null when it never did. */
  spoken: string
  silentForMs: number | null
}

/** `doubt` holds the seconds of two timers between which the hearings differ. */
export type Heard = { text: string; command: Command; doubt?: readonly [number, number] }

/** Always obeyed, also while the app speaks. */
const STOP_INTENTS: readonly Intent[] = ['stopSpeaking', 'stopAlarm', 'stopListening']

/**
 * The first alternative that is a command (voice, 'Hearing' and 'Speaking'), or null. While the app
 * speaks, and shortly after, only stop words, the wake phrase and answers to its question count.
 */
export function chooseCommand(alternatives: readonly string[], ears: Ears): Heard | null {
  const { context, spoken } = ears
  const isDeaf = isWithin(DEAF_AFTER_SPEECH_MS, ears)
  const mayEcho = isWithin(ECHO_WINDOW_MS, ears)
  const understood = alternatives.flatMap((text): Heard[] => {
    const isAddressed = startsWithWakePhrase(text)
    if (mayEcho && !isAddressed && isEcho(text, spoken)) return []
    const command = parseCommand(text, { ...context, speaking: isDeaf, spoken })
    if (command === null) return []
    return isDeaf && !isAddressed && !countsWhileSpeaking(command, context)
      ? []
      : [{ text, command }]
  })
  const [first] = understood
  if (first?.command.intent !== 'startTimer') return first ?? null
  const seconds = first.command.slots.seconds
  const rival = understood
    .map(({ command }) => (command.intent === 'startTimer' ? command.slots.seconds : undefined))
    .find((other) => other !== undefined && other !== seconds)
  return seconds === undefined || rival === undefined
    ? first
    : { ...first, doubt: [seconds, rival] }
}

/** Whether words that mean nothing are probably what the app itself just said. */
export function isOwnVoice(text: string, ears: Ears): boolean {
  return (
    isWithin(DEAF_AFTER_SPEECH_MS, ears) ||
    (isWithin(ECHO_WINDOW_MS, ears) && isEcho(text, ears.spoken))
  )
}

function isWithin(windowMs: number, { silentForMs }: Ears): boolean {
  return silentForMs !== null && silentForMs < windowMs
}

/** 'Hey Chef …' silences the app at once. */
export function startsWithWakePhrase(text: string): boolean {
  return wakeLength(tokenise(text)).isExact
}

/** 'Hey Chef' and nothing else: what comes next is for us. */
export function isWakePhrase(text: string): boolean {
  const heard = tokenise(text)
  const wake = wakeLength(heard)
  return wake.isExact && wake.length === heard.words.length
}

function countsWhileSpeaking({ intent }: Command, { pending }: VoiceContext): boolean {
  if (STOP_INTENTS.includes(intent)) return true
  if (pending === 'duration') return intent === 'startTimer' || intent === 'deny'
  return pending !== null && pending !== undefined && (intent === 'confirm' || intent === 'deny')
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
export function earlyAfterMs({ text, command }: Heard): number | null {
  if (!EARLY.includes(command.intent)) return null
  if (command.intent === 'stopAlarm') return 0
  return MAY_GO_ON.test(text.trim()) ? 600 : 250
}
