/** Recipe pages in the forms that sites really write, and pages that are none. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRecipePage } from './page.ts'

const URL_TEXT = 'https://kitchen.example/leek-pie'

function page(json: string, body = ''): string {
  return `<!doctype html><html><head><title>x</title>
<SCRIPT class=a type='application/ld+json'>${json}</SCRIPT></head><body>${body}</body></html>`
}

const NODE = {
  '@type': ['Recipe', 'NewsArticle'],
  name: 'Leek &amp;amp; Ham Pie',
  description: '<p>Warm &eacute;clat</p>',
  recipeYield: ['6', '6 servings'],
  prepTime: 'PT20M',
  totalTime: 'PT1H30M',
  recipeCategory: 'Main, Pie',
  recipeIngredient: [
    '2 large leeks, sliced',
    '1 (14 oz) can chopped tomatoes',
    'Salt &amp; pepper',
  ],
  recipeInstructions: [
    {
      '@type': 'HowToSection',
      name: 'For the filling:',
      itemListElement: [
        { '@type': 'HowToStep', name: 'Fry the', text: 'Fry the leeks.' },
        { '@type': 'HowToStep', name: 'Season', text: 'Add salt.' },
      ],
    },
    { '@type': 'HowToStep', text: '<b>Bake</b> for 40&nbsp;minutes.' },
  ],
}

test('a recipe deep in a graph is read with its sections, times and source', () => {
  const html = page(JSON.stringify({ '@graph': [{ '@type': 'WebPage' }, { mainEntity: NODE }] }))
  expect(readRecipePage(html, URL_TEXT)).toMatchObject({
    name: 'Leek & Ham Pie',
    description: 'Warm éclat',
    servings: 6,
    prep_time: 20,
    cook_time: 70,
    tags: ['Main', 'Pie'],
    ingredients: [
      { quantity: '2', unit: '', name: 'large leeks, sliced' },
      { quantity: '1', unit: 'can', name: 'chopped tomatoes (14 oz)' },
      { quantity: '', unit: '', name: 'Salt & pepper' },
    ],
    method: ['Fry the leeks.', 'Season: Add salt.', 'Bake for 40 minutes.'],
    source_type: 'website',
    source_url: URL_TEXT,
    image_url: null,
  })
})

test('broken JSON with raw line breaks, comments and a last comma is repaired', () => {
  const json = `<!-- seo --> /* plugin */
{"@type": "Recipe", "name": "Toast", // a comment
 "recipeIngredient": ["2 slices bread",],
 "recipeInstructions": "1. Toast
the bread. 2. Butter it.",};`
  expect(readRecipePage(page(json), '')).toMatchObject({
    name: 'Toast',
    ingredients: [{ quantity: '2', unit: 'slices', name: 'bread' }],
    method: ['Toast the bread.', 'Butter it.'],
    source_type: null,
  })
})

test('the fullest of several recipes on a page is taken', () => {
  const card = JSON.stringify({ '@type': 'Recipe', name: 'Related' })
  const html = page(`[${card}, ${JSON.stringify(NODE)}, ${card}]`)
  expect(readRecipePage(html, URL_TEXT)?.name).toBe('Leek & Ham Pie')
})

test('microdata is read when there is no JSON-LD', () => {
  const html = `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Pear tart</h1>
<meta itemprop="prepTime" content="PT10M"><span itemprop=recipeYield>8 slices</span>
<ul><li itemprop="recipeIngredient">3 pears</li><li itemprop="recipeIngredient">1 tsp <b>sugar</b></li></ul>
<div itemprop="recipeInstructions"><ol><li>Peel.<li>Bake &lt; 1 hour.</ol></div></div><p itemprop="name">Ad</p>`
  expect(readRecipePage(html, URL_TEXT)).toMatchObject({
    name: 'Pear tart',
    prep_time: 10,
    servings: 8,
    ingredients: [
      { quantity: '3', name: 'pears' },
      { quantity: '1', unit: 'tsp', name: 'sugar' },
    ],
    method: ['Peel.', 'Bake < 1 hour.'],
  })
})

test('a page without markup is read by its headings', () => {
  const html = `<head><meta property="og:title" content="Rice pudding | Example"></head><h1>Rice pudding</h1>
<h2>Ingredients</h2><ul><li><div>100 g</div><div>pudding rice</div></li><li>1 l milk</li></ul>
<h3>To serve</h3><ul><li>Jam</li></ul><h2>Method</h2><script>var x = '<li>no</li>'</script>
<p>Simmer the rice in the milk.</p><p>Serve with jam.</p><h2>Comments</h2><p>Lovely!</p>`
  expect(readRecipePage(html, URL_TEXT)).toMatchObject({
    name: 'Rice pudding',
    ingredients: [{ name: 'pudding rice' }, { name: 'milk' }, { name: 'Jam' }],
    method: ['Simmer the rice in the milk.', 'Serve with jam.'],
  })
})

test('steps that the markup lacks are taken from the page', () => {
  const json = JSON.stringify({ ...NODE, recipeInstructions: [] })
  const html = page(json, '<h2>Directions</h2><ol><li>Fill.</li><li>Bake.</li></ol>')
  expect(readRecipePage(html, URL_TEXT)?.method).toEqual(['Fill.', 'Bake.'])
})

const none = [
  '',
  '<p>Hello</p>',
  '<h2>Ingredients</h2><p>We love ingredients.</p>',
  page('{"@type":"Recipe","name":"Only a card"}'),
  page('{"@type": "Recipe", "name": '),
]
test.each(none)('the page %j holds no recipe', (html) => {
  expect(readRecipePage(html, URL_TEXT)).toBeNull()
})

test('an address with a user name or another scheme is no source', () => {
  const html = page(JSON.stringify(NODE))
  for (const url of [
    'https://me@kitchen.example/',
    'https://kitchen.example\\@x/',
    'https://kitchen.example/a\tb',
    'javascript:alert(1)',
    'ftp://x/',
  ]) {
    expect(readRecipePage(html, url)?.source_url).toBeNull()
  }
})

test('any mixture of tags is read without an error', () => {
  const piece = fc.constantFrom(
    '<script type="application/ld+json">',
    '</script>',
    '<div itemtype="https://schema.org/Recipe">',
    '<li itemprop="recipeIngredient">',
    '</li>',
    '<h2>Ingredients</h2>',
    '<!--',
    '<',
    '"',
    '&#xffffff;',
    '{"@type":"Recipe","recipeIngredient":[[1,null,{}]],"recipeInstructions":{"text":[]}}',
    'salt',
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const recipe = readRecipePage(pieces.join(''), URL_TEXT)
      expect(recipe === null || recipe.name.length > 0).toBe(true)
    }),
  )
})

test.each([
  '<script>',
  '<li itemprop="x">',
  '<style>',
  '<',
  '</p>',
  '<h2>Method</h2>',
  '<!--',
  '[',
  '"',
])('four hundred thousand characters of %j are read in linear time', (piece) => {
  const read = (size: number) => {
    const html = `<p itemtype="https://schema.org/Recipe">${piece.repeat(size / piece.length)}`
    const start = performance.now()
    readRecipePage(html, URL_TEXT)
    return performance.now() - start
  }
  read(40_000)
  expect(read(400_000)).toBeLessThan(10_000)
})
