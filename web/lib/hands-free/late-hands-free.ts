/** Hands-free that is fetched when somebody wants it: until then nothing of it is on the way. No React. */
import { type HandsFree, HandsFreeDisplay, OFF } from './hands-free-view.ts'

type LateHandsFreePorts = {
  /** Wakes the browser's voice; iOS allows it in a tap only, which is over once things are fetched. */
  prime: () => void
  load: (display: HandsFreeDisplay) => Promise<HandsFree>
  /** Whether the browser can listen at all. */
  canListen: () => boolean
}

type LateHandsFree = HandsFree & {
  /** Fetches it ahead of the first tap, which then needs no network. */
  prepare: () => void
}

export function createLateHandsFree(ports: LateHandsFreePorts): LateHandsFree {
  return new FetchedHandsFree(ports)
}

class FetchedHandsFree implements LateHandsFree {
  readonly #ports: LateHandsFreePorts
  readonly #display = new HandsFreeDisplay()
  #isWanted = false
  #loading: Promise<HandsFree> | null = null
  #loaded: HandsFree | null = null

  constructor(ports: LateHandsFreePorts) {
    this.#ports = ports
    if (!ports.canListen()) this.#display.show({ state: 'unsupported' })
  }

  view = () => this.#display.view()

  subscribe = (listener: () => void) => this.#display.subscribe(listener)

  start = () => {
    this.#isWanted = true
    if (this.#loaded) return this.#loaded.start()
    this.#ports.prime()
    this.#display.show({ state: 'starting' })
    this.#fetch()
  }

  prepare = () => {
    if (!this.#loaded && this.#ports.canListen()) this.#fetch()
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
