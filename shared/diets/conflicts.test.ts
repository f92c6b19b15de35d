/** What in a recipe breaks which need: hidden foods, kinds and generics, unknown lines, words beside the lines, swaps. */
import { expect, test } from 'vitest'
import { foodOf } from '../foods/foods.ts'
import { starterRecipes } from '../recipes/starter/index.ts'
import { conflictsOf, keepsTo } from './conflicts.ts'
import { type Needs, NO_NEEDS } from './needs.ts'
import { DIETS } from './vocabulary.ts'
import { needName } from './words.ts'

const dish = (lines: string, method: string[] = [], name = 'Supper') => ({
  name,
  description: null,
  ingredients: lines.split('|').map((line) => ({ name: line })),
  method,
})
const need = (needs: Partial<Needs>): Needs => ({ ...NO_NEEDS, ...needs })
/** 'vegan', 'allergen:eggs', 'never:prawn'. */
function needOf(text: string): Needs {
  const [kind, of = ''] = text.split(':')
  if (kind === 'never') return need({ never: [of] })
  const diets = DIETS.filter((diet) => diet === text)
  return diets.length > 0 ? need({ diets }) : need({ allergens: [of] as Needs['allergens'] })
}

test.each([
  ['allergen:eggs', 'mayonnaise|lettuce', 'mayonnaise'],
  ['never:prawn', 'shrimp paste|chicken thighs', 'shrimp paste'],
  ['never:prawn', '200 g raw king prawns, peeled|rice', '200 g raw king prawns, peeled'],
  ['never:walnut', 'mixed nuts|flour', 'mixed nuts'],
  ['never:milk', 'unsalted butter|potatoes|Cheddar', 'unsalted butter, Cheddar'],
  ['never:celery', 'celeriac|apple', 'celeriac'],
  ['vegetarian', 'spaghetti|parmesan, optional', 'parmesan, optional'],
  ['vegetarian', 'rice|chicken stock', 'chicken stock'],
  ['vegan', 'clear honey|oats', 'clear honey'],
  ['pescatarian', 'cod|bacon', 'bacon'],
  ['halal', 'beef|red wine|pancetta', 'red wine, pancetta'],
  ['gluten-free', 'soy sauce|rice', 'soy sauce'],
  ['dairy-free', 'potatoes|double cream (or oat cream)', 'double cream (or oat cream)'],
  ['low-lactose', 'whole milk|rice', 'whole milk'],
  ['nut-free', 'pesto|spaghetti|peanut butter', 'pesto, peanut butter'],
  ['pregnancy', 'brie|red wine|bread', 'brie, red wine'],
  ['pregnancy', 'swordfish steaks|chicken livers', 'swordfish steaks, chicken livers'],
  ['kosher', 'diced beef|double cream|carrots', 'double cream'],
  ['kosher', 'prawns|rice', 'prawns'],
])('%s: of %s it is %s', (needs, lines, broken) => {
  const found = conflictsOf(dish(lines), needOf(needs)).map(({ ingredient }) => ingredient)
  expect([...new Set(found)].join(', ')).toBe(broken)
})

test.each([
  ['dairy-free', 'coconut milk|oat drink|dairy-free spread|butter beans'],
  ['vegan', 'vegan butter|vegan mayonnaise|kidney beans|dried pasta'],
  ['gluten-free', 'gluten-free spaghetti|tamari|cornflour'],
  ['kosher', 'double cream|carrots'],
  ['kosher', 'diced beef|carrots'],
  ['low-lactose', 'butter|Cheddar|rice'],
  ['never:walnut', 'almonds|rice'],
  ['never:prawn', 'chicken|rice'],
  ['allergen:eggs', 'aubergine|eggplant'],
])('%s keeps to %s', (needs, lines) => {
  expect(conflictsOf(dish(lines), needOf(needs))).toEqual([])
})

test('a line that nobody knows may break any need, and no mere dislike', () => {
  const odd = dish('rice|quixotic paste')
  const [unknown, ...others] = conflictsOf(odd, needOf('gluten-free'))
  expect([unknown?.ingredient, unknown?.food, unknown?.need, others]).toEqual([
    'quixotic paste',
    null,
    null,
    [],
  ])
  expect(keepsTo(odd, needOf('allergen:nuts'))).toBe(false)
  expect(keepsTo(odd, needOf('never:olive'))).toBe(true)
  expect(conflictsOf(odd, NO_NEEDS)).toEqual([])
})

test.each([
  ['Scatter with the feta and serve with warm naan.', 'naan'],
  ['Serve with a spoonful of yoghurt on top.', 'yoghurt'],
  ['Cook until it looks like scrambled egg.', ''],
  ['Shape into balls, each the size of a walnut, and serve with rice.', ''],
  ['Roast until crisp, then serve with a fish slice.', ''],
  ['Serve without cream, with rice.', ''],
])('%s brings %j', (step, brought) => {
  const found = conflictsOf(dish('rice|chickpeas|vegan feta', [step]), needOf('vegan'))
  expect(found.map(({ ingredient }) => ingredient).join()).toBe(brought)
})

