/** The recogniser against a browser that ends, fails, repeats itself and goes quiet. */
import { afterEach, expect, test, vi } from 'vitest'
import { createRecogniser } from './speech.ts'
import type { RecogniserBrowser, Recognition } from './speech-browser.ts'

afterEach(() => {
  vi.useRealTimers()
})

class FakeRecognition implements Recognition {
  lang = ''
  continuous = false
  interimResults = false
  maxAlternatives = 1
  onstart: (() => void) | null = null
  onend: (() => void) | null = null
  onerror: ((event: { error: string }) => void) | null = null
  onresult: Recognition['onresult'] = null
  isAborted = false
  start() {}
  abort() {
    this.isAborted = true
    this.onend?.()
  }
  say(isFinal: boolean, alternatives: string[], index = 0, confidence = 0.9) {
    const result = Object.assign(
      alternatives.map((transcript) => ({ transcript, confidence })),
      { isFinal },
    )
    const results = Array.from({ length: index + 1 }, () => result)
    this.onresult?.({ resultIndex: index, results })
  }
}

/** A recogniser in a page of its own; `sessions` are the recognitions that it made. */
function setUp(changes: Partial<RecogniserBrowser> = {}) {
  vi.useFakeTimers()
  const sessions: FakeRecognition[] = []
  const log: string[] = []
  const page = Object.assign(new EventTarget(), { hidden: false })
  class Recognition extends FakeRecognition {
    constructor() {
      super()
      sessions.push(this)
    }
  }
  const recogniser = createRecogniser({
    onState: (state) => log.push(state),
    onInterim: (text) => log.push(`… ${text}`),
    onFinal: (alternatives) => log.push(`! ${alternatives.join(' / ')}`),
    browser: {
      Recognition,
      page,
      isAskingPermission: async () => false,
      now: () => Date.now(),
      ...changes,
    },
  })
  const latest = () => {
    const session = sessions.at(-1)
    if (session === undefined) throw new Error('No session yet')
    return session
  }
  const show = (hidden: boolean) => {
    page.hidden = hidden
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { recogniser, sessions, log, latest, show }
}

test('it listens continuously, with interims and five alternatives', () => {
  const { recogniser, latest, log } = setUp()
  recogniser.start()
  latest().onstart?.()
  expect(latest()).toMatchObject({ continuous: true, interimResults: true, maxAlternatives: 5 })
  latest().say(false, ['next'])
  latest().say(true, ['next step', 'text step'])
  expect(log).toEqual(['starting', 'listening', '… next', '! next step / text step'])
})

test('a session that ends by itself is followed by a new one', () => {
  const { recogniser, sessions, latest, log } = setUp()
  recogniser.start()
  latest().onstart?.()
  vi.advanceTimersByTime(8_000)
  latest().onend?.()
  expect(sessions).toHaveLength(2)
  expect(log).toEqual(['starting', 'listening'])
})

test('three ends within a second each and it gives up, and can be started again', () => {
  const { recogniser, sessions, latest, log } = setUp()
  recogniser.start()
  for (let time = 0; time < 3; time++) latest().onend?.()
  expect(sessions).toHaveLength(3)
  expect(log).toEqual(['starting', 'failed'])
  recogniser.start()
  expect(sessions).toHaveLength(4)
})

test('a refused microphone is blocked, and nothing restarts', () => {
  const { recogniser, sessions, latest } = setUp()
  recogniser.start()
  latest().onerror?.({ error: 'not-allowed' })
  vi.advanceTimersByTime(120_000)
  expect(recogniser.state()).toBe('blocked')
  expect(sessions).toHaveLength(1)
})

test('a lost network is tried again after 1, 2, 5, 10 and 10 seconds', () => {
  const { recogniser, sessions, latest } = setUp()
  recogniser.start()
  for (const seconds of [1, 2, 5, 10, 10]) {
    const before = sessions.length
    latest().onstart?.()
    latest().onerror?.({ error: 'network' })
    latest().onend?.()
    vi.advanceTimersByTime(seconds * 1_000 - 1)
    expect(sessions).toHaveLength(before)
    vi.advanceTimersByTime(1)
    expect(sessions).toHaveLength(before + 1)
  }
})

test('no start within two seconds means that the browser does not provide it', async () => {
  const { recogniser } = setUp()
  recogniser.start()
  await vi.advanceTimersByTimeAsync(1_999)
  expect(recogniser.state()).toBe('starting')
  await vi.advanceTimersByTimeAsync(1)
  expect(recogniser.state()).toBe('unsupported')
})

test('while the cook is asked for the microphone it waits, then says so; a late yes counts', async () => {
  const { recogniser, latest, log } = setUp({ isAskingPermission: async () => true })
  recogniser.start()
  await vi.advanceTimersByTimeAsync(19_000)
  expect(log).toEqual(['starting'])
  await vi.advanceTimersByTimeAsync(3_000)
  expect(log).toEqual(['starting', 'unsupported'])
  latest().onstart?.()
  expect(recogniser.state()).toBe('listening')
})

test('a recogniser that cannot be made is one that the browser does not have', () => {
  class Recognition extends FakeRecognition {
    constructor() {
      super()
      throw new Error('Not here')
    }
  }
  const { recogniser } = setUp({ Recognition })
  recogniser.start()
  expect(recogniser.state()).toBe('unsupported')
})

test('a browser without recognition says so', () => {
  const { recogniser, log } = setUp({ Recognition: undefined })
  recogniser.start()
  expect(log).toEqual(['unsupported'])
})

test('a final that is sent twice counts once, and again after a while', () => {
  const { recogniser, latest, log } = setUp()
  recogniser.start()
  latest().onstart?.()
  latest().say(true, ['next'])
  latest().say(true, ['next'])
  vi.advanceTimersByTime(1_199)
  latest().say(true, ['Next'], 1)
  vi.advanceTimersByTime(1)
  latest().say(true, ['next'], 2)
  expect(log.filter((line) => line.startsWith('!'))).toEqual(['! next', '! next'])
})

test('where finals do not come, what stood at the end counts, and later what stands still', () => {
  const { recogniser, latest, log } = setUp()
  recogniser.start()
  latest().onstart?.()
  latest().say(false, ['next'])
  vi.advanceTimersByTime(2_000)
  expect(log.at(-1)).toBe('… next')
  latest().onend?.()
  expect(log.at(-1)).toBe('! next')
  latest().onstart?.()
  latest().say(false, ['repeat'])
  vi.advanceTimersByTime(699)
  expect(log.at(-1)).toBe('… repeat')
  vi.advanceTimersByTime(1)
  expect(log.at(-1)).toBe('! repeat')
})

test('a hidden page is not listened to, and a visible one gets a new session', () => {
  const { recogniser, sessions, latest, show } = setUp()
  recogniser.start()
  latest().onstart?.()
  show(true)
  expect(latest().isAborted).toBe(true)
  vi.advanceTimersByTime(120_000)
  expect(sessions).toHaveLength(1)
  show(false)
  expect(sessions).toHaveLength(2)
})

test('a quiet session is recycled before 50 seconds', () => {
  const { recogniser, sessions, latest, log } = setUp()
  recogniser.start()
  latest().onstart?.()
  vi.advanceTimersByTime(50_000)
  expect(sessions).toHaveLength(2)
  expect(sessions[0]?.isAborted).toBe(true)
  expect(log).toEqual(['starting', 'listening'])
})

test('one that is in the middle of a sentence is left alone until 60 seconds', () => {
  const { recogniser, sessions, latest } = setUp()
  recogniser.start()
  latest().onstart?.()
  const talk = setInterval(() => latest().say(false, [`set a timer ${Date.now()}`]), 1_000)
  vi.advanceTimersByTime(59_000)
  expect(sessions).toHaveLength(1)
  vi.advanceTimersByTime(2_000)
  clearInterval(talk)
  expect(sessions).toHaveLength(2)
})

test('an aborted session that never says so does not stop the next one', () => {
  const { recogniser, sessions, latest } = setUp()
  recogniser.start()
  latest().onstart?.()
  latest().abort = () => undefined
  vi.advanceTimersByTime(50_000)
  expect(sessions).toHaveLength(2)
})

test('off is off, also when a command is what turned it off', () => {
  const { recogniser, sessions, latest } = setUp()
  recogniser.start()
  latest().onstart?.()
  recogniser.stop()
  vi.advanceTimersByTime(120_000)
  expect(recogniser.state()).toBe('off')
  expect(sessions).toHaveLength(1)
  expect(latest().isAborted).toBe(true)
})
