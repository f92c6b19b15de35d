/** Hands-free that is fetched when somebody wants it: until then nothing of it is on the way. No React. */
import type { ScribeAnswer } from '../scribe.ts'
import { type HandsFree, HandsFreeDisplay, type HandsFreeView, OFF } from './hands-free-view.ts'

type LateHandsFreePorts = {
  /** Wakes the browser's voice; iOS allows it in a tap only, which is over once things are fetched. */
  prime: () => void
  load: (display: HandsFreeDisplay) => Promise<HandsFree>
  /** Whether the browser can listen at all. */
  canListen: () => boolean
  /** Whether somebody writes down what is said, where it cannot. */
  findScribe: () => Promise<ScribeAnswer>
}

type LateHandsFree = HandsFree & {
  /** Fetches it ahead of the first tap, which then needs no network. */
  prepare: () => void
  /** Looks for somebody who writes down what is said, where the browser cannot listen. */
  findEars: () => Promise<void>
}

const EARS: Record<ScribeAnswer, Partial<HandsFreeView>> = {
  here: { state: 'off', isRecorded: true, whyNot: '' },
  'no-recorder': {
    state: 'unsupported',
    whyNot: 'This browser cannot listen.',
  },
  nobody: {
    state: 'unsupported',
    whyNot: 'No model here writes down speech.',
  },
  unreachable: { state: 'unloaded' },
}

export function createLateHandsFree(ports: LateHandsFreePorts): LateHandsFree {
  return new FetchedHandsFree(ports)
}

class FetchedHandsFree implements LateHandsFree {
  readonly #ports: LateHandsFreePorts
  readonly #display = new HandsFreeDisplay()
  #isWanted = false
  #isAhead = false
  #loading: Promise<HandsFree> | null = null
  #loaded: HandsFree | null = null

  constructor(ports: LateHandsFreePorts) {
    this.#ports = ports
    if (!ports.canListen()) this.#display.show({ state: 'unsupported' })
  }

  view = () => this.#display.view()

  subscribe = (listener: () => void) => this.#display.subscribe(listener)

  start = () => {
    if (!this.#hasEars()) {
      this.findEars()
      return
    }
    this.#isWanted = true
    if (this.#loaded) return this.#loaded.start()
    this.#ports.prime()
    this.#display.show({ state: 'starting' })
    this.#fetch()
  }

  prepare = () => {
    this.#isAhead = true
    if (!this.#loaded && this.#hasEars()) this.#fetch()
  }

  findEars = async () => {
    if (this.#hasEars()) return
    this.#display.show(EARS[await this.#ports.findScribe()])
    if (this.#isAhead) this.prepare()
  }

  #hasEars(): boolean {
    return this.#ports.canListen() || this.view().isRecorded
  }

  stop = () => {
    this.#isWanted = false
    if (this.#loaded) this.#loaded.stop()
    else this.#display.show(OFF)
  }

  say = (text: string) => this.#loaded?.say(text)

  silence = () => this.#loaded?.silence()

  undo = () => this.#loaded?.undo()

  answer = (isYes: boolean) => this.#loaded?.answer(isYes)

  dispose = () => {
    this.#isWanted = false
    if (this.#loaded) this.#loaded.dispose()
    else this.#display.dispose()
  }

  async #fetch() {
    if (this.#loading) return
    this.#loading = this.#ports.load(this.#display)
    try {
      this.#loaded = await this.#loading
    } catch (error) {
      this.#loading = null
      console.warn('Hands-free could not be fetched:', error)
      if (this.#isWanted) this.#display.show({ state: 'unloaded' })
      return
    }
    if (this.#isWanted) this.#loaded.start()
  }
}
