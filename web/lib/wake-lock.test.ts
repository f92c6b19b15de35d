/** The wake lock as browsers grant it, take it away and refuse it. */
import { expect, test, vi } from 'vitest'
import { createWakeLock, type WakeLockBrowser } from './wake-lock.ts'

function setUp(request?: () => Promise<never>) {
  const changes: boolean[] = []
  const sentinels: (EventTarget & { release: () => Promise<void> })[] = []
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const grant = async () => {
    const sentinel = Object.assign(new EventTarget(), {
      release: async () => {
        sentinel.dispatchEvent(new Event('release'))
      },
    })
    sentinels.push(sentinel)
    return sentinel
  }
  const browser = { wakeLock: { request: request ?? grant }, page } as WakeLockBrowser
  const lock = createWakeLock({ onChange: (isHeld) => changes.push(isHeld), browser })
  const show = async (visibilityState: string) => {
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
    await Promise.resolve()
    await Promise.resolve()
  }
  return { lock, changes, sentinels, show }
}

test('it is held when asked for, and let go when cooking ends', async () => {
  const { lock, changes } = setUp()
  await lock.request()
  await lock.release()
  expect(changes).toEqual([true, false])
})

test('a lock that the browser took from a hidden page is asked for again', async () => {
  const { lock, changes, sentinels, show } = setUp()
  await lock.request()
  await show('hidden')
  await sentinels[0]?.release()
  await show('visible')
  expect(changes).toEqual([true, false, true])
  expect(sentinels).toHaveLength(2)
})

test('after the release nothing asks again', async () => {
  const { lock, sentinels, show } = setUp()
  await lock.request()
  await lock.release()
  await show('visible')
  expect(sentinels).toHaveLength(1)
})

test('a refusal is logged once and nothing is held', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { lock, changes, show } = setUp(() => Promise.reject(new Error('refused')))
  await lock.request()
  await show('visible')
  expect(changes).toEqual([])
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})

test('a browser without one says so and is left in peace', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
  const lock = createWakeLock({ onChange: () => undefined, browser: { wakeLock: undefined, page } })
  expect(lock.isSupported).toBe(false)
  await lock.request()
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})
