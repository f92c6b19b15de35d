/** What an item is before anybody says more, without the schemas, so that a screen need not load them. */
import { QUANTITY_CHARS_MAX } from '../groceries/limits.ts'

/** Spec 2, section 9. */
export const DEFAULT_CATEGORY = 'other'
export const DEFAULT_QUANTITY = '1'

/** Spec 2, section 8. */
export const EMPTY_ITEM_NAME_MESSAGE = 'Please enter an item name'

/** Ours: what may be typed of a line, in code points. */
export const ITEM_TEXTS = {
  name: { max: 200, required: EMPTY_ITEM_NAME_MESSAGE },
  quantity: { max: QUANTITY_CHARS_MAX },
  unit: { max: 100 },
  category: { max: 100 },
} as const
