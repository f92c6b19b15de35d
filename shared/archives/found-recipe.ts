/** A recipe found in an archive: ready to be saved, with what must be told about it. Keeps nothing open. */

import { countCodePoints } from '../fields.ts'
import { completeRecipe, type ImportedRecipe, readMinutes } from '../imports/draft.ts'
import { fitAddress } from '../imports/fit-parts.ts'
import { oneLine } from '../imports/fit-text.ts'
import { type RatingDraft, STARS_MAX } from '../recipes/ratings.ts'
import { RECIPE_LIMITS, RecipePatch } from '../recipes/schema.ts'
import { courseIn } from './course-words.ts'

/** Reads the photo's bytes when they are wanted; `null` when they are not there after all. */
export type Photo = () => Promise<Uint8Array | null>

/** What the person must hear: what is missing, what did not fit, and a photo that is only a link. */
export type Remark = 'no_ingredients' | 'no_method' | 'shortened' | 'photo_elsewhere'

/** Whose a rating is: `null` is whoever kept the recipes elsewhere. */
export type FoundRating = RatingDraft & { profile_id: string | null }

/**
 * `recipe` is a valid body for creating one once it has an id; `id` is that of our own file, else
 * `null`. `photoUrl` is where the photo is when the archive has only its address.
 */
export type FoundRecipe = {
  recipe: ImportedRecipe
  id: string | null
  photo: Photo | null
  photoUrl: string | null
  ratings: FoundRating[]
  remarks: Remark[]
}

/** Ours: a recipe needs both lists, so a line stands in for the one that the archive does not have. */
const NO_METHOD = 'No method was given.'
const NO_INGREDIENTS = 'see the method'
const NO_NAME = 'Recipe without a name'

type Findings = Parameters<typeof completeRecipe>[0]
/** Of several photos the first that can be had; stars as `starsIn` gives them. */
type Besides = {
  id?: string | null
  photo?: Photo | null
  photoUrls?: readonly string[]
  stars?: number | null
}

/** Within the limits of a recipe, both lists filled or both empty; `null` when nothing was found. */
export function foundRecipe(found: Findings, besides: Besides = {}): FoundRecipe | null {
  const complete = completeRecipe({ ...found, name: found.name || NO_NAME })
  const ingredients = complete.ingredients.filter(({ name }) => name !== '')
  const method = complete.method.filter((step) => step !== '')
  const isStub = ingredients.length === 0 && method.length === 0
  if (isStub && !found.name) return null

  const remarks: Remark[] = []
  if (!isStub && ingredients.length === 0) {
    remarks.push('no_ingredients')
    ingredients.push({ name: NO_INGREDIENTS, quantity: '', unit: '' })
  }
  if (!isStub && method.length === 0) {
    remarks.push('no_method')
    method.push(NO_METHOD)
  }
  if (isShortened(found)) remarks.push('shortened')
  const { id = null, photo = null, photoUrls = [], stars = null } = besides
  const photoUrl = photo ? null : (photoUrls.map(fitAddress).find((url) => url !== null) ?? null)
  if (photoUrl !== null) remarks.push('photo_elsewhere')
  const ratings = stars === null ? [] : [{ profile_id: null, stars, never: false }]
  const { source_book_name, source_page_number } = complete
  const recipe = {
    ...complete,
    ingredients,
    method,
    course: found.course ?? courseIn(found.tags ?? []),
    source_book_name: fitting('source_book_name', source_book_name),
    source_page_number: fitting('source_page_number', source_page_number),
  }
  return { recipe, id, photo, photoUrl, ratings, remarks }
}

/** The value where a recipe may have it, else `null`. */
function fitting<F extends 'source_book_name' | 'source_page_number'>(
  field: F,
  value: ImportedRecipe[F],
): ImportedRecipe[F] {
  return RecipePatch.shape[field].safeParse(value).success ? value : null
}

function isShortened(found: Findings): boolean {
  const isLonger = (text: string | null | undefined, max: number) =>
    countCodePoints((text ?? '').trim()) > max
  const stepPieces = (found.method ?? []).reduce(
    (count, step) => count + Math.max(1, Math.ceil(step.length / RECIPE_LIMITS.step)),
    0,
  )
  return (
    isLonger(found.name, RECIPE_LIMITS.name) ||
    isLonger(found.description, RECIPE_LIMITS.description) ||
    isLonger(found.chef_notes, RECIPE_LIMITS.notes) ||
    (found.ingredients ?? []).length > RECIPE_LIMITS.ingredients ||
    (found.ingredients ?? []).some(({ name }) => isLonger(name, RECIPE_LIMITS.ingredientName)) ||
    stepPieces > RECIPE_LIMITS.steps ||
    (found.tags ?? []).length > RECIPE_LIMITS.tags
  )
}

type Source = Pick<ImportedRecipe, 'source_type' | 'source_url' | 'source_book_name'>

/** An address as a website; words, or an address that is none, as a book. */
export function sourceOf(url: string, name = ''): Source {
  const isAddress = url !== '' && RecipePatch.shape.source_url.safeParse(url).success
  if (isAddress) return { source_type: 'website', source_url: url, source_book_name: null }
  const book = [...oneLine(name || url)].slice(0, RECIPE_LIMITS.name).join('').trim()
  return { source_type: book ? 'book' : null, source_url: null, source_book_name: book || null }
}

/** The first number of 'about 20 rolls', else nothing. */
export function servingsIn(text: string): number | undefined {
  const digits = /\d{1,4}/.exec(text.slice(0, 200))
  return digits ? Number(digits[0]) || undefined : undefined
}

type Times = Pick<ImportedRecipe, 'prep_time' | 'cook_time'>

/** Time texts in minutes; a zero says nothing; without a cooking time it is the total less preparation. */
export function timesIn(prep: string, cook: string, total: string): Times {
  const prepMinutes = readMinutes(prep) || null
  const cookMinutes = readMinutes(cook) || null
  const rest = (readMinutes(total) ?? 0) - (prepMinutes ?? 0)
  return { prep_time: prepMinutes, cook_time: cookMinutes ?? (rest > 0 ? rest : null) }
}

/** Parts of the notes that hold something, a blank line between them; `null` for none. */
export function notesOf(...parts: (string | null)[]): string | null {
  return parts.filter((part) => part !== null && part !== '').join('\n\n') || null
}

/** Stars of a rating out of `most`, rounded to whole ones; `null` for no number and for nothing. */
export function starsIn(value: number | null, most = STARS_MAX): number | null {
  if (value === null || value <= 0 || value > most) return null
  return Math.max(1, Math.round((value / most) * STARS_MAX))
}
