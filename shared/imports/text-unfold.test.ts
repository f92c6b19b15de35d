/** Recipes written in one breath. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { looksLikeRecipe, readRecipeText } from './text.ts'

const TOSS = 'Boil the spaghetti for 9 minutes. Fry the garlic gently in the oil. Toss and serve.'

test.each<[string, string]>([
  [
    'headings within the text',
    `Spaghetti aglio. Serves 2. Ingredients: 200 g spaghetti, 2 cloves garlic, 4 tbsp olive oil. Method: ${TOSS}`,
  ],
  [
    'headings with dashes',
    `Spaghetti aglio - Ingredients - 200 g spaghetti; 2 cloves garlic; 4 tbsp olive oil - Directions - ${TOSS}`,
  ],
  [
    'headings that begin their lines',
    `Spaghetti aglio\nServes 2. Easy\n**Ingredients:** 200 g spaghetti, 2 cloves garlic and 4 tbsp olive oil\n**Method:** ${TOSS}`,
  ],
  ['no headings', `Spaghetti aglio: 200 g spaghetti, 2 cloves garlic, 4 tbsp olive oil. ${TOSS}`],
  [
    'amounts within the steps',
    'Spaghetti aglio: Boil 200 g spaghetti for 9 minutes. Fry 2 cloves of garlic gently in 4 tbsp olive oil. Toss and serve.',
  ],
])('%s', (_, text) => {
  const recipe = readRecipeText(text)
  expect(recipe).toMatchObject({
    name: 'Spaghetti aglio',
    ingredients: [
      { quantity: '200', unit: 'g', name: 'spaghetti' },
      { quantity: '2', unit: 'cloves', name: 'garlic' },
      { quantity: '4', unit: 'tbsp', name: 'olive oil' },
    ],
  })
  expect(recipe.method.join(' ')).toMatch(/^Boil .* Fry .* Toss and serve\.$/)
  expect(looksLikeRecipe(text)).toBe(true)
})

test('what belongs to a food goes with it, brackets keep their commas', () => {
  const { ingredients } = readRecipeText(
    `Soup\nIngredients: 2 leeks, finely sliced, 1 egg (large, if you have it), salt and a pinch of nutmeg\nMethod: ${TOSS}`,
  )
  expect(ingredients.map(({ name }) => name)).toEqual([
    'leeks, finely sliced',
    'egg (large, if you have it)',
    'salt',
    'nutmeg',
  ])
})

test('groups of a text are those of its list', () => {
  const recipe = readRecipeText(
    'Pie\nIngredients\n200 g flour\nFOR THE FILLING\n3 pears\nTo serve:\n- cream\nMethod\nBake.',
  )
  expect(recipe.ingredient_groups).toEqual([
    { name: 'For the filling', start: 1 },
    { name: 'To serve', start: 2 },
  ])
  expect(recipe.ingredients).toHaveLength(3)
})

test.each([
  'Hi! What can I cook with 2 eggs, 1 onion and some rice? I am hungry and it is late.',
  "Prawns I can have, fish I can't. A seafood supper?",
  'We drove 200 km on 2 May and had 3 coffees on the way. It rained.',
])('talk is no recipe: %s', (text) => {
  expect(looksLikeRecipe(text)).toBe(false)
})

test.each(['ingredients: ', '2 g a, ', '1 ', '(', 'Method - ', 'A b. ', '½ cup '])(
  'a text of %j alone is read soon',
  (piece) => {
    const start = performance.now()
    readRecipeText(piece.repeat(200_000 / piece.length))
    readRecipeText(`${piece.repeat(20)}\n`.repeat(500))
    expect(performance.now() - start).toBeLessThan(3_000)
  },
)

test('any paragraph is read', () => {
  const piece = fc.constantFrom(
    'Pie: ',
    'Method: ',
    '2 ',
    'g ',
    'leeks, ',
    'fry. ',
    '(',
    'and ',
    '\n',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      expect(readRecipeText(pieces.join('')).name).not.toBe('')
    }),
  )
})
