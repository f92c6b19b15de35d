/** What a PATCH of a profile takes. Knows every food by its id: pages have no use for it. */
import { z } from 'zod'
import { needsSchema } from '../diets/schema.ts'
import { foodNames } from '../foods/food-names.ts'
import { APPETITES } from './appetite.ts'
import { plateFields } from './schema.ts'

let foods: ReadonlySet<string> | null = null

/** Household goods are in the table, and nobody eats them. */
function isFood(id: string): boolean {
  foods ??= new Set(foodNames().flatMap((row) => (row.aisle === 'Household' ? [] : [row.id])))
  return foods.has(id)
}

/** The fields that change, the rest stays; `needs` are replaced whole (guide, 'People'). */
export const ProfilePatch = z
  .strictObject({
    ...plateFields,
    appetite: z.literal(APPETITES, { error: `One of ${APPETITES.join(', ')}` }),
    needs: needsSchema(isFood),
  })
  .partial()
export type ProfilePatch = z.infer<typeof ProfilePatch>
