/** Our own file: the whole kitchen as GET /api/export writes it, or any list of our recipes. No I/O. */
import { Id } from '../../fields.ts'
import { COURSES } from '../../recipes/courses.ts'
import { Rating } from '../../recipes/ratings.ts'
import { IMAGE_URL, Ingredient, RecipeDraft } from '../../recipes/schema.ts'
import { Nutrition } from '../../recipes/schema-parts.ts'
import {
  type FoundRating,
  type FoundRecipe,
  foundRecipe,
  notesOf,
  sourceOf,
} from '../found-recipe.ts'
import { type Keeper, keeperOfObjects } from '../keeper.ts'
import { isObject, type JsonObject, listIn, numberIn, objectsIn, textIn } from '../loose-values.ts'
import type { PhotoFinder } from '../photos.ts'

/** True for a recipe in our own fields, which no other keeper's recipe has together. */
export function isOurs(value: JsonObject): boolean {
  const isList = Array.isArray(value.ingredients) && Array.isArray(value.method)
  return isList && typeof value.name === 'string' && value['@type'] === undefined
}

const ours = keeperOfObjects({
  name: 'Dollop',
  is: isOurs,
  read: (value, { photosOf }) => readOurs(value, photosOf('')),
})
export const kitchenKeeper: Keeper = {
  ...ours,
  read: (doc, around) => ({ ...ours.read(doc, around), others: otherRowsIn(doc.value) }),
}

/** What stands in our file beside recipes: how many rows of each table. */
export type OtherRows = Record<'chefs' | 'plans' | 'lists' | 'pantry', number>

/** `null` when the file has nothing but recipes. */
function otherRowsIn(value: unknown): OtherRows | null {
  if (!isObject(value) || typeof value.exported_at !== 'string') return null
  const count = (table: string) => objectsIn(value[table]).length
  const rows = {
    chefs: count('profiles'),
    plans: count('weekly_meal_plans'),
    lists: count('grocery_lists') + count('shopping_lists'),
    pantry: count('pantry_items'),
  }
  return Object.values(rows).some((number) => number > 0) ? rows : null
}

/**
 * A recipe of ours exactly as it was; one that somebody has edited beyond our rules as near as can be.
 * Its photo is in the archive's `photos`, or still in this kitchen under `image_url`.
 */
function readOurs(value: JsonObject, photos: PhotoFinder): FoundRecipe | null {
  const { id, created_at: _created, rev: _rev, ratings, ...fields } = value
  const key = textIn(value.image_url).split('/').at(-1) ?? ''
  const photo = key === '' ? null : photos([`photos/${key}`])
  const ownId = Id.safeParse(id)
  const besides = { id: ownId.success ? ownId.data : null, photo }

  const exact = RecipeDraft.safeParse(fields)
  if (exact.success) {
    const { id: _none, ...recipe } = exact.data
    return { recipe, ...besides, photoUrl: null, ratings: ratingsIn(ratings), remarks: [] }
  }
  const near = foundRecipe(
    {
      name: textIn(value.name),
      description: textIn(value.description),
      servings: numberIn(value.servings) ?? undefined,
      prep_time: numberIn(value.prep_time),
      cook_time: numberIn(value.cook_time),
      difficulty: textIn(value.difficulty),
      tags: listIn(value.tags).map(textIn),
      ingredients: objectsIn(value.ingredients).map((one) =>
        Ingredient.parse({
          name: textIn(one.name),
          quantity: textIn(one.quantity),
          unit: textIn(one.unit),
        }),
      ),
      method: listIn(value.method).map(textIn),
      chef_notes: notesOf(textIn(value.chef_notes)),
      ...sourceOf(textIn(value.source_url), textIn(value.source_book_name)),
      source_page_number: numberIn(value.source_page_number),
      course: COURSES.find((one) => one === value.course) ?? null,
      ingredient_groups: objectsIn(value.ingredient_groups).map(({ name, start }) => ({
        name: textIn(name),
        start: numberIn(start) ?? -1,
      })),
      nutrition: Nutrition.safeParse(value.nutrition).data ?? null,
      canonical_url: textIn(value.canonical_url),
      image_url: IMAGE_URL.test(textIn(value.image_url)) ? textIn(value.image_url) : null,
    },
    besides,
  )
  return near && { ...near, ratings: ratingsIn(ratings) }
}

/** Each person's, as they were; those that are none are left out. */
function ratingsIn(value: unknown): FoundRating[] {
  return listIn(value).flatMap((one) => {
    const rating = Rating.safeParse(one)
    return rating.success ? [rating.data] : []
  })
}
