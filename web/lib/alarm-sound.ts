/** An alarm made of tones, so that it needs no file and no network. Failures are logged only. */

type AlarmSound = {
  /** To be called from a tap, or browsers keep the sound off. */
  prime: () => void
  /** Beeps once a second until `stop`, at most two minutes. */
  ring: () => void
  stop: () => void
  isRinging: () => boolean
}

const BEEP_EVERY_MS = 1_000
/** Ours: nobody is in the kitchen after two minutes, and a phone's battery is worth more. */
const MOST_BEEPS = 120
/** Two short tones, as a kitchen timer has: pitch in hertz, beginning and end in seconds. */
const TONES = [
  { pitch: 880, from: 0, to: 0.18 },
  { pitch: 1_175, from: 0.24, to: 0.5 },
] as const
const LOUDNESS = 0.4

/** `makeContext` is given by tests; it throws where the browser has no sound. */
export function createAlarmSound(
  makeContext: () => AudioContext = () => new AudioContext(),
): AlarmSound {
  let context: AudioContext | null = null
  let ringing: ReturnType<typeof setInterval> | null = null
  let hasComplained = false

  function attempt(act: (context: AudioContext) => void) {
    try {
      context ??= makeContext()
      if (context.state !== 'running') context.resume().catch(complain)
      act(context)
    } catch (error) {
      complain(error)
    }
  }

  function complain(error: unknown) {
    if (!hasComplained) console.warn('The alarm cannot sound:', error)
    hasComplained = true
  }

  function stop() {
    if (ringing !== null) clearInterval(ringing)
    ringing = null
  }

  return {
    prime: () => attempt(() => undefined),
    stop,
    isRinging: () => ringing !== null,
    ring() {
      stop()
      let beeps = 1
      attempt(beep)
      ringing = setInterval(() => {
        if (beeps >= MOST_BEEPS) return stop()
        beeps++
        attempt(beep)
      }, BEEP_EVERY_MS)
    },
  }
}

/** Each tone swells and fades, for a hard edge is heard as a click. */
function beep(context: AudioContext) {
  for (const { pitch, from, to } of TONES) {
    const oscillator = context.createOscillator()
    const gain = context.createGain()
    const start = context.currentTime + from
    const end = context.currentTime + to
    oscillator.frequency.value = pitch
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02)
    gain.gain.linearRampToValueAtTime(0, end)
    oscillator.connect(gain).connect(context.destination)
    oscillator.start(start)
    oscillator.stop(end)
  }
}
