/** Sound as WAV, as a browser reads it back. */
import { expect, test } from 'vitest'
import { wavOf } from './wav.ts'

function tone(hz: number, seconds: number, herz: number): Float32Array {
  return Float32Array.from(
    { length: hz * seconds },
    (_, at) => 0.5 * Math.sin((2 * Math.PI * herz * at) / hz),
  )
}

test.for([48_000, 44_100, 16_000, 8_000])('%i samples a second become a voice', async (hz) => {
  const whole = tone(hz, 1, 440)
  const wav = wavOf([whole.subarray(0, 1_000), whole.subarray(1_000)], hz)
  const decoded = await new OfflineAudioContext(1, 1, 16_000).decodeAudioData(wav.buffer)
  expect(decoded.duration).toBeCloseTo(1, 2)
  const sound = decoded.getChannelData(0)
  const power = sound.reduce((sum, sample) => sum + sample * sample, 0) / sound.length
  expect(Math.sqrt(power)).toBeCloseTo(0.5 / Math.SQRT2, 1)
})

test('fifteen seconds stay far below a megabyte', () => {
  expect(wavOf([new Float32Array(48_000 * 15)], 48_000).length).toBe(480_044)
})

test('what is louder than a microphone can be is cut, not turned over', () => {
  const view = new DataView(wavOf([new Float32Array([2, -2])], 16_000).buffer)
  expect([view.getInt16(44, true), view.getInt16(46, true)]).toEqual([32_767, -32_767])
})
