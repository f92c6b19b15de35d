/** Takes photos in: checks what each is, strips what it tells, stores it. One that fails keeps no other out. */
import type { FailureCode } from '#shared/errors.ts'
import { describeError } from '../../http/describe-error.ts'
import { IMAGE_MAX_BYTES } from '../../http/limits.ts'
import { putPhoto } from '../../storage/photos.ts'
import { fitsPhoto, kindOf, sizeOf } from '../../storage/sniff.ts'
import { stripMetadata } from '../../storage/strip-metadata.ts'

type Added = {
  /** In the order they were sent, without those that failed. */
  urls: string[]
  /** `name` is the file's, as it was sent. */
  failed: { name: string; code: FailureCode }[]
}

/**
 * Stores each image and gives its address, or the code of its failure: `payload_too_large` (bytes),
 * `unsupported_media_type` (first bytes), `validation_failed` (too many pixels, or a file that cannot be
 * followed), `internal` (the store refused). Throws nothing.
 */
export async function addImages(photos: R2Bucket, images: readonly File[]): Promise<Added> {
  const outcomes = await Promise.all(images.map((image) => addImage(photos, image)))
  return {
    urls: outcomes.flatMap((outcome) => ('url' in outcome ? outcome.url : [])),
    failed: outcomes.flatMap((outcome) => ('code' in outcome ? outcome : [])),
  }
}

async function addImage(
  photos: R2Bucket,
  image: File,
): Promise<{ url: string } | { name: string; code: FailureCode }> {
  const { name } = image
  if (image.size > IMAGE_MAX_BYTES) return { name, code: 'payload_too_large' }
  const bytes = new Uint8Array(await image.arrayBuffer())
  const kind = kindOf(bytes)
  if (!kind) return { name, code: 'unsupported_media_type' }
  const stripped = fitsPhoto(sizeOf(bytes, kind)) ? stripMetadata(bytes, kind) : null
  if (!stripped) return { name, code: 'validation_failed' }
  try {
    return { url: await putPhoto(photos, stripped, kind) }
  } catch (error) {
    console.error(`A photo was not stored: ${describeError(error)}`)
    return { name, code: 'internal' }
  }
}
