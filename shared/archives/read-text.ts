/** Recipes out of one text, of whichever keeper it is. Knows no zips. No I/O. */
import { completeRecipe } from '../imports/draft.ts'
import { readRecipePage } from '../imports/page.ts'
import { ArchiveError } from './fault.ts'
import { type FoundRecipe, foundRecipe } from './found-recipe.ts'
import { isOurs, type OtherRows, otherRowsIn, readOurs } from './kitchen.ts'
import { isObject, type JsonObject, objectsIn } from './loose-values.ts'
import { isMealie, readMealie } from './mealie.ts'
import { isMealieBackup, readMealieBackup } from './mealie-backup.ts'
import { isPaprika, readPaprika } from './paprika.ts'
import type { PhotoFinder } from './photos.ts'
import { PUBLISHER } from './recipe-json-ld.ts'
import { readRecipeSageXml } from './recipesage-xml.ts'
import { readSchemaOrg } from './schema-org.ts'
import { isTandoor, readTandoor } from './tandoor.ts'

/** Who wrote the file. */
export type Origin =
  | 'Dollop'
  | 'Mealie'
  | 'Tandoor'
  | 'Paprika'
  | 'RecipeSage'
  | 'JSON-LD'
  | 'a web page'

export type ReadText = { origin: Origin; recipes: FoundRecipe[]; others: OtherRows | null }

type Around = {
  /** Finds photos from the folder of the text, or from one within it. */
  photosOf: (folder: string) => PhotoFinder
  /** Reads the text once more. */
  again: () => Promise<string>
}

/**
 * What the text holds; `null` when it is none of ours to read. Throws `ArchiveError` broken when it
 * begins as JSON and is not.
 */
export function readArchiveText(text: string, around: Around): ReadText | null {
  const start = text.slice(0, 2_000).trimStart()
  if (start.startsWith('{') || start.startsWith('[')) return readJson(parse(text), around)
  if (!start.startsWith('<')) return null
  const isPage = /<!doctype html|<html|<head|<body/i.test(start)
  const listed = isPage ? [] : readRecipeSageXml(text)
  if (listed.length > 0) return { origin: 'RecipeSage', recipes: listed, others: null }
  const page = readRecipePage(text, '')
  const found = page && foundRecipe(completeRecipe(page))
  return found && { origin: 'a web page', recipes: [found], others: null }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ArchiveError({ code: 'broken' }, { cause: error })
  }
}

function readJson(value: unknown, around: Around): ReadText | null {
  const { photosOf } = around
  if (isObject(value) && isMealieBackup(value)) {
    return { origin: 'Mealie', recipes: readMealieBackup(value, photosOf), others: null }
  }
  const isWrapped = isObject(value) && Array.isArray(value.recipes)
  const listed = objectsIn(isWrapped ? value.recipes : value)
  for (const { origin, is, read } of READERS) {
    const theirs = listed.filter(is)
    if (theirs.length === 0) continue
    const recipes = theirs.flatMap((one, place) => read(one, around, place) ?? [])
    return { origin, recipes, others: origin === 'Dollop' ? otherRowsIn(value) : null }
  }
  const recipes = readSchemaOrg(value, photosOf(''))
  const isFromUs = objectsIn(listed[0]?.sdPublisher).some(({ name }) => name === PUBLISHER)
  // RecipeSage wraps its list, and calls notes the author's
  const isSage =
    isWrapped || objectsIn(listed[0]?.comment).some(({ name }) => name === 'Author Notes')
  const origin = isFromUs ? 'Dollop' : isSage ? 'RecipeSage' : 'JSON-LD'
  return recipes.length > 0 ? { origin, recipes, others: null } : null
}

type Reader = {
  origin: Origin
  is: (value: JsonObject) => boolean
  read: (value: JsonObject, around: Around, place: number) => FoundRecipe | null
}

/** Each tells its own recipes by fields that no other keeper has together. */
const READERS: Reader[] = [
  { origin: 'Dollop', is: isOurs, read: (one, { photosOf }) => readOurs(one, photosOf('')) },
  { origin: 'Tandoor', is: isTandoor, read: (one, { photosOf }) => readTandoor(one, photosOf('')) },
  { origin: 'Mealie', is: isMealie, read: (one, { photosOf }) => readMealie(one, photosOf('')) },
  {
    origin: 'Paprika',
    is: isPaprika,
    read: (one, { again }, place) =>
      readPaprika(one, async () => objectsIn(JSON.parse(await again())).filter(isPaprika)[place]),
  },
]
