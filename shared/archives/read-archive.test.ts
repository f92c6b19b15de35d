import { gzipSync, strToU8, type Zippable, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Ingredient } from '../recipes/schema.ts'
import { type Archive, readArchive } from './read-archive.ts'
import { sourceOf } from './source.ts'

const json = (value: unknown) => strToU8(JSON.stringify(value))
const zipped = (files: Zippable) => zipSync(files, { mtime: '2026-01-01' })
const read = (bytes: Uint8Array) => readArchive([{ name: 'a.file', source: sourceOf(bytes) }])
const line = ({ quantity, unit, name }: Ingredient) => `${quantity}|${unit}|${name}`

/** A photo that tells itself from any other. */
const PHOTO = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 254])
const PHOTO_BASE64 = '/9j/4AECA/4='

/** The one recipe, in few words. */
async function only({ recipes }: Archive) {
  expect(recipes).toHaveLength(1)
  const [found] = recipes
  if (!found) throw new Error('Nothing was found')
  const { ingredients, ...recipe } = found.recipe
  return {
    ...recipe,
    ingredients: ingredients.map(line),
    photo: found.photo && (await found.photo()),
    stars: found.ratings.map(({ stars }) => stars),
    remarks: found.remarks,
  }
}

const PAPRIKA = {
  uid: 'C918EB00',
  name: 'Leek Tart ',
  description: '',
  ingredients:
    '3 leeks, sliced\n\nFor the pastry:\n1/2 cup cold butter\n**200 g** [flour](http://a.example)\nSalt',
  directions: '1. Rub the butter into the flour.\n\n2. Fry the leeks. [photo:one]\n\n3. Bake.',
  notes: 'Good cold.',
  nutritional_info: '300 kcal',
  prep_time: '30 minutes',
  cook_time: '1 hr 10 min',
  total_time: '',
  servings: 'about 6 slices',
  difficulty: 'Easy',
  categories: ['Tarts', 'Vegetarian'],
  source: 'Tart Weekly',
  source_url: 'https://tarts.example/leek',
  rating: 4,
  photo: 'x.jpg',
  photo_data: PHOTO_BASE64,
  photos: [],
  image_url: 'https://tarts.example/leek.jpg',
}

const LEEK_TART = {
  name: 'Leek Tart',
  description: null,
  servings: 6,
  prep_time: 30,
  cook_time: 70,
  difficulty: 'easy',
  tags: ['Tarts', 'Vegetarian'],
  ingredients: ['3||leeks, sliced', '1/2|cup|cold butter', '200|g|flour', '||Salt'],
  method: ['Rub the butter into the flour.', 'Fry the leeks.', 'Bake.'],
  chef_notes: 'Good cold.\n\nSource: Tart Weekly',
  ingredient_groups: [{ name: 'For the pastry', start: 1 }],
  nutrition: { per: '', values: { calories: '300 kcal' } },
  course: null,
  canonical_url: null,
  stars: [4],
  source_type: 'website',
  source_url: 'https://tarts.example/leek',
  source_book_name: null,
  source_page_number: null,
  image_url: null,
  photo: PHOTO,
  remarks: [],
}

test('Paprika: a zip of gzipped recipes, photo and all', async () => {
  const archive = await read(
    zipped({
      'Leek Tart.paprikarecipe': gzipSync(json(PAPRIKA)),
      '__MACOSX/._Leek Tart.paprikarecipe': strToU8('Mac OS X'),
    }),
  )
  expect([archive.origins, archive.unread]).toEqual([['Paprika'], []])
  expect(await only(archive)).toEqual(LEEK_TART)
})

test('Paprika: one recipe that was shared by itself, with its photo in the gallery', async () => {
  const { photo_data: _none, ...plain } = PAPRIKA
  const shared = { ...plain, photos: [{ filename: 'a.jpg', data: PHOTO_BASE64 }] }
  const archive = await read(gzipSync(json(shared)))
  expect((await only(archive)).photo).toEqual(PHOTO)
})

