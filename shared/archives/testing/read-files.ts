/** Archives for tests, made of texts and bytes, and what was read out of them in few words. */
import { strToU8, type Zippable, zipSync } from 'fflate'
import { type Archive, readArchive } from '../read-archive.ts'
import { sourceOf } from '../source.ts'

/** A photo that tells itself from any other, and the same as keepers write it into a text. */
export const PHOTO = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 254])
export const PHOTO_BASE64 = '/9j/4AECA/4='

type Files = Record<string, string | Uint8Array>

const bytesOf = (file: string | Uint8Array) => (typeof file === 'string' ? strToU8(file) : file)

/** Reads files chosen one by one, or a zip of them. */
export function readFiles({ files = {}, zip }: { files?: Files; zip?: Files }): Promise<Archive> {
  const packed: Zippable = Object.fromEntries(
    Object.entries(zip ?? {}).map(([path, file]) => [path, bytesOf(file)]),
  )
  const all: Files = zip ? { ...files, 'a.zip': zipSync(packed, { mtime: '2026-01-01' }) } : files
  return readArchive(
    Object.entries(all).map(([name, file]) => ({ name, source: sourceOf(bytesOf(file)) })),
  )
}

/** Each recipe without what it does not say; ingredients as 'amount|unit|name', stars as a number. */
export function told({ recipes }: Archive): Promise<Record<string, unknown>[]> {
  return Promise.all(
    recipes.map(async ({ recipe, photo, photoUrl, ratings, remarks }) => {
      const said = {
        ...recipe,
        ingredients: recipe.ingredients.map(
          ({ quantity, unit, name }) => `${quantity}|${unit}|${name}`,
        ),
        photo: photo && (await photo()),
        photoUrl,
        stars: ratings[0]?.stars ?? null,
        remarks,
      }
      return Object.fromEntries(
        Object.entries(said).filter(([, value]) => value !== null && !isNothing(value)),
      )
    }),
  )
}

function isNothing(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
