import { expect, test } from 'vitest'
import { sectionsOf } from './sections.ts'

const item = (id: string, category: string | null) => ({ id, category })

test('sections with the most unticked come first, then the alphabet decides', () => {
  const items = [
    item('milk', 'Dairy'),
    item('leek', 'Veg'),
    item('pea', 'Veg'),
    item('bun', 'Bakery'),
  ]
  const titles = (ticked: string[]) =>
    sectionsOf(items, new Set(ticked)).map(({ title, openCount }) => `${title} ${openCount}`)
  expect(titles([])).toEqual(['Veg 2', 'Bakery 1', 'Dairy 1'])
  expect(titles(['leek', 'pea', 'bun'])).toEqual(['Dairy 1', 'Bakery 0', 'Veg 0'])
})

test('unticked items stand before ticked ones, otherwise in the order given', () => {
  const items = [item('a', 'Veg'), item('b', 'Veg'), item('c', 'Veg'), item('d', 'Veg')]
  const [section] = sectionsOf(items, new Set(['a', 'c']))
  expect(section?.items.map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c'])
})

test("no category, a blank one and 'other' are one section", () => {
  const items = [item('a', null), item('b', ' '), item('c', 'other')]
  expect(sectionsOf(items, new Set())).toMatchObject([{ title: 'Other', openCount: 3 }])
})

test('case makes no second section', () => {
  const items = [item('a', 'Dairy'), item('b', 'DAIRY')]
  expect(sectionsOf(items, new Set()).map(({ title }) => title)).toEqual(['Dairy'])
})

test('an empty list has no sections', () => {
  expect(sectionsOf([], new Set())).toEqual([])
})