test('a food in the name counts, a dish in the name does not', () => {
  const prawns = dish('rice|coconut milk', [], 'Prawn laksa')
  expect(conflictsOf(prawns, needOf('never:prawn')).map(({ ingredient }) => ingredient)).toEqual([
    'Prawn',
  ])
  const burgers = dish('kidney beans|onion', ['Shape into burgers.'], 'Bean burgers')
  expect(conflictsOf(burgers, needOf('vegan'))).toEqual([])
})

test('a swap is free of every need, not of the broken one alone', () => {
  const cream = dish('double cream|mushrooms')
  const [first] = conflictsOf(cream, needOf('dairy-free'))
  const both = need({ diets: ['dairy-free'], allergens: ['soya'] })
  const [second] = conflictsOf(cream, both)
  for (const { swap } of [first, second].map((each) => ({ swap: each?.swap ?? '' }))) {
    expect(foodOf(swap)?.allergens.map(({ of }) => of)).not.toContain('milk')
  }
  expect(second?.swap === undefined ? [] : foodOf(second.swap)?.allergens).not.toContainEqual(
    expect.objectContaining({ of: 'soya' }),
  )
})

test('one line may break several needs, and each is said once', () => {
  const needs = need({ diets: ['vegan'], allergens: ['eggs'], never: ['egg'] })
  const said = conflictsOf(dish('2 eggs|flour'), needs).map(({ need }) => need && needName(need))
  expect(said).toEqual(['eggs', 'vegan'])
})

test('of the starter recipes every diet leaves some, and nothing that is known to break it', () => {
  for (const diet of DIETS) {
    const kept = starterRecipes.filter((recipe) => keepsTo(recipe, need({ diets: [diet] })))
    expect(kept.length, diet).toBeGreaterThan(0)
    expect(kept.length, diet).toBeLessThan(starterRecipes.length)
  }
  const vegan = starterRecipes.filter((recipe) => keepsTo(recipe, need({ diets: ['vegan'] })))
  const names = vegan.flatMap(({ ingredients }) => ingredients.map(({ name }) => name)).join('\n')
  expect(names).not.toMatch(
    /\b(?:eggs?|honey|chicken|beef|prawns?|bacon|parmesan|(?<!peanut )butter)\b(?! beans)/i,
  )
})

/** Ours: the needs of a search over a big library, read once and asked again at each keystroke. */
const RECIPES = 5_000
const AGAIN_MILLISECONDS_MAX = 500

test('5,000 recipes are asked again within half a second', () => {
  const many = Array.from({ length: RECIPES }, (_, at) => ({
    ...(starterRecipes[at % starterRecipes.length] ?? dish('rice')),
  }))
  const ask = (needs: Needs) => many.filter((recipe) => keepsTo(recipe, needs)).length
  ask(needOf('vegan'))
  const before = performance.now()
  ask(need({ diets: ['gluten-free'], allergens: ['eggs', 'milk'], never: ['mushroom'] }))
  expect(performance.now() - before).toBeLessThan(AGAIN_MILLISECONDS_MAX)
})

test('a dish tagged vegan is trusted about brands, and about nothing else', () => {
  const tagged = (lines: string) => ({ ...dish(lines), tags: ['Vegan'] })
  expect(keepsTo(dish('white bread|tomatoes'), needOf('vegan'))).toBe(false)
  expect(keepsTo(tagged('white bread|tomatoes'), needOf('vegan'))).toBe(true)
  expect(keepsTo(tagged('white bread|tomatoes'), needOf('allergen:milk'))).toBe(false)
  expect(keepsTo(tagged('white bread|butter'), needOf('vegan'))).toBe(false)
})

test.each([
  ['Sear the steak until dark outside and pink within.', false],
  ['Cook the steak for 3 minutes on each side for medium rare.', false],
  ['Fry the steak until there is no pink in the middle.', true],
  ['Stir in the strips and simmer for 10 minutes.', true],
])('in pregnancy, of steak: %s', (step, keeps) => {
  const recipe = { ...dish('rump steak|peppers'), method: [step] }
  expect(keepsTo(recipe, needOf('pregnancy'))).toBe(keeps)
  expect(conflictsOf(recipe, needOf('pregnancy')).length === 0).toBe(keeps)
})

test('the name of a dish that is also bought ready is none of its foods', () => {
  const needs = { diets: ['vegetarian' as const], allergens: [], never: [] }
  const lines = (ingredients: { name: string }[]) =>
    conflictsOf({ name: 'Moussaka', ingredients }, needs).map(({ ingredient }) => ingredient)
  expect(lines([{ name: 'aubergines' }, { name: 'red lentils' }])).toEqual([])
  expect(lines([{ name: 'aubergines' }, { name: 'lamb mince' }])).toEqual(['lamb mince'])
})
