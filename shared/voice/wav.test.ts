/** Sound as WAV, read back by its header. */
import { expect, test } from 'vitest'
import { wavOf } from './wav.ts'

function tone(hz: number, seconds: number, herz: number): Float32Array {
  return Float32Array.from(
    { length: hz * seconds },
    (_, at) => 0.5 * Math.sin((2 * Math.PI * herz * at) / hz),
  )
}

test.each([
  [48_000, 16_000],
  [44_100, 16_000],
  [16_000, 16_000],
  [8_000, 8_000],
])('%i samples a second become a voice of %i', (hz, kept) => {
  const whole = tone(hz, 1, 440)
  const wav = wavOf([whole.subarray(0, 1_000), whole.subarray(1_000)], hz)
  const view = new DataView(wav.buffer)
  expect([view.getUint32(24, true), view.getUint32(28, true)]).toEqual([kept, kept * 2])
  expect([view.getUint32(40, true), wav.length - 44]).toEqual([kept * 2, kept * 2])
  const sound = Array.from({ length: kept }, (_, at) => view.getInt16(44 + at * 2, true) / 32_767)
  const power = sound.reduce((sum, sample) => sum + sample * sample, 0) / kept
  expect(Math.sqrt(power)).toBeCloseTo(0.5 / Math.SQRT2, 1)
  const rises = sound.filter((sample, at) => at > 0 && sample >= 0 && (sound[at - 1] ?? 0) < 0)
  expect(Math.abs(rises.length - 440)).toBeLessThanOrEqual(1)
})

test('fifteen seconds stay far below a megabyte', () => {
  expect(wavOf([new Float32Array(48_000 * 15)], 48_000).length).toBe(480_044)
})

test('what is louder than a microphone can be is cut, not turned over', () => {
  const view = new DataView(wavOf([new Float32Array([2, -2])], 16_000).buffer)
  expect([view.getInt16(44, true), view.getInt16(46, true)]).toEqual([32_767, -32_767])
})
