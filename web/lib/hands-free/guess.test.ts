/** 'Did you mean …?': a guess is asked about, and done or let go. */
import { afterEach, expect, test, vi } from 'vitest'
import type { Understood } from '#shared/voice/understand.ts'
import { type FakeVoice, fakeVoice } from '#web/testing/fake-voice.ts'
import { createHandsFree } from './hands-free.ts'

afterEach(() => {
  vi.useRealTimers()
})

type Wish = { intent: 'next' | 'back' | 'hush' }

const NEXT: Wish = { intent: 'next' }
const MEANINGS: Record<string, Partial<Understood<Wish>>> = {
  next: { commands: [NEXT], isForUs: true },
  'necks tape': { maybe: NEXT },
  'hey chef necks tape': { maybe: NEXT, isForUs: true },
  back: { commands: [{ intent: 'back' }], isForUs: true },
  stop: { commands: [{ intent: 'hush' }], isForUs: true },
}

/** A room of two wishes that counts the steps. */
function fakeRoom(changes: FakeVoice = {}) {
  const voice = fakeVoice(changes)
  let steps = 0
  const handsFree = createHandsFree<Wish>(
    {
      listener: () => (text) => ({ commands: [], maybe: null, isForUs: false, ...MEANINGS[text] }),
      mayInterrupt: ({ intent }) => intent === 'hush',
      earlyAfterMs: () => null,
      obey: ({ command }) => {
        if (command.intent === 'hush') return { reply: 'Alarm off.' }
        const by = command.intent === 'next' ? 1 : -1
        steps += by
        return {
          reply: `Step ${steps}.`,
          undo: () => {
            steps -= by
          },
        }
      },
      nameOf: ({ intent }) => `${intent} step`,
      phrases: () => [],
      stopHint: 'Nothing to stop.',
      notUnderstood: 'I did not get that.',
    },
    voice.ports,
  )
  handsFree.start()
  return { ...voice, handsFree, steps: () => steps }
}

test('it is asked without a word, and done after a yes', () => {
  const { hear, handsFree, spoken, steps } = fakeRoom({ hasVoices: true })
  hear('necks tape')
  expect(handsFree.view()).toMatchObject({
    question: { about: 'didYouMean' },
    reply: 'Did you mean: next step?',
  })
  expect(spoken()).toBe('')
  hear('yes please')
  expect(steps()).toBe(1)
  expect(handsFree.view()).toMatchObject({ question: null, canUndo: true })
})

test('what stops an alarm stops it, and is no answer', () => {
  const { hear, handsFree, steps } = fakeRoom()
  hear('necks tape')
  hear('stop')
  expect(handsFree.view()).toMatchObject({ question: null, reply: 'Alarm off.' })
  expect(steps()).toBe(0)
})

test('whoever said the wake phrase, or tapped to talk, is asked aloud', () => {
  const called = fakeRoom({ hasVoices: true })
  called.hear('hey chef necks tape')
  expect(called.spoken()).toBe('Did you mean: next step?')
  const tapped = fakeRoom({ hasVoices: true, settings: { mode: 'tap' } })
  tapped.hear('necks tape')
  expect(tapped.spoken()).toBe('Did you mean: next step?')
})

test('a no lets it go, and so do eight seconds', () => {
  const { hear, handsFree, steps } = fakeRoom()
  hear('necks tape')
  hear('no')
  expect(handsFree.view().question).toBeNull()
  vi.advanceTimersByTime(2_000)
  hear('yes')
  hear('necks tape')
  vi.advanceTimersByTime(8_001)
  hear('yes')
  expect(steps()).toBe(0)
})

test('a tap answers it, too', () => {
  const { hear, handsFree, steps } = fakeRoom()
  hear('necks tape')
  handsFree.answer(false)
  expect(handsFree.view()).toMatchObject({ question: null, reply: 'Okay.' })
  vi.advanceTimersByTime(2_000)
  hear('necks tape')
  handsFree.answer(true)
  expect(steps()).toBe(1)
})

test('another wish takes its place, and talk leaves it be', () => {
  const { hear, handsFree, steps } = fakeRoom()
  hear('necks tape')
  hear('what a mess')
  expect(handsFree.view().question?.about).toBe('didYouMean')
  hear('back')
  expect(steps()).toBe(-1)
  expect(handsFree.view().question).toBeNull()
})

test('a hearing that is understood comes before a guess', () => {
  const { hear, steps, handsFree } = fakeRoom()
  hear('necks tape', 'next')
  expect(steps()).toBe(1)
  expect(handsFree.view().question).toBeNull()
})

test('a yes that arrives twice is not taken for talk to the app', () => {
  const { hear, handsFree, steps } = fakeRoom()
  hear('necks tape')
  hear('yes')
  hear('yes')
  expect(steps()).toBe(1)
  expect(handsFree.view().ignored).toBe('')
})
