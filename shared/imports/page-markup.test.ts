/** The many ways in which sites mark up one and the same recipe. */
import { expect, test } from 'vitest'
import { readRecipePage } from './page.ts'

const INGREDIENTS = [
  { quantity: '200', unit: 'g', name: 'rice' },
  { quantity: '1', unit: '', name: 'onion, chopped' },
]
const METHOD = ['Boil the rice.', 'Fry the onion.']

const script = (json: string) => `<script type="application/ld+json">${json}</script>`
const node = (fields: object) =>
  script(
    JSON.stringify({
      '@type': 'Recipe',
      name: 'Onion rice',
      recipeIngredient: ['200 g rice', '1 onion, chopped'],
      recipeInstructions: METHOD,
      ...fields,
    }),
  )

test.each<[string, string]>([
  ['type as an address', node({ '@type': 'http://schema.org/Recipe' })],
  ['type in a list, with a prefix', node({ '@type': ['NewsArticle', 'schema:Recipe'] })],
  ['no type at all', node({ '@type': undefined })],
  [
    'the graph pointing to its steps',
    script(
      JSON.stringify({
        '@graph': [
          {
            '@type': 'Recipe',
            name: 'Onion rice',
            recipeIngredient: ['200 g rice', '1 onion, chopped'],
            recipeInstructions: [{ '@id': '#1' }, { '@id': '#2' }],
          },
          { '@id': '#1', '@type': 'HowToStep', text: 'Boil the rice.' },
          { '@id': '#2', '@type': 'HowToStep', text: 'Fry the onion.' },
        ],
      }),
    ),
  ],
  ['ingredients in one text', node({ recipeIngredient: '200 g rice<br>1 onion, chopped' })],
  ['ingredients in lists', node({ recipeIngredient: [['200 g rice'], ['1 onion, chopped']] })],
  [
    'ingredients as things',
    node({
      recipeIngredient: [
        { '@type': 'PropertyValue', name: 'rice', value: 200, unitText: 'g' },
        { name: 'onion, chopped', amount: '1' },
      ],
    }),
  ],
  [
    'an item list of things with quantities',
    node({
      recipeIngredient: {
        itemListElement: [
          { item: { name: 'rice', requiredQuantity: { value: 200, unitText: 'g' } } },
          { name: '1 onion, chopped' },
        ],
      },
    }),
  ],
  [
    'steps in one text of HTML',
    node({ recipeInstructions: '<p>Boil the rice.</p><p>Fry the onion.' }),
  ],
  [
    'steps with encoded HTML',
    node({ recipeInstructions: '&lt;li&gt;Boil the rice.&lt;li&gt;Fry the onion.' }),
  ],
  [
    'steps in one numbered text',
    node({ recipeInstructions: '1) Boil the rice. 2) Fry the onion.' }),
  ],
  [
    'steps with written line breaks',
    node({ recipeInstructions: 'Boil the rice.\\nFry the onion.' }),
  ],
  [
    'steps under numbers',
    node({ recipeInstructions: { 0: { text: METHOD[0] }, 1: { text: METHOD[1] } } }),
  ],
  [
    'directions within steps',
    node({
      recipeInstructions: [
        {
          '@type': 'HowToStep',
          itemListElement: METHOD.map((text) => ({ '@type': 'HowToDirection', text })),
        },
      ],
    }),
  ],
  ['a step list in lists', node({ recipeInstructions: [METHOD] })],
  ['steps that have only names', node({ recipeInstructions: METHOD.map((name) => ({ name })) })],
  [
    'steps that are the first, second',
    node({ recipeInstructions: METHOD.map((text, at) => ({ name: `Step ${at + 1}`, text })) }),
  ],
  [
    'shortcodes left in a step',
    node({
      recipeInstructions: ['Boil the rice. [adthrive-in-post-video-player id="7"]', METHOD[1]],
    }),
  ],
  [
    'microdata, its author first',
    `<div itemscope itemtype="https://schema.org/Recipe"><p itemprop="author" itemscope itemtype="https://schema.org/Person">
<span itemprop="name">Ada</span></p><h1 itemprop="name">Onion rice</h1><ul><li itemprop="recipeIngredient">200 g rice
<li itemprop="recipeIngredient">1 onion, chopped</ul><ol itemprop="recipeInstructions"><li>Boil the rice.</li><li>Fry the onion.</li></ol></div>`,
  ],
  [
    'microdata with steps as things',
    `<div itemscope itemtype="https://schema.org/Recipe"><meta itemprop="name" content="Onion rice">
<span itemprop="recipeIngredient">200 g rice</span><span itemprop="recipeIngredient">1 onion, chopped</span>
<div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><meta itemprop="url" content="/a#1"><p itemprop="text">Boil the rice.</p></div>
<div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><p itemprop="text">Fry the onion.</p></div></div>`,
  ],
  [
    'the older microdata with amounts',
    `<div itemscope itemtype="http://data-vocabulary.org/Recipe"><h1 itemprop="name">Onion rice</h1>
<li itemprop="ingredient" itemscope><span itemprop="amount">200 g</span> <span itemprop="name">rice</span></li>
<li itemprop="ingredient" itemscope><span itemprop="amount">1</span> <span itemprop="name">onion, chopped</span></li>
<div itemprop="instructions"><p>Boil the rice.</p><p>Fry the onion.</p></div></div>`,
  ],
  [
    'RDFa',
    `<div vocab="http://schema.org/" typeof="Recipe"><h1 property="name">Onion rice</h1><div property="author" typeof="Person"><b property="name">Ada</b></div>
<ul><li property="recipeIngredient">200 g rice</li><li property="recipeIngredient">1 onion, chopped</li></ul>
<div property="recipeInstructions">Boil the rice.<br>Fry the onion.</div></div>`,
  ],
  [
    'the older RDFa',
    `<div xmlns:v="http://rdf.data-vocabulary.org/#" typeof="v:Recipe"><h1 property="v:name">Onion rice</h1>
<ul rel="v:ingredient"><li><span property="v:amount">200 g</span> <span property="v:name">rice</span></li><li>1 onion, chopped</li></ul>
<div property="v:instructions"><p>Boil the rice.</p><p>Fry the onion.</p></div></div>`,
  ],
  [
    'h-recipe',
    `<article class="h-recipe"><h1 class="p-name">Onion rice</h1><p class="p-author h-card"><span class="p-name">Ada</span></p>
<ul><li class="p-ingredient">200 g rice</li><li class="p-ingredient">1 onion, chopped</li></ul>
<ol class="e-instructions"><li>Boil the rice.</li><li>Fry the onion.</li></ol></article>`,
  ],
  [
    'hRecipe',
    `<div class="hrecipe"><span class="item"><h2 class="fn">Onion rice</h2></span>
<ul class="ingredients"><li class="ingredient"><span class="amount">200 g</span> <span class="name">rice</span></li><li class="ingredient">1 onion, chopped</li></ul>
<div class="instructions"><ol><li class="instruction">Boil the rice.</li><li class="instruction">Fry the onion.</li></ol></div></div>`,
  ],
  [
    'a card in JSON-LD, the rest in microdata',
    `${script('{"@type":"Recipe","name":"Onion rice","image":"a.jpg"}')}<div itemscope itemtype="https://schema.org/Recipe">
<ul><li itemprop="recipeIngredient">200 g rice</li><li itemprop="recipeIngredient">1 onion, chopped</li></ul>
<div itemprop="recipeInstructions"><p>Boil the rice.<p>Fry the onion.</div></div>`,
  ],
  [
    'a list cut short in JSON-LD, the steps on the page',
    `${script('{"@type":"Recipe","name":"Onion rice","recipeIngredient":["200 g rice","1 onion, chopped"')}
<h3>Method</h3><p>Boil the rice.</p><p>Fry the onion.</p><h3>Comments</h3><p>Nice</p>`,
  ],
])('%s', (_, html) => {
  const page = `<html><head><title>Food</title></head><body>${html}<footer>2024</footer></body></html>`
  expect(readRecipePage(page, '')).toMatchObject({
    name: 'Onion rice',
    ingredients: INGREDIENTS,
    method: METHOD,
  })
})