test('Tandoor: a zip of zips, structured ingredients, steps with names', async () => {
  const food = (name: string, plural_name: string | null = null) => ({ name, plural_name })
  const recipe = {
    name: 'Chili',
    description: 'Hot.',
    keywords: [{ name: 'Beef' }, { name: 'Spicy' }],
    working_time: 20,
    waiting_time: 90,
    internal: true,
    nutrition: { id: 1, calories: 512, fats: 20, source: 'guess' },
    servings: 4,
    servings_text: 'people',
    rating: 3.6,
    source_url: '',
    steps: [
      {
        name: 'Simmer',
        instruction: 'Add {{ ingredients[0] }}.\n\nSimmer **slowly**.',
        order: 1,
        ingredients: [
          { food: food('stock'), unit: food('cup', 'cups'), amount: 1.5, note: 'hot', order: 0 },
        ],
      },
      {
        name: '',
        instruction: 'Brown the meat.',
        order: 0,
        ingredients: [
          { food: food('onion', 'onions'), unit: null, amount: 2, note: '', order: 1 },
          { food: null, unit: null, amount: 0, note: 'Meat', order: 0, is_header: true },
          { food: food('salt'), unit: null, amount: 0, note: '', order: 2, no_amount: true },
        ],
      },
    ],
  }
  const archive = await read(
    zipped({ '1.zip': zipped({ 'recipe.json': json(recipe), 'image.jpeg': PHOTO }) }),
  )
  expect(archive.origins).toEqual(['Tandoor'])
  expect(await only(archive)).toMatchObject({
    name: 'Chili',
    description: 'Hot.',
    servings: 4,
    prep_time: 20,
    cook_time: 90,
    tags: ['Beef', 'Spicy'],
    ingredients: ['2||onions', '||salt', '1 1/2|cups|stock, hot'],
    method: ['Brown the meat.', 'Simmer: Add 1 1/2 cups stock, hot.', 'Simmer slowly.'],
    chef_notes: null,
    ingredient_groups: [{ name: 'Meat', start: 0 }],
    nutrition: { per: '', values: { calories: '512', fat: '20' } },
    stars: [4],
    source_type: null,
    photo: PHOTO,
    remarks: [],
  })
})

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

const SAGE = {
  '@context': 'http://schema.org',
  '@type': 'Recipe',
  name: 'Dal',
  description: 'Warm.',
  image: [`data:image/png;base64,${PHOTO_BASE64}`],
  prepTime: 'PT10M',
  totalTime: 'PT45M',
  recipeYield: '4 bowls',
  recipeIngredient: ['[Dal]', '200g red lentils', '1 tsp turmeric'],
  recipeInstructions: [
    { '@type': 'HowToSection', name: 'Dal' },
    { '@type': 'HowToStep', text: 'Boil.' },
    { '@type': 'HowToStep', text: 'Stir.' },
    { '@type': 'HowToSection', text: '[Tarka]' },
    { '@type': 'HowToStep', text: 'Fry.' },
  ],
  recipeCategory: ['curry', 'vegan'],
  creditText: 'Aunt',
  aggregateRating: { '@type': 'AggregateRating', ratingValue: '4', ratingCount: '1' },
  isBasedOn: '',
  comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Better tomorrow.' }],
}

const DAL = {
  name: 'Dal',
  servings: 4,
  prep_time: 10,
  cook_time: 35,
  tags: ['curry', 'vegan'],
  ingredients: ['200|g|red lentils', '1|tsp|turmeric'],
  method: ['Dal: Boil.', 'Stir.', 'Tarka: Fry.'],
  chef_notes: 'Better tomorrow.',
  source_type: 'book',
  source_book_name: 'Aunt',
}

test.each([
  ['as a list', [SAGE]],
  ['wrapped', { recipes: [SAGE] }],
  ['as one recipe', SAGE],
])('RecipeSage: JSON-LD %s', async (_how, value) => {
  const archive = await read(json(value))
  expect(archive.origins).toEqual(['RecipeSage'])
  expect(await only(archive)).toMatchObject({ ...DAL, photo: PHOTO, stars: [4], remarks: [] })
})

