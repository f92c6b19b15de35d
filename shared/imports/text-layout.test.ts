/** Pages as words with boxes, put into reading order. */
import { expect, test } from 'vitest'
import { type PageWord, pageText } from './text-layout.ts'

const HEIGHT = 20
const LETTER = 10

/** A line of print at `left` and `top`. */
function print(text: string, left: number, top: number, height = HEIGHT): PageWord[] {
  let at = left
  return text.split(' ').map((word) => {
    const width = word.length * LETTER * (height / HEIGHT)
    const box = { left: at, right: at + width, top, bottom: top + height }
    at += width + 6
    return { text: word, confidence: 95, ...box }
  })
}

const list = (lines: string[], left: number, top: number) =>
  lines.map((line, at) => print(line, left, top + at * 30))

test('columns are read one after the other, also when their lines were run together', () => {
  const left = list(['Ingredients', '2 eggs, beaten', '50 g plain flour', '1 lemon'], 0, 100)
  const right = list(['Method', '1. Beat the eggs.', '2. Stir in the flour', 'and bake.'], 400, 100)
  const together = left.map((line, at) => [...line, ...(right[at] ?? [])])
  const page = pageText([print('Lemon Buns', 0, 0, 40), ...together])
  expect(page.text).toBe(
    '# Lemon Buns\n\nIngredients\n2 eggs, beaten\n50 g plain flour\n1 lemon\n\nMethod\n1. Beat the eggs.\n2. Stir in the flour\nand bake.',
  )
})

test('a list in two columns ends where the method begins', () => {
  const page = pageText([
    ...list(['Ingredients', '2 red onions', '50 g butter', '1 lemon'], 0, 0),
    ...list(['3 fat leeks', '9 small potatoes', '1 bay leaf'], 400, 30),
    ...list(['Method', 'Melt the butter and fry everything until it is golden.', 'Serve.'], 0, 160),
  ])
  expect(page.text.split('\n').filter(Boolean)).toEqual([
    'Ingredients',
    '2 red onions',
    '50 g butter',
    '1 lemon',
    '3 fat leeks',
    '9 small potatoes',
    '1 bay leaf',
    'Method',
    'Melt the butter and fry everything until it is golden.',
    'Serve.',
  ])
})

test('amounts in a column of their own stay with their foods', () => {
  const page = pageText([
    ...list(['200 g', '2 tsp', '4'], 0, 0),
    ...list(['plain flour', 'baking powder', 'eggs'], 200, 0),
  ])
  expect(page.text).toBe('200 g plain flour\n2 tsp baking powder\n4 eggs')
})

test('a wider gap between lines is a blank line', () => {
  const lines = [0, 30, 60, 110, 140, 170].map((top) => print('so it goes on', 0, top))
  expect(pageText(lines).text.split('\n').indexOf('')).toBe(3)
})

test('amounts of which the reader is not sure are told, specks are left out', () => {
  const unsure = print('4 tbsp honey', 0, 30).map((word) => ({ ...word, confidence: 60 }))
  const speck = { text: '~', confidence: 9, left: 0, top: 90, right: 9, bottom: 99 }
  const page = pageText([print('2 eggs', 0, 0), unsure, [speck], print('1% tsp salt', 0, 60)])
  expect(page).toEqual({
    text: '2 eggs\n4 tbsp honey\n1% tsp salt',
    doubts: ['4 tbsp honey', '1% tsp salt'],
  })
})

test('a page without words is an empty text, and a full one is put in order soon', () => {
  expect(pageText([])).toEqual({ text: '', doubts: [] })
  const columns = Array.from({ length: 450 }, (_, at) =>
    print('ten words', (at % 3) * 300, at * 10),
  )
  const stairs = Array.from({ length: 450 }, (_, at) => print('word', at * 100, at * 30))
  const start = performance.now()
  for (const many of [columns, stairs, [...stairs, ...columns]]) pageText(many)
  expect(performance.now() - start).toBeLessThan(6_000)
})
