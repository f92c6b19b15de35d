import { expect, test } from 'vitest'
import { OFFERED_TAGS } from '../../plans/tags.ts'
import { Recipe, RecipeDraft } from '../schema.ts'
import { starterRecipes } from './index.ts'

const RECIPES = starterRecipes.map((recipe) => ({ input: recipe, ...RecipeDraft.parse(recipe) }))
const each = RECIPES.map((recipe) => [recipe.name, recipe] as const)
const minutesIn = (text: string) =>
  [...text.matchAll(/(?:(\d+) hours?(?: (\d+) minutes?)?|(\d+) minutes?)\b/g)].map(
    ([, hours = 0, more = 0, minutes = 0]) => 60 * Number(hours) + Number(more) + Number(minutes),
  )
/** As much as it takes, and nobody weighs it. */
const UNWEIGHED = /^(?:salt|black pepper|salt and black pepper|ice cubes|water)$/
const carriersOf = (tag: string) => RECIPES.filter((recipe) => recipe.tags.includes(tag))

const NOT_VEGETARIAN =
  /chicken|beef|steak|mince|pork|sausage|bacon|chorizo|fish|tuna|salmon|prawn|anchov|parmesan|worcestershire|gelatine/i
const MEAT_OR_PRAWNS = /chicken (?:thigh|breast)|pork|mince|sausage|prawn/i
const SAFE = /no pink|run clear|pink all over/i

test.each(each)('%s comes out of the schema as it is written', (_, { input, ...recipe }) => {
  expect(recipe).toMatchObject(input)
  expect(Recipe.shape.id.safeParse(input.id).success).toBe(true)
})

test('ids and names are unique', () => {
  expect(new Set(RECIPES.map((recipe) => recipe.id)).size).toBe(RECIPES.length)
  expect(new Set(RECIPES.map((recipe) => recipe.name)).size).toBe(RECIPES.length)
})

test.each(each)('%s has all that a card and a cook need', (_, recipe) => {
  expect(recipe.description).toMatch(/\w.*\.$/)
  expect(['easy', 'medium', 'hard']).toContain(recipe.difficulty)
  expect(recipe.prep_time).toBeGreaterThan(0)
  expect(recipe.cook_time).not.toBeNull()
  expect(recipe.course).not.toBeNull()
  expect(recipe.tags.length).toBeGreaterThanOrEqual(3)
  expect(recipe.ingredients.length).toBeGreaterThanOrEqual(4)
  expect(recipe.ingredients.length).toBeLessThanOrEqual(18)
  expect(recipe.method.length).toBeGreaterThanOrEqual(3)
  expect(recipe.method.length).toBeLessThanOrEqual(10)
  for (const ingredient of recipe.ingredients) {
    if (UNWEIGHED.test(ingredient.name) && ingredient.quantity === '') continue
    expect(ingredient.quantity, ingredient.name).toMatch(/^(?:\d+(?:\.\d+)?|1\/[24])$/)
  }
})

test.each(each)('%s uses everything that it makes you buy', (_, recipe) => {
  const method = recipe.method.join(' ').toLowerCase()
  const isUsed = (name: string) =>
    name
      .toLowerCase()
      .split(/[ ,-]+/)
      .some((word) => word.length > 2 && method.includes(word.slice(0, 5).replace(/s$/, '')))
  expect(recipe.ingredients.filter(({ name }) => !isUsed(name))).toEqual([])
})

test.each(each)('%s is ready in the time that it promises', (_, recipe) => {
  const minutes = recipe.method.flatMap(minutesIn)
  const promised = (recipe.prep_time ?? 0) + (recipe.cook_time ?? 0)
  const stated = minutes.reduce((sum, next) => sum + next, 0)
  expect(minutes.length).toBeGreaterThan(0)
  expect(stated).toBeLessThanOrEqual(promised)
  expect(stated).toBeGreaterThanOrEqual((recipe.cook_time ?? 0) / 2)
})

test.each(each)('%s can be read aloud: one timer a step, sentences of one breath', (_, recipe) => {
  for (const step of recipe.method) {
    expect(minutesIn(step).length, step).toBeLessThanOrEqual(1)
    expect(step, step).toMatch(/^[A-Z].*\.$/)
    for (const sentence of step.split(/(?<=\.) /)) {
      expect(sentence.length, sentence).toBeLessThanOrEqual(160)
    }
  }
})

test.each(each)('%s names every oven temperature for an oven with a fan too', (_, recipe) => {
  const degrees = recipe.method.join(' ').match(/\d{3}°C/g) ?? []
  const pairs = recipe.method.join(' ').match(/\d+°C, or \d+°C with a fan/g) ?? []
  expect(degrees).toHaveLength(pairs.length * 2)
})

test.each(carriersOf('Vegetarian').map((recipe) => [recipe.name, recipe] as const))(
  '%s is vegetarian to its last ingredient',
  (_, recipe) => {
    expect(recipe.ingredients.filter(({ name }) => NOT_VEGETARIAN.test(name))).toEqual([])
  },
)

test('raw meat and prawns come with a way to tell that they are done', () => {
  const risky = RECIPES.filter((recipe) =>
    recipe.ingredients.some(({ name }) => MEAT_OR_PRAWNS.test(name)),
  )
  expect(risky.length).toBeGreaterThanOrEqual(10)
  for (const recipe of risky) expect(recipe.method.join(' '), recipe.name).toMatch(SAFE)
})

test.each(OFFERED_TAGS)('%s has at least three recipes', (tag) => {
  expect(carriersOf(tag).length).toBeGreaterThanOrEqual(3)
})

test.each([
  ['Breakfast', 4],
  ['Soup', 4],
  ['Salad', 3],
  ['Side Dish', 3],
  ['Dessert', 5],
  ['Chicken', 4],
  ['Beef', 3],
  ['Pork', 3],
  ['Seafood', 4],
  ['Vegetarian', 4],
])('%s leads at least %i recipes, so that a balanced week has a choice', (tag, least) => {
  expect(RECIPES.filter((recipe) => recipe.tags[0] === tag).length).toBeGreaterThanOrEqual(least)
})

test('easy, medium and hard recipes are all there', () => {
  expect(new Set(RECIPES.map((recipe) => recipe.difficulty))).toEqual(
    new Set(['easy', 'medium', 'hard']),
  )
})

test('recipes share ingredients, so that a grocery list has something to merge', () => {
  const uses = new Map<string, number>()
  for (const { name } of RECIPES.flatMap((recipe) => recipe.ingredients)) {
    uses.set(name, (uses.get(name) ?? 0) + 1)
  }
  expect([...uses.values()].filter((count) => count >= 3).length).toBeGreaterThanOrEqual(20)
})
