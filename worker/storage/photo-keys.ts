/** Names of photos in R2: a random UUID with the extension of what the bytes are, never a file's own name. */
import { IMAGE_URL } from '#shared/recipes/schema.ts'
import type { ImageKind } from './walk-image.ts'

const TYPES: Record<ImageKind, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
}

/** A key nobody has: 'f81d…-….jpg'. */
export function newPhotoKey(kind: ImageKind): string {
  return `${crypto.randomUUID()}.${kind}`
}

/** The address that a recipe stores, on our own origin. */
export function photoUrl(key: string): string {
  return `/images/${key}`
}

/** True for what `newPhotoKey` can have made. Checked before R2 is asked for anything. */
export function isPhotoKey(key: string): boolean {
  return IMAGE_URL.test(photoUrl(key))
}

/** The media type of a photo, by its kind. */
export function mediaTypeOf(kind: ImageKind): string {
  return TYPES[kind]
}
