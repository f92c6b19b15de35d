/**
 * Keeps the browser's speech recognition listening: it restarts, recycles, backs off and gives up.
 * Knows no command and no noun; callers get words (voice, 'Hearing').
 */
import {
  makeRecognition,
  type RecogniserBrowser,
  type Recognition,
  type RecognitionEvent,
  thisBrowser,
} from './speech-browser.ts'
import { SessionResults, type Unfinished, type Utterance } from './speech-results.ts'
import type {
  Recogniser,
  RecogniserOptions,
  RecogniserSettings,
  RecogniserState,
} from './speech-shape.ts'

const START_WITHIN_MS = 2_000
/** Some browsers neither start nor ask, and look as if the cook had not answered yet. */
const ANSWER_WITHIN_MS = 20_000
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
/** Before that is known, a final that is only slow is waited for. */
const OVERDUE_FINAL_MS = 3_000
const ANYTHING: RecogniserSettings = { isOnce: false, isLocal: false, phrases: [] }

/** One recogniser; nothing is heard before `start`. */
export function createRecogniser(options: RecogniserOptions): Recogniser {
  return new RestartingRecogniser(options)
}

class RestartingRecogniser implements Recogniser {
  readonly #options: RecogniserOptions
  readonly #browser: RecogniserBrowser
  #state: RecogniserState = 'off'
  #isWanted = false
  #session: Recognition | null = null
  #utterances = 0
  #results = new SessionResults(() => ++this.#utterances)
  #isOnce = false
  #arePhrasesRefused = false
  #isLocalRefused = false
  #isFaultOurs = false
  #letGo: (() => void) | null = null
  #openedAt = 0
  #hasEverStarted = false
  #quickEnds = 0
  #networkErrors = 0
  #isNetworkDown = false
  #unfinished: Unfinished | null = null
  #areFinalsMissing = false
  #lastFinal = { text: '', at: Number.NEGATIVE_INFINITY }
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>()

  constructor(options: RecogniserOptions) {
    this.#options = options
    this.#browser = options.browser ?? thisBrowser()
  }

  state(): RecogniserState {
    return this.#state
  }

  start(): void {
    const isMissing = this.#browser.Recognition === undefined
    if (isMissing) this.#become('unsupported')
    if (this.#isWanted || isMissing) return
    this.#isWanted = true
    this.#quickEnds = 0
    this.#networkErrors = 0
    this.#browser.page.addEventListener('visibilitychange', this.#onVisibility)
    this.#takeAndOpen()
  }

  stop(): void {
    this.#giveUp('off')
  }

  /** Opens at once where there is no lock to wait for. */
  async #takeAndOpen() {
    const { takeMicrophone } = this.#browser
    if (!takeMicrophone || this.#letGo) return this.#open()
    this.#become('starting')
    const letGo = await takeMicrophone()
    if (!this.#isWanted || this.#letGo || this.#browser.page.hidden) return letGo?.()
    if (letGo === null) return this.#giveUp('elsewhere')
    this.#letGo = letGo
    this.#open()
  }

  #release() {
    this.#letGo?.()
    this.#letGo = null
  }

  #become(next: RecogniserState) {
    if (next === this.#state) return
    this.#state = next
    this.#options.onState(next)
  }

  #after(name: string, delayMs: number, act: () => void) {
    clearTimeout(this.#timers.get(name))
    this.#timers.set(name, setTimeout(act, delayMs))
  }

  #giveUp(why: RecogniserState) {
    this.#isWanted = false
    this.#browser.page.removeEventListener('visibilitychange', this.#onVisibility)
    this.#drop()
    this.#release()
    this.#become(why)
  }

  /** Lets go of the session; `then` follows once it has ended, or has taken too long to. */
  #drop(then?: () => void) {
    const old = this.#session
    this.#session = null
    this.#unfinished = null
    for (const timer of this.#timers.values()) clearTimeout(timer)
    if (then) this.#after('reopen', old ? ABORT_WITHIN_MS : 0, then)
    if (old === null) return
    const onend = then ? () => this.#after('reopen', 0, then) : null
    Object.assign(old, { onstart: null, onerror: null, onresult: null, onend })
    try {
      old.abort()
    } catch {
      // It had ended by itself; that is what we wanted.
    }
  }

  #open = () => {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    const { Recognition, page } = this.#browser
    if (!this.#isWanted || this.#session !== null || page.hidden || !Recognition) return
    const opened = makeRecognition(Recognition)
    if (opened === null) return this.#giveUp('unsupported')
    this.#session = opened
    this.#openedAt = this.#browser.now()
    this.#isNetworkDown = false
    this.#results = new SessionResults(() => ++this.#utterances)
    this.#isFaultOurs = false
    this.#configure(opened)
    opened.onstart = this.#onStart
    opened.onend = this.#onEnd
    opened.onerror = (event) => this.#onError(event.error)
    opened.onresult = this.#onResult
    if (this.#state !== 'listening') this.#become('starting')
    this.#after('start', START_WITHIN_MS, this.#onNoStart)
    try {
      opened.start()
    } catch {
      this.#onEnd()
    }
  }

  #configure(opened: Recognition) {
    const { isOnce, isLocal, phrases } = this.#options.settings?.() ?? ANYTHING
    const { makePhrase } = this.#browser
    this.#isOnce = isOnce
    opened.lang = this.#options.lang ?? 'en-GB'
    opened.continuous = !isOnce
    opened.interimResults = true
    opened.maxAlternatives = 5
    if ('processLocally' in opened) opened.processLocally = isLocal && !this.#isLocalRefused
    if ('phrases' in opened && makePhrase && !this.#arePhrasesRefused) {
      opened.phrases = phrases.map(makePhrase)
    }
  }

