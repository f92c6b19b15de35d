/** What the pantry holds is not bought again; what is short is bought in part. */
import { expect, test } from 'vitest'
import { HAVE_THIS, readAtHome } from './at-home.ts'
import { optimiseGroceries } from './shop.ts'

type Amount = [name: string, quantity: string | null, unit: string | null]
type Stock = [name: string, quantity: number | null, unit: string | null]

function shop([name, quantity, unit]: Amount, pantry: readonly Stock[]) {
  const stock = pantry.map(([food, amount, measure]) => {
    return { name: food, quantity: amount, unit: measure }
  })
  const { toBuy, mark } = readAtHome([{ name, quantity, unit }], stock)
  const [row] = mark(optimiseGroceries(toBuy)).optimizedItems
  return [row?.purchaseQuantity, row?.purchaseUnit, row?.note]
}

const held: [Amount, ...Stock[]][] = [
  [
    ['olive oil', '2', 'tbsp'],
    ['Olive oil', null, null],
  ],
  [
    ['plain flour', '200', 'g'],
    ['plain flour', 1, 'kg'],
  ],
  [
    ['plain flour', '2', 'cups'],
    ['plain flour', 1, 'kg'],
  ],
  [
    ['butter', '2', 'knobs'],
    ['butter', 1, 'tub'],
  ],
  [
    ['garlic cloves', '3', null],
    ['garlic', null, 'bulb'],
  ],
  [
    ['salt', 'to taste', null],
    ['salt', 1, 'pack'],
  ],
  [
    ['ground cumin', '1', 'tsp'],
    ['cumin', 1, 'jar'],
  ],
  [
    ['rice', '500', 'g'],
    ['rice', 300, 'g'],
    ['rice', 200, 'g'],
  ],
  [
    ['spring onions', '2', null],
    ['scallions', 2, null],
  ],
]
test.each(held)('%j is at home with %j', (item, ...pantry) => {
  const [, quantity, unit] = item
  expect(shop(item, pantry)).toEqual([quantity, unit, HAVE_THIS])
})

test('the mark is the words that the household reads', () => {
  expect(HAVE_THIS).toBe('You have this')
})

const short: [Amount, Stock, unknown[]][] = [
  [
    ['plain flour', '2', 'kg'],
    ['plain flour', 200, 'g'],
    ['2', '1 kg bags', '200 g at home, 1.8 kg needed; sold in bags of 500 g, 1 kg or 1.5 kg'],
  ],
  [
    ['eggs', '8', null],
    ['eggs', 4, null],
    ['1', 'box of 6', '4 at home, 4 needed; sold in boxes of 6, 10 or 12'],
  ],
  [
    ['carrots', '6 + 460 g', null],
    ['carrots', 5, null],
    ['1', '1 kg bag', '5 at home, 550 g needed; sold in bags of 500 g or 1 kg'],
  ],
  [
    ['dragonfruit', '3', null],
    ['dragonfruit', 1, null],
    ['2', '', '1 at home'],
  ],
]
test.each(short)('of %j with %j at home the rest is bought', (item, stock, bought) => {
  expect(shop(item, [stock])).toEqual(bought)
})

const missing: [Amount, Stock][] = [
  [
    ['eggs', '4', null],
    ['eggs', 0, null],
  ],
  [
    ['whole milk', '1', 'pint'],
    ['coconut milk', 2, 'tins'],
  ],
]
test.each(missing)('%j is bought in spite of %j', (item, stock) => {
  expect(shop(item, [stock])[2]).not.toContain('home')
  expect(shop(item, [stock])).toEqual(shop(item, []))
})

test('the aisles are of what was asked for, in its own amounts', () => {
  const items = [{ name: 'plain flour', quantity: '2', unit: 'kg' }]
  const { toBuy, mark } = readAtHome(items, [{ name: 'plain flour', quantity: 200, unit: 'g' }])
  expect(mark(optimiseGroceries(toBuy)).categorizedItems).toEqual([
    { ...items[0], category: 'Baking' },
  ])
})
