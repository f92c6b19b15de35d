/** What the cook sees of hands-free, and who is told when it changes. Knows no voice and no React. */
import type { RecogniserState } from '#web/lib/speech-shape.ts'
import type { Question } from './obey.ts'

export type HandsFreeView = {
  /** 'unloaded': the part that hears could not be fetched; `start` tries again. */
  state: RecogniserState | 'unloaded'
  /** Speech is recognised on this device: no sound leaves it. */
  isLocal: boolean
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

export class HandsFreeDisplay {
  #view: HandsFreeView = { ...OFF, isLocal: false }
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

  /** A later change of the same name takes the place of the one that waits. */
  showLater(name: string, delayMs: number, change: Partial<HandsFreeView>): void {
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
