import { expect, test } from 'vitest'
import {
  gifPhoto,
  jpgPhoto,
  losslessWebpPhoto,
  lossyWebpPhoto,
  pngPhoto,
  webpPhoto,
} from '../testing/photos.ts'
import { kindOf, sizeOf } from './sniff.ts'

test.each([
  ['jpg', jpgPhoto],
  ['png', pngPhoto],
  ['gif', gifPhoto],
  ['webp', webpPhoto],
  ['webp', lossyWebpPhoto],
  ['webp', losslessWebpPhoto],
] as const)('a %s of 3 by 2 pixels is read as that', (kind, bytes) => {
  expect(kindOf(bytes)).toBe(kind)
  expect(sizeOf(bytes, kind)).toEqual({ width: 3, height: 2 })
})

test.each([
  ['nothing', ''],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['another GIF', 'GIF88a------------'],
  ['a RIFF that is sound', 'RIFF\x04\0\0\0WAVEfmt '],
  ['PDF', '%PDF-1.7'],
])('%s is no photo', (_, text) => {
  expect(kindOf(new TextEncoder().encode(text))).toBeNull()
})

test.each([
  ['jpg', jpgPhoto],
  ['png', pngPhoto],
  ['gif', gifPhoto],
  ['webp', webpPhoto],
] as const)('a %s that is cut off anywhere has its size or none', (kind, bytes) => {
  for (let length = 0; length < bytes.length; length++) {
    const size = sizeOf(bytes.subarray(0, length), kind)
    if (size) expect(size).toEqual({ width: 3, height: 2 })
  }
})

test('a JPEG whose picture begins before its size has none', () => {
  expect(sizeOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 2, 0, 0), 'jpg')).toBeNull()
})

test('no pixels are no size', () => {
  const bytes = pngPhoto.slice()
  bytes.set([0, 0, 0, 0], 16)
  expect(sizeOf(bytes, 'png')).toBeNull()
})
