/** Chooses what was said among what may have been heard, deaf to the app's own voice. Pure. */
import { tokenise } from '#shared/voice/normalise.ts'
import { isEcho } from '#shared/voice/spoken.ts'
import type { Understood } from '#shared/voice/understand.ts'
import { wakeLength } from '#shared/voice/wake.ts'
import type { Heard, Wish } from './room.ts'

/** How long the room still holds what was said (voice, 'Speaking'). */
const DEAF_AFTER_SPEECH_MS = 1_500
const ECHO_WINDOW_MS = 8_000

/** The app's last words, and since when they are over; 0 while it speaks, null when it never did. */
export type LastWords = { spoken: string; silentForMs: number | null }

type Ears<C> = {
  lastWords: LastWords
  understand: (text: string) => Understood<C>
  /** Somebody has called it with 'Hey Chef', and now says what for. */
  isCalled: boolean
  /** Whether it is obeyed while the app speaks, too. */
  mayInterrupt: (command: C) => boolean
}

/** What all hearings of one utterance come to; `maybe` is to be asked about. */
export type Judged<C> = { heard: Heard<C> | null; maybe: C | null; isForUs: boolean }

/**
 * The commands of the first alternative that has any, else the first guess (voice, 'Hearing' and
 * 'Speaking'). While the app speaks, and shortly after, only the wake phrase and what may interrupt it count.
 */
export function judge<C>(alternatives: readonly string[], ears: Ears<C>): Judged<C> {
  const meant = alternatives.map((text) => ({ text, ...meaningOf(text, ears) }))
  const [first, ...rest] = meant.filter(({ commands }) => commands.length > 0)
  return {
    heard: first ? { ...first, others: rest.map(({ commands }) => commands) } : null,
    maybe: meant.find(({ maybe }) => maybe !== null)?.maybe ?? null,
    isForUs: meant.some(({ isForUs }) => isForUs),
  }
}

function meaningOf<C>(text: string, ears: Ears<C>): Understood<C> {
  const { lastWords, understand, isCalled, mayInterrupt } = ears
  const isAddressed = startsWithWakePhrase(text)
  if (!isAddressed && isOwnWords(text, lastWords)) return NOTHING
  // the call and its wish are one sentence with a pause in it
  const meant = understand(isCalled && !isAddressed ? `hey chef ${text}` : text)
  if (isAddressed || isCalled || !isNearSpeech(lastWords)) return meant
  return { ...NOTHING, commands: meant.commands.filter(mayInterrupt) }
}

const NOTHING = { commands: [], maybe: null, isForUs: false }

/** Each command of what was heard, with its rivals in hearings of as many commands. */
export function wishesOf<C>({ text, commands, others }: Heard<C>): Wish<C>[] {
  const alike = others.filter(({ length }) => length === commands.length)
  return commands.map((command, at) => ({
    text,
    command,
    others: alike.flatMap((other) => other[at] ?? []),
  }))
}

/** Whether the app speaks, or what it said still hangs in the air. */
export function isNearSpeech(lastWords: LastWords): boolean {
  return isWithin(DEAF_AFTER_SPEECH_MS, lastWords)
}

/** Whether words that mean nothing are probably what the app itself just said. */
export function isOwnVoice(text: string, lastWords: LastWords): boolean {
  return isNearSpeech(lastWords) || isOwnWords(text, lastWords)
}

function isOwnWords(text: string, lastWords: LastWords): boolean {
  return isWithin(ECHO_WINDOW_MS, lastWords) && isEcho(text, lastWords.spoken)
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
