/** The household's one shopping list per profile (Spec 2, section 3). No I/O. */
import { z } from 'zod'
import { Id, optionalText, Rev, requiredText, Timestamp } from '../fields.ts'
import { ItemId, LIST_ITEMS_MAX, Quantity } from '../groceries/schema.ts'
import { DEFAULT_CATEGORY, EMPTY_ITEM_NAME_MESSAGE, ITEM_TEXTS } from './defaults.ts'

export { DEFAULT_CATEGORY, EMPTY_ITEM_NAME_MESSAGE }

/** A line as it is stored. */
export const ShoppingListItem = z.object({
  id: ItemId,
  name: z.string(),
  quantity: Quantity,
  unit: z.string().nullable(),
  checked: z.boolean(),
  source: z.string(),
  category: z.string().nullable(),
  optimizationNote: z.string().optional(),
})
export type ShoppingListItem = z.infer<typeof ShoppingListItem>

/** A profile's one list (Spec 2, section 3). */
export const ShoppingList = z.object({
  id: Id,
  profile_id: Id,
  selected_recipe_ids: z.array(Id),
  pantry_item_ids: z.array(Id),
  items: z.array(ShoppingListItem),
  checked_items: z.array(ItemId),
  generated_at: Timestamp,
  rev: Rev,
})
export type ShoppingList = z.infer<typeof ShoppingList>

const itemFields = {
  name: requiredText(ITEM_TEXTS.name.max, ITEM_TEXTS.name.required),
  quantity: Quantity,
  unit: optionalText(ITEM_TEXTS.unit.max),
  source: optionalText(200),
  category: optionalText(ITEM_TEXTS.category.max),
  optimizationNote: optionalText(500),
}

const ShoppingItemDraft = z.strictObject({
  id: ItemId.optional(),
  name: itemFields.name,
  quantity: itemFields.quantity.default(null),
  unit: itemFields.unit.default(null),
  source: itemFields.source.default('Manual'),
  category: itemFields.category.default(DEFAULT_CATEGORY),
  optimizationNote: itemFields.optimizationNote.optional(),
})
export type ShoppingItemDraft = z.infer<typeof ShoppingItemDraft>

/** The body of a POST: the id, or nothing. */
export const ShoppingListDraft = z.strictObject({ id: Id.optional() })

/** The body of POST `items`. */
export const AddShoppingItems = z.strictObject({
  items: z.array(ShoppingItemDraft).min(1, EMPTY_ITEM_NAME_MESSAGE).max(LIST_ITEMS_MAX),
})

/** The fields that change; the rest stays. */
export const ShoppingItemPatch = z.strictObject(itemFields).partial()
export type ShoppingItemPatch = z.infer<typeof ShoppingItemPatch>

/** The body of `sync`: grocery items keep their own ids, by which a second push finds the first. */
export const SyncGroceries = z.strictObject({
  groceryItems: z
    .array(
      z.strictObject({
        id: ItemId,
        name: itemFields.name,
        quantity: itemFields.quantity.default(null),
        unit: itemFields.unit.default(null),
        category: itemFields.category.default(null),
        source: itemFields.source.default(null),
      }),
    )
    .max(LIST_ITEMS_MAX),
})
export type SyncGroceries = z.infer<typeof SyncGroceries>

/** The body of `restore`: ids of deleted lines. */
export const RestoreItems = z.strictObject({ itemIds: z.array(ItemId).max(LIST_ITEMS_MAX) })

/** What this household bought before, and the aisle it moved things to. */
export const RememberedItem = z.object({
  name: z.string(),
  unit: z.string().nullable(),
  category: z.string().nullable(),
  times: z.int(),
  last_used: Timestamp,
})
export type RememberedItem = z.infer<typeof RememberedItem>
