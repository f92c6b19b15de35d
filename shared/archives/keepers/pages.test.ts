/** Keepers whose file is one page of many recipes. */
import { expect, test } from 'vitest'
import { PHOTO, readFiles, told } from '../testing/read-files.ts'

const COPY_ME_THAT = `<!DOCTYPE html><head><meta name="copymethat_class_id_version" content="2"></head><body>
<div class = "recipe"><div id = "name">
    Leek &amp; Ham Pie </div>
  <div id="link">Adapted from <a id = "original_link" href = "https://pies.example/leek">pies</a></div>
  <img class= "recipeImage" src = "images/leek_1.jpg"/>
  <div id="description">Warm.</div>
  <div id="categories"><span>Tags: </span><span class = "recipeCategory">Main Dish</span></div>
  <div id="extra_info"><span id="starred">Is starred.</span>
    <span id="rating">Rated <span id = "ratingValue">4</span>/5</span></div>
  <div id="servings">Servings: <a id="recipeYield">6</a></div>
  <ul id = "recipeIngredients"><li class="recipeIngredient">2 leeks</li>
    <li class="recipeIngredient_subheader">Pastry</li>
    <li class="recipeIngredient"> 200 g flour</li><li class="recipeIngredient_spacer"></li></ul>
  <ol id = "recipeInstructions"><li class="instruction" value="1">Fry.</li>
    <li class="instruction_subheader">Pastry</li><li class="instruction">Rub.</li></ol>
  <ul id="recipeNotes"><li class="recipeNote">Freezes well.</li></ul></div>
<div class="recipe"><div id="name">Toast</div><div id="extra_info"><span id="starred">Is starred.</span></div>
  <ul id="recipeIngredients"><li class="recipeIngredient">bread</li></ul>
  <ol id="recipeInstructions"><li class="instruction">Toast.</li></ol></div>
<div class="recipe"></div></body>`

test('Copy Me That: every recipe of the page, with groups, stars and photos; a blank one is told', async () => {
  const archive = await readFiles({
    zip: { 'recipes.html': COPY_ME_THAT, 'images/leek_1.jpg': PHOTO },
  })
  expect(archive.origins).toEqual(['Copy Me That'])
  expect(archive.unread).toEqual([{ name: 'Recipe 3', why: 'blank' }])
  const [pie, toast] = await told(archive)
  expect(pie).toEqual({
    name: 'Leek & Ham Pie',
    description: 'Warm.',
    servings: 6,
    tags: ['Main Dish'],
    course: 'main',
    ingredients: ['2||leeks', '200|g|flour'],
    ingredient_groups: [{ name: 'Pastry', start: 1 }],
    method: ['Fry.', 'Pastry: Rub.'],
    chef_notes: 'Freezes well.',
    source_type: 'website',
    source_url: 'https://pies.example/leek',
    photo: PHOTO,
    stars: 4,
  })
  expect([toast?.name, toast?.stars]).toEqual(['Toast', 5])
})

const RECIPE_KEEPER = `<!DOCTYPE html><html><body>
<div class="recipe-details"><meta content="1" itemprop="recipeId"><meta content="True" itemprop="recipeIsFavourite">
  <meta content="0" itemprop="recipeRating"><table><tr><td><h2 itemprop="name">Dal</h2>
  <div>Courses: <span itemprop="recipeCourse">Main Dish</span></div>
  <div>Categories: <span>Curry</span><meta content="Curry" itemprop="recipeCategory"></div>
  <div>Source: <span itemprop="recipeSource"><a href="https://dal.example/">dal.example</a></span></div>
  <div>Serving size: <span itemprop="recipeYield">4 servings</span></div>
  <div>Preparation time: <span>10 mins</span><meta content="PT10M" itemprop="prepTime"></div>
  <meta content="PT35M" itemprop="cookTime"></td>
  <td><img src="images/1_0.jpg" class="recipe-photo"/></td></tr>
  <tr><td><div itemprop="recipeIngredients"><p>200g lentils</p><p></p><p>For the tarka:</p><p>1 tsp cumin</p></div></td>
  <td><div itemprop="recipeDirections"><p>1. Boil.</p><p></p><p>2. Fry.</p></div></td></tr></table>
  <div itemprop="recipeNotes"><p>Better tomorrow.</p></div>
  <meta content="310" itemprop="recipeNutCalories"><meta content="9" itemprop="recipeNutTotalFat"></div>
<div class="recipe-details"><meta content="3" itemprop="recipeRating"><h2 itemprop="name">Rice</h2>
  <div itemprop="recipeIngredients"><p>rice</p></div><div itemprop="recipeDirections"></div></div></body></html>`

test('Recipe Keeper: fields by their names, a heart is five stars, a lacking method is told', async () => {
  const archive = await readFiles({
    zip: { 'recipes.html': RECIPE_KEEPER, 'images/1_0.jpg': PHOTO },
  })
  expect([archive.origins, archive.unread]).toEqual([['Recipe Keeper'], []])
  const [dal, rice] = await told(archive)
  expect(dal).toEqual({
    name: 'Dal',
    servings: 4,
    prep_time: 10,
    cook_time: 35,
    tags: ['Main Dish', 'Curry'],
    course: 'main',
    ingredients: ['200|g|lentils', '1|tsp|cumin'],
    ingredient_groups: [{ name: 'For the tarka', start: 1 }],
    method: ['Boil.', 'Fry.'],
    chef_notes: 'Better tomorrow.',
    nutrition: { per: '', values: { calories: '310', fat: '9' } },
    source_type: 'website',
    source_url: 'https://dal.example/',
    photo: PHOTO,
    stars: 5,
  })
  expect(rice).toMatchObject({ name: 'Rice', stars: 3, remarks: ['no_method'] })
})

const LISTS =
  '<h2>Ingredients</h2><ul><li>2 eggs</li><li>salt</li></ul><h2>Method</h2><p>1. Boil the eggs.</p>'

test('a page of several recipes that it does not mark is refused whole, one that marks them is read', async () => {
  const page = `<!doctype html><html><body><h1>Eggs</h1>${LISTS}<h1>More eggs</h1>${LISTS}</body></html>`
  await expect(readFiles({ files: { 'eggs.html': page } })).rejects.toMatchObject({
    fault: { code: 'several_in_one' },
  })
  const recipe = (name: string) => ({
    '@type': 'Recipe',
    name,
    recipeIngredient: ['2 eggs'],
    recipeInstructions: ['Boil.'],
  })
  const script = JSON.stringify([recipe('Eggs'), recipe('More eggs')])
  const marked = page.replace(
    '<body>',
    `<script type="application/ld+json">${script}</script><body>`,
  )
  const archive = await readFiles({ files: { 'eggs.html': marked } })
  expect(archive.recipes.map(({ recipe }) => recipe.name)).toEqual(['Eggs', 'More eggs'])
})
