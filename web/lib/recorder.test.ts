/** The browser's own recorder on a microphone that plays a tone. */
import { afterEach, expect, test, vi } from 'vitest'
import { record } from './recorder.ts'
import { canRecord } from './speech-browser.ts'

const { getUserMedia } = navigator.mediaDevices

afterEach(() => {
  vi.unstubAllGlobals()
  navigator.mediaDevices.getUserMedia = getUserMedia
})

/** A microphone in which somebody whistles. */
function whistle() {
  const context = new AudioContext()
  const oscillator = new OscillatorNode(context, { frequency: 440 })
  const microphone = context.createMediaStreamDestination()
  oscillator.connect(microphone)
  oscillator.start()
  navigator.mediaDevices.getUserMedia = async () => microphone.stream
  return microphone.stream
}

async function recordFor(ms: number) {
  const levels: number[] = []
  const recording = await record((level) => levels.push(level))
  await new Promise((done) => setTimeout(done, ms))
  return { levels, sound: await recording.finish() }
}

async function firstBytes(sound: Blob, count: number): Promise<string> {
  return String.fromCharCode(...new Uint8Array(await sound.slice(0, count).arrayBuffer()))
}

test('Opus is written where the browser can, and the microphone is let go', async () => {
  const stream = whistle()
  const { sound, levels } = await recordFor(700)
  expect([sound.type, await firstBytes(sound, 4)]).toEqual(['audio/webm', '\x1aE\xdf\xa3'])
  expect(await firstBytes(sound, 4_096)).toContain('A_OPUS')
  expect(Math.max(...levels)).toBeGreaterThan(0.3)
  expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
})

test.for([
  ['no recorder', undefined],
  ['a recorder without Opus', Object.assign(() => undefined, { isTypeSupported: () => false })],
] as const)('WAV is written by a browser with %s', async ([, MediaRecorder]) => {
  vi.stubGlobal('MediaRecorder', MediaRecorder)
  whistle()
  const { sound } = await recordFor(700)
  expect([sound.type, await firstBytes(sound, 4)]).toEqual(['audio/wav', 'RIFF'])
  const decoded = await new OfflineAudioContext(1, 1, 16_000).decodeAudioData(
    await sound.arrayBuffer(),
  )
  expect(decoded.duration).toBeGreaterThan(0.2)
  expect(Math.max(...decoded.getChannelData(0))).toBeGreaterThan(0.3)
})

test('given up, it lets the microphone go and tells no more', async () => {
  const stream = whistle()
  const onLevel = vi.fn()
  const recording = await record(onLevel)
  recording.cancel()
  const { length } = onLevel.mock.calls
  await new Promise((done) => setTimeout(done, 200))
  expect(onLevel.mock.calls).toHaveLength(length)
  expect(stream.getTracks()[0]?.readyState).toBe('ended')
})

test('a page without a microphone cannot record', () => {
  expect(canRecord()).toBe(true)
  vi.stubGlobal('AudioContext', undefined)
  Reflect.deleteProperty(globalThis, 'AudioContext')
  expect(canRecord()).toBe(false)
})
