/** Mealie's exports, its API and its backups. */
import { expect, test } from 'vitest'
import { json, only, PHOTO, read, zipped } from './testing/reading.ts'

const MEALIE = {
  id: 3,
  name: 'Beef Stew',
  rating: 5,
  slug: 'beef-stew',
  description: 'Sunday&#39;s best.',
  recipe_category: [{ name: 'Dinner', slug: 'dinner' }],
  tags: ['Beef'],
  recipe_yield: '4 serving(s)',
  prep_time: '20 Minutes',
  perform_time: null,
  total_time: '2 Hours 30 Minutes',
  settings: { disable_amount: false },
  org_url: 'https://stew.example/beef',
  notes: [{ title: 'Wine', text: 'Use a red.' }],
  nutrition: { calories: '', fat_content: '12' },
  recipe_ingredient: [
    { title: 'Stew', note: '1/4 cup flour', unit: null, food: null, quantity: 1 },
    { note: 'bay leaves', unit: null, food: null, quantity: 2 },
    { note: 'Pepper', unit: null, food: null, quantity: 1, disable_amount: true },
    {
      note: 'chopped',
      unit: { name: 'tablespoon', abbreviation: 'tbsp', use_abbreviation: true },
      food: { name: 'parsley' },
      quantity: 0.5,
    },
  ],
  recipe_instructions: [
    { title: 'Start', text: 'Brown the beef.' },
    { title: '', text: 'Stew.' },
  ],
}

const BEEF_STEW = {
  name: 'Beef Stew',
  description: "Sunday's best.",
  servings: 4,
  prep_time: 20,
  cook_time: 130,
  tags: ['Dinner', 'Beef'],
  ingredients: ['1/4|cup|flour', '2||bay leaves', '||Pepper', '1/2|tbsp|parsley, chopped'],
  method: ['Start: Brown the beef.', 'Stew.'],
  chef_notes: 'Wine: Use a red.',
  course: 'main',
  ingredient_groups: [{ name: 'Stew', start: 0 }],
  nutrition: { per: '', values: { fat: '12' } },
  stars: [5],
  source_url: 'https://stew.example/beef',
  remarks: [],
}

test('Mealie: an export of folders, in a folder of its own', async () => {
  const archive = await read(
    zipped({
      'mealie/recipes/beef-stew/beef-stew.json': json(MEALIE),
      'mealie/recipes/beef-stew/images/original.webp': PHOTO,
      'mealie/recipes/beef-stew/images/tiny-original.webp': new Uint8Array([1]),
    }),
  )
  expect(archive.origins).toEqual(['Mealie'])
  expect(await only(archive)).toMatchObject({ ...BEEF_STEW, photo: PHOTO })
})

test('Mealie: one recipe in the words of its API', async () => {
  const { recipe_ingredient, recipe_instructions, recipe_yield, org_url, ...rest } = MEALIE
  const spelled = {
    ...rest,
    recipeIngredient: recipe_ingredient,
    recipeInstructions: recipe_instructions,
    recipeYield: '',
    recipeServings: 4,
    orgURL: org_url,
    settings: { disableAmount: false },
  }
  expect(recipe_yield).not.toBe('')
  expect(await only(await read(json(spelled)))).toMatchObject(BEEF_STEW)
})

test('Mealie: the tables of a backup become recipes', async () => {
  const id = 'f18c589a-9a4b-461a-a061-c901c7988545'
  const bare = id.replaceAll('-', '')
  const { recipe_ingredient, recipe_instructions, notes, settings, nutrition, ...row } = MEALIE
  const { recipe_category: _categories, tags: _tags, ...recipe } = row
  const tables = {
    alembic_version: [{ version_num: '1' }],
    recipes: [{ ...recipe, id: bare }],
    recipes_ingredients: recipe_ingredient
      .map(({ food, unit, ...one }, position) => ({
        ...one,
        position,
        recipe_id: bare,
        food_id: food && 'F1',
        unit_id: unit && 'U1',
      }))
      .toReversed(),
    ingredient_foods: [{ id: 'f1', name: 'parsley' }],
    ingredient_units: [
      { id: 'u1', name: 'tablespoon', abbreviation: 'tbsp', use_abbreviation: true },
    ],
    recipe_instructions: recipe_instructions.map((one, position) => ({
      ...one,
      position,
      recipe_id: id,
    })),
    recipe_settings: [{ ...settings, recipe_id: bare, id: 1 }],
    recipe_nutrition: [{ ...nutrition, recipe_id: bare, id: 1 }],
    notes: notes.map((one) => ({ ...one, recipe_id: bare })),
    tags: [{ id: 't1', name: 'Beef' }],
    recipes_to_tags: [{ recipe_id: bare, tag_id: 't1' }],
    categories: [{ id: 'c1', name: 'Dinner' }],
    recipes_to_categories: [{ recipe_id: bare, category_id: 'c1' }],
  }
  const archive = await read(
    zipped({
      'database.json': json(tables),
      [`data/recipes/${id}/images/original.webp`]: PHOTO,
      'data/templates/recipe.json': json({ name: 'none' }),
    }),
  )
  expect(archive.origins).toEqual(['Mealie'])
  expect(await only(archive)).toMatchObject({ ...BEEF_STEW, photo: PHOTO })
})
