/** A speech recogniser of our own: headless browsers have none. `say` plays what a cook would say. */
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    heardBy?: { hear: (text: string) => void }
    SpeechRecognition?: unknown
  }
}

/** Puts the recogniser into every page from now on. Call before the first `goto`. */
export async function installRecogniser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class ScriptedRecognition extends EventTarget {
      continuous = false
      interimResults = false
      maxAlternatives = 1
      lang = ''
      onstart: ((event: Event) => void) | null = null
      onresult: ((event: Event) => void) | null = null
      onend: ((event: Event) => void) | null = null
      onerror: ((event: Event) => void) | null = null
      #count = 0

      start() {
        window.heardBy = this
        queueMicrotask(() => this.#emit(new Event('start')))
      }

      stop() {
        if (window.heardBy === this) delete window.heardBy
        queueMicrotask(() => this.#emit(new Event('end')))
      }

      abort() {
        this.stop()
      }

      hear(text: string) {
        const result = Object.assign([{ transcript: text, confidence: 0.9 }], { isFinal: true })
        const results = Array.from({ length: this.#count + 1 }, () => result)
        const event = Object.assign(new Event('result'), { resultIndex: this.#count, results })
        this.#count++
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

/** One utterance, once somebody listens. */
export async function say(page: Page, text: string): Promise<void> {
  await page.waitForFunction(() => window.heardBy !== undefined)
  await page.evaluate((words) => window.heardBy?.hear(words), text)
}
