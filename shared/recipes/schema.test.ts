import { expect, test } from 'vitest'
import { RecipeDraft } from './schema.ts'

const TOAST = {
  name: 'Toast',
  servings: 1,
  ingredients: [{ name: 'bread' }],
  method: ['Toast it.'],
  source_type: 'website',
}

test.each([
  ['https://kitchen.example/toast', 'https://kitchen.example/toast'],
  [' http://kitchen.example ', 'http://kitchen.example'],
  ['HTTPS://kitchen.example/?q=a@b', 'HTTPS://kitchen.example/?q=a@b'],
  ['https://kitchen.example/@cook', 'https://kitchen.example/@cook'],
  ['  ', null],
])('the web address %j is kept as %j', (source_url, kept) => {
  expect(RecipeDraft.parse({ ...TOAST, source_url }).source_url).toBe(kept)
})

test.each([
  ['ftp://kitchen.example/'],
  ['javascript:alert(1)'],
  ['kitchen.example'],
  ['https://'],
  ['https://me@kitchen.example/'],
  ['https://me:pass@kitchen.example/'],
  ['http:///me@kitchen.example/'],
  ['http:me@kitchen.example/'],
  ['https:\\\\me@kitchen.example/'],
  ['https://kitchen.example\\@elsewhere.example/'],
  ['https://kitchen\n.example/'],
  ['https://kitchen.example/\t'.concat('a')],
  ['https://kitchen.example/\u0007'],
  ['https://kitchen.example/\ud800'],
  [`https://kitchen.example/${'a'.repeat(2_000)}`],
])('the web address %j is refused', (source_url) => {
  const { error } = RecipeDraft.safeParse({ ...TOAST, source_url })
  expect(error?.issues[0]?.path).toEqual(['source_url'])
})
