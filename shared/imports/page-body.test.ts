/** Pages that mark nothing up: what they show is read. */
import { expect, test } from 'vitest'
import { readRecipePage } from './page.ts'

const MENU = '<nav><ul><li>2 for 1 offers</li><li>Recipes</li></ul></nav>'
const CHAT =
  '<section class="comments-area"><h3>Ingredients</h3><ul><li>1 cup lies</li><li>2 tbsp lies</li></ul></section>'
const page = (body: string, head = '') =>
  `<html><head>${head}<script>if(a<b){x="</p>"}</script></head><body>${MENU}${body}${CHAT}<footer>10 g of fame</footer></body></html>`

const soup = {
  name: 'Pea soup',
  ingredients: [
    { quantity: '500', unit: 'g', name: 'peas' },
    { quantity: '1', unit: 'litre', name: 'stock' },
  ],
  method: ['Boil the peas in the stock.', 'Blend until smooth and serve.'],
}

test.each<[string, string]>([
  [
    'headings and lists',
    '<h1>Pea soup</h1><h2>Ingredients</h2><ul><li>500 g peas</li><li>1 litre stock</li></ul><h2>Directions:</h2><ol><li>Boil the peas in the stock.<li>Blend until smooth and serve.</ol><h2>More soups</h2><ul><li>Leek soup</li></ul>',
  ],
  [
    'bold words and line breaks',
    '<h1>Pea soup</h1><p>My gran made it.</p><p><b>Ingredients:</b><br>500 g peas<br>1 litre stock</p><p><b>Method</b></p><p>Boil the peas in the stock.<br>Blend until smooth and serve.</p><p>Tags: soup</p>',
  ],
  [
    'class names alone',
    '<h1>Pea soup</h1><div class="r-ingredients"><p>500 g peas</p><p>1 litre stock</p></div><div class="recipe-method__inner"><p>Boil the peas in the stock.</p><p>Blend until smooth and serve.</p></div>',
  ],
  [
    'spans without spaces in a card',
    '<h1>Pea soup</h1><div class="recipe-ingredient"><span class="amount">500</span><span>g</span><span>peas</span></div><div class="recipe-ingredient"><span>1</span><span>litre</span><span>stock</span></div><h3>How to make it</h3><ol><li><span>1</span><p>Boil the peas in the stock.</p></li><li><span>2</span><p>Blend until smooth and serve.</p></li></ol>',
  ],
  [
    'tables',
    '<h1>Pea soup</h1><table class="ingredients"><tr><td>500 g</td><td>peas</td></tr><tr><td>1 litre</td><td>stock</td></tr></table><h2>Preparation</h2><p>Boil the peas in the stock.</p><p>Blend until smooth and serve.</p>',
  ],
  [
    'a story with headings of the same words first',
    '<h1>Pea soup</h1><h2>Ingredients and swaps</h2><ul><li>Peas: I love peas, they are green and round and remind me of summer.</li><li>Stock: homemade is best, but any will do.</li></ul><h2>How to make pea soup</h2><p>First of all you will want to clean your kitchen, as I always say to my readers.</p><p>Then put on music.</p><div class="card"><h3>Ingredients</h3><ul><li>500 g peas</li><li>1 litre stock</li></ul><h3>Instructions</h3><ol><li>Boil the peas in the stock.</li><li>Blend until smooth and serve.</li></ol></div>',
  ],
  [
    'the method before the ingredients',
    '<h1>Pea soup</h1><h2>Method</h2><ol><li>Boil the peas in the stock.</li><li>Blend until smooth and serve.</li></ol><aside><h2>You will need</h2><ul><li>500 g peas</li><li>1 litre stock</li></ul></aside>',
  ],
  [
    'the same list twice, for phones and for desks',
    '<h1>Pea soup</h1><div class="ingredients"><ul><li>500 g peas</li><li>1 litre stock</li></ul><ul><li>500 g peas</li><li>1 litre stock</li></ul></div><h2>Method</h2><p>Boil the peas in the stock.</p><p>Blend until smooth and serve.</p>',
  ],
])('%s', (_, body) => {
  expect(readRecipePage(page(body), '')).toMatchObject(soup)
})

