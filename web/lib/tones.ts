/** Short tones out of nothing: no file, no network. */

/** Pitch in hertz, beginning and end in seconds. */
export type Tone = { pitch: number; from: number; to: number }

/** Each tone swells and fades, for a hard edge is heard as a click. `loudness` from 0 to 1. */
export function playTones(context: AudioContext, tones: readonly Tone[], loudness: number): void {
  for (const { pitch, from, to } of tones) {
    const oscillator = context.createOscillator()
    const gain = context.createGain()
    const start = context.currentTime + from
    const end = context.currentTime + to
    oscillator.frequency.value = pitch
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(loudness, start + 0.02)
    gain.gain.linearRampToValueAtTime(0, end)
    oscillator.connect(gain).connect(context.destination)
    oscillator.start(start)
    oscillator.stop(end)
  }
}
