import { expect, test } from 'vitest'
import { findLinks } from './links.ts'

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
  expect(findLinks(text)).toEqual(links)
})
