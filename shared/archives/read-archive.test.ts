/** Paprika and Tandoor; what is missing in a file, and what is too long. */
import { gzipSync, strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { json, only, PHOTO, PHOTO_BASE64, read, zipped } from './testing/reading.ts'

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
