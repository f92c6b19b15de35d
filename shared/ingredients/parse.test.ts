import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseIngredient } from './parse.ts'

test.each([
  ['2 onions', '2', '', 'onions'],
  ['500g potatoes', '500', 'g', 'potatoes'],
  ['500 g potatoes, peeled', '500', 'g', 'potatoes'],
  ['1½ cups plain flour', '1 1/2', 'cup', 'plain flour'],
  ['1⁄2 tsp salt', '1/2', 'tsp', 'salt'],
  ['2 T butter', '2', 'tbsp', 'butter'],
  ['2 t vanilla', '2', 'tsp', 'vanilla'],
  ['1 Tbsp. olive oil', '1', 'tbsp', 'olive oil'],
  ['8 fl oz milk', '8', 'fl oz', 'milk'],
  ['8 fluid ounces milk', '8', 'fl oz', 'milk'],
  ['250g/9oz fudge, roughly chopped', '250', 'g', 'fudge'],
  ['227 g/8 oz/1 cup buttermilk', '227', 'g', 'buttermilk'],
  ['1 lb (450 g) beef mince', '1', 'lb', 'beef mince'],
  ['1 (14 oz) can black beans, drained', '1', 'can', 'black beans'],
  ['2 15-ounce cans hominy', '2', 'can', 'hominy'],
  ['2 x 400g tins chopped tomatoes', '2', 'tin', 'chopped tomatoes'],
  ['1 13 3/4-ounce can artichoke hearts', '1', 'can', 'artichoke hearts'],
  ['400g tin chickpeas', '400', 'g', 'chickpeas'],
  ['2-3 tbsp polenta', '2-3', 'tbsp', 'polenta'],
  ['2–3 carrots', '2-3', '', 'carrots'],
  ['1 to 1½ cups buttermilk', '1-1 1/2', 'cup', 'buttermilk'],
  ['2 or 3 sprigs thyme', '2-3', 'sprig', 'thyme'],
  ['two eggs', '2', '', 'eggs'],
  ['a dozen eggs', '12', '', 'eggs'],
  ['half a lemon', '1/2', '', 'lemon'],
  ['a couple of limes', '2', '', 'limes'],
  ['3 garlic cloves, crushed', '3', 'clove', 'garlic'],
  ['3 cloves of garlic', '3', 'clove', 'garlic'],
  ['2 cloves, crushed', '2', '', 'cloves'],
  ['2 celery sticks, diced', '2', 'stick', 'celery'],
  ['1 small bunch of parsley', '1', 'bunch', 'parsley'],
  ['handful rocket', '', 'handful', 'rocket'],
  ['a few sprigs of mint', 'a few', 'sprig', 'mint'],
  ['a little oil', 'a little', '', 'oil'],
  ['1 lb 4 oz beef', '1.25', 'lb', 'beef'],
  ['1 kg 500 g flour', '1.5', 'kg', 'flour'],
  ['550g/1lb 4oz bacon', '550', 'g', 'bacon'],
  ['Juice of 2 lemons', '2', '', 'lemons'],
  ['1 1-inch piece ginger', '1', 'piece', 'ginger'],
  ['1-inch piece of ginger', '1', 'piece', 'ginger'],
  ['6 boneless, skinless chicken thighs', '6', '', 'boneless skinless chicken thighs'],
  ['1 pound cooked, peeled, and deveined shrimp', '1', 'lb', 'cooked shrimp'],
  ['1 parsnip, turnip, or swede, diced', '1', '', 'parsnip turnip or swede'],
  ['2 tbsp corn, peanut or vegetable oil', '2', 'tbsp', 'corn peanut or vegetable oil'],
  ['2 whole sea bream, scaled and gutted', '2', '', 'whole sea bream'],
  ['1 large onion, finely chopped', '1', '', 'onion'],
  ['1 tbsp extra virgin olive oil', '1', 'tbsp', 'extra virgin olive oil'],
  ['salt and pepper, to taste', '', '', 'salt and pepper'],
  ['Olive oil for brushing', '', '', 'Olive oil'],
  ['▢ 2 eggs', '2', '', 'eggs'],
  ['- 2 eggs', '2', '', 'eggs'],
  ['• about 2 eggs', '2', '', 'eggs'],
  ['7UP', '7', '', 'UP'],
  ['1/0 cup flour', '', '', '1/0 cup flour'],
  ['Сахар', '', '', 'Сахар'],
  ['200 г сахара', '200', '', 'г сахара'],
  ['鶏肉 200g', '200', 'g', '鶏肉'],
  ['', '', '', ''],
  ['()', '', '', '()'],
  ['chopped', '', '', 'chopped'],
])('%s', (line, quantity, unit, name) => {
  const { note: _, ...read } = parseIngredient(line)
  expect(read).toEqual({ quantity, unit, name })
})

test.each([
  ['1 (14 oz) can beans, drained', '14 oz, drained'],
  ['250g/9oz fudge, roughly chopped', '9oz, roughly chopped'],
  ['1 cup plus 2 tablespoons flour', '1 cup plus 2 tablespoons'],
  ['Grated zest of 1 lime', 'zest'],
  ['2 onions', undefined],
])('what else is said in %s is kept as a note', (line, note) => {
  expect(parseIngredient(line).note).toBe(note)
})

test('a text too long for an ingredient comes back as the name', () => {
  const text = 'a (b) 1/2 , '.repeat(1_000)
  expect(parseIngredient(text)).toEqual({ quantity: '', unit: '', name: text.trim() })
})

/** The alphabet of all characters takes seconds to build on a busy machine. */
const ALPHABET_MS = 30_000

test(
  'any text is read without throwing, into a name that says something',
  () => {
    const kitchenish = fc
      .array(fc.constantFrom('1', '1/2', '½', '-', ',', '(', ')', ' ', 'cup', 'of', 'x', 'or', '/'))
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 700 }), kitchenish), (line) => {
        const { name } = parseIngredient(line)
        expect(name.trim() !== '' || line.trim() === '').toBe(true)
      }),
    )
  },
  ALPHABET_MS,
)
