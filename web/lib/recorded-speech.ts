/**
 * A recogniser for browsers that have none: records one sentence after a tap and has the kitchen write it
 * down (voice, 'Hearing'). Never listens by itself; knows no command and no noun.
 */

import { type Activity, followLevel } from '#shared/voice/activity.ts'
import { NetworkError } from './api.ts'
import { type Recording, record } from './recorder.ts'
import { writeDown } from './scribe.ts'
import { type RecogniserBrowser, thisBrowser } from './speech-browser.ts'
import type { Recogniser, RecogniserOptions, RecogniserState } from './speech-shape.ts'

/** What it needs of the browser and the kitchen: a test brings its own. */
export type RecordingPorts = Pick<RecogniserBrowser, 'page' | 'now' | 'takeMicrophone'> & {
  record: (onLevel: (level: number) => void) => Promise<Recording>
  writeDown: (sound: Blob, signal: AbortSignal) => Promise<string[]>
}

type Told = Pick<RecogniserOptions, 'onState' | 'onFinal'>

/** Nothing is recorded before `start`, and nothing after the sentence. */
export function createRecordedRecogniser(
  options: Told,
  ports: RecordingPorts = { ...thisBrowser(), record, writeDown },
): Recogniser {
  return new RecordedRecogniser(options, ports)
}

/** One tap, from its start until its sentence is written down. */
type Take = {
  activity: Activity | null
  recording: Recording | null
  abort: AbortController
  letGo: (() => void) | null
}

class RecordedRecogniser implements Recogniser {
  readonly #told: Told
  readonly #ports: RecordingPorts
  #state: RecogniserState = 'off'
  #take: Take | null = null
  #utterances = 0

  constructor(told: Told, ports: RecordingPorts) {
    this.#told = told
    this.#ports = ports
  }

  state(): RecogniserState {
    return this.#state
  }

  start(): void {
    if (this.#take) return
    const take = { activity: null, recording: null, abort: new AbortController(), letGo: null }
    this.#take = take
    this.#become('starting')
    this.#ports.page.addEventListener('visibilitychange', this.#onVisibility)
    this.#open(take)
  }

  stop(): void {
    this.#end('off')
  }

  #become(next: RecogniserState) {
    if (next === this.#state) return
    this.#state = next
    this.#told.onState(next)
  }

  /** Whatever was recorded and is not written down yet is thrown away. */
  #end(why: RecogniserState) {
    const take = this.#take
    this.#take = null
    this.#ports.page.removeEventListener('visibilitychange', this.#onVisibility)
    take?.abort.abort()
    take?.recording?.cancel()
    take?.letGo?.()
    this.#become(why)
  }

  async #open(take: Take) {
    // asked for at once: a browser may open the microphone in the tap only
    const coming = this.#ports.record((level) => this.#onLevel(take, level))
    const [recording, letGo] = await Promise.all([
      coming.catch((error: unknown) => stateAfter(error)),
      this.#ports.takeMicrophone?.() ?? (() => undefined),
    ])
    const isOver = take !== this.#take
    if (typeof recording === 'string') {
      letGo?.()
      return isOver ? undefined : this.#end(recording)
    }
    if (isOver || letGo === null) {
      recording.cancel()
      letGo?.()
      return isOver ? undefined : this.#end('elsewhere')
    }
    take.recording = recording
    take.letGo = letGo
    this.#become('listening')
  }

  #onLevel(take: Take, level: number) {
    const { recording } = take
    if (take !== this.#take || recording === null || this.#state !== 'listening') return
    take.activity = followLevel(take.activity, level, this.#ports.now())
    const { ending } = take.activity
    if (ending === 'nothing') this.#end('nothing-heard')
    else if (ending !== null) this.#send(take, recording)
  }

  async #send(take: Take, recording: Recording) {
    this.#become('writing')
    try {
      const sound = await recording.finish()
      take.recording = null
      take.letGo?.()
      take.letGo = null
      if (take.abort.signal.aborted) return
      const alternatives = await this.#ports.writeDown(sound, take.abort.signal)
      if (take !== this.#take) return
      if (alternatives.length === 0) return this.#end('nothing-heard')
      this.#end('off')
      this.#told.onFinal(alternatives, ++this.#utterances)
    } catch (error) {
      if (take === this.#take) this.#end(isLost(error) ? 'unsent' : 'unwritten')
    }
  }

  #onVisibility = () => {
    if (this.#ports.page.hidden) this.#end('off')
  }
}

/** It never arrived, or no answer came back in time. */
function isLost(error: unknown): boolean {
  const isLate = error instanceof DOMException && error.name === 'TimeoutError'
  return isLate || error instanceof NetworkError
}

const REFUSALS: readonly string[] = ['NotAllowedError', 'SecurityError']

/** Everything but a no is a microphone that is not there, or that another program holds. */
function stateAfter(error: unknown): RecogniserState {
  const isRefusal = error instanceof Error && REFUSALS.includes(error.name)
  return isRefusal ? 'blocked' : 'no-microphone'
}
