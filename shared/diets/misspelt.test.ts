/** Misspelt foods are read as the foods they are meant for, refused or wished; English words stay. */
import { expect, test } from 'vitest'
import { mendedName } from './misspelt.ts'
import { readNeeds } from './read-needs.ts'
import { ENGLISH } from './words-english.ts'

test.each([
  ['cellery', 'celery'],
  ['chese', 'cheese'],
  ['ollives', 'olives'],
  ['oinons', 'onions'],
  ['penuts', 'peanuts'],
  ['cookys', 'cookie'],
  ['bacn', 'bacon'],
  ['fsih', 'fish'],
  ['eggz', 'eggs'],
  ['matoes', 'tomatoes'],
  ['strawberrys', 'strawberries'],
  ['auberjine', 'aubergine'],
])('%s is meant for %s', (word, name) => {
  expect(mendedName(word)).toBe(name)
})

test('words that mean something stay', () => {
  for (const word of ['please', 'chose', 'bring', 'basic', 'anger', 'chimneys', 'corner', 'grate'])
    expect(mendedName(word)).toBe(word)
  for (const word of ENGLISH.trim().split(/\s+/)) expect(mendedName(word)).toBe(word)
})

test.each([
  ['cellery is a no no for me.. soop ideas', 'celery'],
  ['chese is discusting, wat can i put in a toasty', 'cheese'],
  ['my sun is alergick to penuts', 'peanuts'],
  ['mushrums make me heave. pie?', 'mushroom'],
  ['an omlette with no oinons', 'onion'],
])('"%s" refuses %s', (said, id) => {
  const { needs } = readNeeds(said)
  expect([...needs.diets, ...needs.allergens, ...needs.never]).toContain(id)
})

test('a misspelt wish is a wish, and what is refused is quoted as it was said', () => {
  expect(readNeeds('soup with brocolli and bacn please').wanted).toEqual([
    'soup',
    'broccoli',
    'bacon',
  ])
  const said = 'pasta without mushrums'
  const [place] = readNeeds(said).said
  expect(said.slice(place?.start, place?.end)).toBe('without mushrums')
})
