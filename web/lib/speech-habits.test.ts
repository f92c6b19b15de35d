/** Browsers have habits: Android repeats itself, iOS never finishes, some take hints and some refuse them. */
import { afterEach, expect, test, vi } from 'vitest'
import { createRecogniser } from './speech.ts'
import type { RecogniserBrowser, Recognition } from './speech-browser.ts'
import type { RecogniserSettings } from './speech-shape.ts'

afterEach(() => {
  vi.useRealTimers()
})

type Spoken = { text: string; isFinal: boolean; confidence?: number }

/** A recogniser over sessions that `play` writes results for; `extras` are what this browser can do more. */
function setUp(
  settings: Partial<RecogniserSettings> = {},
  changes: Partial<RecogniserBrowser> = {},
) {
  vi.useFakeTimers()
  const log: string[] = []
  const numbers: number[] = []
  const sessions: Recognition[] = []
  const page = Object.assign(new EventTarget(), { hidden: false })
  class FakeRecognition implements Recognition {
    lang = ''
    continuous = false
    interimResults = false
    maxAlternatives = 1
    processLocally = false
    phrases: unknown = []
    onstart: Recognition['onstart'] = null
    onend: Recognition['onend'] = null
    onerror: Recognition['onerror'] = null
    onresult: Recognition['onresult'] = null
    constructor() {
      sessions.push(this)
    }
    start() {}
    abort() {}
  }
  const recogniser = createRecogniser({
    onState: (state) => log.push(state),
    onInterim: (text, utterance) => {
      log.push(`… ${text}`)
      numbers.push(utterance)
    },
    onFinal: ([text], utterance) => {
      log.push(`! ${text}`)
      numbers.push(utterance)
    },
    settings: () => ({ isOnce: false, isLocal: false, phrases: [], ...settings }),
    browser: {
      Recognition: FakeRecognition,
      page,
      isAskingPermission: async () => false,
      now: () => Date.now(),
      makePhrase: (words) => ({ words }),
      ...changes,
    },
  })
  const latest = () => {
    const session = sessions.at(-1)
    if (!session) throw new Error('No session yet')
    return session
  }
  const play = (resultIndex: number, ...spoken: Spoken[]) =>
    latest().onresult?.({
      resultIndex,
      results: spoken.map(({ text, isFinal, confidence = 0.9 }) =>
        Object.assign([{ transcript: text, confidence }], { isFinal }),
      ),
    })
  return { recogniser, log, numbers, sessions, latest, play, page }
}

test('Android: words marked final without any confidence are only words so far', () => {
  const { recogniser, log, latest, play } = setUp()
  recogniser.start()
  latest().onstart?.()
  const unsure = (text: string) => ({ text, isFinal: true, confidence: 0 })
  play(0, unsure('set'))
  play(0, unsure('set'), unsure('set a timer'))
  play(0, unsure('set'), unsure('set a timer'), unsure('set a timer for five minutes'))
  play(0, { text: 'set a timer for five minutes', isFinal: true })
  expect(log.slice(2)).toEqual([
    '… set',
    '… set a timer',
    '… set a timer for five minutes',
    '! set a timer for five minutes',
  ])
})

test('Android: a result that is sent again much later is not a new utterance', () => {
  const { recogniser, log, latest, play } = setUp()
  recogniser.start()
  latest().onstart?.()
  const next = { text: 'next', isFinal: true }
  play(0, next)
  vi.advanceTimersByTime(5_000)
  play(0, next, { text: 'repeat', isFinal: true })
  vi.advanceTimersByTime(5_000)
  play(0, next, { text: 'repeat', isFinal: true }, next)
  expect(log.filter((line) => line.startsWith('!'))).toEqual(['! next', '! repeat', '! next'])
})

test('iOS: words that are never finished count after three seconds, from then on after 700 ms', () => {
  const { recogniser, log, latest, play } = setUp()
  recogniser.start()
  latest().onstart?.()
  play(0, { text: 'start the timer', isFinal: false })
  vi.advanceTimersByTime(3_000)
  expect(log.at(-1)).toBe('! start the timer')
  vi.advanceTimersByTime(500)
  latest().onstart?.()
  play(0, { text: 'repeat', isFinal: false })
  vi.advanceTimersByTime(700)
  expect(log.at(-1)).toBe('! repeat')
})

test('desktop: an utterance that has ended does not come again once its first words are overdue', () => {
  const { recogniser, log, sessions, latest, play } = setUp()
  recogniser.start()
  latest().onstart?.()
  play(0, { text: 'next', isFinal: false })
  vi.advanceTimersByTime(60)
  play(0, { text: 'next', isFinal: true })
  vi.advanceTimersByTime(10_000)
  expect(log.slice(2)).toEqual(['… next', '! next'])
  expect(sessions).toHaveLength(1)
})

