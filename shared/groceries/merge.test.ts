import { expect, test } from 'vitest'
import { mergeGroceries } from './merge.ts'
import type { GroceryItem } from './schema.ts'

type Given = [quantity: string, unit: string, name: string]

function item([quantity, unit, name]: Given, source = 'Soup'): GroceryItem {
  return { id: `${quantity}${unit}${name}`, name, quantity, unit, source, checked: false }
}

function amounts(given: Given[], options?: { plain: boolean }): string[] {
  return mergeGroceries(
    given.map((one) => item(one)),
    options,
  ).map(({ quantity, unit }) => `${quantity} ${unit}`.trim())
}

const sums: [sum: string, ...Given[]][] = [
  ['1.5 kg', ['1', 'kg', 'flour'], ['500', 'g', 'flour']],
  ['1.5 kg', ['500', 'g', 'flour'], ['1', 'kg', 'flour']],
  ['1100 g', ['600', 'g', 'flour'], ['500', 'grams', 'flour']],
  ['1.13 cup', ['1', 'cup', 'milk'], ['2', 'tbsp', 'milk']],
  ['2 tbsp', ['1', 'tablespoon', 'oil'], ['1', 'Tbsp.', 'oil']],
  ['1.33 tbsp', ['1', 'tbsp', 'oil'], ['1', 'tsp', 'oil']],
  ['80 ml', ['2', 'tbsp', 'olive oil'], ['50', 'ml', 'olive oil']],
  ['1.5 l', ['1', 'litre', 'stock'], ['500', 'ml', 'stock']],
  ['1.5 lb', ['1', 'lb', 'beef'], ['8', 'oz', 'beef']],
  ['953.59 g', ['500', 'g', 'beef'], ['1', 'pound', 'beef']],
  ['2 cup', ['1', 'cup', 'milk'], ['8', 'oz', 'milk']],
  ['2 cup', ['1', 'cup', 'milk'], ['8', 'fl oz', 'milk']],
  ['1 cup + 8 oz', ['1', 'cup', 'flour'], ['8', 'oz', 'flour']],
  ['526.8 g', ['300', 'g', 'cream'], ['8', 'ounces', 'cream']],
  ['1 + 300 g', ['1', '', 'cabbage'], ['300', 'g', 'cabbage']],
  ['1 + 300 g', ['300', 'g', 'cabbage'], ['1', '', 'cabbage']],
  ['1 cup + 200 g', ['1', 'cup', 'sugar'], ['200', 'g', 'sugar']],
  ['1 can + 2 clove', ['1', 'can', 'garlic'], ['2', 'cloves', 'garlic']],
  ['1 can + 300 g', ['1', 'tin', 'chickpeas'], ['1', 'can', 'lentils'], ['300', 'g', 'lentils']],
  ['3 can', ['1', 'tin', 'beans'], ['2', 'cans', 'beans']],
  ['5', ['2', '', 'onions'], ['3', 'pieces', 'onion']],
  ['5 package', ['2', 'pkg', 'noodles'], ['3', 'packets', 'noodles']],
  ['0.75', ['½', '', 'lemon'], ['1/4', '', 'lemon']],
  ['4.25 cup', ['1 1/2', 'cups', 'rice'], ['2¾', 'cup', 'rice']],
  ['1 cup', ['1⁄2', 'cup', 'rice'], ['0.5', 'cup', 'rice']],
  ['1 cup', ['1/3', 'cup', 'rice'], ['1/3', 'cup', 'rice'], ['1/3', 'cup', 'rice']],
  ['3-4', ['2-3', '', 'carrots'], ['1', '', 'carrot']],
  ['2-3', ['2 to 3', '', 'carrots']],
  ['14', ['a dozen', '', 'eggs'], ['two', '', 'eggs']],
  ['5', ['2 large', '', 'eggs'], ['3', 'medium', 'eggs']],
  ['to taste', ['to taste', '', 'salt']],
  ['to taste', ['to taste', '', 'salt'], ['to taste', '', 'salt']],
  ['1 tsp + to taste', ['to taste', '', 'salt'], ['1', 'tsp', 'salt']],
  ['2 + a few', ['a few', '', 'basil'], ['2', '', 'basil']],
  ['100 g + handful', ['handful', '', 'rocket'], ['100', 'g', 'rocket']],
  ['0 g', ['0', 'g', 'flour']],
  ['1/0', ['1/0', '', 'flour']],
  ['a handful + pinch', ['pinch', '', 'mint'], ['a handful', '', 'mint']],
  ['2 pinch', ['1', 'pinch', 'salt'], ['1', 'pinches', 'salt']],
  ['500 g', ['300 g', '', 'flour'], ['200', 'g', 'flour']],
  ['3 can', ['2 tins', '', 'tomatoes'], ['1', 'can', 'tomatoes']],
  ['3', ['', '', 'onion'], ['3', '', 'onions']],
  ['', ['', '', 'salt']],
  ['1 bunch', ['', 'bunch', 'parsley']],
  ['2 bunch', ['', 'bunch', 'parsley'], ['1', 'bunch', 'parsley']],
  ['1 piece + handful', ['', 'handful', 'basil'], ['', 'piece', 'basil']],
  ['3 bulb', ['1', 'head', 'garlic'], ['2', 'bulb', 'garlic']],
  ['3 stalk', ['1', 'stalk', 'celery'], ['2', 'stick', 'celery']],
  ['3 blob', ['1', 'blob', 'jam'], ['2', 'Blob', 'jam']],
  ['1 + 2 blob', ['1', '', 'jam'], ['2', 'blob', 'jam']],
]

