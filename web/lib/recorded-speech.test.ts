/** One sentence a tap: recorded, written down, and nothing else. */
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, NetworkError } from './api.ts'
import { createRecordedRecogniser, type RecordingPorts } from './recorded-speech.ts'

afterEach(() => {
  vi.useRealTimers()
})

const VOICE = 0.2
const QUIET = 0.001

/** A recogniser on a microphone that is as loud as the test says. */
function setUp(changes: Partial<RecordingPorts> = {}) {
  vi.useFakeTimers()
  const log: string[] = []
  const page = Object.assign(new EventTarget(), { hidden: false })
  const cancel = vi.fn()
  const finish = vi.fn(async () => new Blob(['sound'], { type: 'audio/webm' }))
  const letGo = vi.fn()
  const writeDown = vi.fn(async (_sound: Blob, _signal: AbortSignal) => ['Next step.'])
  let hear: (level: number) => void = () => undefined
  const record = vi.fn(async (onLevel: (level: number) => void) => {
    hear = onLevel
    return { cancel, finish }
  })
  const recogniser = createRecordedRecogniser(
    {
      onState: (state) => log.push(state),
      onFinal: (alternatives, utterance) => log.push(`! ${alternatives.join(' / ')} ${utterance}`),
    },
    {
      page,
      now: () => Date.now(),
      takeMicrophone: async () => letGo,
      record,
      writeDown,
      ...changes,
    },
  )
  return {
    log,
    cancel,
    finish,
    letGo,
    writeDown,
    record,
    recogniser,
    start: async () => {
      recogniser.start()
      await vi.advanceTimersByTimeAsync(0)
    },
    sound: async (level: number, ms: number) => {
      for (let done = 0; done < ms; done += 50) {
        hear(level)
        await vi.advanceTimersByTimeAsync(50)
      }
    },
    hide: () => {
      page.hidden = true
      page.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

async function sentence({ sound }: ReturnType<typeof setUp>) {
  await sound(QUIET, 300)
  await sound(VOICE, 800)
  await sound(QUIET, 1_000)
}

test('a sentence is recorded to its end, sent once and told, and the microphone let go', async () => {
  const kitchen = setUp()
  await kitchen.start()
  await sentence(kitchen)
  expect(kitchen.log).toEqual(['starting', 'listening', 'writing', 'off', '! Next step. 1'])
  expect(kitchen.writeDown).toHaveBeenCalledOnce()
  expect(kitchen.writeDown.mock.calls[0]?.[0].type).toBe('audio/webm')
  expect([kitchen.finish, kitchen.letGo].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  await kitchen.sound(VOICE, 3_000)
  expect(kitchen.writeDown).toHaveBeenCalledOnce()
})

test('each tap is an utterance of its own', async () => {
  const kitchen = setUp()
  for (let tap = 0; tap < 2; tap++) {
    await kitchen.start()
    await sentence(kitchen)
  }
  expect(kitchen.log.filter((line) => line.startsWith('!'))).toEqual([
    '! Next step. 1',
    '! Next step. 2',
  ])
})

test('nothing is recorded before the tap', () => {
  const { record } = setUp()
  expect(record).not.toHaveBeenCalled()
})

test('where nobody speaks for six seconds nothing is sent', async () => {
  const { start, sound, log, cancel, writeDown, letGo } = setUp()
  await start()
  await sound(QUIET, 6_100)
  expect(log.at(-1)).toBe('nothing-heard')
  expect([cancel, letGo, writeDown].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
})

test('a sound in which nothing is said is nothing heard', async () => {
  const kitchen = setUp({ writeDown: async () => [] })
  await kitchen.start()
  await sentence(kitchen)
  expect(kitchen.log.at(-1)).toBe('nothing-heard')
})

test.for([
  ['NotAllowedError', 'blocked'],
  ['SecurityError', 'blocked'],
  ['NotFoundError', 'no-microphone'],
  ['NotReadableError', 'no-microphone'],
] as const)('%s is %s, and a later tap tries again', async ([name, state]) => {
  const record = vi.fn(() => Promise.reject(new DOMException('no', name)))
  const { start, log, letGo, recogniser } = setUp({ record })
  await start()
  expect([log.at(-1), recogniser.state()]).toEqual([state, state])
  expect(letGo).toHaveBeenCalledOnce()
  await start()
  expect(record).toHaveBeenCalledTimes(2)
})

test.for([
  [new ApiError({ code: 'ai_failed', message: 'No model' }, 502), 'unwritten'],
  [new ApiError({ code: 'rate_limited', message: 'Too many' }, 429), 'unwritten'],
  [new NetworkError(), 'unsent'],
  [new DOMException('late', 'TimeoutError'), 'unsent'],
] as const)('%s is %s, and a later tap tries again', async ([error, state]) => {
  const writeDown = vi.fn(() => Promise.reject(error))
  const kitchen = setUp({ writeDown })
  await kitchen.start()
  await sentence(kitchen)
  expect(kitchen.log.at(-1)).toBe(state)
  await kitchen.start()
  await sentence(kitchen)
  expect(writeDown).toHaveBeenCalledTimes(2)
})

test('stopped while one speaks, nothing is sent', async () => {
  const { start, sound, recogniser, cancel, writeDown, log } = setUp()
  await start()
  await sound(VOICE, 600)
  recogniser.stop()
  await sound(QUIET, 2_000)
  expect([cancel.mock.calls.length, writeDown.mock.calls.length]).toEqual([1, 0])
  expect(log.at(-1)).toBe('off')
})

test('stopped while it is written down, the answer does nothing', async () => {
  const answer = Promise.withResolvers<string[]>()
  const writeDown = vi.fn((_sound: Blob, _signal: AbortSignal) => answer.promise)
  const kitchen = setUp({ writeDown })
  await kitchen.start()
  await sentence(kitchen)
  kitchen.recogniser.stop()
  expect(writeDown.mock.calls[0]?.[1].aborted).toBe(true)
  answer.resolve(['Next step.'])
  await vi.advanceTimersByTimeAsync(0)
  expect(kitchen.log).toEqual(['starting', 'listening', 'writing', 'off'])
})

test('stopped before the microphone is there, it is let go of once it comes', async () => {
  const coming = Promise.withResolvers<{ cancel: () => void; finish: () => Promise<Blob> }>()
  const cancel = vi.fn()
  const { start, recogniser, letGo, log } = setUp({ record: () => coming.promise })
  await start()
  recogniser.stop()
  coming.resolve({ cancel, finish: async () => new Blob() })
  await vi.advanceTimersByTimeAsync(0)
  expect([cancel.mock.calls.length, letGo.mock.calls.length]).toEqual([1, 1])
  expect(log).toEqual(['starting', 'off'])
})

test('when the page is hidden the microphone is let go', async () => {
  const { start, hide, cancel, letGo, log } = setUp()
  await start()
  hide()
  expect([cancel.mock.calls.length, letGo.mock.calls.length, log.at(-1)]).toEqual([1, 1, 'off'])
})

test('while another tab has the microphone it says so', async () => {
  const { start, log, cancel } = setUp({ takeMicrophone: async () => null })
  await start()
  expect([log.at(-1), cancel.mock.calls.length]).toEqual(['elsewhere', 1])
})
