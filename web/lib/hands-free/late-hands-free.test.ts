/** Hands-free on its way through the network. */
import { expect, test, vi } from 'vitest'
import type { ScribeAnswer } from '../scribe.ts'
import { type HandsFree, type HandsFreeDisplay, OFF } from './hands-free-view.ts'
import { createLateHandsFree } from './late-hands-free.ts'

function setUp({ canListen = true, scribe = 'nobody' as ScribeAnswer } = {}) {
  const answer = { scribe }
  const arrivals: PromiseWithResolvers<void>[] = []
  const prime = vi.fn()
  const start = vi.fn()
  const stop = vi.fn()
  const handsFree = createLateHandsFree({
    canListen: () => canListen,
    findScribe: async () => answer.scribe,
    prime,
    load: async (display: HandsFreeDisplay): Promise<HandsFree> => {
      const arrival = Promise.withResolvers<void>()
      arrivals.push(arrival)
      await arrival.promise
      const loaded = { start, stop, say() {}, silence() {}, undo() {}, answer() {}, dispose() {} }
      return { ...loaded, view: display.view, subscribe: display.subscribe }
    },
  })
  const listener = vi.fn()
  handsFree.subscribe(listener)
  return {
    handsFree,
    prime,
    start,
    stop,
    listener,
    arrivals,
    answer,
    settle: async (how: 'resolve' | 'reject') => {
      if (how === 'resolve') arrivals.at(-1)?.resolve()
      else arrivals.at(-1)?.reject(new Error('no network'))
      await new Promise((done) => setTimeout(done))
    },
  }
}

test('a tap shows at once that it starts, and it listens once it is there', async () => {
  const { handsFree, prime, start, listener, settle } = setUp()
  handsFree.start()
  expect(prime).toHaveBeenCalledOnce()
  expect(handsFree.view().state).toBe('starting')
  expect(listener).toHaveBeenCalledOnce()
  expect(start).not.toHaveBeenCalled()
  await settle('resolve')
  expect(start).toHaveBeenCalledOnce()
})

test('it is fetched once, and not before it is wanted', async () => {
  const { handsFree, arrivals, settle } = setUp()
  handsFree.say('Pasta, done.')
  handsFree.silence()
  expect(arrivals).toHaveLength(0)
  handsFree.start()
  handsFree.stop()
  handsFree.start()
  await settle('resolve')
  handsFree.start()
  expect(arrivals).toHaveLength(1)
})

test('turned off on the way, it never listens', async () => {
  const { handsFree, start, settle } = setUp()
  handsFree.start()
  handsFree.stop()
  expect(handsFree.view()).toMatchObject(OFF)
  await settle('resolve')
  expect(start).not.toHaveBeenCalled()
})

test('when it does not come, it says so and can be tried again', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { handsFree, start, arrivals, settle } = setUp()
  handsFree.start()
  await settle('reject')
  expect(handsFree.view().state).toBe('unloaded')
  expect(warn).toHaveBeenCalledOnce()
  handsFree.start()
  expect(handsFree.view().state).toBe('starting')
  await settle('resolve')
  expect(arrivals).toHaveLength(2)
  expect(start).toHaveBeenCalledOnce()
  warn.mockRestore()
})

test('prepared ahead, the first tap starts it at once', async () => {
  const { handsFree, start, settle } = setUp()
  handsFree.prepare()
  await settle('resolve')
  expect(start).not.toHaveBeenCalled()
  handsFree.start()
  expect(start).toHaveBeenCalledOnce()
})

test('a browser that cannot listen says so before anybody taps, and fetches nothing', () => {
  const { handsFree, arrivals } = setUp({ canListen: false })
  handsFree.prepare()
  expect(arrivals).toHaveLength(0)
  expect(handsFree.view().state).toBe('unsupported')
})

test('where the kitchen writes down what is said, it is fetched and a tap starts it', async () => {
  const { handsFree, start, settle } = setUp({ canListen: false, scribe: 'here' })
  expect(handsFree.view().state).toBe('unsupported')
  handsFree.prepare()
  await handsFree.findEars()
  expect(handsFree.view()).toMatchObject({ state: 'off', isRecorded: true })
  await settle('resolve')
  expect(start).not.toHaveBeenCalled()
  handsFree.start()
  expect(start).toHaveBeenCalledOnce()
})

test.for([
  ['nobody', /^No model here writes down speech\.$/],
  ['no-recorder', /^This browser cannot listen\.$/],
] as const)('%s: it says why it cannot be turned on', async ([scribe, words]) => {
  const { handsFree, arrivals } = setUp({ canListen: false, scribe })
  await handsFree.findEars()
  handsFree.prepare()
  const { state, whyNot, isRecorded } = handsFree.view()
  expect([state, isRecorded, arrivals.length]).toEqual(['unsupported', false, 0])
  expect(whyNot).toMatch(words)
})

test('a kitchen that cannot be reached is asked again by a tap, which records nothing yet', async () => {
  const { handsFree, answer, start, settle } = setUp({ canListen: false, scribe: 'unreachable' })
  await handsFree.findEars()
  expect(handsFree.view().state).toBe('unloaded')
  answer.scribe = 'here'
  handsFree.start()
  await vi.waitFor(() => expect(handsFree.view()).toMatchObject({ state: 'off', isRecorded: true }))
  handsFree.start()
  await settle('resolve')
  expect(start).toHaveBeenCalledOnce()
})

test('a browser that can listen asks nobody', async () => {
  const { handsFree } = setUp({ scribe: 'here' })
  await handsFree.findEars()
  expect(handsFree.view().isRecorded).toBe(false)
})
