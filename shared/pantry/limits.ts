/** What may be typed of a pantry item, without the schema, so that a screen need not load it. */

/** Ours: in code points. */
export const PANTRY_TEXTS = {
  name: { max: 200, required: 'Name is required' },
  unit: { max: 100 },
  category: { max: 100 },
} as const

/** Ours: more than any shelf holds in any unit. */
export const PANTRY_QUANTITY_MAX = 1_000_000_000
export const PANTRY_QUANTITY_MESSAGE = 'At most 1,000,000,000'
