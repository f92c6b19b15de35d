/** What the kitchen knows of a food: the shape of one row of `foods.csv`. No data, no reading. */
import type { Allergen, Trait } from '../diets/vocabulary.ts'
import type { Aisle } from '../groceries/aisles.ts'

/** The `id` of a row: lower case, words parted by '-' ('spring-onion'). Stored with people's needs. */
export type FoodId = string

/** Where it keeps at home. */
export const SHELVES = ['fridge', 'freezer', 'cupboard', 'counter'] as const
export type Shelf = (typeof SHELVES)[number]

/**
 * How a food is called and where it stands in a shop. `synonyms` are the same purchase under another name,
 * `kinds` are bought apart and share every fact of the row; `sameKinds` groups those that are one kind.
 */
export type FoodName = {
  id: FoodId
  aisle: Aisle
  /** British, lower case, one of it. */
  name: string
  /** More of it; '' for what is not counted. */
  plural: string
  synonyms: readonly string[]
  kinds: readonly string[]
  sameKinds: readonly (readonly string[])[]
  /** Of a cup of 240 ml; `null` for what nobody measures so. With the names, so that talk can convert. */
  gramsPerCup: number | null
}

/** Something a food holds; not `isSure` when only some brands do. */
export type Holds<Word extends string> = { of: Word; isSure: boolean }

/** `size` counts in `unit`: 'g', 'ml', what is counted ('clove'), '' for pieces; `container` is one of it. */
export type FoodPack = { size: number; unit: string; container: string }

/** One row, whole. Days count from the day it was bought, or opened; `null` where nobody counts them. */
export type Food = FoodName & {
  /** The one more general food that this is a kind of; `null` for the most general. */
  kindOf: FoodId | null
  /** What it is made of or typically holds. */
  madeOf: readonly FoodId[]
  shelf: Shelf
  daysFresh: number | null
  daysOpen: number | null
  /** As UK shops sell it, the smallest first. */
  packs: readonly FoodPack[]
  gramsPerPiece: number | null
  allergens: readonly Holds<Allergen>[]
  traits: readonly Holds<Trait>[]
  /** Names of foods that stand in for it in the same amount, best first. */
  swaps: readonly string[]
  /** A sentence or two for a cook; '' for none. */
  swapNote: string
}
