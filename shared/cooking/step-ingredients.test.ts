/** Which ingredients a step speaks of, in the words of cooks. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ingredientsInStep } from './step-ingredients.ts'

const LIST = [
  'boneless chicken thighs, trimmed',
  'chicken stock',
  'olive oil',
  'sesame oil',
  'large eggs',
  'garlic cloves',
  'coconut milk',
  'milk',
  'spaghetti',
  'fresh basil leaves',
  'vanilla extract',
  'plain flour',
  'dry cider',
  'soy sauce',
].map((name) => ({ name }))

test.for([
  ['Brown the chicken', ['boneless chicken thighs, trimmed']],
  ['Season the thighs', ['boneless chicken thighs, trimmed']],
  ['Pour in the stock', ['chicken stock']],
  ['Pour in the chicken stock', ['chicken stock']],
  ['Heat the olive oil', ['olive oil']],
  ['Heat the oil', ['olive oil', 'sesame oil']],
  ['Beat the eggs and the milk', ['large eggs', 'milk']],
  ['Beat one egg', ['large eggs']],
  ['Stir in the coconut milk', ['coconut milk']],
  ['Crush the garlic', ['garlic cloves']],
  ['Drain the pasta', ['spaghetti']],
  ['Tear the basil over it', ['fresh basil leaves']],
  ['Add the vanilla and flour', ['vanilla extract', 'plain flour']],
  ['Fry until the edges are dry', []],
  ['Season the tomato sauce', []],
  ['Serve on warm plates', []],
  ['', []],
] as const)('%s: %j', ([text, names]) => {
  expect(ingredientsInStep(text, LIST).map((place) => LIST[place]?.name)).toEqual(names)
})

test('any text and any names give places of the recipe, each once and in its order', () => {
  const name = fc.oneof(fc.string(), fc.constantFrom('oil', 'olive oil', ',', '(x)', '2'))
  fc.assert(
    fc.property(fc.string(), fc.array(fc.record({ name })), (text, ingredients) => {
      const places = ingredientsInStep(text, ingredients)
      expect(places).toEqual([...new Set(places)].sort((a, b) => a - b))
      expect(places.every((place) => place in ingredients)).toBe(true)
    }),
  )
})

test('the longest step with the longest list is read in a blink', () => {
  const ingredients = Array.from({ length: 100 }, (_, at) => ({ name: `spiced food number ${at}` }))
  const before = performance.now()
  ingredientsInStep('spiced food number '.repeat(105), ingredients)
  expect(performance.now() - before).toBeLessThan(2_000)
})
