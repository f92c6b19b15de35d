/** Addresses that a page or a file gives itself: kept only where a recipe may have them. */
import { expect, test } from 'vitest'
import { OptionalWebAddress } from '../recipes/schema-parts.ts'
import { fitAddress } from './fit-parts.ts'

test.each([
  'https://%SITE%/x',
  'https://host:port/x',
  'https://kitchen.example:99999/x',
  'https://[oops',
  'https:kitchen.example/x',
  'https://name@kitchen.example/x',
  'ftp://kitchen.example/x',
])('%j is no address, as the schema has it', (address) => {
  expect(fitAddress(address)).toBeNull()
})

test.each(['https://kitchen.example/pie', ' http://[::1]:8787/?a=b#c '])(
  '%j is kept',
  (address) => {
    expect(fitAddress(address)).toBe(address.trim())
    expect(OptionalWebAddress.parse(fitAddress(address))).toBe(address.trim())
  },
)
