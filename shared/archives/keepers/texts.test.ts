/** Keepers that write a text a recipe. */
import { expect, test } from 'vitest'
import { oneFile } from '../recipe-files.ts'
import { PHOTO, readFiles, told } from '../testing/read-files.ts'

const CURRY = `---
title: Chickpea Curry
servings: 4 people
time:
  prep: 10 min
  cook: 1h20
course: dinner
tags: [vegan, quick]
source: https://curry.example/
difficulty: easy
---

> Better tomorrow.

== Paste ==
Blend @onions{2}(peeled), @garlic{3%cloves} -- or more
and @ginger in a #food processor{}.

== Curry ==
Heat @oil{1%tbsp}, fry the paste for ~{5%minutes}.\\
Add @chickpeas{2%tins} [- drained -] and @./stocks/vegetable stock{500%ml}.

Simmer in a #pot for ~rest{20%minutes}. Stir in @oil{2%tbsp}, @&ginger and @?coriander{}. Mail me@home.
`

test('Cooklang: metadata, sections, tools, times, notes; what is used twice keeps its amount', async () => {
  const archive = await readFiles({ zip: { 'curry.cook': CURRY, 'curry.jpg': PHOTO } })
  expect([archive.origins, archive.unread]).toEqual([['Cooklang'], []])
  expect(await told(archive)).toEqual([
    {
      name: 'Chickpea Curry',
      servings: 4,
      prep_time: 10,
      cook_time: 80,
      difficulty: 'easy',
      tags: ['dinner', 'vegan', 'quick'],
      course: 'main',
      ingredients: [
        '2||onions, peeled',
        '3|cloves|garlic',
        '||ginger',
        '1|tbsp|oil',
        '2|tins|chickpeas',
        '500|ml|vegetable stock',
        '2|tbsp|oil',
        '||coriander, optional',
      ],
      ingredient_groups: [
        { name: 'Paste', start: 0 },
        { name: 'Curry', start: 3 },
      ],
      method: [
        'Paste: Blend onions (peeled), garlic and ginger in a food processor.',
        'Curry: Heat 1 tbsp oil, fry the paste for 5 minutes.\nAdd chickpeas and vegetable stock.',
        'Simmer in a pot for 20 minutes. Stir in 2 tbsp oil, ginger and coriander. Mail me@home.',
      ],
      chef_notes: 'Better tomorrow.\n\nTools: food processor, pot',
      source_type: 'website',
      source_url: 'https://curry.example/',
      photo: PHOTO,
    },
  ])
})

test('Cooklang: without front matter the file gives the name, old metadata is read, steps alone too', async () => {
  const archive = await readFiles({
    files: {
      'Leek soup.cook': '>> servings: 2\n\nBoil @leeks{3tsp} and @salt.',
      'toast.cook': 'Toast the bread.',
      'blank.cook': '-- nothing yet',
    },
  })
  expect(archive.unread).toEqual([{ name: 'blank.cook', why: 'blank' }])
  expect(await told(archive)).toMatchObject([
    { name: 'Leek soup', servings: 2, ingredients: ['3|tsp|leeks', '||salt'] },
    { name: 'Toast', method: ['Toast the bread.'], remarks: ['no_ingredients'] },
  ])
})

const CHOWDOWN = `
---

layout: recipe
title:  "Roasted Okra"
image: okra.jpg
tags: sides, vegetables

ingredients:
- 1 bunch of okra
- salt, pepper: to taste

directions:
- Wash the okra: well
- Roast.

---

I love me some okra.`

const NOTE = `---
rating: 4
cover: "[[pie.png]]"
tags: [pie]
---
# Pie

Serves 6 | Prep: 20 mins | Cook: 1 hr

Flaky, with *butter*.

## Ingredients

- [ ] 200 g flour

### Filling
- 2 apples
- **1 tsp** [cinnamon](cinnamon.md)

## Instructions

1. Rub the butter
   into the flour.
2. Bake.

## Notes
Keeps two days.

## History
From the village.
`

