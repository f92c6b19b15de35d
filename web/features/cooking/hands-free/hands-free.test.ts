/** Hands-free against a recogniser and a speaker that do as they are told. */
import { afterEach, expect, test, vi } from 'vitest'
import type { SpeakerOptions } from '#web/lib/speaker.ts'
import type { RecogniserOptions } from '#web/lib/speech.ts'
import { goTo, type Session } from '../session.ts'
import { createHandsFree } from './hands-free.ts'

afterEach(() => {
  vi.useRealTimers()
})

function setUp(hasVoices = false) {
  vi.useFakeTimers()
  let session: Session = { step: 0, servings: 4, timers: [], ticked: [], ringing: [], drawer: null }
  let ears: RecogniserOptions | undefined
  let mouth: SpeakerOptions | undefined
  let spoken = ''
  let isSpeaking = false
  const finish = vi.fn()
  const ask = vi.fn()
  const speaking = (next: boolean) => {
    isSpeaking = next
    mouth?.onSpeaking?.(next)
  }
  const handsFree = createHandsFree({
    recipe: () => ({ ingredients: [], method: ['Chop.', 'Fry.', 'Simmer.', 'Eat.'] }),
    read: () => session,
    change: (change) => {
      session = change(session)
    },
    ask,
    finish,
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
    makeRecogniser: (options) => {
      ears = options
      return {
        start: () => options.onState('listening'),
        stop: () => options.onState('off'),
        state: () => 'listening',
      }
    },
    makeSpeaker: (options) => {
      mouth = options
      return {
        speak: (text) => {
          spoken = text
          speaking(true)
        },
        cancel: () => isSpeaking && speaking(false),
        hasVoices: () => hasVoices,
        isSpeaking: () => isSpeaking,
        spoken: () => spoken,
        prime: () => {},
        setRate: () => {},
      }
    },
  })
  handsFree.start()
  return {
    handsFree,
    finish,
    ask,
    read: () => session,
    move: (step: number) => {
      session = goTo(session, step, 4)
    },
    hear: (...alternatives: string[]) => ears?.onFinal(alternatives),
    half: (text: string) => ears?.onInterim(text),
    endSpeech: () => speaking(false),
    spoken: () => spoken,
  }
}

test('a command is obeyed, shown, and can be taken back for ten seconds', () => {
  const { handsFree, hear, read } = setUp()
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
  const { handsFree, hear, read } = setUp()
  hear('I think we need more onions next step is a mess')
  expect(read().step).toBe(0)
  expect(handsFree.view()).toMatchObject({
    ignored: 'I think we need more onions next step is a mess',
    reply: '',
  })
})

test('a bare stop with nothing to stop gets a hint', () => {
  const { handsFree, hear } = setUp()
  hear('stop')
  expect(handsFree.view().reply).toBe('Say “stop the timer” or “stop listening”.')
})

test('one utterance that arrives twice in other words acts once', () => {
  const { hear, read } = setUp()
  hear('next')
  hear('next step')
  expect(read().step).toBe(1)
  hear('what a mess')
  hear('next')
  expect(read().step).toBe(2)
})

test('unfinished words act when they stand still, and are taken back if they went on', () => {
  const { hear, half, read } = setUp()
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
  const { hear, half, read } = setUp()
  half('next step')
  vi.advanceTimersByTime(5_000)
  hear('what a day')
  expect(read().step).toBe(1)
})

test('it answers aloud and does not hear itself', () => {
  const { hear, read, spoken, endSpeech } = setUp(true)
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
  const { handsFree, hear, half } = setUp(true)
  hear('next')
  half('hey chef')
  expect(handsFree.view().isSpeaking).toBe(false)
})

test('finishing needs a yes within eight seconds', () => {
  const { handsFree, hear, finish } = setUp()
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
  const { hear, finish, endSpeech } = setUp(true)
  hear('finish cooking')
  vi.advanceTimersByTime(5_000)
  endSpeech()
  vi.advanceTimersByTime(7_000)
  hear('yes')
  expect(finish).toHaveBeenCalledOnce()
})

test('two hearings of different times are asked about', () => {
  const { handsFree, hear, read } = setUp()
  hear('set a timer for fifteen minutes', 'set a timer for fifty minutes')
  expect(read().timers).toEqual([])
  expect(handsFree.view().question).toEqual({ about: 'duration' })
  hear('fifteen')
  expect(read().timers).toMatchObject([{ duration: 900, isRunning: true }])
})

test("'stop listening' turns it off and clears what was shown", () => {
  const { handsFree, hear } = setUp()
  hear('stop listening')
  expect(handsFree.view()).toMatchObject({ state: 'off', heard: '', question: null })
})
