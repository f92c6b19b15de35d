import { gzipSync, strToU8, type Zippable, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { ArchiveError, type ArchiveFault } from './fault.ts'
import { ARCHIVE_LIMITS } from './limits.ts'
import { readArchive } from './read-archive.ts'
import { type Source, sourceOf } from './source.ts'

const named = (source: Source, name = 'a.file') => [{ name, source }]
const json = (value: unknown) => strToU8(JSON.stringify(value))
const zipped = (files: Zippable) => zipSync(files, { mtime: '2026-01-01', level: 9 })
const SOUP = { name: 'Soup', ingredients: 'leeks', directions: 'Boil.' }
const soup = gzipSync(json(SOUP))
const zeros = (bytes: number) => new Uint8Array(bytes)

async function faultOf(bytes: Uint8Array): Promise<ArchiveFault | null> {
  try {
    await readArchive(named(sourceOf(bytes)))
    return null
  } catch (error) {
    if (error instanceof ArchiveError) return error.fault
    throw error
  }
}

const NESTED = zipped({ '1.zip': zipped({ '2.zip': zipped({ 'recipe.json': json(SOUP) }) }) })
const DISGUISED = zipped({ '1.zip': zipped({ 'recipe.json': zipped({ a: json(SOUP) }) }) })

test.each<[string, Uint8Array, ArchiveFault['code']]>([
  ['an empty file', zeros(0), 'empty'],
  ['a photo', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'unknown'],
  ['a shopping list', strToU8('2 leeks\n1 onion'), 'unknown'],
  ['zeros', zeros(100), 'unknown'],
  ['half a JSON', strToU8('{"recipes":[{"name":"So'), 'broken'],
  ['JSON of something else', json({ invoices: [1, 2] }), 'no_recipes'],
  ['an empty list', json([]), 'no_recipes'],
  [
    'a kitchen without recipes',
    json({ exported_at: 'x', recipes: [], profiles: [] }),
    'no_recipes',
  ],
  ['a page without a recipe', strToU8('<html><body>Hello</body></html>'), 'no_recipes'],
  ['XML of something else', strToU8('<feed><entry>Hello</entry></feed>'), 'no_recipes'],
  ['a zip of photos', zipped({ 'a.jpg': zeros(10) }), 'no_recipes'],
  ['an empty zip', zipped({}), 'no_recipes'],
  ['a zip of damaged recipes', zipped({ 'a.paprikarecipe': soup.slice(0, 20) }), 'broken'],
  ['a zip that climbs', zipped({ '../../a.json': json(SOUP) }), 'unsafe_name'],
  ['a zip in a zip that climbs', zipped({ '1.zip': zipped({ '../a.json': soup }) }), 'unsafe_name'],
  ['zips within zips within zips', NESTED, 'nested'],
  ['a zip that calls itself JSON', DISGUISED, 'nested'],
  ['a recipe of zeros', zipped({ 'a.json': zeros(9_000_000), 'b.json': json(SOUP) }), 'bomb'],
  ['a recipe that is a bomb inside a zip', zipped({ '1.zip': zipped({ a: zeros(9e6) }) }), 'bomb'],
])('%s is refused by its reason', async (_what, bytes, code) => {
  expect((await faultOf(bytes))?.code).toBe(code)
})

test('a photo that was chosen by itself is no recipe file, whatever its name', async () => {
  const photo = sourceOf(new Uint8Array([0xff, 0xd8, 0xff]))
  await expect(readArchive(named(photo, 'a.jpg'))).rejects.toMatchObject({
    fault: { code: 'unknown' },
  })
})

test('a damaged recipe is told and the others are read', async () => {
  const archive = await readArchive(
    named(
      sourceOf(
        zipped({
          'a.paprikarecipe': soup,
          'b.paprikarecipe': soup.slice(0, 20),
          'c.zip': strToU8('not a zip'),
          'd.json': strToU8('{'),
          'settings.json': json({ theme: 'dark' }),
          'notes.pdf': strToU8('%PDF'),
          'photo.jpg': zeros(9),
          'style.css': strToU8('a{}'),
        }),
      ),
    ),
  )
  expect(archive.recipes.map(({ recipe }) => recipe.name)).toEqual(['Soup'])
  expect(archive.unread).toEqual([
    { name: 'b.paprikarecipe', why: 'damaged' },
    { name: 'c.zip', why: { code: 'unknown' } },
    { name: 'd.json', why: 'damaged' },
    { name: 'settings.json', why: 'no_recipe' },
    { name: 'notes.pdf', why: 'no_recipe' },
  ])
})

test('a gzip is unpacked no further than a text may go', async () => {
  const limits = { ...ARCHIVE_LIMITS, textBytes: 10_000 }
  const reading = readArchive(named(sourceOf(gzipSync(zeros(10_001)))), { limits })
  await expect(reading).rejects.toMatchObject({ fault: { code: 'bomb' } })
})

test('all that is unpacked together has an end', async () => {
  const files = Array.from({ length: 30 }, (_, at) => [`${at}.json`, json(SOUP)])
  const zip = sourceOf(zipped(Object.fromEntries(files)))
  const all = json(SOUP).length * 30
  const withTotal = (totalBytes: number) =>
    readArchive(named(zip), { limits: { ...ARCHIVE_LIMITS, totalBytes } })
  expect((await withTotal(all)).recipes).toHaveLength(30)
  await expect(withTotal(all - 1)).rejects.toMatchObject({ fault: { code: 'too_large' } })
})

test('more recipes than an import takes are refused, not cut', async () => {
  const many = Array.from({ length: 21 }, (_, at) => ({ ...SOUP, name: `Soup ${at}` }))
  const reading = readArchive(named(sourceOf(json(many))), {
    limits: { ...ARCHIVE_LIMITS, recipes: 20 },
  })
  await expect(reading).rejects.toMatchObject({ fault: { code: 'too_many_recipes' } })
})

test('a file over the limit is refused before a byte is read', async () => {
  const source = {
    size: ARCHIVE_LIMITS.fileBytes + 1,
    read: () => Promise.reject(new Error('It was read')),
  }
  await expect(readArchive(named(source))).rejects.toMatchObject({ fault: { code: 'too_large' } })
})

test.each([
  [
    'instructions',
    { name: 'x', directions: '**'.repeat(100_000), ingredients: '[('.repeat(50_000) },
  ],
  ['markup', { name: '<'.repeat(100_000), directions: '![]('.repeat(50_000), ingredients: '' }],
  ['templates', { name: 'x', steps: [{ instruction: '{{ ingredients['.repeat(30_000) }] }],
])('%s made to make a reader slow are read in a moment', async (_what, value) => {
  const before = performance.now()
  await readArchive(named(sourceOf(json(value))))
  expect(performance.now() - before).toBeLessThan(6_000)
})

test.each([
  ['Cooklang', '@a{', '@a{1}('],
  ['Markdown', '## Ingredients\n', '[['],
  ['emphasis', '## Ingredients\n', '**_`'],
  ['photos', '## Ingredients\n', '![a]('],
  ['a table', 'title,main ingredient,ingredients,directions\n', '"",'],
  [
    'a page',
    '<!doctype html><div class="recipe-details"><p itemprop="recipeDirections">',
    '<b class="recipe">',
  ],
])('%s made to make a reader slow is read in a moment', async (_what, start, piece) => {
  const before = performance.now()
  for (const text of [start + piece.repeat(20_000), (start + piece).repeat(500)]) {
    await faultOf(strToU8(text))
  }
  expect(performance.now() - before).toBeLessThan(10_000)
})

test.each([
  ['nothing but nulls', { name: null, ingredients: '', directions: null, categories: null }],
  ['numbers for words', { name: 5, ingredients: '', directions: 7, servings: [], photos: 'x' }],
  ['lists in lists', { name: [['x']], recipe_ingredient: [[[]]], recipe_instructions: [null, 5] }],
  ['things for words', { name: {}, steps: [{ instruction: {}, ingredients: [null, {}, 'x'] }] }],
  ['a ring of types', { '@type': 'Recipe', name: { name: { name: {} } }, recipeIngredient: {} }],
])('%s throw nothing but a refusal', async (_what, value) => {
  const fault = await faultOf(json([value, { ...SOUP }]))
  expect([null, 'no_recipes']).toContain(fault?.code ?? null)
})

test('of files chosen together, those are named that gave recipes', async () => {
  const text = (words: string) => sourceOf(strToU8(words))
  const archive = await readArchive([
    { name: 'empty.md', source: text('') },
    {
      name: 'box/soup.md',
      source: text('# Soup\n\n## Ingredients\n- 2 leeks\n\n## Method\n1. Cook.\n'),
    },
    { name: 'letter.txt', source: text('Dear all, the weather is fine.') },
  ])
  expect(archive.recipes.map(({ recipe }) => recipe.name)).toEqual(['Soup'])
  expect(archive.from).toEqual(['box/soup.md'])
})
