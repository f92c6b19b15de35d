/** How many a recipe may feed. Stands alone, so that an address can be read without rules or schema. */

/** Servings of a recipe are whole, from 1 to this. */
export const MAX_SERVINGS = 999
