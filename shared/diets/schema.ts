/** Needs as the API takes them: replaced whole. Whether a food's id exists is asked of the table by the caller. */
import { z } from 'zod'
import { uniteNeeds } from './needs.ts'
import { ALLERGENS, DIETS } from './vocabulary.ts'

/** Ours: more foods than anybody names; a longer list is no list of a person. */
export const NEVER_MAX = 100
/** Ours: longer than any id of the food table. */
const FOOD_ID_MAX = 60

const FoodIdText = z
  .string()
  .max(FOOD_ID_MAX)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Not a food')

/**
 * All three lists, each value once and in order afterwards. An unknown diet or allergen is an error;
 * `isFood` says whether the food table has an id, and an id it lacks is an error too.
 */
export function needsSchema(isFood: (id: string) => boolean) {
  return z
    .strictObject({
      diets: z.array(z.enum(DIETS)).max(DIETS.length),
      allergens: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length),
      never: z.array(FoodIdText.refine(isFood, 'Not a food of the table')).max(NEVER_MAX),
    })
    .transform((needs) => uniteNeeds(needs))
}

/** Needs as a row holds them: what was once a food of the table stays readable. */
export const StoredNeeds = z.object({
  diets: z.array(z.enum(DIETS)),
  allergens: z.array(z.enum(ALLERGENS)),
  never: z.array(z.string()),
})