test.each(sums)('%j is the sum of %j and %j', (sum, ...given) => {
  expect(amounts(given).at(-1)).toBe(sum)
})

const together: [string, string][] = [
  ['onion', 'onions'],
  ['onion', 'finely chopped onions'],
  ['Onion', 'onion, peeled and diced'],
  ['tomatoes', 'tomato'],
  ['potatoes', 'large potatoes'],
  ['carrots', 'grated carrot'],
  ['bay leaf', 'dried bay leaves'],
  ['eggs', 'large eggs'],
  ['eggs', 'free-range eggs'],
  ['eggs', 'eggs (large)'],
  ['garlic cloves', 'cloves of garlic'],
  ['garlic', 'minced garlic'],
  ['garlic clove', 'garlic, crushed'],
  ['scallions', 'spring onion'],
  ['green onions', 'spring onions'],
  ['canned tomatoes', 'tinned tomatoes'],
  ['tin of tomatoes', 'tomatoes'],
  ['courgettes', 'zucchini'],
  ['aubergine', 'eggplants'],
  ['cilantro', 'fresh coriander'],
  ['basil', 'fresh basil leaves'],
  ['ground beef', 'minced beef'],
  ['beef mince', 'minced beef'],
  ['ground black pepper', 'freshly ground black pepper'],
  ['peppers', 'pepper'],
  ['pepper', 'bell peppers'],
  ['icing sugar', "confectioners' sugar"],
  ['caster sugar', 'superfine sugar'],
  ['cornflour', 'cornstarch'],
  ['plain flour', 'all-purpose flour'],
  ['chick peas', 'chickpeas'],
  ['prawns', 'shrimp'],
  ['chicken stock', 'chicken broth'],
  ['yogurt', 'yoghurt'],
  ['chilli', 'chilies'],
  ['parmesan', 'Parmesan cheese'],
  ['crème fraîche', 'creme fraiche'],
  ['red pepper', 'red bell pepper'],
  ['bicarbonate of soda', 'baking soda'],
  ['celery', 'celery sticks'],
  ['spaghetti', 'dried spaghetti'],
  ['кабачок', 'Кабачок'],
]

test.each(together)('%s and %s are one purchase', (a, b) => {
  expect(mergeGroceries([item(['1', '', a]), item(['2', '', b])])).toHaveLength(1)
})

const apart: [string, string][] = [
  ['ground beef', 'beef'],
  ['minced lamb', 'lamb'],
  ['dried thyme', 'thyme'],
  ['dried thyme', 'fresh thyme'],
  ['thyme, dried', 'thyme'],
  ['whole milk', 'milk'],
  ['whole chicken', 'chicken'],
  ['ground cumin', 'cumin seeds'],
  ['ground ginger', 'ginger'],
  ['ground almonds', 'almonds'],
  ['fresh pasta', 'pasta'],
  ['fresh yeast', 'yeast'],
  ['cooked prawns', 'raw prawns'],
  ['tinned tomatoes', 'tomatoes'],
  ['frozen peas', 'peas'],
  ['smoked salmon', 'salmon'],
  ['red onion', 'onion'],
  ['egg yolks', 'eggs'],
  ['lemon juice', 'lemon'],
  ['garlic powder', 'garlic'],
  ['sweet potato', 'potato'],
  ['black pepper', 'red pepper'],
  ['black pepper', 'peppers'],
  ['black pepper', 'bell pepper'],
  ['red pepper flakes', 'red pepper'],
  ['coconut milk', 'milk'],
  ['extra virgin olive oil', 'olive oil'],
  ['sparkling water', 'water'],
  ['!', '?'],
]

