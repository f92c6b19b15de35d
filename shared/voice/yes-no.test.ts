import { expect, test } from 'vitest'
import { yesOrNo } from './yes-no.ts'

test.each([
  ['yes', true],
  ['yes please do that', true],
  ['yes that is the one', true],
  ['no', false],
  ['no not that', false],
  ['next step', null],
  ['my sister bought a house in Leeds', null],
])("'%s' answers %s", (text, answer) => {
  expect(yesOrNo(text, {})).toBe(answer)
})

test('an answer needs no wake phrase', () => {
  expect(yesOrNo('yes', { wake: true })).toBe(true)
})
