/** Hands-free against a recogniser and a speaker that do as they are told. */
import { afterEach, expect, test, vi } from 'vitest'
import { fakeKitchen } from '../testing/fake-kitchen.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a command is obeyed, shown, and can be taken back for ten seconds', () => {
  const { handsFree, hear, read } = fakeKitchen()
  hear('next step')
  expect(read().step).toBe(1)
  expect(handsFree.view()).toMatchObject({ heard: 'next step', reply: 'Step 2', canUndo: true })
  hear('undo')
  expect(read().step).toBe(0)
  vi.advanceTimersByTime(1_500)
  hear('undo')
  expect(handsFree.view().reply).toBe('There is nothing to undo.')
  hear('next step')
  vi.advanceTimersByTime(10_001)
  expect(handsFree.view().canUndo).toBe(false)
  hear('undo')
  expect(read().step).toBe(1)
})

test('talk at the table is left alone, and shown as such', () => {
  const { handsFree, hear, read } = fakeKitchen()
  hear('I told her the next one along is a mess')
  expect(read().step).toBe(0)
  expect(handsFree.view()).toMatchObject({
    ignored: 'I told her the next one along is a mess',
    reply: '',
  })
})

test('a bare stop with nothing to stop gets a hint', () => {
  const { handsFree, hear } = fakeKitchen()
  hear('stop')
  expect(handsFree.view().reply).toBe('Say “stop the timer” or “stop listening”.')
})

test('one utterance that arrives twice in other words acts once', () => {
  const { hear, read } = fakeKitchen()
  hear('next')
  hear('next step')
  expect(read().step).toBe(1)
  hear('what a mess')
  hear('next')
  expect(read().step).toBe(2)
})

test('unfinished words act when they stand still, and are taken back if they went on', () => {
  const { hear, half, read } = fakeKitchen()
  half('next step')
  vi.advanceTimersByTime(249)
  expect(read().step).toBe(0)
  vi.advanceTimersByTime(1)
  expect(read().step).toBe(1)
  hear('next step')
  expect(read().step).toBe(1)
  vi.advanceTimersByTime(2_000)
  half('go back')
  vi.advanceTimersByTime(600)
  expect(read().step).toBe(0)
  hear('go back to step four')
  expect(read().step).toBe(3)
})

test('words whose end never came are not taken back by the next ones', () => {
  const { hear, half, drop, read } = fakeKitchen()
  half('next step')
  vi.advanceTimersByTime(5_000)
  drop()
  hear('what a day')
  expect(read().step).toBe(1)
})

test('words that end long after they were obeyed, as on a slow page, are not obeyed again', () => {
  const { hear, half, read } = fakeKitchen()
  half('next')
  vi.advanceTimersByTime(60_000)
  hear('next')
  expect(read().step).toBe(1)
  half('next')
  vi.advanceTimersByTime(600)
  expect(read().step).toBe(2)
})

test('an utterance that is changed after its end acts once, as what it is in the end', () => {
  const { hear, hearChanged, read } = fakeKitchen()
  hear('next')
  vi.advanceTimersByTime(5_000)
  hearChanged('next step')
  expect(read().step).toBe(1)
  hearChanged('skip two steps')
  expect(read().step).toBe(2)
})

test('what was put on the list is not put there again in other words', async () => {
  const { hear, hearChanged, handsFree } = fakeKitchen()
  hear('add lemons to the shopping list')
  hearChanged('add melons to the shopping list')
  await vi.advanceTimersByTimeAsync(0)
  expect(handsFree.view().reply).toBe('Lemons added to the shopping list.')
})

test('turned off, it does not obey what it was about to', () => {
  const { half, handsFree, read } = fakeKitchen()
  half('next')
  handsFree.stop()
  vi.advanceTimersByTime(1_000)
  expect(read().step).toBe(0)
})

test('it answers aloud and does not hear itself', () => {
  const { hear, read, spoken, endSpeech } = fakeKitchen({ hasVoices: true })
  hear('next')
  expect(spoken()).toBe('Step 2. Fry.')
  hear('next')
  expect(read().step).toBe(1)
  endSpeech()
  vi.advanceTimersByTime(1_501)
  hear('next')
  expect(read().step).toBe(2)
})

test('the wake phrase silences it at once', () => {
  const { handsFree, hear, half } = fakeKitchen({ hasVoices: true })
  hear('next')
  half('hey chef')
  expect(handsFree.view().isSpeaking).toBe(false)
})

test('finishing needs a yes within eight seconds', () => {
  const { handsFree, hear, finish } = fakeKitchen()
  hear('finish cooking')
  expect(handsFree.view().question).toEqual({ about: 'finish' })
  vi.advanceTimersByTime(8_001)
  hear('yes')
  expect(finish).not.toHaveBeenCalled()
  hear('finish cooking')
  hear('yes')
  expect(finish).toHaveBeenCalledOnce()
})

test('the eight seconds begin when the question has been asked', () => {
  const { hear, finish, endSpeech } = fakeKitchen({ hasVoices: true })
  hear('finish cooking')
  vi.advanceTimersByTime(5_000)
  endSpeech()
  vi.advanceTimersByTime(7_000)
  hear('yes')
  expect(finish).toHaveBeenCalledOnce()
})

test('two hearings of different times are asked about', () => {
  const { handsFree, hear, read } = fakeKitchen()
  hear('set a timer for fifteen minutes', 'set a timer for fifty minutes')
  expect(read().timers).toEqual([])
  expect(handsFree.view().question).toEqual({ about: 'duration' })
  hear('fifteen')
  expect(read().timers).toMatchObject([{ duration: 900, isRunning: true }])
})

test("'stop listening' turns it off and clears what was shown", () => {
  const { handsFree, hear } = fakeKitchen()
  hear('stop listening')
  expect(handsFree.view()).toMatchObject({ state: 'off', heard: '', question: null })
})

test("'scroll down' moves the words of the step, and says where there are no more", () => {
  const { hear, handsFree, scroll, read } = fakeKitchen()
  hear('scroll down')
  expect(scroll).toHaveBeenCalledWith('down')
  expect(handsFree.view().reply).toBe('Further down')
  scroll.mockReturnValue(false)
  hear('scroll up please')
  expect(scroll).toHaveBeenLastCalledWith('up')
  expect(handsFree.view().reply).toBe('This is the top.')
  expect(read().step).toBe(0)
})
