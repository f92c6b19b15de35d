import { expect, test } from 'vitest'
import { type ArtWords, pick } from './pick.ts'

/** The motifs of a dish of this name alone; those that only fill a picture are left to chance. */
const motifsOf = (name: string, words: Partial<ArtWords> = {}) =>
  pick({ name, tags: [], ingredients: [], ...words }).motifs

test.each([
  ['Eggplant parmigiana', 'egg'],
  ['Peppermint tea', 'pepper'],
  ['Pancakes with syrup', 'pudding'],
  ['Shot of ginger', 'chilli'],
  ['Startup lunch', 'pudding'],
] as const)('%s shows no %s', (name, motif) => {
  expect(motifsOf(name)).not.toContain(motif)
})

test.each([
  ['Fried eggs', 'egg'],
  ['Blueberries and cream', 'berry'],
  ['Strawberry jam', 'berry'],
  ['Roasted roots', 'hen'],
  ['Stuffed tomatoes', 'tomato'],
  ['Ragù of the house', 'steak'],
  ['Green chillies', 'chilli'],
  ['Swordfish', 'fish'],
  ['Cupcakes', 'pudding'],
  ['Herby potatoes', 'potato'],
] as const)('%s shows %s', (name, motif) => {
  expect(motifsOf(name)).toContain(motif)
})

test('ingredients and tags are read alike', () => {
  expect(motifsOf('Supper', { ingredients: [{ name: 'aubergine (eggplant)' }] })).not.toContain(
    'egg',
  )
  expect(motifsOf('Supper', { tags: ['Soups'] })).toContain('bowl')
})
