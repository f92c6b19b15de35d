/** Amounts of recipes as packs of a UK supermarket. */
import { expect, test } from 'vitest'
import { OptimizeRequest } from '../groceries/schema.ts'
import { PACKS } from './packs.ts'
import { ShopAnswer } from './schema.ts'
import { optimiseGroceries } from './shop.ts'

function buy(name: string, quantity: string | number | null, unit: string | null) {
  const [item] = optimiseGroceries([{ name, quantity, unit }]).optimizedItems
  return [item?.purchaseQuantity, item?.purchaseUnit, item?.note]
}

const purchases: [string, string | number | null, string | null, unknown[]][] = [
  ['garlic', '3', 'clove', ['1', 'bulb', '3 cloves needed']],
  ['garlic cloves', '12', null, ['2', 'bulbs', '12 cloves needed']],
  ['beef mince', '340', 'g', ['1', '500 g pack', '340 g needed']],
  ['beef mince', '1.6', 'kg', ['3', '750 g packs', '1.6 kg needed']],
  ['olive oil', '2', 'tbsp', ['1', '500 ml bottle', '2 tbsp needed']],
  ['large eggs', 7, null, ['1', 'box of 12', '7 needed']],
  ['plain flour', '2', 'cups', ['1', '1.5 kg bag', '2 cups needed']],
  ['chopped tomatoes', '800', 'g', ['2', '400 g tins', '800 g needed']],
  ['ground cumin', '1 1/2', 'tsp', ['1', 'jar', '1.5 tsp needed']],
  ['milk', '500', 'ml', ['1', '568 ml bottle', '500 ml needed']],
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
    ['Herbs Spices & Seasonings', '1 tsp needed'],
  ])
})

test('sizes of a pack rise, and a food has one pack', () => {
  for (const { sizes } of PACKS) expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
  const foods = PACKS.flatMap((pack) => pack.foods)
  expect(new Set(foods).size).toBe(foods.length)
})
