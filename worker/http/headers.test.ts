import { expect, test } from 'vitest'
import assetHeaders from '../../web/public/_headers?raw'
import { PAGE_HEADERS } from './headers.ts'

test('an asset has the headers of a page, to the letter', () => {
  const [, everywhere = ''] = /^\/\*\n((?: {2}.+\n)+)/.exec(assetHeaders) ?? []
  const lines = everywhere
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/: (.*)/))
  expect(Object.fromEntries(lines.map(([name, value]) => [name, value]))).toEqual(PAGE_HEADERS)
})
