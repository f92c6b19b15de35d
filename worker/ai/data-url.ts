/** Bytes as base64, and a picture as a data URL. */
import type { ImageKind } from '../storage/walk-image.ts'

const TYPES: Record<ImageKind, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
}

/** Divisible by three, so that pieces of base64 join without padding between them. */
const CHUNK_BYTES = 24_576

export function dataUrl(image: Uint8Array, kind: ImageKind): string {
  return `data:${TYPES[kind]};base64,${base64(image)}`
}

export function base64(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES))))
  }
  return pieces.join('')
}
