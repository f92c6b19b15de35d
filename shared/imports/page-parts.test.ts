/** What pages say beside the two lists: photo, nutrition, course, their own address. */
import { expect, test } from 'vitest'
import { readPage } from './page.ts'
import { wholeAddress } from './page-address.ts'

const LISTS = { recipeIngredient: ['2 leeks'], recipeInstructions: ['Fry the leeks.'] }
const node = (fields: object, others: object[] = []) =>
  `<script type="application/ld+json">${JSON.stringify([{ '@type': 'Recipe', name: 'Pie', ...LISTS, ...fields }, ...others])}</script>`
const BASE = 'https://a.example/food/pie'
const read = (html: string) => readPage(html, BASE)

const SHARED = '<meta property="og:image" content="https://a.example/shared.jpg">'

test.each<[string, unknown, string]>([
  ['one address', 'https://a.example/pie.jpg', 'https://a.example/pie.jpg'],
  [
    'sizes cut out of one photo',
    ['/pie-225x225.jpg', '/pie-480x270.jpg'],
    'https://a.example/pie-480x270.jpg',
  ],
  ['the photo and its sizes', ['/pie-225x225.jpg', '/pie.jpg'], 'https://a.example/pie.jpg'],
  [
    'things with sizes',
    [
      { url: '/small.jpg', width: 100, height: 100 },
      { url: '/large.jpg', width: { value: 900 }, height: '600px' },
    ],
    'https://a.example/large.jpg',
  ],
  ['a thing that stands elsewhere', { '@id': '#photo' }, 'https://a.example/elsewhere.jpg'],
  ['an address without its scheme', '//cdn.example/pie a.jpg', 'https://cdn.example/pie%20a.jpg'],
  ['none', undefined, 'https://a.example/shared.jpg'],
  ['no photo', ['data:image/png;base64,AAAA', '/logo.svg', ''], 'https://a.example/shared.jpg'],
])('the photo is taken from %s', (_, image, photo) => {
  const elsewhere = { '@id': '#photo', '@type': 'ImageObject', contentUrl: '/elsewhere.jpg' }
  expect(read(SHARED + node({ image }, [elsewhere]))?.photo).toBe(photo)
})

test.each([
  ['<img itemprop="image" src="data:," data-src="pie.jpg">'],
  ['<link itemprop="image" href="pie.jpg">'],
  ['<div itemprop="image" itemscope><b>Pie</b><img itemprop="url" src="pie.jpg"></div>'],
])('in microdata the photo is taken from %s', (image) => {
  const html = `<div itemscope itemtype="https://schema.org/Recipe"><p itemprop="review" itemscope><img itemprop="image" src="guest.jpg"></p>
${image}<b itemprop="name">Pie</b><p itemprop="recipeIngredient">2 leeks</p><p itemprop="recipeInstructions">Fry.</p></div>`
  expect(read(html)?.photo).toBe('https://a.example/food/pie.jpg')
})

test('a page without an image has no photo', () => {
  expect(read(node({ image: 'javascript:alert(1)' }))?.photo).toBeNull()
})

test.each<[unknown, unknown]>([
  [
    { calories: '320 calories', fatContent: '12 g', fiberContent: 3, servingSize: '1 slice' },
    { per: '1 slice', values: { calories: '320 calories', fat: '12 g', fibre: '3' } },
  ],
  [
    { '@type': 'NutritionInformation', calories: { value: 320, unitText: 'kcal' } },
    { per: 'serving', values: { calories: '320 kcal' } },
  ],
  [{ calories: '', fatContent: 'g', sodiumContent: '0', servingSize: '1' }, null],
  ['320 kcal', null],
])('nutrition of %j is %j', (nutrition, read_) => {
  expect(read(node({ nutrition }))?.recipe.nutrition).toEqual(read_)
})

test('microdata has nutrition too, and nobody else’s ratings are kept', () => {
  const html = `<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Pie</b>
<div itemprop="nutrition" itemscope><b itemprop="calories">320 kcal</b></div><div itemprop="aggregateRating" itemscope><b itemprop="ratingValue">4.8</b></div>
<p itemprop="recipeIngredient">2 leeks</p><p itemprop="recipeInstructions">Fry.</p></div>`
  const recipe = read(html)?.recipe
  expect(recipe?.nutrition).toEqual({ per: 'serving', values: { calories: '320 kcal' } })
  expect(JSON.stringify(recipe)).not.toContain('4.8')
})

test.each<[unknown, string | null]>([
  ['Dessert', 'dessert'],
  [['Vegan', 'Side Dishes'], 'side'],
  ['Dinner Recipes', 'main'],
  ['Soups and stews of the season', null],
  [undefined, null],
])('the category %j is the course %j', (recipeCategory, course) => {
  expect(read(node({ recipeCategory }))?.recipe.course).toBe(course)
})

test.each([
  ['<link rel="canonical" href="/food/leek-pie#card">', 'https://a.example/food/leek-pie'],
  ['<meta property="og:url" content="https://a.example/p">', 'https://a.example/p'],
  [
    '<link rel=canonical href="https://a.example/"><meta property="og:url" content="/p">',
    'https://a.example/p',
  ],
  ['<link rel="canonical" href="javascript:alert(1)">', null],
  ['', null],
])('with %s the page calls itself %j', (head, address) => {
  expect(read(head + node({}))?.recipe).toMatchObject({ canonical_url: address, source_url: BASE })
})

test('a page from nowhere has the source that it names', () => {
  const html = `<link rel="canonical" href="https://a.example/p">${node({})}`
  expect(readPage(html, '')?.recipe).toMatchObject({ source_url: 'https://a.example/p' })
})

test.each<[string, string, string | null]>([
  ['b.jpg', 'https://a.example', 'https://a.example/b.jpg'],
  ['b.jpg', 'https://a.example/c/d?e=/f/', 'https://a.example/c/b.jpg'],
  ['/b.jpg', 'http://a.example/c/', 'http://a.example/b.jpg'],
  ['b.jpg', '', null],
  ['https://me@b.example/', 'https://a.example', null],
  ['file:///b.jpg', 'https://a.example', null],
])('%j on a page at %j is %j', (address, base, whole) => {
  expect(wholeAddress(address, base)).toBe(whole)
})

test.each<[string, object]>([
  ['<p>Serves 6</p><span>Prep: 10 mins</span><p>Easy</p>', { servings: 6, difficulty: 'easy' }],
  [
    '<dl><dt>Difficulty</dt><dd>Medium</dd><dt>Servings</dt><dd>8</dd></dl>',
    { servings: 8, difficulty: 'medium' },
  ],
  ['<p>Skill level: More effort</p>', { servings: 4, difficulty: 'medium' }],
  ['<ul><li>Easy</li><li>Hard</li></ul><p>Hard cheese</p>', { servings: 4, difficulty: null }],
])('what markup leaves out is read from %s', (body, facts) => {
  expect(read(node({}) + body)?.recipe).toMatchObject(facts)
})
