/** What the household has at home (Spec 2, section 3). No I/O. */
import { z } from 'zod'
import { Id, optionalText, requiredText, whole } from '../fields.ts'
import { PANTRY_QUANTITY_MAX, PANTRY_QUANTITY_MESSAGE, PANTRY_TEXTS } from './limits.ts'

/** Ours: of one household. */
export const PANTRY_ITEMS_MAX = 2_000

/** A row; `quantity` in `unit`, `null` when nobody said. */
export const PantryItem = z.object({
  id: Id,
  name: z.string(),
  quantity: z.number().nullable(),
  unit: z.string().nullable(),
  category: z.string().nullable(),
  sort_order: z.number(),
})
export type PantryItem = z.infer<typeof PantryItem>

const fields = {
  name: requiredText(PANTRY_TEXTS.name.max, PANTRY_TEXTS.name.required),
  quantity: z
    .number()
    .min(0, 'A quantity is not negative')
    .max(PANTRY_QUANTITY_MAX, PANTRY_QUANTITY_MESSAGE)
    .nullable(),
  unit: optionalText(PANTRY_TEXTS.unit.max),
  category: optionalText(PANTRY_TEXTS.category.max),
  sort_order: whole(0, 1_000_000),
}

/** The body of a POST. */
export const PantryItemDraft = z.strictObject({
  id: Id.optional(),
  name: fields.name,
  quantity: fields.quantity.default(null),
  unit: fields.unit.default(null),
  category: fields.category.default(null),
  sort_order: fields.sort_order.default(0),
})
export type PantryItemDraft = z.infer<typeof PantryItemDraft>

/** The fields that change; the rest stays. */
export const PantryItemPatch = z.strictObject(fields).partial()
export type PantryItemPatch = z.infer<typeof PantryItemPatch>
