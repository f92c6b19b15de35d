/** Families of ingredient lines, UK and US: how a number, a size, a pack or a cut may be said. */
import { expect, test } from 'vitest'
import { parseIngredient } from './parse.ts'

type Row = [line: string, quantity: string, unit: string, name: string]

function read(line: string): string[] {
  const { quantity, unit, name } = parseIngredient(line)
  return [quantity, unit, name]
}

const spoken: Row[] = [
  ['four eggs', '4', '', 'eggs'],
  ['half a cucumber, deseeded', '1/2', '', 'cucumber'],
  ['½ a lemon', '1/2', '', 'lemon'],
  ['1/2 of a small onion', '1/2', '', 'onion'],
  ['a quarter of a red cabbage', '1/4', '', 'red cabbage'],
  ['three quarters of a cup of sugar', '3/4', 'cup', 'sugar'],
  ['two thirds cup milk', '2/3', 'cup', 'milk'],
  ['one and a half cups flour', '1 1/2', 'cup', 'flour'],
  ['2 and a half cups milk', '2 1/2', 'cup', 'milk'],
  ['half a dozen eggs', '6', '', 'eggs'],
  ['2 dozen clams', '24', '', 'clams'],
  ['two or three sprigs of thyme', '2-3', 'sprig', 'thyme'],
  ['one to two tablespoons oil', '1-2', 'tbsp', 'oil'],
  ['½–¾ cup sugar', '1/2-3/4', 'cup', 'sugar'],
  ['1 & 1/2 cups flour', '1 1/2', 'cup', 'flour'],
  ['half a 400g tin of chickpeas', '1/2', 'tin', 'chickpeas'],
  ['half fat crème fraîche', '', '', 'half fat crème fraîche'],
  ['half and half', '', '', 'half and half'],
]
test.each(spoken)('a number in words: %s', (line, ...expected) => {
  expect(read(line)).toEqual(expected)
})

const sums: Row[] = [
  ['1 cup plus 2 tbsp flour', '1.13', 'cup', 'flour'],
  ['1 cup + 2 tablespoons sugar', '1.13', 'cup', 'sugar'],
  ['3 tablespoons, plus 2 teaspoons, butter', '3.67', 'tbsp', 'butter'],
  ['1 lb 2 oz potatoes', '1.13', 'lb', 'potatoes'],
  ['2 pounds and 8 ounces chicken', '2.5', 'lb', 'chicken'],
  ['1 litre plus 200ml stock', '1.2', 'l', 'stock'],
  ['1 cup 240 ml milk', '1', 'cup', '240 ml milk'],
  ['1/2 cup or 1 stick butter', '1/2', 'cup', 'butter'],
  ['1 cup minus 1 tablespoon sugar', '0.94', 'cup', 'sugar'],
  ['1 tbsp oil, plus 1 tsp for frying', '1', 'tbsp', 'oil'],
]
test.each(sums)('two parts of one amount add up: %s', (line, ...expected) => {
  expect(read(line)).toEqual(expected)
})

const sized: Row[] = [
  ['a 5cm piece of ginger, peeled', '1', 'piece', 'ginger'],
  ['5cm/2in piece root ginger', '1', 'piece', 'root ginger'],
  ['4cm fresh ginger', '1', '', 'fresh ginger'],
  ['2 inch knob of ginger', '1', 'knob', 'ginger'],
  ['thumb-sized piece of ginger, grated', '', 'piece', 'ginger'],
  ['a thumb of ginger', '1', 'thumb', 'ginger'],
  ['1 3" piece ginger', '1', 'piece', 'ginger'],
  ['175ml glass red wine', '175', 'ml', 'red wine'],
  ['1 x 2kg chicken', '1', '', 'chicken'],
  ['1 x 1.5kg/3lb 5oz whole chicken', '1', '', 'whole chicken'],
  ['2 x 400g/14oz tins chopped tomatoes', '2', 'tin', 'chopped tomatoes'],
  ['½ x 400ml can coconut milk', '1/2', 'can', 'coconut milk'],
  ['400g can chopped tomatoes', '400', 'g', 'chopped tomatoes'],
  ['7g sachet dried yeast', '7', 'g', 'dried yeast'],
  ['125g ball mozzarella, torn', '125', 'g', 'mozzarella'],
  ['320g sheet puff pastry', '320', 'g', 'puff pastry'],
  ['pack of 4 burger buns', '', 'package', 'burger buns'],
  ['2 1/4-ounce packages yeast', '2', 'package', 'yeast'],
  ['1 1/4-ounce package yeast', '1', 'package', 'yeast'],
  ['14-ounces extra-firm tofu', '14', 'oz', 'extra-firm tofu'],
  ['4- to 5-pound brisket', '4-5', 'lb', 'brisket'],
  ['1 large or 2 small cloves garlic', '1', 'clove', 'garlic'],
  ['1 fat or 2 thin leeks, sliced', '1', '', 'leeks'],
  ['2 cups 1/2-inch cubes butternut squash', '2', 'cup', 'butternut squash'],
  ['1 2-inch length of leek', '1', '', 'leek'],
]
test.each(sized)('a size is no amount: %s', (line, ...expected) => {
  expect(read(line)).toEqual(expected)
})

