/** The tables: enough of them, whole sentences, no name twice, and found by whole words. */
import { expect, test } from 'vitest'
import { gramsPerMl } from '../../cooking/densities.ts'
import { OVEN_HEATS, ovenHeat } from '../../cooking/oven.ts'
import { traitsOf } from './allergens.ts'
import { DONENESS, donenessIn } from './doneness.ts'
import { GLOSSARY } from './glossary.ts'
import { EMERGENCIES, RESCUES, rescuesIn } from './rescues.ts'
import { SAFETY } from './safety.ts'
import { DISHES_KEPT, FOODS_KEPT } from './storage-table.ts'
import { SWAPS, swapsIn } from './swaps.ts'
import { TECHNIQUES, techniquesIn } from './techniques.ts'
import { stem, termFinder } from './term-index.ts'
import { TOOLS } from './tools.ts'

const KEPT = [...DISHES_KEPT, ...FOODS_KEPT]

test.each([
  ['techniques', TECHNIQUES, 120],
  ['swaps', SWAPS, 150],
  ['doneness', DONENESS, 80],
  ['tools', TOOLS, 50],
  ['ways of keeping', KEPT, 50],
  ['rescues', RESCUES, 45],
] as const)('there are enough %s', (_, table, least) => {
  expect(table.length).toBeGreaterThanOrEqual(least)
})

const tables: [string, readonly { words: readonly string[] }[]][] = [
  ['techniques', TECHNIQUES],
  ['swaps', SWAPS],
  ['doneness', DONENESS],
  ['tools', TOOLS],
  ['keeping', KEPT],
  ['rescues', RESCUES],
  ['glossary', GLOSSARY],
]
test.each(tables)('no name stands twice among the %s', (_, table) => {
  const names = table.flatMap(({ words }) => words)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('what the tables say are whole sentences', () => {
  const said = [
    ...TECHNIQUES.flatMap(({ what, how, why, tell }) => [what, how, why, tell]),
    ...SWAPS.flatMap(({ swap, not }) => [swap, not]),
    ...DONENESS.flatMap(({ look, core, time }) => [look, core, time]),
    ...[...KEPT, ...RESCUES, ...EMERGENCIES, ...SAFETY, ...GLOSSARY, ...TOOLS].map(
      ({ text }) => text,
    ),
  ].filter((text) => text !== '')
  expect(said.filter((text) => !/[.)"!]$/.test(text) || / {2}/.test(text))).toEqual([])
  expect(TECHNIQUES.every(({ what, how, why }) => what !== '' && how !== '' && why !== '')).toBe(
    true,
  )
  expect(SWAPS.every(({ not }) => not !== '')).toBe(true)
})

test('what must be cooked through names its temperature or that it is cooked through', () => {
  for (const { words, core, isRawRisk } of DONENESS) {
    if (isRawRisk) expect(core, words[0]).toMatch(/75 °C|piping hot|cook it/i)
  }
})

test.each([
  ['Sweat the onions, then simmer', ['sweat', 'simmer']],
  ['Fried, chopped and deglazed', ['shallow fry', 'chop', 'deglaze']],
  ['Reduce the heat and add the rest', []],
  ['Rub the butter into the flour', ['rub in']],
  ['2 slices of bread, golden brown', []],
])('%j names the techniques %j', (text, names) => {
  expect(techniquesIn(text).map(({ words }) => words[0])).toEqual(names)
})

test.each([
  ['coconut milk and butter', ['coconut milk', 'butter']],
  ['butter beans', ['kidney beans']],
  ['crème fraîche', ['crème fraîche']],
  ['salt and pepper', []],
])('%j names the foods %j', (text, names) => {
  expect(swapsIn(text).map(({ words }) => words[0])).toEqual(names)
})

test.each([
  ['chicken stock', []],
  ['chicken thighs in chicken stock', ['chicken']],
  ['rice noodles', ['rice noodles']],
])('%j is judged by %j', (text, names) => {
  expect(donenessIn(text).map(({ words }) => words[0])).toEqual(names)
})

test.each([
  ["the dough won't rise", 'dough is not rising'],
  ['My sauce is too runny', 'too thin'],
  ['it has curdled!', 'sauce split'],
])('%j is the mishap %j', (text, name) => {
  expect(rescuesIn(text)[0]?.words[0]).toBe(name)
})

test.each([
  ['Worcestershire sauce', 'fish gluten'],
  ['coconut milk', ''],
  ['gluten-free pasta', ''],
  ['egg noodles', 'egg gluten'],
  ['vegetable stock', 'gluten'],
  ['Parmesan', 'dairy rennet'],
  ['pesto', 'nuts dairy rennet'],
  ['butternut squash', ''],
  ['honey', 'honey'],
  ['couscous', 'gluten'],
  ['soy sauce', 'soya gluten'],
  ['vegetarian sausages', 'gluten'],
])('%s has %j', (name, traits) => {
  expect([...traitsOf(name)].join(' ')).toBe(traits)
})

test('sixty common foods have a weight by cup and spoon', () => {
  const foods =
    'plain flour|bread flour|wholemeal flour|cornflour|rye flour|semolina|polenta|caster sugar|granulated sugar|brown sugar|demerara sugar|icing sugar|cocoa|ground almonds|butter|margarine|lard|olive oil|sunflower oil|coconut oil|ghee|water|stock|milk|buttermilk|double cream|soured cream|yogurt|crème fraîche|cream cheese|mayonnaise|ricotta|mascarpone|peanut butter|tahini|honey|golden syrup|maple syrup|treacle|jam|rice|couscous|quinoa|bulgur|lentils|chickpeas|pearl barley|frozen peas|sweetcorn|blueberries|porridge oats|desiccated coconut|breadcrumbs|panko|grated cheese|raisins|walnuts|almonds|chocolate chips|salt|soy sauce|ketchup|baking powder|yeast'.split(
      '|',
    )
  expect(foods.length).toBeGreaterThanOrEqual(60)
  expect(foods.filter((food) => gramsPerMl(food) === null)).toEqual([])
})

test('an oven heat is found on each dial, and what no oven does is not', () => {
  expect(ovenHeat(180, 'celsius')).toMatchObject({ gas: 4, fan: 160, fahrenheit: 350 })
  expect(ovenHeat(6, 'gas')).toMatchObject({ celsius: 200 })
  expect(ovenHeat(75, 'celsius')).toBeNull()
  expect(OVEN_HEATS).toHaveLength(11)
})

test('names are found whole, the longest first, past articles, in linear time', () => {
  const find = termFinder([{ words: ['cream'] }, { words: ['ice cream'] }], ['cream of tartar'])
  const found = find('Ice the cream, ice cream, cream of tartar')
  expect(found.map(({ entry }) => entry.words[0])).toEqual(['ice cream', 'ice cream'])
  expect(find('creamy')).toEqual([])
  expect(find('cream '.repeat(100_000)).length).toBeLessThan(10_000)
  expect(['fry', 'fries', 'fried', 'frying'].map(stem)).toEqual(['fry', 'fry', 'fry', 'fry'])
})
