/** Chooses what was said among what may have been heard, deaf to the app's own voice. Pure. */
import { tokenise } from '#shared/voice/normalise.ts'
import { isEcho } from '#shared/voice/spoken.ts'
import { wakeLength } from '#shared/voice/wake.ts'
import type { Heard } from './room.ts'

/** How long the room still holds what was said (voice, 'Speaking'). */
const DEAF_AFTER_SPEECH_MS = 1_500
const ECHO_WINDOW_MS = 8_000

/** The app's last words, and since when they are over; 0 while it speaks, null when it never did. */
export type LastWords = { spoken: string; silentForMs: number | null }

type Ears<C> = {
  lastWords: LastWords
  parse: (text: string) => C | null
  /** Whether it is obeyed while the app speaks, too. */
  mayInterrupt: (command: C) => boolean
}

/**
 * The first alternative that is a command (voice, 'Hearing' and 'Speaking'), or null. While the app
 * speaks, and shortly after, only the wake phrase and what may interrupt it count.
 */
export function chooseCommand<C>(alternatives: readonly string[], ears: Ears<C>): Heard<C> | null {
  const { lastWords, parse, mayInterrupt } = ears
  const isDeaf = isNearSpeech(lastWords)
  const mayEcho = isWithin(ECHO_WINDOW_MS, lastWords)
  const understood = alternatives.flatMap((text) => {
    const isAddressed = startsWithWakePhrase(text)
    if (mayEcho && !isAddressed && isEcho(text, lastWords.spoken)) return []
    const command = parse(text)
    if (command === null) return []
    return isDeaf && !isAddressed && !mayInterrupt(command) ? [] : [{ text, command }]
  })
  const [first, ...rest] = understood
  return first ? { ...first, others: rest.map(({ command }) => command) } : null
}

/** Whether the app speaks, or what it said still hangs in the air. */
export function isNearSpeech(lastWords: LastWords): boolean {
  return isWithin(DEAF_AFTER_SPEECH_MS, lastWords)
}

/** Whether words that mean nothing are probably what the app itself just said. */
export function isOwnVoice(text: string, lastWords: LastWords): boolean {
  return (
    isNearSpeech(lastWords) ||
    (isWithin(ECHO_WINDOW_MS, lastWords) && isEcho(text, lastWords.spoken))
  )
}

function isWithin(windowMs: number, { silentForMs }: LastWords): boolean {
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
