/** What hands-free hears and does in one place of the app; it brings the words and the deeds. Shapes only. */
import type { Command, PendingQuestion } from '#shared/voice/intents.ts'
import type { Understood } from '#shared/voice/understand.ts'

/**
 * A question the app has asked; `label` is what it is about, `command` what waits for the answer.
 * 'didYouMean': a guess, to be done after a yes.
 */
export type Question = {
  about: PendingQuestion | 'didYouMean'
  label?: string
  command?: Command
}

/** A command of the room's own grammar; two that read the same as JSON are the same. */
export type Spoken = { intent: string }

/** One utterance with its commands in their order, and the commands of each other hearing of it. */
export type Heard<C> = { text: string; commands: readonly C[]; others: readonly (readonly C[])[] }

/** One command of what was heard; `others`: what stood in its place in other hearings. */
export type Wish<C> = { text: string; command: C; others: readonly C[] }

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

/** What came of a command, and what is answered. */
export type Outcome = {
  /** What is said; '' for nothing. */
  reply: string
  /** What is shown instead, where the reply is long. */
  shown?: string
  /** What is said instead to whoever wants short answers. */
  short?: string
  /** Nothing was done, for a reason that the reply says. */
  isRefused?: boolean
  undo?: Undo
}

/** What has been done for a command at once, and what goes on. */
export type Deed = Outcome & {
  /** The question that the reply asks. */
  question?: Question
  /** What comes after the answer. */
  after?: 'undo' | 'silence' | 'stopListening' | (() => void)
  /** What came of it in the end, where that takes time. */
  later?: Promise<Outcome>
}

/** How things stand when a command is done. */
export type Now = {
  question: Question | null
  /** Whether answers are heard; else what would be read out is shown. */
  canSpeak: boolean
  /** What was said aloud last, as long as somebody may ask for it again. */
  lastSaid: string | null
}

export type Room<C extends Spoken> = {
  /** Gives the understanding of single utterances in this situation. */
  listener: (hearing: Hearing) => (text: string) => Understood<C>
  /** Whether it is obeyed while the app speaks, too. */
  mayInterrupt: (command: C, question: Question | null) => boolean
  /** How long unfinished words must stand still before they are obeyed; null when they must be final. */
  earlyAfterMs: (wish: Wish<C>) => number | null
  /** Does it. */
  obey: (wish: Wish<C>, now: Now) => Deed
  /** What a guess is called in 'Did you mean: …?'; without it nothing is guessed. */
  nameOf?: (command: C) => string
  /** Words that are likely to be said: hints for browsers that take them. */
  phrases: () => string[]
  /** For whoever says 'stop' when there is nothing to stop. */
  stopHint: string
  /** For whoever plainly spoke to the app and was not understood. */
  notUnderstood: string
  /** What the buttons under a question mean. */
  answers?: Record<'yes' | 'no', C>
  /** What media keys mean. */
  keys?: Record<'next' | 'previous' | 'pause', C>
}
