/** Keepers that write one JSON object a recipe, photos and all. */
import { expect, test } from 'vitest'
import { PHOTO, PHOTO_BASE64, readFiles, told } from '../testing/read-files.ts'

const MELA = {
  id: 'soup.example/leek',
  title: 'Leek Soup',
  text: 'Warm, from [here](https://soup.example).',
  images: [PHOTO_BASE64],
  categories: ['Soups'],
  yield: '4 bowls',
  prepTime: '10 min',
  cookTime: '',
  totalTime: '40 min',
  ingredients: '2 leeks\n# Broth\n1 l stock',
  instructions: '# Broth\nBoil the **stock**.\nAdd leeks.',
  notes: '# Freezing\nThree months.',
  nutrition: 'Calories: 120 kcal',
  link: 'https://soup.example/leek',
  favorite: true,
}

test('Mela: one recipe, or a zip of many; photos are read when they are wanted', async () => {
  const archive = await readFiles({
    zip: {
      'a.melarecipe': JSON.stringify(MELA),
      'b.melarecipe': JSON.stringify({ ...MELA, title: 'Plain', images: [], favorite: false }),
      'c.melarecipe': '{"title":',
    },
  })
  expect(archive.origins).toEqual(['Mela'])
  expect(archive.unread).toEqual([{ name: 'c.melarecipe', why: 'damaged' }])
  const [soup, plain] = await told(archive)
  expect(soup).toEqual({
    name: 'Leek Soup',
    description: 'Warm, from here.',
    servings: 4,
    prep_time: 10,
    cook_time: 30,
    tags: ['Soups'],
    course: 'soup',
    ingredients: ['2||leeks', '1|l|stock'],
    ingredient_groups: [{ name: 'Broth', start: 1 }],
    method: ['Broth: Boil the stock.', 'Add leeks.'],
    chef_notes: 'Freezing\nThree months.',
    nutrition: { per: '', values: { calories: '120 kcal' } },
    source_type: 'website',
    source_url: 'https://soup.example/leek',
    photo: PHOTO,
    stars: 5,
  })
  expect([plain?.name, plain?.photo, plain?.stars]).toEqual(['Plain', undefined, undefined])
})

const CROUTON = {
  uuid: 'u',
  name: 'Cozy Soup',
  serves: 6,
  duration: 15,
  cookingDuration: 30,
  rating: 4,
  webLink: 'https://soup.example/cozy',
  sourceName: 'soup.example',
  neutritionalInfo: 'Calories: 528 kcal,\nServing Size: 1 bowl',
  tags: [{ uuid: 't', name: 'Chicken', color: '#fff' }],
  images: [PHOTO_BASE64],
  ingredients: [
    {
      order: 1,
      ingredient: { name: 'chicken' },
      quantity: { quantityType: 'POUND', amount: 0.75 },
    },
    { order: 0, ingredient: { name: 'Soup' }, quantity: { quantityType: 'SECTION' } },
    { order: 2, ingredient: { name: 'salt and pepper' } },
    {
      order: 3,
      ingredient: { name: 'stock' },
      quantity: { quantityType: 'CUP', amount: 5, secondaryAmount: 6 },
    },
  ],
  steps: [
    { order: 1, isSection: false, step: 'Combine everything.' },
    { order: 0, isSection: true, step: 'Slow cooker' },
    { order: 2, isSection: false, step: 'Stir.' },
  ],
}

test('Crouton: amounts apart, sections among ingredients and steps, minutes as numbers', async () => {
  const archive = await readFiles({ files: { 'Cozy Soup.crumb': JSON.stringify(CROUTON) } })
  expect(archive.origins).toEqual(['Crouton'])
  expect(await told(archive)).toEqual([
    {
      name: 'Cozy Soup',
      servings: 6,
      prep_time: 15,
      cook_time: 30,
      tags: ['Chicken'],
      ingredients: ['3/4|lb|chicken', '||salt and pepper', '5-6|cup|stock'],
      ingredient_groups: [{ name: 'Soup', start: 0 }],
      method: ['Slow cooker: Combine everything.', 'Stir.'],
      nutrition: { per: '', values: { calories: '528 kcal', serving_size: '1 bowl' } },
      source_type: 'website',
      source_url: 'https://soup.example/cozy',
      photo: PHOTO,
      stars: 4,
    },
  ])
})

test('Nextcloud Cookbook: a folder a recipe, its photo beside it, headings marked by ##', async () => {
  const recipe = {
    '@type': 'Recipe',
    name: 'Dal',
    url: 'https://dal.example/',
    image: 'https://dal.example/1.jpg',
    recipeIngredient: ['200 g lentils', '## Tarka', '1 tsp cumin'],
    recipeInstructions: ['Boil.', 'Fry.'],
    aggregateRating: { ratingValue: '5', ratingCount: '40' },
  }
  const archive = await readFiles({
    zip: {
      'Dal/recipe.json': JSON.stringify(recipe),
      'Dal/full.jpg': PHOTO,
      'Dal/thumb.jpg': PHOTO,
    },
  })
  expect([archive.origins, archive.unread]).toEqual([['Nextcloud Cookbook'], []])
  expect(await told(archive)).toEqual([
    {
      name: 'Dal',
      servings: 4,
      ingredients: ['200|g|lentils', '1|tsp|cumin'],
      ingredient_groups: [{ name: 'Tarka', start: 1 }],
      method: ['Boil.', 'Fry.'],
      source_type: 'website',
      source_url: 'https://dal.example/',
      canonical_url: 'https://dal.example/',
      photo: PHOTO,
    },
  ])
})
