import { expect, test, vi } from 'vitest'
import { BUILD_ID_KEY } from '#web/lib/storage-keys.ts'
import { BUILD_ID, checkBuild } from './build-check.ts'

test('a device without a build id stores ours and does not reload', () => {
  localStorage.removeItem(BUILD_ID_KEY)
  const reload = vi.fn()
  checkBuild(reload)
  expect(localStorage.getItem(BUILD_ID_KEY)).toBe(BUILD_ID)
  expect(BUILD_ID).toBe('1.0.1')
  expect(reload).not.toHaveBeenCalled()
})

test('another build reloads once', () => {
  localStorage.setItem(BUILD_ID_KEY, '0.9.0')
  const reload = vi.fn()
  checkBuild(reload)
  checkBuild(reload)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a device that keeps nothing is not reloaded for ever', () => {
  localStorage.setItem(BUILD_ID_KEY, '0.9.0')
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const reload = vi.fn()
  checkBuild(reload)
  expect(reload).not.toHaveBeenCalled()
  refuse.mockRestore()
})
