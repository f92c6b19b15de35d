/** Keepers whose file is a table, or XML with a list of recipes. */
import { expect, test } from 'vitest'
import { csvRows } from '../csv.ts'
import { PHOTO, PHOTO_BASE64, readFiles, told } from '../testing/read-files.ts'

test('a table: quotes, commas, line breaks and blank lines in cells; a quote without end is damage', () => {
  expect(csvRows('\u0041,B\r\n"1, ""x""\n2",\r\n\r\n3,4')).toEqual([
    { a: '1, "x"\n2', b: '' },
    { a: '3', b: '4' },
  ])
  expect(() => csvRows('a,b\n"1,2\n3,4')).toThrow()
})

const PLAN_TO_EAT = `Title,Course,Cuisine,Main Ingredient,Description,Source,Url,Prep Time,Cook Time,Total Time,Servings,Yield,Ingredients,Directions,Tags,Rating,Photo Url,Calories,Fat
Bean Pot,Main Course,Greek,Beans,"Warm.
Cheap.",Aunt,https://beans.example/pot,10,50,60,4,,", Beans
400 g white beans, soaked
, Sauce
2 itm onions
","Boil.

Bake.","Cheap, Test",3,https://beans.example/pot.jpg,310,9
Toast,,,,,,,,,,,,"bread",,,,,,
,,,,,,,,,,,,,,,,,,`

test('Plan to Eat: a row a recipe, headings among ingredients, the photo as an address', async () => {
  const archive = await readFiles({ zip: { 'recipes.csv': PLAN_TO_EAT } })
  expect([archive.origins, archive.unread]).toEqual([['Plan to Eat'], []])
  const [pot, toast] = await told(archive)
  expect(pot).toEqual({
    name: 'Bean Pot',
    description: 'Warm.\nCheap.',
    servings: 4,
    prep_time: 10,
    cook_time: 50,
    tags: ['Main Course', 'Greek', 'Cheap', 'Test', 'Beans'],
    course: 'main',
    ingredients: ['400|g|white beans, soaked', '2||onions'],
    ingredient_groups: [
      { name: 'Beans', start: 0 },
      { name: 'Sauce', start: 1 },
    ],
    method: ['Boil.', 'Bake.'],
    chef_notes: 'Source: Aunt',
    nutrition: { per: 'serving', values: { calories: '310', fat: '9' } },
    source_type: 'website',
    source_url: 'https://beans.example/pot',
    photoUrl: 'https://beans.example/pot.jpg',
    stars: 3,
    remarks: ['photo_elsewhere'],
  })
  expect(toast?.remarks).toEqual(['no_method'])
})

const BOX = {
  title: 'Slaw',
  description: 'Crisp.',
  preparationTime: '15',
  cookingTime: '',
  totalTime: '15',
  quantity: '4 bowls',
  ingredients: '1 cabbage\n2 carrots',
  instructions: 'Shred.\n\nMix.',
  notes: 'Next day too.',
  nutrition: 'calories : 150 kcal\nfiber : 3 g',
  favorite: 'true',
  rating: '',
  categories: 'Salads',
  video: 'https://video.example/slaw',
  source: 'https://slaw.example/',
  originalPicture: 'https://slaw.example/slaw.jpg',
}
const SLAW = {
  name: 'Slaw',
  description: 'Crisp.',
  servings: 4,
  prep_time: 15,
  tags: ['Salads'],
  course: 'salad',
  ingredients: ['1||cabbage', '2||carrots'],
  method: ['Shred.', 'Mix.'],
  chef_notes: 'Next day too.\n\nhttps://video.example/slaw',
  nutrition: { per: '', values: { calories: '150 kcal', fibre: '3 g' } },
  source_type: 'website',
  source_url: 'https://slaw.example/',
  stars: 5,
}

