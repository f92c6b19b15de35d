/** The clock behind the alarm: once, on time, and not when it was called off. */
import { expect, test, vi } from 'vitest'
import { callAt } from './alarm-clock.ts'

test('it calls once, and right away when the time is over', async () => {
  const act = vi.fn()
  callAt(Date.now() + 60, act)
  callAt(Date.now() - 60_000, act)
  await expect.poll(() => act.mock.calls.length).toBe(2)
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(act).toHaveBeenCalledTimes(2)
})

test('called off, it stays silent', async () => {
  const act = vi.fn()
  callAt(Date.now() + 40, act)()
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(act).not.toHaveBeenCalled()
})

test('a hidden page whose own clock stands still is called by the worker', async () => {
  const act = vi.fn()
  const { setTimeout: real } = globalThis
  vi.stubGlobal('setTimeout', () => 0)
  callAt(Date.now() + 40, act)
  vi.unstubAllGlobals()
  await new Promise((resolve) => real(resolve, 400))
  expect(act).toHaveBeenCalledOnce()
})
