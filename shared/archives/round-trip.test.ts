import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { COURSES } from '../recipes/courses.ts'
import { DIFFICULTIES, type Recipe, RecipeDraft } from '../recipes/schema.ts'
import { readArchive } from './read-archive.ts'
import { fileEach, oneFile, photoPath } from './recipe-files.ts'
import { sourceOf } from './source.ts'

const readBytes = (bytes: Uint8Array) => readArchive([{ name: 'a.file', source: sourceOf(bytes) }])

const text = (max: number) =>
  fc.oneof(fc.string({ maxLength: max }), fc.string({ unit: 'binary', maxLength: max }))
const words = fc.array(fc.constantFrom('leek', 'käse', '2', '½', 'g', '[a]', '*b*', '#', '"', '\n'))
const anyText = fc.oneof(
  text(60),
  words.map((list) => list.join(' ')),
)
const IMAGE = '/images/7f8b5d4e-1c4a-4d5e-9f0a-000000000001.webp'

/** Everything a kitchen may have stored: what the API takes, as it keeps it. */
const stored = fc
  .record({
    id: fc.uuid(),
    name: anyText,
    description: fc.option(anyText),
    servings: fc.integer({ min: 1, max: 999 }),
    prep_time: fc.option(fc.integer({ min: 0, max: 10_080 })),
    cook_time: fc.option(fc.integer({ min: 0, max: 10_080 })),
    difficulty: fc.option(fc.constantFrom(...DIFFICULTIES)),
    tags: fc.array(fc.string({ maxLength: 20 }), { maxLength: 10 }),
    ingredients: fc.array(fc.record({ name: anyText, quantity: text(20), unit: text(20) }), {
      maxLength: 8,
    }),
    method: fc.array(anyText, { maxLength: 8 }),
    chef_notes: fc.option(anyText),
    source_type: fc.constantFrom('website' as const, 'book' as const, null),
    source_url: fc.option(fc.webUrl()),
    source_book_name: fc.option(anyText),
    source_page_number: fc.option(fc.integer({ min: 1, max: 100_000 })),
    image_url: fc.option(fc.constant(IMAGE)),
    course: fc.option(fc.constantFrom(...COURSES)),
    ingredient_groups: fc.constantFrom([], [{ name: 'For the sauce', start: 0 }]),
    nutrition: fc.constantFrom(null, { per: 'serving', values: { calories: '210 kcal' } }),
    canonical_url: fc.option(fc.webUrl()),
  })
  .map((fields) => RecipeDraft.safeParse(fields))
  .filter(({ success }) => success)
  .map(({ data }): Recipe => {
    if (!data) throw new Error('filtered above')
    return {
      ...data,
      id: data.id ?? '',
      ratings: [{ profile_id: data.id ?? '', stars: null, never: true }],
      created_at: '2026-11-01T10:00:00.000Z',
      rev: 3,
    }
  })

const kitchen = (recipes: Recipe[]) => ({
  exported_at: '2026-11-21T10:00:00.000Z',
  profiles: [],
  recipes,
  weekly_meal_plans: [],
  grocery_lists: [],
  shopping_lists: [],
  pantry_items: [],
  remembered_items: [],
})

const bodyOf = ({ created_at, rev, id, ratings, ...body }: Recipe) => body

test('every recipe of our own file comes back exactly as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stored, { minLength: 1, maxLength: 5 }), async (recipes) => {
      const file = strToU8(JSON.stringify(kitchen(recipes)))
      const archive = await readBytes(file)
      expect(archive.origins).toEqual(['Dollop'])
      expect(archive.recipes.map(({ photo: _, photoUrl: __, ...one }) => one)).toEqual(
        recipes.map((one) => ({
          recipe: bodyOf(one),
          id: one.id,
          ratings: one.ratings,
          remarks: [],
        })),
      )
    }),
  )
})

