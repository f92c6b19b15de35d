import { expect, test } from 'vitest'
import { pageKey } from './page-key.ts'
import { type Compared, findSame, titleKey } from './same-recipe.ts'
import { RecipeDraft } from './schema.ts'
import { starterRecipes } from './starter/index.ts'

const made = (name: string, foods: string, source_url: string | null = null): Compared => ({
  name,
  source_url,
  canonical_url: null,
  ingredients: foods.split(', ').flatMap((food) => (food === '' ? [] : { name: food })),
})

const starters: Compared[] = starterRecipes.map((recipe) => RecipeDraft.parse(recipe))

const PIE = made(
  'Leek pie',
  'leeks, puff pastry, butter, plain flour, milk, Cheddar, salt',
  'https://www.kitchen.example/leek-pie/?utm_source=mail',
)

/** Another recipe beside the pie; what they have in common, and whether they are the same. */
test.each<[string, Compared, string | null]>([
  // of one page
  [
    'the same page',
    made('Tart of leeks', 'leeks', 'http://kitchen.example/leek-pie#method'),
    'address!',
  ],
  [
    'a stub of the page',
    made('Try this', '', 'https://m.kitchen.example/leek-pie/amp/'),
    'address!',
  ],
  [
    'the page, much edited',
    made('My pie', 'leeks, butter, filo, cream', PIE.source_url),
    'address!',
  ],
  [
    'another recipe of the page',
    made('Beef stew', 'beef, wine, carrots', PIE.source_url),
    'address',
  ],
  ['another page', made('Cake', 'flour', 'https://kitchen.example/leek-pie-2'), null],
  [
    'another place of the site',
    made('Cake', 'flour', 'https://kitchen.example/pies/leek-pie'),
    null,
  ],
  [
    'a parameter that names a page',
    made('Cake', 'flour', 'https://kitchen.example/leek-pie?id=2'),
    null,
  ],
  // of one name
  [
    'other case, the same foods',
    made('LEEK PIE', 'leek, butter, flour, milk, puff pastry'),
    'name!',
  ],
  [
    'a title that sells it',
    made('The Best Easy Leek Pie Recipe!', 'leeks, puff pastry, butter, flour, milk'),
    'name!',
  ],
  [
    'accents, width, plural',
    made('Léek  ｐies', 'leeks, puff pastry, butter, flour, milk, Cheddar'),
    'name!',
  ],
  [
    'other amounts and cuts',
    made(
      'leek pie',
      'sliced leeks, all-butter puff pastry, butter, plain flour, whole milk, grated Cheddar',
    ),
    'name!',
  ],
  ['another pie of this name', made('Leek pie', 'leeks, lard, bacon, cream, eggs'), 'name'],
  ['a stub of this name', made('Leek pie', ''), 'name'],
  ['another order of words', made('Pie leek', 'lard'), null],
  ['more in its name', made('Leek and bacon pie', 'leeks, bacon, lard, eggs'), null],
  ['less in its name', made('Pie', 'apples'), null],
  // of the same foods
  [
    'another name, all foods',
    made('Sunday dinner', 'leeks, puff pastry, butter, flour, milk, cheddar cheese'),
    'ingredients',
  ],
  [
    'another name, one food more',
    made('Sunday dinner', 'leeks, puff pastry, butter, plain flour, milk, Cheddar, thyme, salt'),
    'ingredients',
  ],
  [
    'another name, half the foods',
    made('Sunday dinner', 'leeks, puff pastry, butter, ham, eggs'),
    null,
  ],
  [
    'another name, another main food',
    made('Potato gratin', 'potatoes, butter, plain flour, milk, Cheddar'),
    null,
  ],
])('%s', (_what, recipe, said) => {
  const same = findSame(recipe, [made('Stew', 'beef, onions'), PIE])
  expect(same && `${same.by}${same.isSure ? '!' : ''}`).toBe(said)
  expect(same?.recipe ?? PIE).toBe(PIE)
})

test('recipes of few foods are alike too often to say so', () => {
  const pancakes = made('Pancakes', 'flour, eggs, milk, butter, salt')
  expect(findSame(made('Yorkshire puddings', 'flour, eggs, milk, butter'), [pancakes])).toBeNull()
})

