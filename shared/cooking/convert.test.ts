/** Conversions as they are answered aloud. */
import { expect, test } from 'vitest'
import { convertSpoken } from './convert.ts'

test.for([
  [2, 'cups', 'g', 'plain flour', '2 cups of plain flour is about 250 grams.'],
  [200, 'grams', 'cup', 'caster sugar', '200 grams of caster sugar is about 1 cup.'],
  [3, 'tbsp', 'ml', undefined, '3 tablespoons is 45 millilitres.'],
  [1, 'tbsp', 'tsp', undefined, '1 tablespoon is 3 teaspoons.'],
  [8, 'oz', 'g', undefined, '8 ounces is about 225 grams.'],
  [1, 'kg', 'lb', undefined, '1 kilogram is about 2.2 pounds.'],
  [100, 'g', 'tbsp', 'unsalted butter', '100 grams of unsalted butter is about 7 tablespoons.'],
  [180, 'celsius', 'fahrenheit', undefined, '180 degrees Celsius is about 355 degrees Fahrenheit.'],
  [350, 'f', 'c', undefined, '350 degrees Fahrenheit is about 175 degrees Celsius.'],
  [4, 'gas', 'celsius', undefined, 'Gas mark 4 is about 180 degrees Celsius.'],
  [200, 'c', 'gas', undefined, '200 degrees Celsius is about gas mark 6.'],
  [2, 'cups', 'g', undefined, 'That depends on the food. Cups of what?'],
  [2, 'cups', 'g', 'gravel', 'I do not know what a cup of gravel weighs.'],
  [2, 'cloves', 'g', 'garlic', 'I cannot turn cloves into g.'],
  [1, 'stick', 'g', 'butter', '1 stick of butter is about 115 grams.'],
  [2, 'inch', 'cm', undefined, '2 inches is about 5.1 centimetres.'],
  [2, 'inch', 'g', 'butter', 'I cannot turn inch into g.'],
  [180, 'C', 'F', undefined, '180 degrees Celsius is about 355 degrees Fahrenheit.'],
  [99, 'gas', 'celsius', undefined, 'I cannot turn gas into celsius.'],
] as const)('%s %s in %s of %s: %s', ([value, from, to, ingredient, answer]) => {
  expect(convertSpoken({ value, from, to, ...(ingredient && { ingredient }) })).toBe(answer)
})
