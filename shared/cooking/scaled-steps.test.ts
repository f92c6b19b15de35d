/** A step for more or fewer: amounts of the recipe's own things follow, nothing else does. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { starterRecipes } from '../recipes/starter/index.ts'
import { scaledSteps } from './scaled-steps.ts'

const NAMES = [
  'butter',
  'plain flour',
  'eggs',
  'lemon',
  'garlic cloves',
  'olive oil',
  'Parmesan',
  'chicken thighs',
  'bay leaf',
  'chopped tomatoes',
  'chicken stock',
  'salt',
]
const ingredients = NAMES.map((name) => ({ name, quantity: '', unit: '' }))

function scaled(text: string, to = 12) {
  const [step] = scaledSteps({ ingredients, method: [text] }, { from: 4, to })
  return step
}

test.for([
  // measures
  ['Beat 80 g of the butter.', 'Beat 240 g of the butter.'],
  ['Beat 80g butter with 200g flour.', 'Beat 240g butter with 600g flour.'],
  ['Melt the butter (80 g) slowly.', 'Melt the butter (240 g) slowly.'],
  ['Beat 100 g (3½ oz) butter.', 'Beat 300 g (10½ oz) butter.'],
  ['Add 50 g/2 oz of the butter.', 'Add 150 g/6 oz of the butter.'],
  ['Heat 2 to 3 tbsp of the oil.', 'Heat 6–9 tbsp of the oil.'],
  ['Pour in 1 cup stock.', 'Pour in 3 cups stock.'],
  ['Keep back 2 tbsp of the butter.', 'Keep back 6 tbsp of the butter.'],
  ['Stir in half a cup of stock.', 'Stir in 1½ cups of stock.'],
  [
    'Add a tablespoon of oil and 1 tablespoon of butter.',
    'Add 3 tablespoons of oil and 3 tablespoons of butter.',
  ],
  // counts, in the number they take
  ['Beat 2 eggs.', 'Beat 6 eggs.'],
  ['Beat an egg, then squeeze in half a lemon.', 'Beat 3 eggs, then squeeze in 1½ lemons.'],
  ['Crush one garlic clove.', 'Crush 3 garlic cloves.'],
  ['Add 1 bay leaf and the remaining 3 eggs.', 'Add 3 bay leaves and the remaining 9 eggs.'],
  // what is not an amount of the recipe stays
  ['Bake at 180°C for 25 to 30 minutes in a 23 cm tin.', null],
  ['Cut the butter into 4 pieces and roll out to 2 cm.', null],
  ['Add half the butter and the rest of the flour.', null],
  ['Make a lemon dressing in a bowl.', null],
  ['Put 2 chicken thighs on each plate.', null],
  ['Add the eggs, 1 egg at a time.', null],
  ['Grease a 900 g loaf tin, fill a 500 ml jug and a 1 litre pie dish.', null],
  ['Add a pinch of salt and a squeeze of lemon.', null],
  // what is measured and not known to be one says for how many
  ['Boil 2 litres of water.', 'Boil 2 litres (for 4) of water.'],
  ['Open two 400 g tins of tomatoes.', 'Open two 400 g tins (for 4) of tomatoes.'],
] as const)('%s', ([text, expected]) => {
  expect(scaled(text)).toBe(expected ?? text)
})

test.for([
  ['Beat 2 eggs with 4 tbsp oil.', 'Beat 1 egg with 2 tbsp oil.'],
  ['Add 1 cup stock.', 'Add ½ cup stock.'],
])('for fewer: %s', ([text = '', expected]) => {
  expect(scaled(text, 2)).toBe(expected)
})

test('for as many as it was written, not a letter changes', () => {
  for (const recipe of starterRecipes) {
    const { servings } = recipe
    expect(scaledSteps(recipe, { from: servings, to: servings })).toEqual(recipe.method)
  }
})

test('no step of our own recipes loses a word, whatever is counted anew', () => {
  const wordsOf = (text: string) =>
    text.replace(/\(for \d+\)|[\d½⅓⅔¼¾⅛⅜⅝⅞⅙⅕/.–-]+/g, '').match(/\p{L}{5,}/gu)?.length ?? 0
  for (const recipe of starterRecipes) {
    const steps = scaledSteps(recipe, { from: recipe.servings, to: recipe.servings * 3 })
    steps.forEach((text, at) => {
      expect(wordsOf(text)).toBeGreaterThanOrEqual(wordsOf(recipe.method[at] ?? '') - 1)
    })
  }
})

test('any text comes back, and in time', () => {
  const words = fc.constantFrom(
    '80',
    'g',
    'butter',
    '(',
    ')',
    'half',
    'a',
    'to',
    '1/2',
    'egg',
    '.',
    'x',
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 60 }), (some) => {
      expect(typeof scaled(some.join(' '))).toBe('string')
    }),
    { numRuns: 200 },
  )
  const start = performance.now()
  scaled('80 g butter ('.repeat(150))
  expect(performance.now() - start).toBeLessThan(200)
})