test('two stubs of one name are the same, of two names not', () => {
  expect(findSame(made('Toast', ''), [made('toast', '')])).toMatchObject({ isSure: true })
  expect(findSame(made('Toast', ''), [made('Porridge', '')])).toBeNull()
})

test('the address that a page gives itself counts as the one it was read at', () => {
  const canonical_url = 'https://kitchen.example/leek-pie'
  const found = { ...made('A', 'leeks', 'https://kitchen.example/p/77'), canonical_url }
  expect(findSame(found, [PIE])).toMatchObject({ by: 'address', isSure: true })
  const stored = { ...PIE, source_url: null, canonical_url }
  expect(findSame(made('A', 'leeks', canonical_url), [stored])).toMatchObject({ by: 'address' })
})

test('the likest is told: of one name that of the same foods, before it that of the page', () => {
  const namesake = made('Leek pie', 'lard')
  expect(findSame({ ...PIE, source_url: null }, [namesake, PIE])?.recipe).toBe(PIE)
  const page = made('Old title', 'leeks', PIE.source_url)
  expect(findSame(PIE, [{ ...PIE, source_url: null }, page])?.recipe).toBe(page)
})

test.each([
  ['https://www.Kitchen.example/a/b/', 'kitchen.example/a/b?'],
  ['http://kitchen.example/a/b/index.html', 'kitchen.example/a/b?'],
  ['https://kitchen.example/?p=12&utm_medium=x&fbclid=3', 'kitchen.example?p=12'],
  ['https://kitchen.example/a?b=2&a=1', 'kitchen.example/a?a=1&b=2'],
  ['https://kitchen.example/app#/r/2', 'kitchen.example/app?#/r/2'],
  ['https://kitchen.example/#!r/3', 'kitchen.example?#!r/3'],
  ['https://kitchen.example/a#/', 'kitchen.example/a?'],
  [
    'https://kitchen.example/r?printid=3&ampere=1&shared_by=2',
    'kitchen.example/r?ampere=1&printid=3&shared_by=2',
  ],
  ['https://kitchen.example/r?print&amp=1&share=mail', 'kitchen.example/r?'],
  ['https://kitchen.example/', null],
  ['https://kitchen.example/?utm_source=mail', null],
  ['kitchen.example/a', null],
])('the page of %s is %s', (address, key) => {
  expect(pageKey(address)).toBe(key)
})

test.each([
  ['Best Ever Recipe', 'best ever recipe'],
  ['Ragù alla Bolognese', 'ragu alla bolognese'],
  ['麻婆豆腐', '麻婆豆腐'],
  ['!!!', ''],
])('the title %s is compared as %s', (name, key) => {
  expect(titleKey(made(name, ''))).toBe(key)
})

test('no two of the starter recipes are taken for one', () => {
  for (const [at, recipe] of starters.entries()) {
    expect(findSame(recipe, starters.slice(0, at)), recipe.name).toBeNull()
  }
})

test('each of 5,000 recipes is found again in milliseconds', () => {
  const foods = [...new Set(starterRecipes.flatMap(({ ingredients }) => ingredients))]
  const library = Array.from({ length: 5_000 }, (_, at) => ({
    name: `${starterRecipes[at % starterRecipes.length]?.name} ${at}`,
    source_url: `https://kitchen${at % 50}.example/recipes/${at}`,
    ingredients: Array.from({ length: 6 + (at % 8) }, (_, one) => {
      const food = foods[(at * 7 + one * (at % 13) * 5 + one) % foods.length]
      return { name: food?.name ?? '' }
    }),
  }))
  findSame(PIE, library)
  const times = [11, 2_222, 4_999].map((at) => {
    const found = { ...library[at], name: 'Renamed', source_url: null } as Compared
    const before = performance.now()
    expect(findSame(found, library)).not.toBeNull()
    return performance.now() - before
  })
  // 5 ms on an idle machine; a quadratic search takes seconds
  expect(Math.min(...times)).toBeLessThan(1_000)
})
