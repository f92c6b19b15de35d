/** What hands-free makes of several wishes, and of what it did not understand. */
import { afterEach, expect, test, vi } from 'vitest'
import { fakeKitchen } from '../testing/fake-kitchen.ts'

afterEach(() => {
  vi.useRealTimers()
})

const TALK = 'my sister bought a house in Leeds last year'

test('several wishes of a sentence are done in their order, with one answer and one undo', () => {
  const { hear, read, spoken } = fakeKitchen({ hasVoices: true })
  hear('next step and set a timer for ten minutes')
  expect(read()).toMatchObject({ step: 1, timers: [{ duration: 600, isRunning: true }] })
  expect(spoken()).toBe('Step 2. Fry. Ten minutes, started.')
  hear('hey chef undo')
  expect(read()).toMatchObject({ step: 0, timers: [] })
})

test('a question stands in the way of what comes after it', () => {
  const { hear, read, handsFree } = fakeKitchen()
  hear('set a timer and go to the next step')
  expect(handsFree.view().question?.about).toBe('duration')
  expect(read().step).toBe(0)
})

test('what takes time is answered and taken back with the rest', async () => {
  const undoWish = vi.fn()
  const { hear, read, spoken } = fakeKitchen({ hasVoices: true, undoWish })
  hear('next step and add milk to the shopping list')
  await vi.advanceTimersByTimeAsync(0)
  expect(spoken()).toBe('Step 2. Fry. Milk added to the shopping list.')
  hear('hey chef undo')
  expect(read().step).toBe(0)
  expect(undoWish).toHaveBeenCalledOnce()
})

test('hearings that differ in one time of several are asked about', () => {
  const { hear, handsFree } = fakeKitchen()
  hear(
    'next step and set a timer for fifteen minutes',
    'next step and set a timer for fifty minutes',
  )
  expect(handsFree.view().reply).toContain('fifteen minutes, one five')
  expect(handsFree.view().question?.about).toBe('duration')
})

test('what was meant for the app and not understood is answered, once in twenty seconds', () => {
  const { hear, spoken, endSpeech } = fakeKitchen({ hasVoices: true })
  const ANSWER = 'I did not get that. Say “next step” or “help”.'
  hear('hey chef flurble the wotsit')
  expect(spoken()).toBe(ANSWER)
  endSpeech()
  hear('hey chef next')
  endSpeech()
  hear('hey chef flurble the wotsit')
  expect(spoken()).toBe('Step 2. Fry.')
  vi.advanceTimersByTime(20_000)
  hear('hey chef flurble the wotsit')
  expect(spoken()).toBe(ANSWER)
})

test('talk is not answered', () => {
  const { hear, spoken } = fakeKitchen({ hasVoices: true })
  hear(TALK)
  expect(spoken()).toBe('')
})

test("after 'Hey Chef' and a pause anything is a wish, even a bare time", () => {
  const { hear, read, handsFree } = fakeKitchen({ settings: { mode: 'wake' } })
  hear('hey chef')
  vi.advanceTimersByTime(6_000)
  hear('ten minutes')
  expect(read().timers).toMatchObject([{ duration: 600 }])
  vi.advanceTimersByTime(9_000)
  hear('ten minutes')
  expect(read().timers).toHaveLength(1)
  hear('hey chef')
  hear('flurble the wotsit')
  expect(handsFree.view().reply).toMatch(/^I did not get that/)
})
