/**
 * A speech recogniser and a voice of our own: headless browsers have neither. They do what browsers do,
 * each with its habits; `say` plays what a cook would say.
 */
import type { Page } from '@playwright/test'

/** Android takes words for final that are not, repeats itself and ends; iOS never finishes. */
export type Habit = 'desktop' | 'android' | 'ios'

type Listener = {
  /** One utterance, as it ends up. */
  hear: (text: string) => void
  /** The same word by word, in the manner of a browser. */
  follow: (text: string, habit: Habit) => Promise<void>
  /** Words that may still change. */
  half: (text: string) => void
  fail: (error: string) => void
  end: () => void
}

declare global {
  interface Window {
    heardBy?: Listener
    /** How many sessions of listening there were. */
    sessions?: number
    /** What the app said, and whether it still does. */
    said?: string[]
    isTalking?: boolean
    SpeechRecognition?: unknown
    webkitSpeechRecognition?: unknown
  }
}

/** Puts the recogniser into every page from now on. Call before the first `goto`. */
export async function installRecogniser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Result = { transcript: string; confidence: number }[] & { isFinal: boolean }
    const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

    class ScriptedRecognition extends EventTarget implements Listener {
      continuous = false
      interimResults = false
      maxAlternatives = 1
      lang = ''
      onstart: ((event: Event) => void) | null = null
      onresult: ((event: Event) => void) | null = null
      onend: ((event: Event) => void) | null = null
      onerror: ((event: Event) => void) | null = null
      readonly #results: Result[] = []

      start() {
        window.heardBy = this
        window.sessions = (window.sessions ?? 0) + 1
        queueMicrotask(() => this.#emit(new Event('start')))
      }

      stop() {
        this.end()
      }

      abort() {
        this.end()
      }

      end() {
        if (window.heardBy === this) delete window.heardBy
        queueMicrotask(() => this.#emit(new Event('end')))
      }

      fail(error: string) {
        this.#emit(Object.assign(new Event('error'), { error }))
        this.end()
      }

      hear(text: string) {
        this.#result(this.#open(), text, true)
      }

      half(text: string) {
        this.#result(this.#open(), text, false)
      }

      async follow(text: string, habit: Habit) {
        const words = text.split(' ')
        const at = this.#open()
        for (let count = 1; count <= words.length; count++) {
          const heard = words.slice(0, count).join(' ')
          if (habit === 'android') this.#result(at, heard, true, 0)
          else this.#result(at, heard, false)
          await pause(60)
        }
        if (habit === 'ios') return
        this.#result(at, text, true)
        if (habit === 'desktop') return
        this.#result(at, text, true)
        this.end()
      }

      /** The place of the utterance that is not finished yet. */
      #open(): number {
        const last = this.#results.length - 1
        return last >= 0 && !this.#results[last]?.isFinal ? last : last + 1
      }

      #result(at: number, transcript: string, isFinal: boolean, confidence = 0.9) {
        this.#results[at] = Object.assign([{ transcript, confidence }], { isFinal })
        const event = Object.assign(new Event('result'), {
          resultIndex: at,
          results: [...this.#results],
        })
        this.#emit(event)
      }

      #emit(event: Event) {
        const name = `on${event.type}` as 'onstart' | 'onresult' | 'onend' | 'onerror'
        this[name]?.(event)
        this.dispatchEvent(event)
      }
    }
    window.SpeechRecognition = ScriptedRecognition
  })
}

/** A voice that takes its time, and whose words reach the microphone like all others in the kitchen. */
export async function installVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const MS_PER_CHARACTER = 4
    class Utterance {
      lang = ''
      rate = 1
      volume = 1
      voice = null
      onstart: (() => void) | null = null
      onend: (() => void) | null = null
      onerror: (() => void) | null = null
      readonly text: string
      constructor(text: string) {
        this.text = text
      }
    }
    let ending: ReturnType<typeof setTimeout> | undefined
    const synthesis = {
      getVoices: () => [{ lang: 'en-GB', localService: true, name: 'Test' }],
      cancel() {
        clearTimeout(ending)
        window.isTalking = false
      },
      speak(utterance: Utterance) {
        if (utterance.volume === 0) return
        window.said = [...(window.said ?? []), utterance.text]
        window.isTalking = true
        setTimeout(() => utterance.onstart?.())
        // the microphone hears the loudspeaker
        setTimeout(() => window.heardBy?.hear(utterance.text), 20)
        ending = setTimeout(
          () => {
            window.isTalking = false
            utterance.onend?.()
          },
          40 + utterance.text.length * MS_PER_CHARACTER,
        )
      },
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
  })
}

/** One utterance, once somebody listens. */
export async function say(page: Page, text: string): Promise<void> {
  await page.waitForFunction(() => window.heardBy !== undefined)
  await page.evaluate((words) => window.heardBy?.hear(words), text)
}

/** The same in the manner of a browser: word by word, and ended as it ends. */
export async function sayAs(page: Page, habit: Habit, text: string): Promise<void> {
  await page.waitForFunction(() => window.heardBy !== undefined)
  await page.evaluate(([words, how]) => window.heardBy?.follow(words, how), [text, habit] as const)
}

/** Something goes wrong while it listens. */
export async function failWith(page: Page, error: string): Promise<void> {
  await page.waitForFunction(() => window.heardBy !== undefined)
  await page.evaluate((name) => window.heardBy?.fail(name), error)
}

/** What the app has said last. */
export function lastSaid(page: Page): Promise<string | undefined> {
  return page.evaluate(() => window.said?.at(-1))
}

/** How many times the app has spoken. */
export function countSaid(page: Page): Promise<number> {
  return page.evaluate(() => window.said?.length ?? 0)
}

/** Waits until the app has stopped speaking, and its words have left the room. The page has a clock of its own. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForFunction(() => !window.isTalking)
  await page.clock.runFor(1_600)
}
