/** What every reader of another keeper's files is: how it knows them, and what it gives. Reads nothing itself. */
import type { ArchiveFault } from './fault.ts'
import type { FoundRecipe } from './found-recipe.ts'
import type { OtherRows } from './keepers/kitchen.ts'
import { isObject, type JsonObject, textIn } from './loose-values.ts'
import type { PhotoFinder } from './photos.ts'

/** A text of an archive. `listed` is what its JSON holds: a list's entries, or the one value. */
export type Doc = {
  path: string
  text: string
  form: 'json' | 'xml' | 'html' | 'text'
  value: unknown
  listed: readonly unknown[]
}

/** What can be had beside the text. */
export type Around = {
  /** Finds photos from the folder of the text, or from one within it. */
  photosOf: (folder: string) => PhotoFinder
  /** Reads the text once more: what is large is not kept meanwhile. */
  again: () => Promise<string>
}

/** Why something did not come in: damaged, holding no recipe, a recipe of nothing, or refused. */
export type Unread = { name: string; why: 'damaged' | 'no_recipe' | 'blank' | ArchiveFault }

/** Everything in a text: what is not in `recipes` is told in `unread`. */
export type Reading = { recipes: FoundRecipe[]; unread: Unread[]; others?: OtherRows | null }

/** `recognise` goes by what stands in the text; the first in the table that does reads all of it. */
export type Keeper = {
  name: string
  recognise: (doc: Doc) => boolean
  read: (doc: Doc, around: Around) => Reading
}

/** Entries one by one: `undefined` is no recipe at all, `null` one that holds nothing. */
export function readEach<T>(
  entries: readonly T[],
  read: (entry: T, place: number) => FoundRecipe | null | undefined,
  nameOf: (entry: T) => string,
): Reading {
  const reading: Reading = { recipes: [], unread: [] }
  for (const [place, entry] of entries.entries()) {
    const found = read(entry, place)
    const name = nameOf(entry).slice(0, 100) || `Recipe ${place + 1}`
    if (found) reading.recipes.push(found)
    else reading.unread.push({ name, why: found === null ? 'blank' : 'no_recipe' })
  }
  return reading
}

type JsonKeeper = {
  name: string
  is: (value: JsonObject) => boolean
  read: (value: JsonObject, around: Around, place: number) => FoundRecipe | null
}

/** A keeper whose recipes are objects in JSON, alone or in a list, told by their fields. */
export function keeperOfObjects({ name, is, read }: JsonKeeper): Keeper {
  return {
    name,
    recognise: ({ listed }) => listed.some((one) => isObject(one) && is(one)),
    read: ({ listed, path }, around) =>
      readEach(
        listed,
        (one, place) => (isObject(one) && is(one) ? read(one, around, place) : undefined),
        (one) => (isObject(one) && nameIn(one)) || (listed.length === 1 ? path : ''),
      ),
  }
}

function nameIn(value: JsonObject): string {
  return textIn(value.name) || textIn(value.title)
}

/** The object that stood at this place, read once more: for what is too large to be kept. */
export async function objectAgain(again: Around['again'], place: number): Promise<JsonObject> {
  const one = listedIn(JSON.parse(await again()))[place]
  return isObject(one) ? one : {}
}

/** A list's entries, those of a list that is wrapped as `recipes`, or the one value. */
export function listedIn(value: unknown): readonly unknown[] {
  const inner = isObject(value) && Array.isArray(value.recipes) ? value.recipes : value
  return Array.isArray(inner) ? inner : [inner]
}
