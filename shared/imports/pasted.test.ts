import { expect, test } from 'vitest'
import { findLink, readPasted } from './pasted.ts'

test.each<[string, string | null]>([
  ['https://kitchen.example/pie', 'https://kitchen.example/pie'],
  ['  HTTP://kitchen.example ', 'HTTP://kitchen.example'],
  ['kitchen.example/pie?x=1', 'https://kitchen.example/pie?x=1'],
  ['www.kitchen.co.uk', 'https://www.kitchen.co.uk'],
  ['Look at this (https://kitchen.example/pie)!', 'https://kitchen.example/pie'],
  ['pie', null],
  ['Leek pie. Serves 4.', null],
  ['javascript:alert(1)', null],
  ['', null],
])('%j holds the link %j', (text, link) => {
  expect(findLink(text)).toBe(link)
})

const TEXT = `Leek pie

Ingredients
2 leeks
200 g pastry

Method
Fry the leeks.
Bake for 40 minutes.`

const HTML = `<meta charset="utf-8"><h1>Leek pie</h1><h2>Ingredients</h2><ul><li>2 leeks</li><li>200 g pastry</li></ul>
<h2>Method</h2><ol><li>Fry the leeks.</li><li>Bake for 40 minutes.</li></ol>`

const link = 'kitchen.example/leek-pie'

test.each([
  ['its words', { text: TEXT, html: '', link }],
  ['its source', { text: `<!doctype html><body>${HTML}</body>`, html: '', link }],
  [
    'a source that an editor has coloured',
    { text: HTML, html: '<pre><b>&lt;h1&gt;</b></pre>', link },
  ],
  ['a part of it', { text: 'Leek pie Ingredients 2 leeks', html: HTML, link }],
  ['a part of it that says less than its words', { text: TEXT, html: '<b>Leek pie</b>', link }],
])('a page pasted as %s becomes a recipe with its source', (_, pasted) => {
  expect(readPasted(pasted)?.recipe).toMatchObject({
    name: 'Leek pie',
    ingredients: [{ name: 'leeks' }, { name: 'pastry' }],
    method: ['Fry the leeks.', 'Bake for 40 minutes.'],
    source_type: 'website',
    source_url: 'https://kitchen.example/leek-pie',
  })
})

test('without a link there is no source', () => {
  expect(readPasted({ text: TEXT, html: '', link: '' })?.recipe).toMatchObject({
    source_type: null,
    source_url: null,
  })
})

test.each(['', 'Hello', '<p>Just a moment...</p>', '<div>', 'https://kitchen.example'])(
  '%j holds no recipe',
  (text) => {
    expect(readPasted({ text, html: '', link })).toBeNull()
  },
)

test('the JSON of a recipe alone is read, and its own address is the source', () => {
  const json = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Leek Pie',
    url: 'https://pies.example.org/leek#recipe',
    recipeIngredient: ['2 leeks'],
    recipeInstructions: [{ '@type': 'HowToSection', name: 'Pie', itemListElement: ['Bake it.'] }],
  })
  for (const text of [json, `<html><script type="application/ld+json">${json}</script></html>`]) {
    expect(readPasted({ text, html: '', link: '' })?.recipe).toMatchObject({
      name: 'Leek Pie',
      method: ['Bake it.'],
      source_type: 'website',
      source_url: 'https://pies.example.org/leek',
    })
  }
})