test('My Recipe Box: as a table, or as JSON with its photos', async () => {
  const cells = Object.values(BOX).map((cell) => `"${cell}"`)
  const table = `${Object.keys(BOX).join(',')}\n${cells.join(',')}\n`
  const byTable = await readFiles({ files: { 'export.csv': table } })
  expect(byTable.origins).toEqual(['My Recipe Box'])
  expect(await told(byTable)).toEqual([
    { ...SLAW, photoUrl: 'https://slaw.example/slaw.jpg', remarks: ['photo_elsewhere'] },
  ])
  const json = JSON.stringify([{ ...BOX, pictures: ['/data/slaw.jpg'] }])
  const zip = await readFiles({ zip: { 'recipes.json': json, 'slaw.jpg': PHOTO } })
  expect(await told(zip)).toEqual([{ ...SLAW, photo: PHOTO }])
})

const COOKMATE = `<?xml version="1.0" encoding="UTF-8"?><cookbook><recipe><title>Scones</title>
<preptime>10 min</preptime><cooktime>15 min</cooktime><totaltime/><quantity>8</quantity>
<category>Baking</category><description><li>Light.</li></description>
<ingredient><li>225 g flour</li><li>50 g butter</li></ingredient>
<recipetext><li>Rub.</li><li>Bake.</li></recipetext><comments><li>Eat warm.</li></comments>
<url>https://scones.example/</url><imagepath>/storage/x/7.jpg</imagepath><rating>4</rating></recipe>
<recipe><title>Tea</title><ingredient>tea</ingredient><recipetext>Brew.</recipetext></recipe></cookbook>`

test('Cookmate: every recipe of its XML, lists or texts, photos in their folder', async () => {
  const archive = await readFiles({ zip: { 'my.xml': COOKMATE, 'images/7.jpg': PHOTO } })
  expect([archive.origins, archive.unread]).toEqual([['Cookmate'], []])
  const [scones, tea] = await told(archive)
  expect(scones).toEqual({
    name: 'Scones',
    description: 'Light.',
    servings: 8,
    prep_time: 10,
    cook_time: 15,
    tags: ['Baking'],
    course: 'baking',
    ingredients: ['225|g|flour', '50|g|butter'],
    method: ['Rub.', 'Bake.'],
    chef_notes: 'Eat warm.',
    source_type: 'website',
    source_url: 'https://scones.example/',
    photo: PHOTO,
    stars: 4,
  })
  expect(tea).toMatchObject({ ingredients: ['||tea'], method: ['Brew.'] })
})

const LIVING = `<?xml version="1.0"?><fdx Source="Living Cookbook"><Recipes>
<Recipe Name="Stew" Servings="6" PreparationTime="20 minutes" CookingTime="2 hours" Comments="Rich."
  WebPage="https://stew.example/" RecipeTypes="Main Dish,Beef">
<RecipeIngredients><RecipeIngredient Ingredient="For the stew" Heading="Y"/>
<RecipeIngredient Quantity="1" Unit="kg" Ingredient="beef, cubed"/></RecipeIngredients>
<RecipeProcedures><RecipeProcedure><ProcedureText>Brown.</ProcedureText></RecipeProcedure>
<RecipeProcedure><ProcedureText>Simmer.</ProcedureText></RecipeProcedure></RecipeProcedures>
<RecipeTips><RecipeTip>Use shin.</RecipeTip></RecipeTips>
<RecipeImages><RecipeImage FileName="s.jpg">${PHOTO_BASE64}</RecipeImage></RecipeImages></Recipe></Recipes></fdx>`

test('Living Cookbook: fields as attributes, its photo in the text', async () => {
  const archive = await readFiles({ files: { 'mine.fdx': LIVING } })
  expect(archive.origins).toEqual(['Living Cookbook'])
  expect(await told(archive)).toEqual([
    {
      name: 'Stew',
      servings: 6,
      prep_time: 20,
      cook_time: 120,
      tags: ['Main Dish', 'Beef'],
      course: 'main',
      ingredients: ['1|kg|beef, cubed'],
      ingredient_groups: [{ name: 'For the stew', start: 0 }],
      method: ['Brown.', 'Simmer.'],
      chef_notes: 'Rich.\n\nUse shin.',
      source_type: 'website',
      source_url: 'https://stew.example/',
      photo: PHOTO,
    },
  ])
})
