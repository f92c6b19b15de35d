/** The alarm rings until stopped: a bell, or tones; and a browser without sound does not disturb it. */
import { afterEach, expect, test, vi } from 'vitest'
import { createAlarmSound } from './alarm-sound.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** No bell can be fetched. */
const silentBell = (makeContext: () => AudioContext) => ({
  makeContext,
  loadBell: () => Promise.reject(new TypeError('offline')),
})

function fakeContext() {
  const tones: number[] = []
  const resume = vi.fn(async () => undefined)
  const gain = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn() }
  const context = {
    state: 'suspended',
    currentTime: 5,
    destination: {},
    resume,
    createGain: () => ({ gain, connect: (next: unknown) => next }),
    createOscillator: () => ({
      frequency: { value: 0 },
      connect: (next: unknown) => next,
      start: (at: number) => tones.push(at),
      stop: vi.fn(),
    }),
  }
  return { context: context as never, tones, resume }
}

test('it beeps at once and every second until it is stopped', () => {
  vi.useFakeTimers()
  const { context, tones } = fakeContext()
  const alarm = createAlarmSound(silentBell(() => context))
  alarm.ring()
  expect(tones).toEqual([5, 5.24])
  vi.advanceTimersByTime(2_000)
  expect(tones).toHaveLength(6)
  alarm.stop()
  vi.advanceTimersByTime(10_000)
  expect(tones).toHaveLength(6)
  expect(alarm.isRinging()).toBe(false)
})

test('it gives up after two minutes', () => {
  vi.useFakeTimers()
  const { context, tones } = fakeContext()
  const alarm = createAlarmSound(silentBell(() => context))
  alarm.ring()
  vi.advanceTimersByTime(300_000)
  expect(tones).toHaveLength(240)
  expect(alarm.isRinging()).toBe(false)
})

test('a tap wakes the sound up without a tone', () => {
  const { context, tones, resume } = fakeContext()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  createAlarmSound(silentBell(() => context)).prime()
  expect(resume).toHaveBeenCalledTimes(1)
  expect(tones).toEqual([])
})

test('a browser without sound is logged once and the alarm still counts as ringing', () => {
  vi.useFakeTimers()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const alarm = createAlarmSound(
    silentBell(() => {
      throw new Error('no sound')
    }),
  )
  alarm.ring()
  vi.advanceTimersByTime(5_000)
  expect(alarm.isRinging()).toBe(true)
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})

const fake = (context: object) => context as AudioContext

test('the bell of our own origin rings, once it is there', async () => {
  const started: AudioBuffer[] = []
  const context = new OfflineAudioContext(1, 16_000, 16_000)
  const alarm = createAlarmSound({
    makeContext: () =>
      fake({
        state: 'running',
        decodeAudioData: (bytes: ArrayBuffer) => context.decodeAudioData(bytes),
        destination: context.destination,
        createBufferSource: () => ({
          buffer: null as AudioBuffer | null,
          connect: () => undefined,
          start() {
            if (this.buffer) started.push(this.buffer)
          },
        }),
      }),
    loadBell: async () => (await fetch(new URL('./bell.wav', import.meta.url))).arrayBuffer(),
  })
  alarm.prime()
  await expect
    .poll(() => {
      alarm.ring()
      alarm.stop()
      return started.length
    })
    .toBeGreaterThan(0)
  expect(started[0]?.duration).toBeGreaterThan(0.5)
})
