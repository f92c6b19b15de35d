/** Reads sentences aloud through the browser's voices; silent where there are none. No noun known. */

/** The longest piece given to a voice: remote ones are cut after fifteen seconds (voice, 'Speaking'). */
export const MAX_PIECE = 160
const START_WITHIN_MS = 2_500
/** Slower than any voice reads, so that only a missing end is caught. */
const MS_PER_CHARACTER = 150

export type Speaker = {
  /** Silences what is being said and says this. */
  speak: (text: string) => void
  cancel: () => void
  /** False while the browser has no voice at all; they may arrive late or never. */
  hasVoices: () => boolean
  isSpeaking: () => boolean
  /** What is being said, or was said last: so that the app does not obey itself. */
  spoken: () => string
  /** To be called from a tap: iOS speaks only after one. */
  prime: () => void
  /** 1 is the voice's own pace. */
  setRate: (rate: number) => void
  /** From 0 to 1. */
  setVolume: (volume: number) => void
}

export type SpeakerOptions = {
  onSpeaking?: (isSpeaking: boolean) => void
  lang?: string
  /** For tests; null where the browser cannot speak. */
  browser?: SpeakerBrowser | null
}

type SpeakerBrowser = {
  synthesis: Pick<SpeechSynthesis, 'speak' | 'cancel' | 'getVoices'>
  Utterance: new (text: string) => SpeechSynthesisUtterance
}

/** One speaker; what it says last is what it says. */
export function createSpeaker(options: SpeakerOptions = {}): Speaker {
  return new PiecewiseSpeaker(options)
}

class PiecewiseSpeaker implements Speaker {
  readonly #browser: SpeakerBrowser | null
  readonly #lang: string
  readonly #onSpeaking: SpeakerOptions['onSpeaking']
  #pieces: string[] = []
  #spoken = ''
  #isSpeaking = false
  #rate = 1
  #volume = 1
  #watchdog: ReturnType<typeof setTimeout> | undefined
  /** Events of an utterance that is no longer the current one are ignored. */
  #current: SpeechSynthesisUtterance | null = null

  constructor({ browser, lang = 'en-GB', onSpeaking }: SpeakerOptions) {
    this.#browser = browser === undefined ? thisBrowser() : browser
    this.#lang = lang
    this.#onSpeaking = onSpeaking
  }

  speak(text: string): void {
    this.#silence()
    this.#spoken = text
    this.#pieces = splitForSpeech(text)
    const canSpeak = this.#browser !== null && this.#pieces.length > 0
    this.#become(canSpeak)
    if (canSpeak) this.#next()
  }

  cancel = (): void => {
    this.#silence()
    this.#become(false)
  }

  hasVoices(): boolean {
    return (this.#browser?.synthesis.getVoices().length ?? 0) > 0
  }

  isSpeaking(): boolean {
    return this.#isSpeaking
  }

  spoken(): string {
    return this.#spoken
  }

  setRate(wanted: number): void {
    this.#rate = Math.min(2, Math.max(0.5, wanted))
  }

  setVolume(wanted: number): void {
    this.#volume = Math.min(1, Math.max(0, wanted))
  }

  prime(): void {
    if (this.#browser === null || this.#isSpeaking) return
    const silent = new this.#browser.Utterance(' ')
    silent.volume = 0
    this.#browser.synthesis.speak(silent)
  }

  #become(next: boolean) {
    if (next === this.#isSpeaking) return
    this.#isSpeaking = next
    this.#onSpeaking?.(next)
  }

  #silence() {
    clearTimeout(this.#watchdog)
    this.#current = null
    this.#pieces = []
    this.#browser?.synthesis.cancel()
  }

  #next = () => {
    clearTimeout(this.#watchdog)
    const piece = this.#pieces.shift()
    if (piece === undefined || this.#browser === null) return this.cancel()
    const { synthesis, Utterance } = this.#browser
    const utterance = new Utterance(piece)
    this.#current = utterance
    utterance.lang = this.#lang
    utterance.rate = this.#rate
    utterance.volume = this.#volume
    utterance.voice = pickVoice(synthesis.getVoices(), this.#lang)
    const whenCurrent = (act: () => void) => () => {
      if (this.#current === utterance) act()
    }
    utterance.onstart = whenCurrent(() => {
      clearTimeout(this.#watchdog)
      const longestMs = START_WITHIN_MS + (piece.length * MS_PER_CHARACTER) / this.#rate
      this.#watchdog = setTimeout(this.#next, longestMs)
    })
    utterance.onend = whenCurrent(this.#next)
    utterance.onerror = whenCurrent(this.#next)
    this.#watchdog = setTimeout(this.cancel, START_WITHIN_MS)
    synthesis.speak(utterance)
  }
}

/** Whole sentences where they fit, else cut at a comma or a space; every piece at most 160 characters. */
export function splitForSpeech(text: string): string[] {
  const pieces: string[] = []
  for (const sentence of text.replace(/\s+/g, ' ').split(/(?<=[.!?]) /)) {
    let rest = sentence.trim()
    while (rest.length > MAX_PIECE) {
      const head = rest.slice(0, MAX_PIECE)
      const cut = Math.max(head.lastIndexOf(', ') + 1, head.lastIndexOf('; ') + 1)
      const end = cut > MAX_PIECE / 3 ? cut : head.lastIndexOf(' ')
      pieces.push(rest.slice(0, end > 0 ? end : MAX_PIECE).trim())
      rest = rest.slice(end > 0 ? end : MAX_PIECE).trim()
    }
    if (rest !== '') pieces.push(rest)
  }
  return pieces
}

/** A voice of the language, on the device rather than remote; null leaves the choice to the browser. */
function pickVoice(voices: readonly SpeechSynthesisVoice[], lang: string) {
  const language = lang.slice(0, 2).toLowerCase()
  const score = (voice: SpeechSynthesisVoice) =>
    (voice.localService ? 2 : 0) + (voice.lang.replace('_', '-') === lang ? 1 : 0)
  return (
    voices
      .filter((voice) => voice.lang.toLowerCase().startsWith(language))
      .sort((a, b) => score(b) - score(a))[0] ?? null
  )
}

function thisBrowser(): SpeakerBrowser | null {
  return 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis
    ? { synthesis: speechSynthesis, Utterance: SpeechSynthesisUtterance }
    : null
}
