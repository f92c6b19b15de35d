/** The ways to be heard and to be answered (voice, 'Hearing' and 'Speaking'). */
import { afterEach, expect, test, vi } from 'vitest'
import { fakeKitchen } from '../testing/fake-kitchen.ts'

afterEach(() => {
  vi.useRealTimers()
})

test("'Hey Chef' mode: plain words do nothing, those after the phrase do", () => {
  const { handsFree, hear, read } = fakeKitchen({ settings: { mode: 'wake' } })
  hear('next step')
  expect(read().step).toBe(0)
  expect(handsFree.view().ignored).toBe('next step')
  hear('hey chef next step')
  expect(read().step).toBe(1)
})

test('the phrase alone opens eight seconds, and so does a command', () => {
  const { handsFree, hear, read, playEarcon } = fakeKitchen({ settings: { mode: 'wake' } })
  hear('hey chef')
  expect(handsFree.view().reply).toBe('Yes?')
  expect(playEarcon).toHaveBeenCalledWith('question')
  vi.advanceTimersByTime(7_900)
  hear('next')
  expect(read().step).toBe(1)
  vi.advanceTimersByTime(7_900)
  hear('go back')
  expect(read().step).toBe(0)
  vi.advanceTimersByTime(8_001)
  hear('next')
  expect(read().step).toBe(0)
})

test('the eight seconds begin when the answer has been read', () => {
  const { hear, read, endSpeech } = fakeKitchen({ hasVoices: true, settings: { mode: 'wake' } })
  hear('hey chef next')
  vi.advanceTimersByTime(7_000)
  endSpeech()
  vi.advanceTimersByTime(7_000)
  hear('repeat')
  expect(read().step).toBe(1)
  hear('next')
  vi.advanceTimersByTime(1)
  expect(read().step).toBe(1)
})

test('tap to talk asks for one utterance, and its answer stays with its undo', () => {
  const { handsFree, recogniserSettings, hear, state } = fakeKitchen({ settings: { mode: 'tap' } })
  expect(recogniserSettings()).toMatchObject({ isOnce: true })
  hear('next')
  state('off')
  expect(handsFree.view()).toMatchObject({ state: 'off', reply: 'Step 2', canUndo: true })
})

test('tap to talk listens again for the answer to its own question', async () => {
  const { hear, state, listen, finish } = fakeKitchen({ settings: { mode: 'tap' } })
  hear('finish cooking')
  state('off')
  await Promise.resolve()
  expect(listen).toHaveBeenCalledTimes(2)
  hear('yes')
  expect(finish).toHaveBeenCalledOnce()
})

test('what is sent away to be written down needs a tap for an answer, too', async () => {
  const tap = { isRecorded: true, settings: { mode: 'tap' } } as const
  const { handsFree, hear, state, listen, finish } = fakeKitchen(tap)
  hear('finish cooking')
  state('off')
  await Promise.resolve()
  expect(listen).toHaveBeenCalledTimes(1)
  handsFree.answer(true)
  expect(finish).toHaveBeenCalledOnce()
})

test('short answers leave out what stands on the screen', () => {
  const { hear, spoken } = fakeKitchen({ hasVoices: true, settings: { answers: 'short' } })
  hear('next')
  expect(spoken()).toBe('Step 2.')
})

test('sounds only: no word, but a sound for what was done', () => {
  const { hear, spoken, playEarcon, read } = fakeKitchen({
    hasVoices: true,
    settings: { answers: 'sounds' },
  })
  hear('next')
  expect(read().step).toBe(1)
  expect(spoken()).toBe('')
  expect(playEarcon).toHaveBeenCalledWith('done')
})

test('a slower voice is remembered, and can be undone', () => {
  const { hear, settings } = fakeKitchen()
  hear('slower')
  expect(settings().rate).toBe(0.8)
  hear('undo')
  expect(settings().rate).toBe(1)
})

test('what goes on the shopping list is said once it is there, and comes off by undo', async () => {
  const undoWish = vi.fn()
  const { handsFree, hear } = fakeKitchen({ undoWish })
  hear('add two lemons to the shopping list')
  await Promise.resolve()
  await Promise.resolve()
  expect(handsFree.view()).toMatchObject({
    reply: '2 lemons added to the shopping list.',
    canUndo: true,
  })
  hear('undo')
  expect(undoWish).toHaveBeenCalledOnce()
})

test('what could not be put on the list says so', async () => {
  const { handsFree, hear } = fakeKitchen({ undoWish: null })
  hear('add milk to the shopping list')
  await Promise.resolve()
  await Promise.resolve()
  expect(handsFree.view()).toMatchObject({
    reply: 'Failed to add item. Please try again.',
    canUndo: false,
  })
})

test('media keys do what the words do, while it is on', () => {
  const { handsFree, press, read, mediaKeys } = fakeKitchen()
  expect(mediaKeys.start).toHaveBeenCalledOnce()
  press('next')
  press('next')
  press('previous')
  expect(read().step).toBe(1)
  expect(handsFree.view()).toMatchObject({ reply: 'Step 2', canUndo: true })
  handsFree.stop()
  expect(mediaKeys.stop).toHaveBeenCalledOnce()
})

test('a microphone that sends nothing for twenty seconds is mentioned, until words come', () => {
  const { handsFree, half } = fakeKitchen()
  vi.advanceTimersByTime(20_000)
  expect(handsFree.view().isSilent).toBe(true)
  half('hello')
  expect(handsFree.view().isSilent).toBe(false)
})

test('names of the recipe are hints, and recognition stays on the device where it can', async () => {
  const { recogniserSettings } = fakeKitchen({ isLocal: true })
  await Promise.resolve()
  expect(recogniserSettings()?.isLocal).toBe(true)
  expect(recogniserSettings()?.phrases).toContain('rice')
})

test('a timer that is done is said while hands-free is on, and not when it is off', () => {
  const { handsFree, spoken } = fakeKitchen({ hasVoices: true })
  handsFree.say('Pasta, done.')
  expect(spoken()).toBe('Pasta, done.')
  handsFree.stop()
  handsFree.say('Peas, done.')
  expect(spoken()).toBe('Pasta, done.')
})