test('words that are taken back are so at once, and never count', () => {
  const { recogniser, log, latest, play } = setUp()
  recogniser.start()
  latest().onstart?.()
  play(0, { text: 'next', isFinal: false })
  play(0, { text: '', isFinal: false })
  vi.advanceTimersByTime(10_000)
  expect(log.slice(2)).toEqual(['… next', '… '])
})

test('an utterance keeps its number through its versions, and the next has a higher one', () => {
  const { recogniser, numbers, latest, play } = setUp()
  recogniser.start()
  latest().onstart?.()
  const first = { text: 'next', isFinal: true }
  play(0, { text: 'next', isFinal: false })
  play(0, first, { text: 'go', isFinal: false })
  play(0, { text: 'next step', isFinal: true }, { text: 'go back', isFinal: true })
  latest().onend?.()
  play(0, { text: 'repeat', isFinal: true })
  expect(numbers).toEqual([1, 1, 2, 1, 2, 3])
})

test('tap to talk hears one utterance and is off', () => {
  const { recogniser, log, sessions, latest, play } = setUp({ isOnce: true })
  recogniser.start()
  expect(latest().continuous).toBe(false)
  latest().onstart?.()
  play(0, { text: 'next', isFinal: true })
  expect(log).toEqual(['starting', 'listening', '! next', 'off'])
  vi.advanceTimersByTime(60_000)
  expect(sessions).toHaveLength(1)
})

test('tap to talk that heard nothing is off too', () => {
  const { recogniser, log, latest } = setUp({ isOnce: true })
  recogniser.start()
  latest().onstart?.()
  latest().onerror?.({ error: 'no-speech' })
  latest().onend?.()
  expect(log.at(-1)).toBe('off')
})

test('on the device where it can, with the names of the recipe as hints', () => {
  const { recogniser, latest } = setUp({ isLocal: true, phrases: ['orzo'] })
  recogniser.start()
  expect(latest().processLocally).toBe(true)
  expect(latest().phrases).toEqual([{ words: 'orzo' }])
})

test('hints that are refused are left out, and it goes on', () => {
  const { recogniser, sessions, latest } = setUp({ phrases: ['orzo'] })
  recogniser.start()
  for (let time = 0; time < 3; time++) {
    latest().onerror?.({ error: 'phrases-not-supported' })
    latest().onend?.()
  }
  expect(sessions).toHaveLength(4)
  expect(latest().phrases).toEqual([])
  expect(recogniser.state()).toBe('starting')
})

test('a language that the device lacks is left to the service, and then given up', () => {
  const { recogniser, latest } = setUp({ isLocal: true })
  recogniser.start()
  latest().onerror?.({ error: 'language-not-supported' })
  latest().onend?.()
  expect(latest().processLocally).toBe(false)
  latest().onerror?.({ error: 'language-not-supported' })
  expect(recogniser.state()).toBe('unsupported')
})

test('a second tab says so, and can try again', async () => {
  let isTaken = true
  const { recogniser, sessions } = setUp(
    {},
    { takeMicrophone: async () => (isTaken ? null : () => undefined) },
  )
  recogniser.start()
  await vi.advanceTimersByTimeAsync(1)
  expect(recogniser.state()).toBe('elsewhere')
  isTaken = false
  recogniser.start()
  await vi.advanceTimersByTimeAsync(1)
  expect(sessions).toHaveLength(1)
})

test('the microphone is let go when it is stopped, and while the page is hidden', async () => {
  const letGo = vi.fn()
  const { recogniser, page } = setUp({}, { takeMicrophone: async () => letGo })
  recogniser.start()
  await vi.advanceTimersByTimeAsync(1)
  page.hidden = true
  page.dispatchEvent(new Event('visibilitychange'))
  expect(letGo).toHaveBeenCalledTimes(1)
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(1)
  recogniser.stop()
  expect(letGo).toHaveBeenCalledTimes(2)
})

test.for([
  ['audio-capture', 'no-microphone'],
  ['not-allowed', 'blocked'],
  ['service-not-allowed', 'blocked'],
] as const)('%s: %s', ([error, state]) => {
  const { recogniser, latest } = setUp()
  recogniser.start()
  latest().onerror?.({ error })
  expect(recogniser.state()).toBe(state)
})

test('without network it says so while it waits', () => {
  const { recogniser, latest } = setUp()
  recogniser.start()
  latest().onstart?.()
  latest().onerror?.({ error: 'network' })
  latest().onend?.()
  expect(recogniser.state()).toBe('offline')
})
