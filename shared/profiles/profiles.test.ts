import { expect, test } from 'vitest'
import { AVATAR_COLOR_NAMES, AVATAR_COLORS, initials } from './avatar.ts'
import { ProfileDraft, profileNameKey } from './schema.ts'

test.each([
  ['Maya Patel', 'MP'],
  ['tom', 'TO'],
  ['  Jean  Luc Picard ', 'JL'],
  ['Ö', 'Ö'],
  ['🍋 lemon', '🍋L'],
])('the initials of %j are %s', (name, expected) => {
  expect(initials(name)).toBe(expected)
})

test('every colour has a name', () => {
  expect(AVATAR_COLOR_NAMES).toHaveLength(AVATAR_COLORS.length)
})

test.each([
  ['Zoë', ' ZOË '],
  ['ＭＡＹＡ', 'maya'],
])('%j and %j are the same name', (one, other) => {
  expect(profileNameKey(one)).toBe(profileNameKey(other))
})

test('the colour defaults to the first of the ten', () => {
  expect(ProfileDraft.parse({ name: 'A' }).avatar_color).toBe('#FF6B6B')
})
