/** The alarm beeps until stopped, and a browser without sound does not disturb it. */
import { afterEach, expect, test, vi } from 'vitest'
import { createAlarmSound } from './alarm-sound.ts'

afterEach(() => {
  vi.useRealTimers()
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
  const alarm = createAlarmSound(() => context)
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
  const alarm = createAlarmSound(() => context)
  alarm.ring()
  vi.advanceTimersByTime(300_000)
  expect(tones).toHaveLength(240)
  expect(alarm.isRinging()).toBe(false)
})

test('a tap wakes the sound up without a tone', () => {
  const { context, tones, resume } = fakeContext()
  createAlarmSound(() => context).prime()
  expect(resume).toHaveBeenCalledTimes(1)
  expect(tones).toEqual([])
})

test('a browser without sound is logged once and the alarm still counts as ringing', () => {
  vi.useFakeTimers()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const alarm = createAlarmSound(() => {
    throw new Error('no sound')
  })
  alarm.ring()
  vi.advanceTimersByTime(5_000)
  expect(alarm.isRinging()).toBe(true)
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})
