/** The illustrator: same words, same picture; markup that no recipe can bend. */
import { expect, test } from 'vitest'
import { recipeArtUrl, spotUrl } from './art-url.ts'
import { MOTIFS, type MotifName } from './motifs.ts'
import { brandPatternUrl } from './pattern.ts'
import { hash, pick } from './pick.ts'

function recipe(name: string, tags: string[] = [], ingredients: string[] = []) {
  return { name, tags, ingredients: ingredients.map((one) => ({ name: one })) }
}

function svgOf(url: string): string {
  expect(url.startsWith('data:image/svg+xml,')).toBe(true)
  return decodeURIComponent(url.slice('data:image/svg+xml,'.length))
}

test('the same words give the same picture, other words another', () => {
  const url = recipeArtUrl(recipe('Lemon Chicken Orzo', ['Chicken']))
  expect(recipeArtUrl(recipe('Lemon Chicken Orzo', ['Chicken']))).toBe(url)
  expect(recipeArtUrl(recipe('Prawn Laksa'))).not.toBe(url)
  expect(recipeArtUrl(recipe('Lemon Chicken Orzo', ['Chicken']), { wide: true })).not.toBe(url)
})

test('the name outweighs ingredients, ingredients outweigh tags', () => {
  const cases: [ReturnType<typeof recipe>, MotifName, string][] = [
    [recipe('Fish pie', ['Spicy'], ['potato']), 'fish', 'sky|jade'],
    [recipe('Supper', ['Spicy'], ['broccoli']), 'broc', 'tomato|carrot'],
    [recipe('Sticky toffee pudding'), 'pudding', 'rhubarb'],
    [recipe('Beef stew', [], ['carrot']), 'steak', 'fig'],
  ]
  for (const [words, motif, palettes] of cases) {
    const picked = pick(words)
    expect([words.name, picked.motifs.slice(0, 2).includes(motif)]).toEqual([words.name, true])
    expect(palettes.split('|')).toContain(picked.palette)
  }
})

test('a recipe without a known word still gets four motifs', () => {
  for (const name of ['', 'Zzz', '🍲', 'Ö'.repeat(100_000)]) {
    expect(new Set(pick(recipe(name)).motifs).size).toBe(4)
  }
})

test('every layout comes up, and each is sound XML without a trace of the name', () => {
  const layouts = new Set<string>()
  for (let index = 0; index < 60; index += 1) {
    const words = recipe(`"><script>evil${index}()</script>&<`, ['<b>'], ["' onload='x"])
    layouts.add(pick(words).layout)
    for (const wide of [false, true]) {
      const svg = svgOf(recipeArtUrl(words, { wide }))
      expect(svg).not.toMatch(/script|evil|onload|var\(|undefined|NaN/)
      expectBalanced(svg)
    }
  }
  expect([...layouts].sort()).toEqual(['hero', 'plate', 'scatter', 'shelf', 'tile'])
})

test('what a picture uses, it defines', () => {
  for (let index = 0; index < 30; index += 1) {
    const svg = svgOf(recipeArtUrl(recipe(`Pasta ${index}`)))
    const defined = new Set([...svg.matchAll(/ id='([^']+)'/g)].map((match) => match[1]))
    const used = [...svg.matchAll(/href='#([^']+)'/g)].map((match) => match[1])
    expect(used.length).toBeGreaterThan(4)
    expect(used.filter((id) => !defined.has(id))).toEqual([])
  }
})

test('an address may stand in double quotes and survives as one token', () => {
  const addresses = [recipeArtUrl(recipe('Laksa')), brandPatternUrl()]
  for (const motif of Object.keys(MOTIFS) as MotifName[]) addresses.push(spotUrl(motif))
  for (const url of addresses) {
    expect(url).not.toMatch(/["<>#\n]/)
    expectBalanced(svgOf(url))
  }
})

test('there are 35 motifs, and hashing is 32 bit and unsigned', () => {
  expect(Object.keys(MOTIFS).length).toBe(35)
  expect([hash(''), hash('a'), hash('Dollop')]).toEqual([2166136261, 3826002220, hash('Dollop')])
  expect(hash('Dollop')).toBeGreaterThanOrEqual(0)
})

function expectBalanced(svg: string) {
  const open: string[] = []
  for (const [, closing, name, selfClosing] of svg.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
    if (selfClosing) continue
    if (closing) expect(open.pop()).toBe(name)
    else open.push(name ?? '')
  }
  expect(open).toEqual([])
}