test('Markdown: lists in the front matter or under headings, photos by name, everything kept', async () => {
  const archive = await readFiles({
    zip: {
      'site/_recipes/okra.md': CHOWDOWN,
      'site/images/okra.jpg': PHOTO,
      'notes/apple-pie.md': NOTE,
      'notes/attachments/pie.png': PHOTO,
      'README.md': '# My recipes\n\nAll of them.',
    },
  })
  expect(archive.origins).toEqual(['Markdown'])
  expect(archive.unread).toEqual([{ name: 'README.md', why: { code: 'unknown' } }])
  expect(await told(archive)).toEqual([
    {
      name: 'Roasted Okra',
      description: 'I love me some okra.',
      servings: 4,
      tags: ['sides', 'vegetables'],
      course: 'side',
      ingredients: ['1|bunch|okra', '||salt, pepper: to taste'],
      method: ['Wash the okra: well', 'Roast.'],
      photo: PHOTO,
    },
    {
      name: 'Pie',
      description: 'Flaky, with butter.',
      servings: 6,
      prep_time: 20,
      cook_time: 60,
      tags: ['pie'],
      ingredients: ['200|g|flour', '2||apples', '1|tsp|cinnamon'],
      ingredient_groups: [{ name: 'Filling', start: 1 }],
      method: ['Rub the butter into the flour.', 'Bake.'],
      chef_notes: 'Keeps two days.\n\nHistory\nFrom the village.',
      photo: PHOTO,
      stars: 4,
    },
  ])
})

test('front matter that cannot be read whole is damage, a text without a recipe is none', async () => {
  const archive = await readFiles({
    files: {
      'good.md': NOTE,
      'bad.md': '---\ntitle: &a b\n---\n## Ingredients\n- salt',
      'empty.md': '# Soup\n\n## Ingredients\n\n## Method\n',
    },
  })
  expect(archive.unread).toEqual([
    { name: 'bad.md', why: 'damaged' },
    { name: 'Soup', why: 'no_recipe' },
  ])
})

test('a file of names and values is a recipe of the CookBook', async () => {
  const yaml =
    'name: Tart\nservings: 4\ningredients:\n  - 3 leeks\n  - "Pastry:"\n  - 200 g flour\ndirections:\n  - Bake.\n'
  expect(await told(await readFiles({ files: { 'tart.yml': yaml } }))).toMatchObject([
    { name: 'Tart', ingredient_groups: [{ name: 'Pastry', start: 1 }], method: ['Bake.'] },
  ])
})

const CAKE = {
  id: '7f8b5d4e-1c4a-4d5e-9f0a-000000000009',
  name: 'Lemon *Cake*',
  description: 'Sharp & sweet_ish.',
  servings: 8,
  prep_time: 15,
  cook_time: 50,
  difficulty: 'medium' as const,
  tags: ['Cake', 'Sweet'],
  ingredients: [
    { name: 'butter, softened', quantity: '225', unit: 'g' },
    { name: 'salt', quantity: '', unit: '' },
  ],
  method: ['Beat the butter.', '# of eggs: 4, beaten.'],
  chef_notes: 'Use unwaxed lemons.\nOr limes.',
  source_type: 'book' as const,
  source_url: null,
  source_book_name: "Nan's tin",
  source_page_number: 12,
  image_url: null,
  course: 'baking' as const,
  ingredient_groups: [{ name: 'For the sponge', start: 1 }],
  nutrition: { per: 'slice', values: { calories: '310 kcal', saturated_fat: '9 g' } },
  canonical_url: 'https://tin.example/cake',
  ratings: [],
  created_at: '2026-11-01T10:00:00.000Z',
  rev: 1,
}

test('our own Markdown comes back as it was, one recipe or several in a file', async () => {
  const bun = {
    ...CAKE,
    name: 'Bun',
    source_type: 'website' as const,
    source_url: 'https://bun.example/',
    source_book_name: null,
    source_page_number: null,
  }
  const text = oneFile([CAKE, bun], 'markdown', '')
  const archive = await readFiles({ files: { 'dollop.md': text } })
  const bodyOf = ({ id, created_at, rev, ratings, ...body }: typeof CAKE | typeof bun) => body
  expect(archive.recipes.map(({ recipe }) => recipe)).toEqual([CAKE, bun].map(bodyOf))
})
