/** Photos in R2. Speaks R2 and nothing else; what may be a photo is decided in `features/images`. */
import { isPhotoKey, mediaTypeOf, newPhotoKey, photoUrl } from './photo-keys.ts'
import type { ImageKind } from './walk-image.ts'

/** Stores a photo under a new key and gives its address. Throws what R2 throws. */
export async function putPhoto(
  bucket: R2Bucket,
  bytes: Uint8Array,
  kind: ImageKind,
): Promise<string> {
  const key = newPhotoKey(kind)
  await bucket.put(key, bytes, { httpMetadata: { contentType: mediaTypeOf(kind) } })
  return photoUrl(key)
}

/** The photo with its bytes; `null` when there is none or the key is none of ours. */
export async function getPhoto(bucket: R2Bucket, key: string): Promise<R2ObjectBody | null> {
  return isPhotoKey(key) ? bucket.get(key) : null
}
