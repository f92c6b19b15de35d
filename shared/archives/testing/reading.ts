/** Files of keepers made in a test, and the one recipe that comes out of them in few words. */
import { strToU8, type Zippable, zipSync } from 'fflate'
import { expect } from 'vitest'
import type { Ingredient } from '../../recipes/schema.ts'
import { type Archive, readArchive } from '../read-archive.ts'
import { sourceOf } from '../source.ts'

export const json = (value: unknown) => strToU8(JSON.stringify(value))
export const zipped = (files: Zippable) => zipSync(files, { mtime: '2026-01-01' })
export const read = (bytes: Uint8Array) =>
  readArchive([{ name: 'a.file', source: sourceOf(bytes) }])
export const line = ({ quantity, unit, name }: Ingredient) => `${quantity}|${unit}|${name}`

/** A photo that tells itself from any other. */
export const PHOTO = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 254])
export const PHOTO_BASE64 = '/9j/4AECA/4='

/** The one recipe, in few words. */
export async function only({ recipes }: Archive) {
  expect(recipes).toHaveLength(1)
  const [found] = recipes
  if (!found) throw new Error('Nothing was found')
  const { ingredients, ...recipe } = found.recipe
  return {
    ...recipe,
    ingredients: ingredients.map(line),
    photo: found.photo && (await found.photo()),
    stars: found.ratings.map(({ stars }) => stars),
    remarks: found.remarks,
  }
}