test('RecipeSage: XML', async () => {
  const archive = await read(
    strToU8(`<data>
      <recipe><id>1</id><title>Dal &amp; rice</title><description>Warm.</description>
        <yield>4 bowls</yield><activeTime>10 minutes</activeTime><totalTime>45 min</totalTime><rating>2</rating>
        <source>Aunt</source><url/><notes>Better tomorrow.</notes>
        <ingredients>[Dal]\n200g red lentils\n1 tsp turmeric</ingredients>
        <instructions>[Dal]\nBoil.\nStir.\n[Tarka]\nFry.</instructions>
        <fromUser><name>Me</name></fromUser>
        <labels><title>curry</title></labels><labels><title>vegan</title></labels>
        <images><id>1</id><location>https://photos.example/dal.png</location></images></recipe>
      <recipe><title>Rice</title><instructions><![CDATA[Boil <in> water.]]></instructions></recipe>
    </data>`),
  )
  expect(archive.origins).toEqual(['RecipeSage'])
  const [dal, rice] = archive.recipes
  const { ingredients, ...recipe } = dal?.recipe ?? { ingredients: [] }
  expect({ ...recipe, ingredients: ingredients.map(line) }).toMatchObject({
    ...DAL,
    name: 'Dal & rice',
  })
  expect(dal?.remarks).toEqual(['photo_elsewhere'])
  expect(dal?.photoUrl).toBe('https://photos.example/dal.png')
  expect(dal?.ratings).toEqual([{ profile_id: null, stars: 2, never: false }])
  expect(dal?.recipe.ingredient_groups).toEqual([{ name: 'Dal', start: 0 }])
  expect(rice?.remarks).toEqual(['no_ingredients'])
  expect(rice?.recipe.ingredients).toEqual([{ name: 'see the method', quantity: '', unit: '' }])
})

test('JSON-LD of a site: in a graph, with sections, its keywords left to search engines', async () => {
  const node = {
    '@type': ['Recipe', 'NewsArticle'],
    name: 'Scones',
    keywords: Array.from({ length: 30 }, (_, at) => `word ${at}`).join(','),
    recipeCategory: 'Baking',
    recipeIngredient: ['225g self-raising flour'],
    recipeInstructions: [
      { '@type': 'HowToSection', name: 'Dough', itemListElement: [{ text: 'Mix.' }] },
    ],
    recipeYield: ['8', '8 scones'],
    image: { '@type': 'ImageObject', url: 'https://scones.example/1.jpg' },
    mainEntityOfPage: { '@id': 'https://scones.example/' },
    aggregateRating: { ratingValue: '4.8', ratingCount: '912' },
    nutrition: { '@type': 'NutritionInformation', calories: '200 kcal' },
  }
  const archive = await read(json({ '@graph': [{ '@type': 'WebPage' }, node] }))
  expect(archive.origins).toEqual(['JSON-LD'])
  expect(await only(archive)).toMatchObject({
    tags: ['Baking'],
    servings: 8,
    method: ['Dough: Mix.'],
    source_url: 'https://scones.example/',
    chef_notes: null,
    course: 'baking',
    nutrition: { per: '', values: { calories: '200 kcal' } },
    stars: [],
    photo: null,
    remarks: ['photo_elsewhere'],
  })
})

test('a saved web page is read as any page is', async () => {
  const page = `<!doctype html><html><head><title>x</title><script type="application/ld+json">
    ${JSON.stringify({ ...SAGE, '@context': 'https://schema.org' })}</script></head></html>`
  const archive = await read(strToU8(page))
  expect(archive.origins).toEqual(['a web page'])
  expect((await only(archive)).name).toBe('Dal')
})

test('a recipe without a method gets a line that says so, one with nothing is a stub', async () => {
  const archive = await read(
    json([
      { name: 'Toast', ingredients: 'Bread', directions: '' },
      { name: 'Idea', ingredients: '', directions: '' },
      { name: '', ingredients: '', directions: '' },
    ]),
  )
  expect(
    archive.recipes.map(({ recipe, remarks }) => [recipe.name, recipe.method, remarks]),
  ).toEqual([
    ['Toast', ['No method was given.'], ['no_method']],
    ['Idea', [], []],
  ])
})

test('what does not fit is shortened, and said', async () => {
  const long = { name: 'n'.repeat(300), ingredients: 'salt\n'.repeat(150), directions: 'Cook.' }
  const [found] = (await read(json(long))).recipes
  expect(found?.recipe.name).toHaveLength(200)
  expect(found?.recipe.ingredients).toHaveLength(100)
  expect(found?.remarks).toEqual(['shortened'])
})
