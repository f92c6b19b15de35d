/** Headings among ingredients, wherever they stand. */
import { expect, test } from 'vitest'
import { readIngredientList } from './ingredient-list.ts'
import { readRecipePage } from './page.ts'

test.each<[string, string[], { name: string; start: number }[]]>([
  ['words', ['2 leeks', 'For the sauce', '1 egg'], [{ name: 'For the sauce', start: 1 }]],
  [
    'a colon',
    ['Pastry:', '200 g flour', 'Filling:', '3 pears'],
    [
      { name: 'Pastry', start: 0 },
      { name: 'Filling', start: 1 },
    ],
  ],
  [
    'marks',
    ['2 leeks', '## SAUCE', '1 egg', '**To serve**', 'bread'],
    [
      { name: 'Sauce', start: 1 },
      { name: 'To serve', start: 2 },
    ],
  ],
  [
    'dashes',
    ['--- Sauce ---', '1 egg', '[Topping]', '1 lime'],
    [
      { name: 'Sauce', start: 0 },
      { name: 'Topping', start: 1 },
    ],
  ],
  ['capitals', ['2 leeks', 'FOR THE SAUCE', '1 egg'], [{ name: 'For the sauce', start: 1 }]],
  ['nothing after it', ['2 leeks', 'For the sauce:'], []],
  ['another after it', ['2 leeks', 'Extra:', 'Sauce:', '1 egg'], [{ name: 'Sauce', start: 1 }]],
  ['capitals throughout', ['2 LEEKS', 'SALT', '1 EGG'], []],
  ['amounts', ['2 leeks', '1 EGG:', '250ml MILK'], []],
])('%s', (_, lines, groups) => {
  const list = readIngredientList(lines)
  expect(list.ingredient_groups).toEqual(groups)
  expect(list.ingredients.some(({ name }) => /sauce|filling/i.test(name))).toBe(false)
})

test('lines that say nothing are no ingredients', () => {
  expect(readIngredientList([',', '2 leeks', ' - ']).ingredients).toHaveLength(1)
})

const MARKUP = `<script type="application/ld+json">${JSON.stringify({
  '@type': 'Recipe',
  name: 'Pie',
  recipeIngredient: ['1/2 cup butter', '200 g flour', '3 pears, sliced', '1 egg'],
  recipeInstructions: ['Bake.'],
})}</script>`
const card = (
  pastry: string,
  filling: string,
) => `<h2>Pie</h2><h3>Ingredients</h3><p>1x 2x</p>${pastry}
<ul><li>▢ <span>½</span><span>cups</span><span>butter</span></li><li>200 g flour</li></ul>${filling}
<ul><li>3 pears, sliced <i>(ripe)</i></li><li>1 egg</li></ul><h3>Method</h3><p>Bake.</p>`

test.each([
  [
    'headings',
    '<h4>For the pastry</h4>',
    '<h4>For the filling:</h4>',
    ['For the pastry', 'For the filling'],
  ],
  ['short lines', '', '<p>Filling</p>', ['Filling']],
  ['nothing', '', '', []],
  ['a story', '', `<p>${'I love pears so much. '.repeat(9)}</p>`, []],
  ['one heading over all', '<h4>Pie things</h4>', '', []],
])('groups that only the page shows: %s', (_, pastry, filling, names) => {
  const recipe = readRecipePage(MARKUP + card(pastry, filling), '')
  expect(recipe?.ingredient_groups.map(({ name }) => name)).toEqual(names)
  expect(recipe?.ingredients).toHaveLength(4)
})

test('a page without markup has its groups, a method’s headings stay with their steps', () => {
  const recipe = readRecipePage(card('<h4>Pastry</h4>', '<h4>Filling</h4>'), '')
  expect(recipe?.ingredient_groups).toEqual([
    { name: 'Pastry', start: 0 },
    { name: 'Filling', start: 2 },
  ])
})

test('a list shown again in other measures is read once', () => {
  const list = (butter: string, flour: string) =>
    `<li>${butter} butter</li><li>${flour} plain flour</li><li>2 ripe pears</li>`
  const html = `<h1>Pie</h1><h2>Ingredients</h2><ul>${list('100 g', '200 g')}${list('3.5 oz', '7 oz')}</ul><h2>Method</h2><p>Rub, roll, fill and bake.</p>`
  expect(readRecipePage(html, '')?.ingredients).toMatchObject([
    { quantity: '100' },
    { quantity: '200' },
    { name: 'ripe pears' },
  ])
})
