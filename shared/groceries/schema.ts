/** Grocery lists: what a plan needs, merged and sorted by aisle (Spec 2, section 3). No I/O. */
import { z } from 'zod'
import { Id, optionalText, Rev, requiredText, Timestamp, text } from '../fields.ts'
import { MEALS_PER_PLAN_MAX } from '../plans/limits.ts'
import { RECIPE_LIMITS } from '../recipes/schema.ts'
import { LIST_ITEMS_MAX, QUANTITY_CHARS_MAX } from './limits.ts'

export { LIST_ITEMS_MAX }

/** Ours: the list that the server builds with a plan holds whatever its meals need, each a line of its own. */
const PLAN_ITEMS_MAX = MEALS_PER_PLAN_MAX * RECIPE_LIMITS.ingredients

/** On the wire a quantity is text, a number or null, and comes back as it was sent. */
export const Quantity = z.union([text(QUANTITY_CHARS_MAX), z.number()]).nullable()
export type Quantity = z.infer<typeof Quantity>

/** Ids of items: UUIDs where people add, a stable function of the food where lists are merged. */
export const ItemId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,100}$/, 'An id of letters, digits, - and _')

/** One amount that went into a merged line, and where it came from. */
export const GrocerySource = z.object({
  source: z.string(),
  quantity: z.string(),
  unit: z.string(),
})
export type GrocerySource = z.infer<typeof GrocerySource>

/** What merging takes and gives. `source` is the recipe's name, 'Weekly Plan' after merging. */
export type GroceryItem = {
  id: string
  name: string
  quantity: string
  unit: string
  source: string
  checked: boolean
  category?: string
  sources?: GrocerySource[]
}

/** A line as it is stored; ticks stand in the list's `checked_items`. */
export const GroceryListItem = z.object({
  id: ItemId,
  name: z.string(),
  quantity: Quantity,
  unit: z.string().nullable(),
  category: z.string().nullable(),
  source: z.string().nullable(),
  sources: z.array(GrocerySource).optional(),
})
export type GroceryListItem = z.infer<typeof GroceryListItem>

/** A plan's list (Spec 2, section 3). `categories` is aisle to keywords. */
export const GroceryList = z.object({
  id: Id,
  weekly_meal_plan_id: Id,
  profile_id: Id,
  items: z.array(GroceryListItem),
  checked_items: z.array(ItemId),
  categories: z.record(z.string(), z.array(z.string())),
  created_at: Timestamp,
  rev: Rev,
})
export type GroceryList = z.infer<typeof GroceryList>

const GroceryListItemDraft = z.strictObject({
  id: ItemId,
  name: requiredText(200, 'Item name is required'),
  quantity: Quantity.default(null),
  unit: optionalText(100).default(null),
  category: optionalText(100).default(null),
  source: optionalText(200).default(null),
  checked: z.boolean().optional(),
  sources: z
    .array(z.strictObject({ source: text(200), quantity: text(200), unit: text(100) }))
    .max(PLAN_ITEMS_MAX)
    .optional(),
})

const items = z
  .array(GroceryListItemDraft)
  .max(LIST_ITEMS_MAX, `At most ${LIST_ITEMS_MAX} items`)
  .refine((list) => new Set(list.map((item) => item.id)).size === list.length, 'An id stands once')

const CheckedItems = z.array(ItemId).max(PLAN_ITEMS_MAX, `At most ${PLAN_ITEMS_MAX} items`)

/** The body of a POST; an id stands once among the items. Without `checked_items` the plan's ticks stay. */
export const GroceryListDraft = z.strictObject({
  id: Id.optional(),
  weekly_meal_plan_id: Id,
  items,
  categories: z.record(text(100), z.array(text(100)).max(1_000)).default({}),
  checked_items: CheckedItems.optional(),
})
export type GroceryListDraft = z.infer<typeof GroceryListDraft>

/** The whole set of ticked ids. */
export const GroceryListPatch = z.strictObject({ checked_items: CheckedItems })

/** Writes set, they never toggle. */
export const Checked = z.strictObject({ checked: z.boolean() })

/** The body of `optimize-and-categorize-grocery-list`. */
export const OptimizeRequest = z.strictObject({
  items: z
    .array(
      z.strictObject({
        name: requiredText(200, 'Item name is required'),
        quantity: Quantity.default(null),
        unit: optionalText(100).default(null),
      }),
    )
    .max(LIST_ITEMS_MAX),
})
export type OptimizeRequest = z.infer<typeof OptimizeRequest>

/** A line as it is bought in a UK supermarket; `note` is `null` where nothing was changed. */
export const OptimizedItem = z.object({
  name: z.string(),
  purchaseQuantity: Quantity,
  purchaseUnit: z.string().nullable(),
  category: z.string(),
  note: z.string().nullable(),
})
export type OptimizedItem = z.infer<typeof OptimizedItem>
