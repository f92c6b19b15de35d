import { expect, test } from 'vitest'
import { findLinks, LINKS_MAX } from './links.ts'

test.each([
  [
    'https://a.example/pie\nhttps://b.example/soup',
    ['https://a.example/pie', 'https://b.example/soup'],
  ],
  [
    'Try this (https://a.example/pie), and https://b.example/soup!',
    ['https://a.example/pie', 'https://b.example/soup'],
  ],
  [
    'a.example/pie\n\n www.b.example/soup ',
    ['https://a.example/pie', 'https://www.b.example/soup'],
  ],
  ['https://a.example/pie\nhttp://www.a.example/pie/?utm_source=x#top', ['https://a.example/pie']],
  ['leek pie, see the book\n2.5 cups', []],
  ['', []],
])('in %j stand %j', (text, links) => {
  expect(findLinks(text)).toEqual({ links, left: 0 })
})

test('a hundred are taken, and the rest is counted', () => {
  const text = Array.from({ length: 130 }, (_, at) => `https://a.example/${at}`).join(' ')
  expect(findLinks(text).links).toHaveLength(LINKS_MAX)
  expect(findLinks(text).left).toBe(30)
})
