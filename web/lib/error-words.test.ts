import { expect, test } from 'vitest'
import { NetworkError } from './api.ts'
import { wordsFor } from './error-words.ts'

const GONE = 'The kitchen cannot be reached. Please try again.'

test.each([
  ['a network that is gone', new NetworkError(), true],
  [
    'a part that was not fetched',
    new TypeError('Failed to fetch dynamically imported module: /a.js'),
    true,
  ],
  ['styles that were not fetched', new Error('Unable to preload CSS for /a.css'), true],
  [
    'a mistake in the program',
    new TypeError("Cannot read properties of null (reading 'value')"),
    false,
  ],
])('of %s the network is told as the cause, or not', (_what, error, isBlamed) => {
  expect(wordsFor(error) === GONE).toBe(isBlamed)
})
