/** The device's storage, also when it is full, refused or holds what nobody wrote. */
import { afterEach, expect, test, vi } from 'vitest'
import { aText } from './readers.ts'
import {
  isKept,
  isMarked,
  readCookie,
  readStored,
  readStoredText,
  writeJson,
  writeText,
} from './storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

const read = (key: string) => readStoredText<string | null>(key, aText, null)

test('what another tab removed is gone here too', () => {
  writeText('a', '1')
  localStorage.removeItem('a')
  expect(read('a')).toBeNull()
})

test('what a full storage refuses lives as long as the page, before the older value', () => {
  writeText('b', 'old')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  writeText('b', 'new')
  expect([read('b'), isKept('b', 'new')]).toEqual(['new', false])
  full.mockRestore()
  writeText('b', 'newest')
  expect([read('b'), isKept('b', 'newest')]).toEqual(['newest', true])
  writeText('b', null)
  expect(read('b')).toBeNull()
})

test('a browser that refuses storage altogether reads as one that is empty, and remembers for the page', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const [local, session] = [
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse),
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse),
  ]
  expect([read('c'), isMarked('c'), isKept('c', 'x')]).toEqual([null, false, false])
  writeText('c', 'true')
  writeJson('c', 'of the tab', 'session')
  expect([isMarked('c'), readStored('c', aText, '', 'session')]).toEqual([true, 'of the tab'])
  local.mockRestore()
  session.mockRestore()
  writeText('c', null)
  writeText('c', null, 'session')
})

test('the two areas do not know each other', () => {
  writeJson('d', 'of the tab', 'session')
  expect([readStored('d', aText, ''), readStored('d', aText, '', 'session')]).toEqual([
    '',
    'of the tab',
  ])
})

test('a document that may have no cookies has the usual', () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('sandboxed', 'SecurityError')
  })
  expect(readCookie('e', aText, 'usual')).toBe('usual')
})
