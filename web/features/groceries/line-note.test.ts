import { expect, test } from 'vitest'
import type { GroceryListItem, OptimizedItem } from '#shared/groceries/schema.ts'
import { lineNote } from './line-note.ts'

const item: GroceryListItem = {
  ...{ id: 'potatoes', name: 'potatoes', quantity: '500', unit: 'g', category: null, source: null },
}
const pack = (changes: Partial<OptimizedItem>): OptimizedItem => ({
  ...{ name: 'potatoes', purchaseQuantity: '1', purchaseUnit: '1 kg bag', category: 'Other' },
  ...{ note: '500 g needed', ...changes },
})
const from = (...names: string[]) => ({
  ...item,
  sources: names.map((source) => ({ source, quantity: '1', unit: '' })),
})

test.each([
  ['nothing to say', lineNote(item, {}), undefined],
  ['recipes once each', lineNote(from('Soup', 'Pie', 'Soup'), {}), 'For Soup, Pie'],
  ['five recipes', lineNote(from('A', 'B', 'C', 'D', 'E'), {}), 'For A, B, C, D, E'],
  ['a month', lineNote(from('A', 'B', 'C', 'D', 'E', 'F', 'A'), {}), 'For A, B, C, D and 2 more'],
  ['at home', lineNote(from('Soup'), { atHome: 'You have this' }), 'You have this · For Soup'],
  ['a pack', lineNote(item, { pack: pack({}) }), 'Buy 1 x 1 kg bag: 500 g needed'],
  [
    'a pack of words',
    lineNote(item, { pack: pack({ purchaseUnit: 'bag of 3' }) }),
    'Buy 1 bag of 3: 500 g needed',
  ],
  [
    'at home, said once',
    lineNote(item, {
      atHome: 'You have this',
      pack: pack({ purchaseQuantity: '500', purchaseUnit: 'g', note: 'You have this' }),
    }),
    'You have this',
  ],
  ['a pack without a note', lineNote(item, { pack: pack({ note: null }) }), undefined],
])('%s: %s', (_what, note, expected) => {
  expect(note).toBe(expected)
})
