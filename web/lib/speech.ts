/**
 * Keeps the browser's speech recognition listening: it restarts, recycles, backs off and gives up.
 * Knows no command and no noun; callers get words (voice, 'Hearing').
 */

import {
  type RecogniserBrowser,
  type Recognition,
  type RecognitionEvent,
  thisBrowser,
} from './speech-browser.ts'

export type RecogniserState =
  | 'off'
  | 'starting'
  | 'listening'
  /** The cook, or the browser on its own, refused the microphone. */
  | 'blocked'
  | 'unsupported'
  /** It kept ending at once; `start` tries again. */
  | 'failed'

export type RecogniserOptions = {
  onState: (state: RecogniserState) => void
  /** The words so far, which may change. */
  onInterim: (text: string) => void
  /** One utterance, the likeliest hearing first. */
  onFinal: (alternatives: string[]) => void
  lang?: string
  /** All that is global, for tests; a missing `Recognition` means that the browser has none. */
  browser?: RecogniserBrowser
}

export type Recogniser = { start: () => void; stop: () => void; state: () => RecogniserState }

const START_WITHIN_MS = 2_000
const QUICK_END_MS = 1_000
const QUICK_ENDS = 3
const NETWORK_DELAYS_MS = [1_000, 2_000, 5_000] as const
const LONGEST_DELAY_MS = 10_000
/** Browsers cut a session at about a minute; we renew it in a quiet moment before that. */
const RECYCLE_AFTER_MS = 48_000
const WATCHDOG_MS = 60_000
const QUIET_CHECK_MS = 500
/** How long an aborted session may take to say so before the next one starts anyway. */
const ABORT_WITHIN_MS = 500
/** Android sends a final twice. */
const SAME_FINAL_MS = 1_200
/** Where finals do not come, words that stand still this long are taken for final (iOS). */
const SETTLED_INTERIM_MS = 700

