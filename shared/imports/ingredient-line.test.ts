import { expect, test } from 'vitest'
import { readIngredientLine } from './ingredient-line.ts'

test.each<[string, [string, string, string]]>([
  ['1 13oz. can coconut milk', ['1', 'can', 'coconut milk (13oz)']],
  [
    '2 14.5-ounce cans diced tomatoes, drained',
    ['2', 'cans', 'diced tomatoes, drained (14.5-ounce)'],
  ],
  ['1 1/2 13oz. cans coconut milk', ['1 1/2', 'cans', 'coconut milk (13oz)']],
  ['1 13.5 fl. oz. can coconut milk', ['1', 'can', 'coconut milk (13.5 fl. oz)']],
  ['1 28oz/800g can tomatoes', ['1', 'can', 'tomatoes (28oz/800g)']],
  ['4 6oz. salmon fillets', ['4', '', 'salmon fillets (6oz)']],
  ['2 400g tins chickpeas', ['2', 'tins', 'chickpeas (400g)']],
  ['1 1/2 cups flour', ['1 1/2', 'cups', 'flour']],
  ['2 1 ½ flour', ['2', '', '1 ½ flour']],
  ['400 g flour', ['400', 'g', 'flour']],
  ['2 leeks, £1.20', ['2', '', 'leeks']],
  ['1 Tbsp olive oil ($0.14)*', ['1', 'Tbsp', 'olive oil']],
  ['500g beef mince – 4,50 €', ['500', 'g', 'beef mince']],
  ['1 onion (about 85p each), chopped', ['1', '', 'onion, chopped']],
  ['leeks £1.20/kg', ['', '', 'leeks']],
  ['£2 of ginger', ['', '', '£2 of ginger']],
  ['2 clove(s) garlic', ['2', 'cloves', 'garlic']],
  ['½ cup(s) rice', ['1/2', 'cup', 'rice']],
])('%s', (line, [quantity, unit, name]) => {
  expect(readIngredientLine(line)).toEqual({ quantity, unit, name })
})

test.each(['£', '(£1', '1 13oz ', '(s)', '- 1p'])('a long line of %j is read soon', (piece) => {
  const start = performance.now()
  readIngredientLine(piece.repeat(100_000))
  expect(performance.now() - start).toBeLessThan(3_000)
})