test.each<[string, string, number | null]>([
  ['PT1H30M', 'ISO', 90],
  ['P0DT0H20M0S', 'ISO with zeros', 20],
  ['P0Y0M0DT0H35M0.000S', 'ISO with all parts', 35],
  ['PT90', 'ISO without a unit', 90],
  ['PT20MIN', 'ISO with a word', 20],
  ['1 hour 10 minutes', 'words', 70],
  ['00:45:00', 'a clock with seconds', 45],
  ['1:15', 'a clock', 75],
  ['25', 'a number', 25],
  ['PT0M', 'nothing', null],
  ['soon', 'no time', null],
])('a cooking time of %s (%s) is read', (cookTime, _, minutes) => {
  expect(readRecipePage(node({ cookTime }), '')?.cook_time).toBe(minutes)
})

test.each<[unknown, number]>([
  [6, 6],
  ['Serves 6', 6],
  [['6', '6 people'], 6],
  [{ '@type': 'QuantitativeValue', value: 6 }, 6],
  ['6-8 portions', 6],
  ['Six', 6],
  ['2 dozen biscuits', 24],
  ['plenty', 4],
])('a yield of %j feeds %i', (recipeYield, servings) => {
  expect(readRecipePage(node({ recipeYield }), '')?.servings).toBe(servings)
})

test('of several whole recipes that is taken which the page is named after', () => {
  const html = `<head><meta property="og:title" content="Onion rice | Example"></head>${node({ name: 'Soup' })}${node({})}`
  expect(readRecipePage(html, '')?.name).toBe('Onion rice')
})

test('diets, categories and cuisines become tags', () => {
  const html = node({
    recipeCategory: 'Dinner, Sides',
    recipeCuisine: ['Indian'],
    suitableForDiet: ['https://schema.org/VeganDiet', 'GlutenFreeDiet'],
  })
  expect(readRecipePage(html, '')?.tags).toEqual([
    'Dinner',
    'Sides',
    'Indian',
    'Vegan',
    'Gluten Free',
  ])
})

test('a picture in the markup is no photo of ours', () => {
  expect(readRecipePage(node({ image: 'https://a.example/x.jpg' }), '')?.image_url).toBeNull()
})