test('what comes back is a body that the kitchen takes, whoever wrote it', async () => {
  const foreign = fc.oneof(
    fc.record({ name: anyText, ingredients: anyText, directions: anyText, source: anyText }),
    fc.record({ name: anyText, recipe_ingredient: fc.array(fc.record({ note: anyText })) }),
    fc.record({
      name: anyText,
      steps: fc.array(fc.record({ instruction: anyText }), { minLength: 1 }),
    }),
    fc.record({
      '@type': fc.constant('Recipe'),
      name: anyText,
      recipeIngredient: fc.array(anyText),
      recipeInstructions: fc.array(anyText),
      isBasedOn: anyText,
      keywords: anyText,
    }),
    fc.record({ name: anyText, ingredients: fc.array(fc.object()), method: fc.array(anyText) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(foreign, { minLength: 1, maxLength: 4 }), async (recipes) => {
      const archive = await readBytes(strToU8(JSON.stringify(recipes))).catch(() => null)
      for (const { recipe } of archive?.recipes ?? []) {
        expect(RecipeDraft.safeParse(recipe).error?.issues).toBeUndefined()
      }
    }),
  )
})

const CAKE: Recipe = {
  id: '7f8b5d4e-1c4a-4d5e-9f0a-000000000009',
  name: 'Lemon Cake',
  description: 'Sharp & sweet.',
  servings: 8,
  prep_time: 15,
  cook_time: 50,
  difficulty: 'medium',
  tags: ['Cake', 'Sweet'],
  ingredients: [
    { name: 'butter, softened', quantity: '225', unit: 'g' },
    { name: 'eggs', quantity: '4', unit: '' },
    { name: 'salt', quantity: '', unit: '' },
  ],
  method: ['Beat the butter.', 'Bake for 50 minutes.'],
  chef_notes: 'Use unwaxed lemons.',
  source_type: 'book',
  source_url: null,
  source_book_name: "Nan's tin",
  source_page_number: 12,
  image_url: IMAGE,
  course: 'baking',
  ingredient_groups: [{ name: 'For the sponge', start: 1 }],
  nutrition: {
    per: 'slice',
    values: { calories: '310 kcal', saturated_fat: '9 g', salt: '0.4 g' },
  },
  canonical_url: 'https://tin.example/cake',
  ratings: [{ profile_id: '7f8b5d4e-1c4a-4d5e-9f0a-000000000007', stars: 4, never: false }],
  created_at: '2026-11-01T10:00:00.000Z',
  rev: 1,
}

test('a recipe as JSON-LD comes back with all that it was', async () => {
  const file = oneFile([CAKE], 'json-ld', 'https://kitchen.example')
  const archive = await readBytes(strToU8(file))
  expect(archive.origins).toEqual(['Dollop'])
  expect(archive.recipes).toEqual([
    { recipe: bodyOf(CAKE), id: null, photo: null, photoUrl: null, ratings: [], remarks: [] },
  ])
})

test('a zip of JSON-LD or a kitchen brings its photos', async () => {
  const photo = new Uint8Array([1, 2, 3])
  const [file] = fileEach([CAKE], 'json-ld')
  for (const text of [file?.text ?? '', JSON.stringify(kitchen([CAKE]))]) {
    const zip = zipSync(
      { 'one.json': strToU8(text), [photoPath(IMAGE)]: photo },
      { mtime: '2026-01-01' },
    )
    const [found] = (await readBytes(zip)).recipes
    expect([found?.recipe.name, await found?.photo?.()]).toEqual(['Lemon Cake', photo])
  }
})

test('our own file edited by hand is read as near as can be', async () => {
  const edited = { ...CAKE, servings: 'eight', source_page_number: 1.5, extra: true, id: 'mine' }
  const [found] = (await readBytes(strToU8(JSON.stringify([edited])))).recipes
  expect(found?.id).toBeNull()
  expect(found?.ratings).toEqual(CAKE.ratings)
  expect(found?.recipe).toEqual({ ...bodyOf(CAKE), servings: 4, source_page_number: null })
})

test('what our file holds beside recipes is counted', async () => {
  const file = { ...kitchen([CAKE]), profiles: [{}, {}], pantry_items: [{}], shopping_lists: [{}] }
  const archive = await readBytes(strToU8(JSON.stringify(file)))
  expect(archive.others).toEqual({ chefs: 2, plans: 0, lists: 1, pantry: 1 })
})
