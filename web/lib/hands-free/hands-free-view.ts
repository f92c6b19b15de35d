/** What is seen of hands-free, and who is told when it changes. Knows no voice and no React. */
import type { RecogniserState } from '../speech-shape.ts'
import type { Question } from './room.ts'

export type HandsFreeView = {
  /** 'unloaded': the part that hears could not be fetched; `start` tries again. */
  state: RecogniserState | 'unloaded'
  /** Speech is recognised on this device: no sound leaves it. */
  isLocal: boolean
  /** The browser does not recognise speech: one sentence a tap is sent to the kitchen. */
  isRecorded: boolean
  /** Why it is unsupported, where that is known; else ''. */
  whyNot: string
  /** It listens and has not heard a word for a while. */
  isSilent: boolean
  isSpeaking: boolean
  /** Words that may still change. */
  live: string
  /** Words that were obeyed, for a moment. */
  heard: string
  /** What was done, or why not. */
  reply: string
  /** Words that meant nothing to us. */
  ignored: string
  question: Question | null
  canUndo: boolean
}

export type HandsFree = {
  view: () => HandsFreeView
  subscribe: (listener: () => void) => () => void
  /** To be called from a tap. */
  start: () => void
  stop: () => void
  /** Says something that nobody asked for, such as that a timer is done. */
  say: (text: string) => void
  silence: () => void
  undo: () => void
  /** The buttons under a question. */
  answer: (isYes: boolean) => void
  dispose: () => void
}

/** Nothing is shown any more, and nobody listens. */
export const OFF = {
  state: 'off',
  isSilent: false,
  isSpeaking: false,
  live: '',
  heard: '',
  reply: '',
  ignored: '',
  question: null,
  canUndo: false,
} satisfies Partial<HandsFreeView>

const HEARD_MS = 1_500
/** Voice, rule 13: how long what was done can be taken back, and stands to be read. */
const UNDO_MS = 10_000
const IGNORED_MS = 5_000
/** Voice, rule 13: an answer that comes later does nothing. */
const QUESTION_MS = 8_000
/** Ours: whoever talks to a dead microphone is told so. */
const SILENT_MS = 20_000

export class HandsFreeDisplay {
  #view: HandsFreeView = { ...OFF, isLocal: false, isRecorded: false, whyNot: '' }
  readonly #listeners = new Set<() => void>()
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>()

  view = (): HandsFreeView => this.#view

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  show(change: Partial<HandsFreeView>): void {
    this.#view = { ...this.#view, ...change }
    for (const listener of this.#listeners) listener()
  }

  heard(heard: string): void {
    this.show({ heard })
    this.#showLater('heard', HEARD_MS, { heard: '' })
  }

  reply(reply: string): void {
    this.show({ reply })
    this.#showLater('reply', UNDO_MS, { reply: '' })
  }

  ignored(ignored: string): void {
    this.show({ ignored })
    this.#showLater('ignored', IGNORED_MS, { ignored: '' })
  }

  offerUndo(): void {
    this.show({ canUndo: true })
    this.#showLater('undo', UNDO_MS, { canUndo: false })
  }

  forgetQuestionLater(): void {
    this.#showLater('question', QUESTION_MS, { question: null, reply: '' })
  }

  /** From here on silence is strange. */
  awaitWords(isListening: boolean): void {
    if (isListening) this.#showLater('silent', SILENT_MS, { isSilent: true })
    else this.keep('silent')
  }

  hearSomething(): void {
    this.keep('silent')
    if (this.#view.isSilent) this.show({ isSilent: false })
  }

  /** A later change of the same name takes the place of the one that waits. */
  #showLater(name: string, delayMs: number, change: Partial<HandsFreeView>): void {
    clearTimeout(this.#timers.get(name))
    this.#timers.set(
      name,
      setTimeout(() => this.show(change), delayMs),
    )
  }

  /** What was to come under this name does not. */
  keep(name: string): void {
    clearTimeout(this.#timers.get(name))
  }

  dispose(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#listeners.clear()
  }
}
