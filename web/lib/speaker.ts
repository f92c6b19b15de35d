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
  const browser = options.browser === undefined ? thisBrowser() : options.browser
  const lang = options.lang ?? 'en-GB'
  let pieces: string[] = []
  let spoken = ''
  let isSpeaking = false
  let rate = 1
  let watchdog: ReturnType<typeof setTimeout> | undefined
  /** Events of an utterance that is no longer the current one are ignored. */
  let current: SpeechSynthesisUtterance | null = null

  function become(next: boolean) {
    if (next === isSpeaking) return
    isSpeaking = next
    options.onSpeaking?.(next)
  }

  function silence() {
    clearTimeout(watchdog)
    current = null
    pieces = []
    browser?.synthesis.cancel()
  }

  function cancel() {
    silence()
    become(false)
  }

  function next() {
    clearTimeout(watchdog)
    const piece = pieces.shift()
    if (piece === undefined || browser === null) return cancel()
    const utterance = new browser.Utterance(piece)
    current = utterance
    utterance.lang = lang
    utterance.rate = rate
    utterance.voice = pickVoice(browser.synthesis.getVoices(), lang)
    const whenCurrent = (act: () => void) => () => {
      if (current === utterance) act()
    }
    utterance.onstart = whenCurrent(() => {
      clearTimeout(watchdog)
      watchdog = setTimeout(next, START_WITHIN_MS + (piece.length * MS_PER_CHARACTER) / rate)
    })
    utterance.onend = whenCurrent(next)
    utterance.onerror = whenCurrent(next)
    watchdog = setTimeout(cancel, START_WITHIN_MS)
    browser.synthesis.speak(utterance)
  }

  return {
    cancel,
    hasVoices: () => (browser?.synthesis.getVoices().length ?? 0) > 0,
    isSpeaking: () => isSpeaking,
    spoken: () => spoken,
    setRate(wanted) {
      rate = Math.min(2, Math.max(0.5, wanted))
    },
    prime() {
      if (browser === null || isSpeaking) return
      const silent = new browser.Utterance(' ')
      silent.volume = 0
      browser.synthesis.speak(silent)
    },
    speak(text) {
      silence()
      spoken = text
      pieces = splitForSpeech(text)
      if (browser === null || pieces.length === 0) return become(false)
      become(true)
      next()
    },
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
