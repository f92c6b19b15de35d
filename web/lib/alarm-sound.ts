/** The alarm: a bell from our own origin, or tones where that cannot be had. Failures are logged only. */
import bellUrl from './bell.wav?url'
import { playTones } from './tones.ts'

type AlarmSound = {
  /** To be called from a tap, or browsers keep the sound off. Fetches the bell. */
  prime: () => void
  /** Rings once a second until `stop`, at most two minutes. */
  ring: () => void
  stop: () => void
  isRinging: () => boolean
}

type AlarmBrowser = {
  /** Throws where the browser has no sound. */
  makeContext: () => AudioContext
  loadBell: () => Promise<ArrayBuffer>
}

const RING_EVERY_MS = 1_000
/** Ours: nobody is in the kitchen after two minutes, and a phone's battery is worth more. */
const MOST_RINGS = 120
/** Two short tones, as a kitchen timer has. */
const TONES = [
  { pitch: 880, from: 0, to: 0.18 },
  { pitch: 1_175, from: 0.24, to: 0.5 },
] as const
const LOUDNESS = 0.4

/** One alarm; `browser` is given by tests. */
export function createAlarmSound(browser: AlarmBrowser = thisBrowser()): AlarmSound {
  let context: AudioContext | null = null
  let isAsked = false
  let loaded: AudioBuffer | null = null
  let ringing: ReturnType<typeof setInterval> | null = null
  let hasComplained = false

  function attempt(act: (context: AudioContext) => void) {
    try {
      context ??= browser.makeContext()
      if (context.state !== 'running') context.resume().catch(complain)
      act(context)
    } catch (error) {
      complain(error)
    }
  }

  function complain(error: unknown) {
    if (!hasComplained) console.warn('The alarm cannot sound as it should:', error)
    hasComplained = true
  }

  async function load(of: AudioContext) {
    try {
      loaded = await of.decodeAudioData(await browser.loadBell())
    } catch (error) {
      complain(error)
    }
  }

  /** The bell, or the tones until it is there (Spec 2, section 4: falling back to a tone). */
  function ringOnce(of: AudioContext) {
    if (!loaded) return playTones(of, TONES, LOUDNESS)
    const source = of.createBufferSource()
    source.buffer = loaded
    source.connect(of.destination)
    source.start()
  }

  function stop() {
    if (ringing !== null) clearInterval(ringing)
    ringing = null
  }

  return {
    prime: () =>
      attempt((of) => {
        if (!isAsked) load(of)
        isAsked = true
      }),
    stop,
    isRinging: () => ringing !== null,
    ring() {
      stop()
      let rings = 1
      attempt(ringOnce)
      ringing = setInterval(() => {
        if (rings >= MOST_RINGS) return stop()
        rings++
        attempt(ringOnce)
      }, RING_EVERY_MS)
    },
  }
}

function thisBrowser(): AlarmBrowser {
  return {
    makeContext: () => new AudioContext(),
    loadBell: async () => (await fetch(bellUrl)).arrayBuffer(),
  }
}
