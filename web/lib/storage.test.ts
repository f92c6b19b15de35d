/** The device's storage, also when it is full. */
import { afterEach, expect, test, vi } from 'vitest'
import { readText, writeText } from './storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('what another tab removed is gone here too', () => {
  writeText('a', '1')
  localStorage.removeItem('a')
  expect(readText('a')).toBeNull()
})

test('what a full storage refuses lives as long as the page, before the older value', () => {
  writeText('b', 'old')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  writeText('b', 'new')
  expect(readText('b')).toBe('new')
  full.mockRestore()
  writeText('b', 'newest')
  expect(readText('b')).toBe('newest')
  writeText('b', null)
  expect(readText('b')).toBeNull()
})