test('headings within a method go before their first step, those among ingredients go', () => {
  const html =
    page(`<h1>Pie</h1><h2>Ingredients</h2><h3>Pastry</h3><ul><li>200 g flour</li><li>100 g butter</li></ul>
<h3>Filling</h3><ul><li>3 pears</li></ul><h2>Method</h2><h3>For the pastry</h3><ol><li>Rub the butter into the flour.</li></ol>
<h3>For the filling</h3><ol><li>Slice the pears and bake for 40 minutes.</li></ol><h2>Notes</h2><p>Keeps for two days in a tin.</p>`)
  expect(readRecipePage(html, '')).toMatchObject({
    ingredients: [{ name: 'flour' }, { name: 'butter' }, { name: 'pears' }],
    method: [
      'For the pastry: Rub the butter into the flour.',
      'For the filling: Slice the pears and bake for 40 minutes.',
    ],
  })
})

test('lists that nothing names are known by their look', () => {
  const html =
    page(`<h1>Toffee</h1><p>So good.</p><ul><li>200 g sugar</li><li>100 ml cream</li><li>50 g butter</li><li>1 pinch salt</li></ul>
<p>Melt the sugar in a heavy pan over a low heat until it turns golden.</p><p>Stir in the butter, then the cream, and leave to cool for 20 minutes.</p>`)
  expect(readRecipePage(html, '')).toMatchObject({
    name: 'Toffee',
    ingredients: [{ name: 'sugar' }, { name: 'cream' }, { name: 'butter' }, { name: 'salt' }],
    method: [{}, {}].map((_, at) => expect.stringMatching(at === 0 ? /^Melt/ : /^Stir in/)),
  })
})

test.each([
  ['an article', '<h1>Peas</h1><h2>The method</h2><p>Peas are grown in rows. They climb.</p>'],
  [
    'a shop',
    '<ul><li>2 shirts</li><li>3 hats</li></ul><p>Payment methods</p><ul><li>Card</li></ul>',
  ],
  ['a list of dishes', '<h2>Ingredients of a good party</h2><p>Music and friends.</p>'],
])('%s holds no recipe', (_, body) => {
  expect(readRecipePage(`<body>${body}</body>`, '')).toBeNull()
})

test.each<[string, string, string]>([
  [
    'the heading before the shared title',
    '<h1>Pea soup</h1>',
    '<meta property="og:title" content="The best pea soup ever | Site">',
  ],
  [
    'the heading that fits',
    '<h1>Our Kitchen</h1><h1>Pea soup</h1>',
    '<title>Pea soup - Our Kitchen</title>',
  ],
  [
    'the name on the card',
    '<h1>Soups for May</h1><h2 class="wprm-recipe-name wprm-block-text-bold">Pea soup</h2>',
    '',
  ],
  [
    'the title without its site',
    '',
    '<meta property="og:site_name" content="Our Kitchen"><title>Pea soup | Our Kitchen</title>',
  ],
  ['the title without its host', '', '<title>Pea soup – Kitchen Example</title>'],
])('the name is %s', (_, body, head) => {
  const lists =
    '<h2>Ingredients</h2><ul><li>500 g peas<li>1 litre stock</ul><h2>Method</h2><p>Boil them all.</p>'
  expect(readRecipePage(page(body + lists, head), 'https://www.kitchenexample.org/a')?.name).toBe(
    'Pea soup',
  )
})

test('amounts that the markup leaves out are taken from the page', () => {
  const json = JSON.stringify({
    '@type': 'Recipe',
    name: 'Pea soup',
    recipeIngredient: ['peas', 'stock', 'salt'],
    recipeInstructions: soup.method,
  })
  const list = '<h2>Ingredients</h2><ul><li>500 g peas</li><li>1 litre stock</li><li>salt</li></ul>'
  const html = `<script type="application/ld+json">${json}</script>${list}`
  expect(readRecipePage(html, '')?.ingredients).toMatchObject([
    ...soup.ingredients,
    { name: 'salt' },
  ])
})
