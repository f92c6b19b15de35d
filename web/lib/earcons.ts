/** Small sounds that say what words would: done, a question, not understood. Failures are logged only. */
import { playTones, type Tone } from './tones.ts'

export type Earcon = 'done' | 'question' | 'refused'

const TONES: Record<Earcon, readonly Tone[]> = {
  done: [
    { pitch: 660, from: 0, to: 0.09 },
    { pitch: 990, from: 0.09, to: 0.2 },
  ],
  question: [
    { pitch: 660, from: 0, to: 0.12 },
    { pitch: 660, from: 0.2, to: 0.32 },
  ],
  refused: [{ pitch: 220, from: 0, to: 0.22 }],
}
const LOUDNESS = 0.25

/** Plays one of them; `makeContext` is given by tests, and throws where the browser has no sound. */
export function createEarcons(
  makeContext: () => AudioContext = () => new AudioContext(),
): (earcon: Earcon) => void {
  let context: AudioContext | null = null
  return (earcon) => {
    try {
      context ??= makeContext()
      if (context.state !== 'running') context.resume().catch(complain)
      playTones(context, TONES[earcon], LOUDNESS)
    } catch (error) {
      complain(error)
    }
  }
}

function complain(error: unknown) {
  console.warn('A small sound was not played:', error)
}