const units: Row[] = [
  ['1 T. butter', '1', 'tbsp', 'butter'],
  ['2 t. baking powder', '2', 'tsp', 'baking powder'],
  ['1 tsp.salt', '1', 'tsp', 'salt'],
  ['1 ½ tsp tsp ground coriander', '1 1/2', 'tsp', 'ground coriander'],
  ['3# pork shoulder', '3', 'lb', 'pork shoulder'],
  ['1 mugful of rice', '1', 'mug', 'rice'],
  ['a squeeze of lemon juice', '1', 'squeeze', 'lemon juice'],
  ['1 heaped tsp cumin', '1', 'tsp', 'cumin'],
  ['small handful of coriander', '', 'handful', 'coriander'],
  ['knob of butter', '', 'knob', 'butter'],
  ['1 tsp each cumin and coriander', '1', 'tsp', 'cumin and coriander'],
  ['2 sprigs each of thyme, rosemary and sage', '2', 'sprig', 'thyme rosemary and sage'],
  ['handful each dill and parsley, chopped', '', 'handful', 'dill and parsley'],
  ['2 nests of egg noodles', '2', 'nest', 'egg noodles'],
  ['2\u00a0tbsp\u00a0olive oil', '2', 'tbsp', 'olive oil'],
  ['1\u202f⁄\u202f2 tsp salt', '1/2', 'tsp', 'salt'],
  ['✓ 200 g rice', '200', 'g', 'rice'],
]
test.each(units)('units and signs: %s', (line, ...expected) => {
  expect(read(line)).toEqual(expected)
})

const behind: Row[] = [
  ['Plain flour 200g, sifted', '200', 'g', 'Plain flour'],
  ['Butter - 50g', '50', 'g', 'Butter'],
  ['Milk: 200ml', '200', 'ml', 'Milk'],
  ['Vanilla extract, 1½ teaspoons', '1 1/2', 'tsp', 'Vanilla extract'],
  ['Sugar (100g)', '100', 'g', 'Sugar'],
  ['Eggs x 2', '2', '', 'Eggs'],
  ['onions, 2 large', '2', '', 'onions'],
  ['Leg of lamb, about 2kg', '2', 'kg', 'Leg of lamb'],
  ['flour type 00', '', '', 'flour type 00'],
  ['flour type 55', '', '', 'flour type 55'],
  ['potatoes, cut in 4', '', '', 'potatoes'],
]
test.each(behind)('an amount behind the name: %s', (line, ...expected) => {
  expect(read(line)).toEqual(expected)
})

const parts: Row[] = [
  ['zest and juice of 2 limes', '2', '', 'limes'],
  ['juice ½ lemon', '1/2', '', 'lemon'],
  ['2 limes, zest and juice', '2', '', 'limes'],
  ['1 lemon, zest and 2 tsp juice', '1', '', 'lemon'],
  ['4 scallions, white and green parts, sliced', '4', '', 'scallions'],
  ['seeds from 6 cardamom pods', '6', '', 'cardamom pods'],
  ['2 eggs + 1 egg yolk', '2', '', 'eggs'],
]
test.each(parts)('a part of the food buys the food: %s', (line, ...expected) => {
  expect(read(line)).toEqual(expected)
})

const bought: Row[] = [
  ['500g minced beef', '500', 'g', 'minced beef'],
  ['200g cooked, peeled prawns', '200', 'g', 'cooked prawns'],
  ['100g split peas, rinsed', '100', 'g', 'split peas'],
  ['1 tsp toasted sesame oil', '1', 'tsp', 'toasted sesame oil'],
  ['50g toasted walnuts', '50', 'g', 'walnuts'],
  ['50g roasted, salted peanuts', '50', 'g', 'roasted salted peanuts'],
  ['2 fat garlic cloves, crushed', '2', 'clove', 'garlic'],
  ['10 medium to large mint leaves', '10', '', 'mint leaves'],
  ['1 tsp freshly grated or ground nutmeg', '1', 'tsp', 'ground nutmeg'],
  ['200g cooked or tinned chickpeas', '200', 'g', 'cooked or tinned chickpeas'],
  ['2 crusty, seeded rolls', '2', '', 'crusty seeded rolls'],
  ['Extra-virgin olive oil, for frying', '', '', 'Extra-virgin olive oil'],
]
test.each(bought)('what is bought stays, what the cook does goes: %s', (line, ...expected) => {
  expect(read(line)).toEqual(expected)
})
