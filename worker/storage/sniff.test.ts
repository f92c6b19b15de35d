import { expect, test } from 'vitest'
import {
  animatedWebp,
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

/** A file whose bytes at a place are others. */
function changed(bytes: Uint8Array, at: number, ...values: number[]): Uint8Array {
  const copy = bytes.slice()
  copy.set(values, at)
  return copy
}

const gifFrameAt = gifPhoto.indexOf(0x2c, 13 + 12)
const jpgFrameAt = jpgPhoto.findIndex((byte, at) => byte === 0xff && jpgPhoto[at + 1] === 0xc0)
const secondFrame = changed(jpgPhoto.slice(jpgFrameAt, jpgFrameAt + 19), 5, 0xff, 0xfe, 0xff, 0xfd)
const jpgOfTwo = Uint8Array.of(
  ...jpgPhoto.subarray(0, jpgPhoto.length - 2),
  ...secondFrame,
  ...jpgPhoto.subarray(jpgPhoto.length - 2),
)
/** A still picture in a wrapping that says less. */
const webpOfMore = changed(lossyWebpPhoto, 26, 0xff, 0x3f, 0xfe, 0x3f)

test.each([
  ['a GIF', 'gif', changed(gifPhoto, gifFrameAt + 5, 0xff, 0xff, 0xfe, 0xff), 65_535, 65_534],
  ['a GIF far to the right', 'gif', changed(gifPhoto, gifFrameAt + 1, 0x10, 0x27), 10_003, 2],
  ['a JPEG, after the picture', 'jpg', jpgOfTwo, 65_533, 65_534],
  ['a WebP', 'webp', animatedWebp([{}, { width: 20_000, height: 40 }]), 20_000, 40],
  ['a WebP far to the right', 'webp', animatedWebp([{ x: 20_000 }]), 20_003, 2],
  ['a WebP in its own chunk', 'webp', withChunkOf(webpOfMore), 16_383, 16_382],
] as const)(
  'a frame of %s that is larger than the header says counts',
  (_, kind, bytes, width, height) => {
    expect(sizeOf(bytes, kind)).toEqual({ width, height })
  },
)

/** An animation of 3 by 2 pixels with the picture of another file in its frame. */
function withChunkOf(still: Uint8Array): Uint8Array {
  return animatedWebp([{ chunks: String.fromCharCode(...still.subarray(12)) }])
}