/** One recogniser; nothing is heard before `start`. */
export function createRecogniser(options: RecogniserOptions): Recogniser {
  const browser = options.browser ?? thisBrowser()
  let state: RecogniserState = 'off'
  let isWanted = false
  let session: Recognition | null = null
  let openedAt = 0
  let hasEverStarted = false
  let quickEnds = 0
  let networkErrors = 0
  let isNetworkDown = false
  let interim = ''
  let areFinalsMissing = false
  let lastFinal = { text: '', at: Number.NEGATIVE_INFINITY }
  const timers = new Map<string, ReturnType<typeof setTimeout>>()

  function become(next: RecogniserState) {
    if (next === state) return
    state = next
    options.onState(next)
  }

  function after(name: string, delayMs: number, act: () => void) {
    clearTimeout(timers.get(name))
    timers.set(name, setTimeout(act, delayMs))
  }

  function clearTimers() {
    for (const timer of timers.values()) clearTimeout(timer)
    timers.clear()
  }

  function giveUp(why: RecogniserState) {
    isWanted = false
    browser.page.removeEventListener('visibilitychange', onVisibility)
    drop()
    become(why)
  }

  /** Lets go of the session; `then` follows once it has ended, or has taken too long to. */
  function drop(then?: () => void) {
    const old = session
    session = null
    interim = ''
    clearTimers()
    if (then) after('reopen', old ? ABORT_WITHIN_MS : 0, then)
    if (old === null) return
    const onend = then ? () => after('reopen', 0, then) : null
    Object.assign(old, { onstart: null, onerror: null, onresult: null, onend })
    try {
      old.abort()
    } catch {
      // It had ended by itself; that is what we wanted.
    }
  }

  function open() {
    clearTimers()
    const { Recognition } = browser
    if (!isWanted || session !== null || browser.page.hidden || Recognition === undefined) return
    const opened = new Recognition()
    session = opened
    openedAt = browser.now()
    isNetworkDown = false
    opened.lang = options.lang ?? 'en-GB'
    opened.continuous = true
    opened.interimResults = true
    opened.maxAlternatives = 5
    opened.onstart = onStart
    opened.onend = onEnd
    opened.onerror = (event) => onError(event.error)
    opened.onresult = onResult
    if (state !== 'listening') become('starting')
    after('start', START_WITHIN_MS, onNoStart)
    try {
      opened.start()
    } catch {
      onEnd()
    }
  }

  async function onNoStart() {
    const waiting = session
    const isAsking = await browser.isAskingPermission()
    if (waiting === null || waiting !== session) return
    if (isAsking) after('start', START_WITHIN_MS, onNoStart)
    else if (hasEverStarted) onEnd()
    else giveUp('unsupported')
  }

  function onStart() {
    hasEverStarted = true
    clearTimeout(timers.get('start'))
    become('listening')
    after('age', RECYCLE_AFTER_MS, recycleWhenQuiet)
  }

  function recycleWhenQuiet() {
    const isOld = browser.now() - openedAt >= WATCHDOG_MS
    if (interim === '' || isOld) drop(open)
    else after('age', QUIET_CHECK_MS, recycleWhenQuiet)
  }

  function onEnd() {
    const unfinished = interim
    const isQuick = browser.now() - openedAt < QUICK_END_MS
    drop()
    if (unfinished !== '') {
      areFinalsMissing = true
      finish([unfinished])
    }
    if (!isWanted) return
    quickEnds = isQuick && !isNetworkDown ? quickEnds + 1 : 0
    if (quickEnds >= QUICK_ENDS) return giveUp('failed')
    if (!isNetworkDown) return open()
    become('starting')
    after('reopen', NETWORK_DELAYS_MS[networkErrors - 1] ?? LONGEST_DELAY_MS, open)
  }

  function onError(error: string) {
    if (error === 'not-allowed' || error === 'service-not-allowed') giveUp('blocked')
    else if (error === 'language-not-supported') giveUp('unsupported')
    else if (error === 'audio-capture') giveUp('failed')
    else if (error === 'network') {
      isNetworkDown = true
      networkErrors++
    }
    // 'no-speech' and 'aborted' are followed by an end, which restarts.
  }

  function onResult({ resultIndex, results }: RecognitionEvent) {
    // Some browsers begin to answer without ever having said that they started.
    if (state !== 'listening') onStart()
    networkErrors = 0
    quickEnds = 0
    const current = session
    const words: string[] = []
    for (let index = resultIndex; index < results.length; index++) {
      const result = results[index]
      if (result === undefined) continue
      const alternatives = Array.from(result, (alternative) => alternative.transcript.trim())
      const text = alternatives[0] ?? ''
      if (!result.isFinal) words.push(text)
      else if (text !== '') {
        interim = ''
        finish(alternatives.filter((alternative) => alternative !== ''))
        // The answer to it may have been to stop.
        if (session !== current) return
      }
    }
    hear(words.join(' ').trim())
  }

  function hear(text: string) {
    if (text === interim) return
    interim = text
    clearTimeout(timers.get('settle'))
    if (text === '') return
    if (areFinalsMissing) {
      after('settle', SETTLED_INTERIM_MS, () => {
        drop(open)
        finish([text])
      })
    }
    options.onInterim(text)
  }

  function finish(alternatives: string[]) {
    const text = (alternatives[0] ?? '').toLowerCase()
    const isAgain = text === lastFinal.text && browser.now() - lastFinal.at < SAME_FINAL_MS
    if (isAgain) return
    lastFinal = { text, at: browser.now() }
    options.onFinal(alternatives)
  }

  function onVisibility() {
    if (!browser.page.hidden) return open()
    drop()
    become('starting')
  }

  return {
    state: () => state,
    start() {
      if (isWanted) return
      if (browser.Recognition === undefined) return become('unsupported')
      isWanted = true
      quickEnds = 0
      networkErrors = 0
      browser.page.addEventListener('visibilitychange', onVisibility)
      open()
    },
    stop: () => giveUp('off'),
  }
}
