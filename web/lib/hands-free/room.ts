/** What hands-free hears and does in one place of the app; it brings the words and the deeds. Shapes only. */
import type { PendingQuestion } from '#shared/voice/intents.ts'

/** A question the app has asked; `label` is what it is about. */
export type Question = { about: PendingQuestion; label?: string }

/** A command of the room's own grammar; two that read the same as JSON are the same. */
export type Spoken = { intent: string }

/** One utterance that is a command, and the commands of the other hearings of it. */
export type Heard<C> = { text: string; command: C; others: readonly C[] }

/** The situation in which words are understood (voice, 'Context'). */
export type Hearing = {
  question: Question | null
  /** Only what begins with 'Hey Chef' is meant for us. */
  wake: boolean
  /** Inside the eight seconds after a command. */
  followUp: boolean
  /** The app may be hearing itself; `spoken` is what it said last. */
  speaking: boolean
  spoken: string
}

/** Takes back one thing that was done. */
export type Undo = () => void

/** What has been done for a command, and what is answered. */
export type Deed = {
  /** What is said; '' for nothing. */
  reply: string
  /** What is shown instead, where the reply is long. */
  shown?: string
  /** What is said instead to whoever wants short answers. */
  short?: string
  /** The question that the reply asks. */
  question?: Question
  /** Nothing was done, for a reason that the reply says. */
  isRefused?: boolean
  undo?: Undo
  /** What comes after the answer. */
  after?: 'undo' | 'silence' | 'stopListening' | (() => void)
  /** What came of it in the end, where that takes time. */
  later?: Promise<Pick<Deed, 'reply' | 'undo' | 'isRefused'>>
}

export type Room<C extends Spoken> = {
  /** Gives the parser of single utterances for this situation. */
  parser: (hearing: Hearing) => (text: string) => C | null
  /** Whether it is obeyed while the app speaks, too. */
  mayInterrupt: (command: C, question: Question | null) => boolean
  /** How long unfinished words must stand still before they are obeyed; null when they must be final. */
  earlyAfterMs: (heard: Heard<C>) => number | null
  /** Does it. `canSpeak`: whether answers are heard; else what would be read out is shown. */
  obey: (
    heard: Omit<Heard<C>, 'text'>,
    now: { question: Question | null; canSpeak: boolean },
  ) => Deed
  /** Words that are likely to be said: hints for browsers that take them. */
  phrases: () => string[]
  /** For whoever says 'stop' when there is nothing to stop. */
  stopHint: string
  /** What the buttons under a question mean. */
  answers?: Record<'yes' | 'no', C>
  /** What media keys mean. */
  keys?: Record<'next' | 'previous' | 'pause', C>
}
