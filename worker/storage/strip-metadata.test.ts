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
import { sizeOf } from './sniff.ts'
import { stripMetadata } from './strip-metadata.ts'
import { asciiAt, type ImageKind } from './walk-image.ts'

const textOf = (bytes: Uint8Array | null) => asciiAt(bytes ?? new Uint8Array(), 0, 5_000)

/** A file with some bytes put in at a place. */
function withBytes(bytes: Uint8Array, at: number, text: string): Uint8Array {
  const added = Uint8Array.from(text, (byte) => byte.charCodeAt(0))
  return Uint8Array.of(...bytes.subarray(0, at), ...added, ...bytes.subarray(at))
}

test.each([
  ['jpg', jpgPhoto],
  ['png', pngPhoto],
  ['webp', webpPhoto],
] as const)('a %s loses its EXIF and XMP and keeps its picture', (kind, bytes) => {
  expect(textOf(bytes)).toContain('Secret')
  const stripped = stripMetadata(bytes, kind)
  expect(textOf(stripped)).not.toMatch(/Secret|Exif|EXIF|eXIf|XMP|xmp/)
  expect(stripped && sizeOf(stripped, kind)).toEqual({ width: 3, height: 2 })
  expect(stripped && stripMetadata(stripped, kind)).toEqual(stripped)
})

test.each([
  ['gif', gifPhoto],
  ['webp', lossyWebpPhoto],
  ['webp', losslessWebpPhoto],
] as const)('a %s without metadata stays as it is', (kind, bytes) => {
  expect(stripMetadata(bytes, kind)).toEqual(bytes)
})

test('a JPEG keeps its colour profile and loses its comment', () => {
  const icc = '\xff\xe2\0\x10ICC_PROFILE\0\x01\x01'
  const stripped = stripMetadata(withBytes(jpgPhoto, 2, `${icc}\xff\xfe\0\x08Secret`), 'jpg')
  expect(textOf(stripped)).toContain('ICC_PROFILE')
  expect(textOf(stripped)).not.toContain('Secret')
})

test.each([
  ['a text chunk', '\0\0\0\x06tEXtSecretCRC!'],
  ['a chunk of its own', '\0\0\0\x06seCrSecretCRC!'],
])('a PNG loses %s', (_, chunk) => {
  expect(stripMetadata(withBytes(pngPhoto, 33, chunk), 'png')).toEqual(
    stripMetadata(pngPhoto, 'png'),
  )
})

test.each([
  ['its comment', '!\xfe\x06Secret\0'],
  ["another program's block", '!\xff\x0bXMP DataXMP\x06Secret\0'],
])('a GIF loses %s and keeps playing', (_, block) => {
  expect(stripMetadata(withBytes(gifPhoto, 13 + 12, block), 'gif')).toEqual(gifPhoto)
})

test('a WebP says how long it is now and promises no metadata', () => {
  const stripped = stripMetadata(webpPhoto, 'webp') as Uint8Array
  const view = new DataView(stripped.buffer)
  expect(view.getUint32(4, true)).toBe(stripped.length - 8)
  expect(view.getUint8(20) & 0x0c).toBe(0)
})

test('the frames of a WebP lose what they tell, and say how long they are now', () => {
  const plain = animatedWebp([{}, {}])
  const telling = animatedWebp([{ chunks: 'EXIF\x06\0\0\0SecretseCr\x05\0\0\0Secr!\0' }, {}])
  expect(stripMetadata(telling, 'webp')).toEqual(plain)
  expect(stripMetadata(plain, 'webp')).toEqual(plain)
})

test('a frame of a WebP that holds frames is refused', () => {
  const frame = `ANMF\x10\0\0\0${'\0'.repeat(16)}`
  expect(stripMetadata(animatedWebp([{ chunks: frame }]), 'webp')).toBeNull()
})

test.each([
  ['jpg', jpgPhoto],
  ['png', pngPhoto],
  ['gif', gifPhoto],
  ['webp', lossyWebpPhoto],
] as const)('what stands behind the end of a %s goes', (kind, bytes) => {
  expect(stripMetadata(withBytes(bytes, bytes.length, 'Secret'), kind)).toEqual(
    stripMetadata(bytes, kind),
  )
})

test.each([
  ['jpg', jpgPhoto, 300],
  ['png', pngPhoto, 300],
  ['gif', gifPhoto, 100],
  ['webp', webpPhoto, 300],
] as const)('a %s that cannot be followed to its end is refused', (kind, bytes, length) => {
  expect(stripMetadata(bytes.subarray(0, length), kind)).toBeNull()
})

test('a JPEG cut off in the middle of its picture keeps what there is', () => {
  const cut = jpgPhoto.subarray(0, jpgPhoto.length - 6)
  expect(textOf(stripMetadata(cut, 'jpg'))).not.toContain('Secret')
})

test.each([
  ['jpg', jpgPhoto],
  ['png', pngPhoto],
  ['gif', gifPhoto],
  ['webp', webpPhoto],
  ['webp', animatedWebp([{}, {}])],
] satisfies [ImageKind, Uint8Array][])('no byte changed in a %s makes it throw', (kind, bytes) => {
  for (let at = 0; at < bytes.length; at++) {
    for (const value of [0x00, 0x7f, 0xff]) {
      const broken = bytes.slice()
      broken[at] = value
      expect(stripMetadata(broken, kind)?.length ?? 0).toBeLessThanOrEqual(bytes.length + 1)
    }
  }
})
