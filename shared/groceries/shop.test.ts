/** Amounts of recipes as packs of a UK supermarket. */
import { expect, test } from 'vitest'
import { foodNames } from '../foods/food-names.ts'
import { ShopAnswer } from '../guide/schema.ts'
import { packsOf } from './packs.ts'
import { OptimizeRequest } from './schema.ts'
import { optimiseGroceries } from './shop.ts'

function buy(name: string, quantity: string | number | null, unit: string | null) {
  const [item] = optimiseGroceries([{ name, quantity, unit }]).optimizedItems
  return [item?.purchaseQuantity, item?.purchaseUnit, item?.note]
}

const purchases: [string, string | number | null, string | null, unknown[]][] = [
  ['garlic', '3', 'clove', ['1', 'bulb', '3 cloves needed; a bulb has about 10 cloves']],
  ['garlic cloves', '12', null, ['2', 'bulbs', '12 cloves needed; a bulb has about 10 cloves']],
  [
    'beef mince',
    '340',
    'g',
    ['1', '500 g pack', '340 g needed; sold in packs of 250 g, 500 g or 750 g'],
  ],
  [
    'beef mince',
    '1.6',
    'kg',
    ['4', '500 g packs', '1.6 kg needed; sold in packs of 250 g, 500 g or 750 g'],
  ],
  [
    'olive oil',
    '2',
    'tbsp',
    ['1', '250 ml bottle', '2 tbsp needed; sold in bottles of 250 ml, 500 ml or 1 l'],
  ],
  [
    'beef mince',
    '1293.79',
    'g',
    ['2', '750 g packs', '1.29 kg needed; sold in packs of 250 g, 500 g or 750 g'],
  ],
  [
    'chickpeas',
    '1 can + 400 g',
    '',
    ['2', '400 g tins', '1 can + 400 g needed; sold in tins of 210 g or 400 g'],
  ],
  ['chickpeas', '2', 'tin', ['2', 'tin', null]],
  [
    'puff pastry',
    '375',
    'g',
    ['1', '375 g sheet', '375 g needed; sold in sheets of 320 g or 375 g'],
  ],
  ['large eggs', 7, null, ['1', 'box of 10', '7 needed; sold in boxes of 6, 10 or 12']],
  [
    'plain flour',
    '2',
    'cups',
    ['1', '500 g bag', '2 cups needed; sold in bags of 500 g, 1 kg or 1.5 kg'],
  ],
  [
    'plain flour',
    '3 tbsp + 325 g',
    '',
    ['1', '500 g bag', '3 tbsp + 325 g needed; sold in bags of 500 g, 1 kg or 1.5 kg'],
  ],
  [
    'chopped tomatoes',
    '800',
    'g',
    ['2', '400 g tins', '800 g needed; sold in tins of 227 g or 400 g'],
  ],
  ['ground cumin', '1 1/2', 'tsp', ['1', 'jar', '1.5 tsp needed; a jar lasts for many meals']],
  [
    'milk',
    '500',
    'ml',
    ['1', '568 ml bottle', '500 ml needed; sold in bottles of 568 ml, 1.14 l or 2.27 l'],
  ],
  ['celery', '2', 'sticks', ['1', 'head', '2 sticks needed; a head has about 8 sticks']],
  ['bread', '4', 'slices', ['1', 'loaf', '4 slices needed; a loaf has about 18 slices']],
  ['thyme', '4', 'sprigs', ['1', '20 g pack', '4 sprigs needed; sold in packs of 20 g']],
  [
    'bacon',
    '8',
    'rashers',
    ['1', '300 g pack', '8 rashers needed; sold in packs of 200 g or 300 g'],
  ],
  ['lemon juice', '4', 'tbsp', ['2', 'lemons', '4 tbsp needed; a lemon gives about 45 ml']],
  [
    'vegetable stock',
    '1',
    'l',
    ['1', 'box of stock cubes', '1 l needed; a box of stock cubes gives about 4 l'],
  ],
  [
    'potatoes',
    '2.9',
    'kg',
    ['3', '1 kg bags', '2.9 kg needed; sold in bags of 1 kg, 2 kg or 2.5 kg'],
  ],
  ['onions', '17', null, ['3', '1 kg bags', '17 needed; sold in bags of 1 kg']],
  ['onions', '2', null, ['2', null, null]],
  ['lemons', '1/2', null, ['1', '', '0.5 needed; sold whole']],
  ['chickpeas', '1.5', 'tins', ['2', 'tins', '1.5 tins needed; sold whole']],
  ['chickpeas', '0.5', 'tin (400 g)', ['1', 'tin (400 g)', '0.5 tin (400 g) needed; sold whole']],
  ['chopped tomatoes', '2', 'tins', ['2', 'tins', null]],
  ['cheddar', '1 + 300 g', '', ['1 + 300 g', '', null]],
  ['salt', 'to taste', null, ['to taste', null, null]],
  ['parsley', '1', 'bunch', ['1', 'bunch', null]],
  ['dragonfruit', null, null, [null, null, null]],
]
test.each(purchases)('%s, %s %s is bought as %j', (name, quantity, unit, purchase) => {
  expect(buy(name, quantity, unit)).toEqual(purchase)
})

test('items keep their order and get an aisle each', () => {
  const { items } = OptimizeRequest.parse({
    items: [{ name: 'carrots', quantity: '2' }, { name: 'salmon fillets' }, { name: 'xyzzy' }],
  })
  const answer = ShopAnswer.parse(optimiseGroceries(items))
  expect(answer.categorizedItems).toEqual([
    { name: 'carrots', quantity: '2', unit: null, category: 'Fruit & Vegetables' },
    { name: 'salmon fillets', quantity: null, unit: null, category: 'Fish & Seafood' },
    { name: 'xyzzy', quantity: null, unit: null, category: 'Other' },
  ])
  expect(answer.optimizedItems.map(({ category }) => category)).toEqual(
    answer.categorizedItems.map(({ category }) => category),
  )
})

test('a counted pepper is a vegetable, a measured one is ground', () => {
  const answer = optimiseGroceries([
    { name: 'pepper', quantity: '2', unit: null },
    { name: 'pepper', quantity: 2, unit: '' },
    { name: 'pepper', quantity: '1', unit: 'tsp' },
  ])
  expect(answer.optimizedItems.map(({ category, note }) => [category, note])).toEqual([
    ['Fruit & Vegetables', null],
    ['Fruit & Vegetables', null],
    ['Herbs Spices & Seasonings', '1 tsp needed; a jar lasts for many meals'],
  ])
})

test('a new row is bought in its packs at once, under every name of it', () => {
  for (const { name, plural, synonyms } of foodNames()) {
    const own = packsOf(name)
    for (const other of [plural, ...synonyms]) if (other !== '') expect(packsOf(other)).toEqual(own)
  }
})

test('sizes of a pack rise', () => {
  for (const { name } of foodNames()) {
    for (const { sizes } of packsOf(name)) {
      expect([name, sizes]).toEqual([name, sizes.toSorted((a, b) => a - b)])
    }
  }
})
