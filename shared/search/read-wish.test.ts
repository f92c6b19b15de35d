/** What is understood of a search, typed or spoken. */
import { expect, test } from 'vitest'
import { readWish } from './read-wish.ts'
import type { Wish } from './wish.ts'

const partsOf = (text: string) => readWish(text).parts.map(({ kind, label }) => `${kind} ${label}`)

test.each<[string, Partial<Wish>]>([
  ['chicken under 30 minutes', { foods: ['chicken'], maxMinutes: 30, words: [] }],
  ['quick veggie dinner', { maxMinutes: 30, course: 'main', foods: [], words: [] }],
  ['shrimp with zucchini', { foods: ['prawn', 'courgette'] }],
  ['beef, lamb or pork', { foods: [], oneOf: [['beef', 'lamb', 'pork']] }],
  ['chickpeas and spinach', { foods: ['chickpea', 'spinach'], oneOf: [] }],
  ['easy dessert', { difficulty: 'easy', course: 'dessert', words: [] }],
  ['hard boiled eggs', { foods: ['egg'] }],
  ['soup', { course: 'soup', foods: [] }],
  ['something for brunch please', { course: 'breakfast', words: [] }],
  ['one pot curry', { words: ['pot', 'curry'] }],
  ['no bake cheesecake', { words: ['no', 'bake'] }],
  ["something we haven't cooked yet", { cookedBefore: false, words: [] }],
  ['a pie we have made before', { cookedBefore: true }],
  ['curry, not too spicy', { words: ['curry'], withoutWords: ['spicy'] }],
  ['nothing too rich', { words: [], withoutWords: ['rich'] }],
  ['dairy free pudding', { course: 'dessert', words: [] }],
  ['#comfort stew', { tags: ['comfort'], words: ['stew'] }],
  ['roast', { words: ['roast'], foods: [] }],
  ['vegan burger', { words: ['burger'], foods: [] }],
  ['gluten-free pasta', { foods: ['pasta'], words: [] }],
  ['garbanzo bean salad', { foods: ['chickpea'], course: 'salad' }],
  ['chicken soup', { foods: ['chicken'], course: 'soup' }],
  ['side dish for roast pork', { foods: [], course: 'side', words: [] }],
  ['tofu for 2 in 25 mins', { foods: ['tofu'], words: [], maxMinutes: 25 }],
  ['quick snack for after football', { course: 'snack', words: [], maxMinutes: 30 }],
  ['a dessert, not too tricky', { course: 'dessert', difficulty: 'easy', words: [] }],
  ['side for roast pork with apples', { course: 'side', foods: ['apple'] }],
  ['stew for a cold night', { words: ['stew'] }],
  ['chicken, dairy free and gluten free', { foods: ['chicken'], without: [] }],
  ['no dairy pasta', { foods: ['pasta'], without: [] }],
  ['chicken not spicy', { foods: ['chicken'], without: ['chilli'], withoutWords: ['spicy'] }],
  ['half a cabbage to use up', { foods: ['cabbage'], words: [] }],
  ['a tin of coconut milk', { foods: ['coconut-milk'], words: [] }],
  ['bendy celery and tired carrots', { foods: ['celery', 'carrot'], words: [] }],
  ['pot of buttermilk to finish', { foods: ['buttermilk'], words: [] }],
  [
    'noodles, peanut allergy',
    { foods: ['noodle'], needs: { allergens: ['peanuts'], diets: [], never: [] } },
  ],
  ['nut allergy breakfast ideas', { course: 'breakfast', without: ['nut'] }],
  ['half a tin of coconut milk to use up', { foods: ['coconut-milk'], words: [] }],
  ['soup without celery (allergy)', { course: 'soup', without: [], words: [] }],
  ['vegetarian tea', { foods: [], words: [] }],
  ['iced tea', { foods: ['tea'] }],
  ['berry pudding', { foods: ['berry'], course: 'dessert' }],
  ['500 g pork mince', { foods: ['pork-mince'], words: [] }],
  ['', { words: [], foods: [], parts: [] }],
])('%j', (text, wish) => {
  expect(readWish(text)).toMatchObject(wish)
})

test('refusals and diets come from the one reader of needs', () => {
  const wish = readWish('chicken without mushrooms, dairy free')
  expect(wish).toMatchObject({ foods: ['chicken'], without: ['mushroom'], words: [] })
  expect(wish.needs.diets).toEqual(['dairy-free'])
  expect(readWish('keine Milch bitte').unsure).not.toEqual([])
})

test('chips stand in the order typed, and taking one out of the text takes the wish back', () => {
  const text = 'chicken under 30 minutes without dairy'
  const { parts } = readWish(text)
  expect(partsOf(text)).toEqual(['food chicken', 'minutes at most 30 min', 'without without dairy'])
  for (const { start, end, kind } of parts) {
    const rest = `${text.slice(0, start)} ${text.slice(end)}`
    expect(readWish(rest).parts.map((part) => part.kind)).toEqual(
      parts.map((part) => part.kind).filter((other) => other !== kind),
    )
  }
})

test('a misspelt food is mended and says so, a word of some recipe is not', () => {
  expect(readWish('chiken').parts).toMatchObject([
    { kind: 'food', label: 'chicken', read: 'chiken' },
  ])
  expect(readWish('spagetti bolognese').foods).toEqual(['spaghetti'])
  expect(readWish('chiken', { isWord: (word) => word === 'chiken' }).words).toEqual(['chiken'])
  expect(readWish('roast').foods).toEqual([])
})

test('8,000 letters are read, what is beyond is not', () => {
  expect(readWish(`${'pie '.repeat(1_999)}pie chicken`).foods).toEqual([])
})

test.each(['toString', 'constructor', '__proto__'])('%s is a word as any other', (word) => {
  expect(readWish(word).words.length).toBeLessThanOrEqual(1)
})

test.each([
  ['something without eggs and nuts', ['without eggs', 'no nuts']],
  ['no milk or eggs', ['no milk', 'no eggs']],
])('each food refused in a list is labelled so: %s', (said, labels) => {
  const refused = readWish(said).parts.filter(({ kind }) => kind === 'without')
  expect(refused.map(({ label }) => label)).toEqual(labels)
})