test.each(apart)('%s is not %s', (a, b) => {
  expect(mergeGroceries([item(['1', '', a]), item(['1', '', b])])).toHaveLength(2)
})

test('pepper that nobody counts is black pepper', () => {
  const spice: Given[] = [
    ['1', 'tsp', 'pepper'],
    ['', '', 'pepper'],
    ['1', 'tsp', 'black pepper'],
  ]
  expect(amounts(spice)).toEqual(['2 tsp'])
})

test('tinned chopped tomatoes are not fresh ones', () => {
  const tinned: Given = ['2', 'tins', 'chopped tomatoes']
  expect(amounts([tinned, ['3', '', 'tomatoes'], ['1', 'can', 'diced tomatoes']])).toEqual([
    '3 can',
    '3',
  ])
})

test('a merged line keeps where each amount came from', () => {
  const [line] = mergeGroceries([
    item(['1', 'kg', 'flour'], 'Bread'),
    item(['500', 'grams', 'flour'], 'Cake'),
  ])
  expect(line).toEqual({
    id: 'flour',
    name: 'flour',
    quantity: '1.5',
    unit: 'kg',
    source: 'Weekly Plan',
    checked: false,
    sources: [
      { source: 'Bread', quantity: '1', unit: 'kg' },
      { source: 'Cake', quantity: '500', unit: 'grams' },
    ],
  })
})

test('a line is checked only when all its parts are', () => {
  const ticked = { ...item(['1', '', 'leek']), checked: true }
  const open = item(['1', '', 'leeks'])
  expect(mergeGroceries([ticked, open])[0]?.checked).toBe(false)
  expect(mergeGroceries([ticked, { ...open, checked: true }])[0]?.checked).toBe(true)
})

test('the id depends on the food alone and fits an address', () => {
  const idOf = (name: string) => mergeGroceries([item(['1', '', name])])[0]?.id ?? ''
  expect(idOf('Chopped Onions')).toBe(idOf('onion'))
  for (const name of ['jalapeño', '豆腐', '…', '', 'x'.repeat(5_000), 'a b c '.repeat(200)]) {
    expect(idOf(name)).toMatch(/^[A-Za-z0-9_-]{1,100}$/)
  }
  expect(idOf('豆腐')).not.toBe(idOf('味噌'))
})

test('quantities stored as numbers or null are read', () => {
  const stored = { ...item(['', '', 'leek']), quantity: 2 as unknown as string }
  const empty = { ...item(['', '', 'leek']), quantity: null as unknown as string }
  expect(mergeGroceries([stored, empty])[0]?.quantity).toBe('2')
})

const plainly: [lines: string[], ...Given[]][] = [
  [['501 kg'], ['1', 'kg', 'flour'], ['500', 'g', 'flour']],
  [['3 cup'], ['1', 'cup', 'milk'], ['2', 'tbsp', 'milk']],
  [['9 cup'], ['1', 'cup', 'flour'], ['8', 'oz', 'flour']],
  [
    ['1', '300 g'],
    ['1', '', 'cabbage'],
    ['300', 'g', 'cabbage'],
  ],
  [
    ['1 cup', '200 g'],
    ['1', 'cup', 'sugar'],
    ['200', 'g', 'sugar'],
  ],
  [['3 can'], ['1', 'can', 'beans'], ['2', 'cloves', 'beans']],
  [['2'], ['1', '', 'beef'], ['1', '', 'ground beef']],
  [['2'], ['1', '', 'dried thyme'], ['1', '', 'fresh thyme']],
  [['2'], ['1', '', 'whole milk'], ['1', '', 'milk']],
  [
    ['1', '1'],
    ['1', '', 'scallion'],
    ['1', '', 'spring onion'],
  ],
  [['1'], ['to taste', '', 'salt'], ['1', '', 'salt']],
  [['to taste'], ['to taste', '', 'salt']],
  [
    ['1 bunch', '1 jar'],
    ['1', 'bunch', 'mint'],
    ['1', 'jar', 'mint'],
  ],
]

test.each(plainly)('by the letter of the spec: %j from %j and %j', (lines, ...given) => {
  expect(amounts(given, { plain: true })).toEqual(lines)
})
