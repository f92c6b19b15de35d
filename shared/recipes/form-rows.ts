/** Ingredients and the headings of their groups as one list of rows, as a form moves them; and back. Pure. */
import { z } from 'zod'
import { isBlank } from '../typed-text.ts'
import { type IngredientGroup, underHeadings } from './groups.ts'
import type { Ingredient } from './schema.ts'

/** A heading's own row: what stands under it is its group. */
export const Heading = z.strictObject({ heading: z.string() })
export type Heading = z.infer<typeof Heading>

export type FormRow = Ingredient | Heading

/** Of each ingredient and each group, the row of the form that it stands in. */
export type RowPlaces = { ingredients: number[]; ingredient_groups: number[] }

export function isHeading(row: FormRow): row is Heading {
  return 'heading' in row
}

/** The rows of a recipe; one blank ingredient where it has none. */
export function rowsOf(
  ingredients: readonly Ingredient[],
  groups: readonly IngredientGroup[],
): FormRow[] {
  if (ingredients.length === 0) return [{ name: '', quantity: '', unit: '' }]
  return underHeadings(ingredients, groups).flatMap(({ name, lines }) => [
    ...(name === null ? [] : [{ heading: name }]),
    ...lines,
  ])
}

/** The two lists that rows stand for. A blank heading is none, nor is one with nothing under it. */
export function listsOf(rows: readonly FormRow[]) {
  const ingredients: Ingredient[] = []
  const heads: (IngredientGroup & { place: number })[] = []
  const places: number[] = []
  for (const [place, row] of rows.entries()) {
    if (!isHeading(row)) {
      ingredients.push({ name: row.name, quantity: row.quantity, unit: row.unit })
      places.push(place)
    } else if (!isBlank(row.heading)) {
      heads.push({ name: row.heading, start: ingredients.length, place })
    }
  }
  const full = heads.filter(({ start }, at) => start < (heads[at + 1]?.start ?? ingredients.length))
  return {
    ingredients,
    ingredient_groups: full.map(({ name, start }) => ({ name, start })),
    places: { ingredients: places, ingredient_groups: full.map(({ place }) => place) },
  }
}
