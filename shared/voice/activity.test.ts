/** When somebody spoke, by loudness alone. */
import { expect, test } from 'vitest'
import { type Activity, followLevel, levelOf } from './activity.ts'

const STEP_MS = 50
type Part = readonly [level: number, ms: number]

/** Listens to these parts, one after the other, until it is over; ms from the start. */
function listen(...parts: Part[]): { ending: Activity['ending']; atMs: number } {
  let activity: Activity | null = null
  let at = 1_000
  for (const [level, ms] of parts) {
    for (let done = 0; done < ms; done += STEP_MS) {
      // a voice is never even
      const wave = 1 + 0.3 * Math.sin(at / 90)
      activity = followLevel(activity, level * wave, at)
      if (activity.ending) return { ending: activity.ending, atMs: at - activity.startedAt }
      at += STEP_MS
    }
  }
  return { ending: null, atMs: at - 1_000 }
}

const quiet = (ms: number): Part => [0.002, ms]
const voice = (ms: number): Part => [0.12, ms]

test('a sentence ends 0.9 seconds after its last word', () => {
  const { ending, atMs } = listen(quiet(800), voice(1_200), quiet(3_000))
  expect(ending).toBe('silence')
  expect(atMs).toBeGreaterThanOrEqual(2_800)
  expect(atMs).toBeLessThanOrEqual(2_950)
})

test('whoever speaks at once is heard from the first word on', () => {
  expect(listen(voice(700), quiet(2_000))).toMatchObject({ ending: 'silence' })
})

test('a pause to think is no end', () => {
  const { ending, atMs } = listen(quiet(300), voice(600), quiet(700), voice(600), quiet(2_000))
  expect(ending).toBe('silence')
  expect(atMs).toBeGreaterThan(2_800)
})

test('when nobody speaks within six seconds it is over', () => {
  expect(listen(quiet(10_000))).toEqual({ ending: 'nothing', atMs: 6_000 })
})

test('a lid and a spoon are no words', () => {
  const lid: Part = [0.4, 50]
  expect(listen(quiet(1_000), lid, quiet(1_500), lid, quiet(6_000)).ending).toBe('nothing')
})

test('whoever never stops is heard for fifteen seconds', () => {
  const sentence: Part[] = [voice(1_800), quiet(400)]
  const talk = Array.from({ length: 10 }, () => sentence).flat()
  expect(listen(quiet(300), ...talk)).toEqual({ ending: 'too-long', atMs: 15_000 })
})

test('an even hood is a room, not a voice', () => {
  const hood = (ms: number): Part => [0.05, ms]
  expect(listen(hood(9_000)).ending).toBe('nothing')
  const spoken = listen(hood(1_000), [0.3, 1_000], hood(3_000))
  expect(spoken.ending).toBe('silence')
  expect(spoken.atMs).toBeLessThan(3_200)
})

test('a hood that is turned on while one speaks does not keep it listening', () => {
  const { ending, atMs } = listen(quiet(500), voice(800), [0.04, 12_000])
  expect(ending).toBe('silence')
  expect(atMs).toBeLessThan(8_000)
})

test('a quiet voice in a quiet room is heard', () => {
  expect(listen([0.0005, 500], [0.015, 900], [0.0005, 2_000]).ending).toBe('silence')
})

test('loudness is the root mean square', () => {
  expect(levelOf(new Float32Array([0.5, -0.5, 0.5, -0.5]))).toBe(0.5)
  expect(levelOf(new Float32Array())).toBe(0)
})
