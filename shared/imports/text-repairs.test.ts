/** Slips of reading print, as they come out of photos. */
import { expect, test } from 'vitest'
import { isNoise, joinLines, repairIngredient, withoutSpecks } from './text-repairs.ts'

const ingredients: [string, string][] = [
  // fractions
  ['1% tsp salt', '1 1/2 tsp salt'],
  ['% tsp salt', '1/2 tsp salt'],
  ['2Y% tbsp soy sauce', '2 1/2 tbsp soy sauce'],
  ['Y, tsp cumin', '1/2 tsp cumin'],
  ['Y2 tsp nutmeg', '1/2 tsp nutmeg'],
  ['V2 cup milk', '1/2 cup milk'],
  ['1 Y4 cups cream', '1 1/4 cups cream'],
  ['Ya tsp cloves', '1/4 tsp cloves'],
  ['11/2 tsp yeast', '1 1/2 tsp yeast'],
  ['23/4 cups stock', '2 3/4 cups stock'],
  ['l/2 onion', '1/2 onion'],
  ['1⁄4 tsp mace', '1/4 tsp mace'],
  // units
  ['2 thsp olive oil', '2 tbsp olive oil'],
  ['½ tosp oil', '½ tbsp oil'],
  ['2 isp sugar', '2 tsp sugar'],
  ['250mi milk', '250ml milk'],
  ['500 m1 stock', '500 ml stock'],
  ['200 9 flour', '200 g flour'],
  ['2509 plain flour', '250 g plain flour'],
  ['409 butter', '40 g butter'],
  ['l00 g butter', '100 g butter'],
  ['1OO g butter', '100 g butter'],
  ['50O g rice', '500 g rice'],
  ['l tsp vanilla', '1 tsp vanilla'],
  ['8 0z cheese', '8 oz cheese'],
  // marks of a list
  ['« 3 chicken breasts', '3 chicken breasts'],
  ['e 2 eggs', '2 eggs'],
  ['*1 lemon', '1 lemon'],
  ['• 50g Parmesan', '50g Parmesan'],
  // as they stand
  ['1 lemon', '1 lemon'],
  ['4 large eggs', '4 large eggs'],
  ['2 x 400g tins tomatoes', '2 x 400g tins tomatoes'],
  ['olive oil', 'olive oil'],
  ['half a lemon', 'half a lemon'],
  ['19 g yeast', '19 g yeast'],
  ['I egg', '1 egg'],
  ['2% milk', '2% milk'],
  ['Juice of %2 lemon', 'Juice of 1/2 lemon'],
  ['1 pinch of V4 strength', '1 pinch of 1/4 strength'],
  ['2% of the milk', '2% of the milk'],
]
test.each(ingredients)('%j is read as %j', (line, repaired) => {
  expect(repairIngredient(line)).toBe(repaired)
})

const joins: [string, string, string][] = [
  ['Chop the vege-', 'tables.', 'Chop the vegetables.'],
  ['Sift the self-', 'raising flour.', 'Sift the self-raising flour.'],
  ['Stir well', 'and serve.', 'Stir well and serve.'],
  ['Serve with 2 -', 'or 3 eggs.', 'Serve with 2 - or 3 eggs.'],
]
test.each(joins)('%j and %j are one sentence', (first, second, joined) => {
  expect(joinLines(first, second)).toBe(joined)
})

test('specks go and sentences stay', () => {
  expect(withoutSpecks('Fry the pepper : .')).toBe('Fry the pepper')
  expect(withoutSpecks('Fry - or bake - it. 5 & 6.')).toBe('Fry - or bake - it. 5 & 6.')
  expect(['a7', '=', '.', '~ 4'].map(isNoise)).toEqual([true, true, true, true])
  expect(['', '3.', '2 eggs', 'ox'].map(isNoise)).toEqual([false, false, false, false])
})

test('a long run of one sign is read at once', () => {
  const start = performance.now()
  for (const sign of ['*', '1', '% ', 'Y', '- ', 'l', '1/']) {
    repairIngredient(sign.repeat(100_000))
    withoutSpecks(sign.repeat(100_000))
  }
  expect(performance.now() - start).toBeLessThan(3_000)
})