  #onNoStart = async () => {
    const waiting = this.#session
    const isAsking = await this.#browser.isAskingPermission()
    if (waiting === null || waiting !== this.#session) return
    if (isAsking) {
      this.#after('start', START_WITHIN_MS, this.#onNoStart)
      // a late yes still starts it
      if (this.#browser.now() - this.#openedAt >= ANSWER_WITHIN_MS) this.#become('unsupported')
    } else if (this.#hasEverStarted) this.#onEnd()
    else this.#giveUp('unsupported')
  }

  #onStart = () => {
    this.#hasEverStarted = true
    clearTimeout(this.#timers.get('start'))
    this.#become('listening')
    this.#after('age', RECYCLE_AFTER_MS, this.#recycleWhenQuiet)
  }

  #recycleWhenQuiet = () => {
    const isOld = this.#browser.now() - this.#openedAt >= WATCHDOG_MS
    if (this.#unfinished === null || isOld) this.#drop(this.#open)
    else this.#after('age', QUIET_CHECK_MS, this.#recycleWhenQuiet)
  }

  #onEnd = () => {
    const unfinished = this.#unfinished
    const isQuick = this.#browser.now() - this.#openedAt < QUICK_END_MS
    this.#drop()
    if (unfinished !== null) {
      this.#areFinalsMissing = true
      this.#finish({ ...unfinished, alternatives: [unfinished.text] })
    }
    if (!this.#isWanted) return
    if (this.#isOnce && !this.#isNetworkDown && !this.#isFaultOurs) return this.#giveUp('off')
    const isTheirs = !this.#isNetworkDown && !this.#isFaultOurs
    this.#quickEnds = isQuick && isTheirs ? this.#quickEnds + 1 : 0
    if (this.#quickEnds >= QUICK_ENDS) return this.#giveUp('failed')
    if (!this.#isNetworkDown) return this.#open()
    this.#become('offline')
    const delayMs = NETWORK_DELAYS_MS[this.#networkErrors - 1] ?? LONGEST_DELAY_MS
    this.#after('reopen', delayMs, this.#open)
  }

  #onError(error: string) {
    if (error === 'not-allowed' || error === 'service-not-allowed') this.#giveUp('blocked')
    else if (error === 'audio-capture') this.#giveUp('no-microphone')
    else if (error === 'phrases-not-supported' && !this.#arePhrasesRefused) {
      this.#arePhrasesRefused = true
      this.#isFaultOurs = true
    } else if (error === 'language-not-supported') this.#onNoLanguage()
    else if (error === 'network') {
      this.#isNetworkDown = true
      this.#networkErrors++
    }
    // 'no-speech' and 'aborted' are followed by an end, which restarts.
  }

  /** What the device cannot do the browser's service may; then nobody can. */
  #onNoLanguage() {
    const wasLocal = this.#options.settings?.().isLocal && !this.#isLocalRefused
    if (!wasLocal) return this.#giveUp('unsupported')
    this.#isLocalRefused = true
    this.#isFaultOurs = true
  }

  #onResult = (event: RecognitionEvent) => {
    // Some browsers begin to answer without ever having said that they started.
    if (this.#state !== 'listening') this.#onStart()
    this.#networkErrors = 0
    this.#quickEnds = 0
    const current = this.#session
    const { finals, unfinished } = this.#results.read(event)
    for (const utterance of finals) {
      this.#finish(utterance)
      // the answer to it may have been to stop
      if (this.#session !== current) return
    }
    if (finals.length > 0 && this.#isOnce) return this.#giveUp('off')
    this.#hear(unfinished)
  }

  /** `words` is null once all that was heard is finished, or was taken back. */
  #hear(words: Unfinished | null) {
    const before = this.#unfinished
    if (words?.text === before?.text && words?.utterance === before?.utterance) return
    this.#unfinished = words
    clearTimeout(this.#timers.get('settle'))
    if (words !== null) this.#finishOnceSettled(words)
    const { utterance, text } = words ?? { utterance: before?.utterance ?? 0, text: '' }
    this.#options.onInterim(text, utterance)
  }

  #finishOnceSettled({ utterance, text }: Unfinished) {
    this.#after('settle', this.#areFinalsMissing ? SETTLED_INTERIM_MS : OVERDUE_FINAL_MS, () => {
      this.#areFinalsMissing = true
      if (this.#isOnce) this.#giveUp('off')
      else this.#drop(this.#open)
      this.#finish({ utterance, alternatives: [text] })
    })
  }

  /** An utterance ends once: what was waiting for its end waits no more. */
  #finish({ utterance, alternatives }: Utterance) {
    if (this.#unfinished !== null && this.#unfinished.utterance <= utterance) {
      this.#unfinished = null
      clearTimeout(this.#timers.get('settle'))
    }
    const text = (alternatives[0] ?? '').toLowerCase()
    const now = this.#browser.now()
    const isAgain = text === this.#lastFinal.text && now - this.#lastFinal.at < SAME_FINAL_MS
    if (isAgain) return
    this.#lastFinal = { text, at: now }
    this.#options.onFinal(alternatives, utterance)
  }

  #onVisibility = () => {
    if (!this.#browser.page.hidden) {
      this.#takeAndOpen()
      return
    }
    if (this.#isOnce) return this.#giveUp('off')
    this.#drop()
    this.#release()
    this.#become('starting')
  }
}
