/** Recipes pasted from messages and read from photos. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { looksLikeRecipe, readRecipeText } from './text.ts'

const SOUP = `# Leek and Potato Soup
A soup for cold days.
Serves 4 | Prep: 15 mins | Cook: 1 hr 10 min
Difficulty: Easy

INGREDIENTS
- 3 leeks, sliced
• 500g potatoes (peeled,
cut small)
For the topping:
- Y2 tsp nutmeg
- 1 Y4 cups cream

METHOD
1. Sweat the leeks in
butter for 10 minutes.
2) Add potatoes and stock.
Simmer until soft.
For the topping:
3. Whip the cream.
Notes
Freezes well.`

test('a recipe with headings is read into its fields', () => {
  expect(readRecipeText(SOUP)).toMatchObject({
    name: 'Leek and Potato Soup',
    description: 'A soup for cold days.',
    servings: 4,
    prep_time: 15,
    cook_time: 70,
    difficulty: 'easy',
    ingredients: [
      { quantity: '3', unit: '', name: 'leeks, sliced' },
      { quantity: '500', unit: 'g', name: 'potatoes (peeled, cut small)' },
      { quantity: '1/2', unit: 'tsp', name: 'nutmeg' },
      { quantity: '1 1/4', unit: 'cups', name: 'cream' },
    ],
    method: [
      'Sweat the leeks in butter for 10 minutes.',
      'Add potatoes and stock. Simmer until soft.',
      'For the topping: Whip the cream.',
    ],
    chef_notes: 'Freezes well.',
  })
})

test('without headings the shapes of the lines tell ingredients from steps', () => {
  const recipe = readRecipeText(`Gran's pancakes
100g plain flour
2 large eggs
Pinch of salt
Whisk everything to a smooth batter.
Rest for 30 mins, then fry in a hot pan until
golden on both sides.
Serve at once.`)
  expect(recipe.name).toBe("Gran's pancakes")
  expect(recipe.ingredients.map(({ name }) => name)).toEqual(['plain flour', 'large eggs', 'salt'])
  expect(recipe.method).toEqual([
    'Whisk everything to a smooth batter.',
    'Rest for 30 mins, then fry in a hot pan until golden on both sides.',
    'Serve at once.',
  ])
})

test('a read page gives its title, and what stands around it goes', () => {
  const recipe = readRecipeText(`THE AUTUMN ISSUE

# Fish Pie

Serves 4 I Prep: 15 mins I Cook: 45 mins
Ingredients
« 600 g white fish, skinned and
boned
e 1% tbsp butter
=
2 thsp flour

Method
1 Heat the oven and poach the fish : .
in the milk until it is just cook-
ed.
2, Stir the sauce.
3. Top and bake.
47`)
  expect(recipe).toMatchObject({ name: 'Fish Pie', servings: 4, prep_time: 15, cook_time: 45 })
  expect(recipe.ingredients).toEqual([
    { quantity: '600', unit: 'g', name: 'white fish, skinned and boned' },
    { quantity: '1 1/2', unit: 'tbsp', name: 'butter' },
    { quantity: '2', unit: 'tbsp', name: 'flour' },
  ])
  expect(recipe.method).toEqual([
    'Heat the oven and poach the fish in the milk until it is just cooked.',
    'Stir the sauce.',
    'Top and bake.',
  ])
  expect(recipe.description).toBeNull()
})

test('where blank lines part the steps, full stops within them do not', () => {
  const { method } = readRecipeText(`Soup
Ingredients
1 leek
1 potato
Method
Slice the leek and sweat it in butter until it is soft. Peel the potato.
Cut it small and add it to the pan with the stock. Simmer for 20 minutes.
Blend.

Season to taste, and let it stand.

Serve in warm bowls with a little cream on top, and with plenty of good
bread.`)
  expect(method).toHaveLength(3)
  expect(method[0]).toMatch(/Peel the potato. Cut it small .* Blend\.$/)
})

test('without headings a step that goes on below is no ingredient', () => {
  const recipe = readRecipeText(`Rice
300 g rice
1 lime

Rinse the rice in a sieve until the water runs clear. Put it in a
pan and boil it.`)
  expect(recipe.ingredients).toHaveLength(2)
  expect(recipe.method).toEqual([
    'Rinse the rice in a sieve until the water runs clear. Put it in a pan and boil it.',
  ])
})

test('the total time less preparation is the cooking time', () => {
  const recipe = readRecipeText('Pie\nPrep time: 20 minutes\nTotal time: 1 hour\nMakes 12')
  expect(recipe).toMatchObject({ prep_time: 20, cook_time: 40, servings: 12 })
})

test.each<[string, string]>([
  ['one line below the title', 'Leek pie\nServes 2. Prep 10 min. Cook 15 min. Easy'],
  ['the title itself', 'Leek pie (serves 2, prep 10 mins, cook 15 mins, easy)'],
  ['the line of the title', 'Leek pie. Serves 2. Prep 10 min. Cook 15 min. Easy.'],
  [
    'what is said about it',
    'Leek pie\nAs my mother made it. Serves 2. Prep 10 min. Cook 15 min. Easy.',
  ],
])('facts are found in %s', (_, head) => {
  expect(readRecipeText(`${head}\nIngredients\n2 leeks\nMethod\nFry.`)).toMatchObject({
    name: 'Leek pie',
    servings: 2,
    prep_time: 10,
    cook_time: 15,
    difficulty: 'easy',
  })
})

const kinds: [string, boolean][] = [
  [SOUP, true],
  ['Toast\nIngredients:\n2 slices bread\nbutter\nDirections:\nToast the bread. Butter it.', true],
  ['Hi, what can I cook with 2 eggs and some rice?', false],
  ['200 g rice\n2 eggs\nspinach', false],
  ['', false],
]
test.each(kinds)('%j is a recipe: %s', (text, isRecipe) => {
  expect(looksLikeRecipe(text)).toBe(isRecipe)
})

test('a text that says nothing gives the blank default', () => {
  expect(readRecipeText(' \n\n ')).toMatchObject({
    name: 'Extracted Recipe',
    servings: 4,
    method: [''],
  })
})

test('any text is read without an error', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('Method', 'Ingredients:', '1. ', '½ ', '\n', 'Serves '),
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      expect(readRecipeText(pieces.join('\n')).name).not.toBe('')
    }),
  )
})

test('a recipe told in one paragraph has its ingredients, its steps and its servings', () => {
  const told =
    'Spaghetti for two: 200 g spaghetti, 2 eggs, 50 g pecorino and black pepper. Boil the pasta, then fry ' +
    'the bacon. Mix the eggs with the cheese and toss it all off the heat.'
  const { name, servings, ingredients, method } = readRecipeText(told)
  expect([name, servings]).toEqual(['Spaghetti for two', 2])
  expect(ingredients).toEqual([
    { quantity: '200', unit: 'g', name: 'spaghetti' },
    { quantity: '2', unit: '', name: 'eggs' },
    { quantity: '50', unit: 'g', name: 'pecorino' },
    { quantity: '', unit: '', name: 'black pepper' },
  ])
  expect(method).toEqual([
    'Boil the pasta, then fry the bacon.',
    'Mix the eggs with the cheese and toss it all off the heat.',
  ])
})

test('what a page shows beside its recipe does not come along, and a footnote is a note', () => {
  const copied = [
    'Tomato Soup',
    'Share this!',
    'Jump to recipe',
    '£3.20 total',
    'Ingredients',
    '2 tbsp olive oil*',
    '1 onion (£0.20)',
    '£1.10',
    'Advertisement',
    'Method',
    'Fry the onion in the oil.',
    'Share on Facebook',
    'Simmer for 20 minutes.',
    '* any oil will do',
  ]
  expect(readRecipeText(copied.join('\n'))).toMatchObject({
    name: 'Tomato Soup',
    description: null,
    ingredients: [
      { quantity: '2', unit: 'tbsp', name: 'olive oil' },
      { quantity: '1', unit: '', name: 'onion' },
    ],
    method: ['Fry the onion in the oil.', 'Simmer for 20 minutes.'],
    chef_notes: 'any oil will do',
  })
})
