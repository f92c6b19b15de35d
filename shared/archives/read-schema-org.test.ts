/** RecipeSage's files, schema.org's JSON and saved pages. */
import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { json, line, only, PHOTO, PHOTO_BASE64, read } from './testing/reading.ts'

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
