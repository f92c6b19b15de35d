/** Kinds that only a name tells. */
import { expect, test } from 'vitest'
import { foodOf } from './foods.ts'
import { kindByName } from './kind-by-name.ts'

test.each([
  ['beef mince', 'mince'],
  ['pork mince', 'mince'],
  ['coconut milk', null],
  ['peanut butter', null],
  ['dairy-free spread', null],
  ['mince', null],
])('%s is a kind of %s', (name, kind) => {
  const food = foodOf(name)
  expect(food && kindByName(food)).toBe(kind)
})
