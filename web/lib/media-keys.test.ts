/** Media keys reach the page while silence plays, and no longer. */
import { expect, test, vi } from 'vitest'
import { createMediaKeys } from './media-keys.ts'

function setUp({ hasSession = true, play = async () => undefined } = {}) {
  const handlers = new Map<string, (() => void) | null>()
  const audio = { loop: false, src: '', play: vi.fn(play), pause: vi.fn() }
  const moves = { next: vi.fn(), previous: vi.fn(), pause: vi.fn() }
  const keys = createMediaKeys(moves, {
    session: hasSession
      ? {
          setActionHandler: (action, act) => {
            if (action === 'play') throw new TypeError('unknown action')
            handlers.set(action, act as (() => void) | null)
          },
        }
      : undefined,
    makeAudio: () => audio,
  })
  return { keys, handlers, audio, moves }
}

test('while it plays silence the keys turn the pages', () => {
  const { keys, handlers, audio, moves } = setUp()
  keys.start()
  keys.start()
  expect(audio.play).toHaveBeenCalledOnce()
  expect(audio.loop).toBe(true)
  handlers.get('nexttrack')?.()
  handlers.get('previoustrack')?.()
  expect([moves.next.mock.calls.length, moves.previous.mock.calls.length]).toEqual([1, 1])
  keys.stop()
  expect(audio.pause).toHaveBeenCalledOnce()
  expect(handlers.get('nexttrack')).toBeNull()
})

test('a browser that plays nothing, or knows no keys, disturbs nobody', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const refused = setUp({ play: () => Promise.reject(new DOMException('no')) })
  refused.keys.start()
  await Promise.resolve()
  setUp({ hasSession: false }).keys.start()
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})

test('the silence is a sound that browsers can play', async () => {
  const urls: string[] = []
  const keys = createMediaKeys(
    { next: () => {}, previous: () => {}, pause: () => {} },
    {
      session: { setActionHandler: () => undefined },
      makeAudio: (url) => {
        urls.push(url)
        return new Audio(url)
      },
    },
  )
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  keys.start()
  const bytes = await (await fetch(urls[0] ?? '')).arrayBuffer()
  keys.stop()
  const decoded = await new OfflineAudioContext(1, 1, 8_000).decodeAudioData(bytes)
  expect(decoded.duration).toBeCloseTo(10)
  vi.restoreAllMocks()
})
