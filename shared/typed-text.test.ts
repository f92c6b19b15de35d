import { expect, test } from 'vitest'
import { completeRecipe } from './imports/draft.ts'
import { PantryItemDraft } from './pantry/schema.ts'
import { PlanPatch } from './plans/schema.ts'
import { ProfileDraft } from './profiles/schema.ts'
import { RecipeDraft } from './recipes/schema.ts'
import { uniqueTags } from './recipes/tags.ts'
import { AddShoppingItems, ShoppingItemPatch } from './shopping/schema.ts'
import { faultOfText, isBlank, roomLeft, tidyText } from './typed-text.ts'

const INVISIBLE = [
  ['nothing', ''],
  ['spaces', ' \t\n\r\n'],
  ['a no-break space', '\u00a0'],
  ['wide and thin spaces', '\u2003\u200a\u202f\u3000'],
  ['line and paragraph separators', '\u2028\u2029'],
  ['zero-width space and joiners', '\u200b\u200c\u200d\u2060'],
  ['a byte order mark', '\ufeff'],
  ['bidi marks', '\u200e\u200f\u061c'],
  ['bidi embeddings and isolates', '\u202a\u202e\u202c\u2066\u2069'],
  ['a soft hyphen', '\u00ad'],
  ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
  ['variation selectors', '\ufe0f\u{e0100}'],
  ['accents alone', '\u0301\u0323\u20dd'],
  ['a grapheme joiner', '\u034f'],
  ['Khmer and Mongolian inherent vowels', '\u17b4\u17b5\u180e\u180b'],
  ['tag characters', '\u{e0041}\u{e007f}'],
  ['an empty braille cell', '\u2800'],
  ['a null notehead', '\u{1d159}'],
  ['control characters', '\u0007\u0085'],
] as const

test.each(INVISIBLE)('%s cannot be seen', (_what, text) => {
  expect(isBlank(text)).toBe(true)
  expect(tidyText(text)).toBe('')
})

test.each([
  'a',
  '7',
  '-',
  '+',
  '大',
  'م',
  'กำ',
  'ह्म',
  '한',
  '🍋',
  '👩‍🍳',
  '🏴󠁧󠁢󠁷󠁬󠁳󠁿',
  '☺︎',
  '❤️',
  '1️⃣',
  '\u{1faea}',
  '⠃',
  '\u200fa',
  ' \u00a0x\u0301',
])('%j can be seen', (text) => {
  expect(isBlank(text)).toBe(false)
})

test('joiners and marks inside a text that can be seen stay as they are', () => {
  expect(tidyText(' 👩\u200d🍳\ufe0f\r\n\u200fب ')).toBe('👩\u200d🍳\ufe0f\n\u200fب')
})

test.each(['\u202a', '\u202b', '\u202c', '\u202d', '\u202e'])(
  'what turns words around (%j) is refused where they are typed, and taken out of what is read',
  (mark) => {
    const name = `Soup ${mark}gpj.exe`
    expect(faultOfText(name, { max: 100 })).toBe('Control characters are not allowed')
    expect(completeRecipe({ name }).name).toBe('Soup gpj.exe')
  },
)

const SOUP = { name: 'Soup', servings: 1, ingredients: [], method: [] }

test.each(INVISIBLE)('a name of %s alone is refused wherever one is required', (_what, name) => {
  const first = (result: { error?: { issues: { message: string }[] } | undefined }) =>
    result.error?.issues[0]?.message
  expect([
    first(ProfileDraft.safeParse({ name })),
    first(RecipeDraft.safeParse({ ...SOUP, name })),
    first(PantryItemDraft.safeParse({ name })),
    first(AddShoppingItems.safeParse({ items: [{ name }] })),
    first(ShoppingItemPatch.safeParse({ name })),
    first(PlanPatch.safeParse({ name })),
  ]).toEqual([
    'Name is required',
    'Recipe name is required',
    'Name is required',
    'Please enter an item name',
    'Please enter an item name',
    'Plan name is required',
  ])
})

test('tags, ingredients and steps that cannot be seen are dropped as blank ones are', () => {
  expect(uniqueTags(['\u3164', 'Soup', '\u200b'])).toEqual(['Soup'])
  const lists = {
    ingredients: [{ name: '\u200b' }, { name: 'leeks' }],
    method: ['Boil.', '\ufeff\u200b'],
  }
  const kept = RecipeDraft.parse({ ...SOUP, ...lists, description: '\u2060' })
  expect(kept.ingredients.map(({ name }) => name)).toEqual(['leeks'])
  expect(kept.method).toEqual(['Boil.'])
  expect(kept.description).toBeNull()
  const none = { ingredients: [{ name: '\u200b' }], method: ['\u200b'] }
  expect(RecipeDraft.safeParse({ ...SOUP, ...none }).error?.issues.map(({ path }) => path)).toEqual(
    [['ingredients'], ['method']],
  )
})

test('a recipe that was read elsewhere takes the words for a name that is missing', () => {
  const found = { name: '\u200b\u00ad', tags: ['\u2060'], method: ['\u3164', 'Boil.'] }
  expect(completeRecipe(found)).toMatchObject({
    name: 'Extracted Recipe',
    tags: [],
    method: ['Boil.'],
  })
})

test.each([
  ['x'.repeat(10), null],
  [` ${'x'.repeat(10)}\n`, null],
  ['🍋'.repeat(10), null],
  ['x'.repeat(11), 'At most 10 characters'],
  ['🍋'.repeat(11), 'At most 10 characters'],
  ['a\u0007b', 'Control characters are not allowed'],
  ['a\ud800', 'Not well-formed text'],
  ['\u200b'.repeat(20), 'Say something'],
])('of %j at most ten characters: %s', (text, fault) => {
  expect(faultOfText(text, { max: 10, required: 'Say something' })).toBe(fault)
})

test('what is not required may be blank', () => {
  expect(faultOfText('', { max: 10 })).toBeNull()
})

test.each([
  ['', 10, null],
  ['12345678', 10, null],
  ['123456789', 10, 1],
  ['1234567890', 10, 0],
  ['123456789012', 10, -2],
  ['🍋🍋🍋🍋🍋🍋', 10, null],
])('%j leaves of %s: %s', (text, max, expected) => {
  expect(roomLeft(text, max)).toBe(expected)
})
