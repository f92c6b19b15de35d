/** What somebody wants to find, as data. Reads no text, knows no recipe. */

import type { Needs } from '../diets/needs.ts'
import type { FoodId } from '../foods/food.ts'
import type { Course } from '../recipes/courses.ts'
import type { Difficulty } from '../recipes/difficulty.ts'

export type WishKind =
  | 'word'
  | 'food'
  | 'without'
  | 'diet'
  | 'minutes'
  | 'course'
  | 'difficulty'
  | 'tag'
  | 'cooked'

/**
 * One wish as it was typed: `start` to `end` of the text say it, `label` says what was understood. Taking
 * these characters out of the text takes the wish back. `read`: the word as typed, where it was mended; `food`: which
 * one a wish for a food is for.
 */
export type WishPart = {
  kind: WishKind
  label: string
  start: number
  end: number
  read?: string
  food?: FoodId
}

/**
 * `foods` must all be in a dish, of each list in `oneOf` one must be; `without` must not be, nor anything made of
 * it; `needs` as people's needs; `maxMinutes` bounds prep plus cooking; `words` must all stand somewhere and rank;
 * `asTyped` are those of them that stood in quotation marks, `withoutWords` must stand nowhere; `unsure` is what sounded like a need and was not
 * understood. `parts` in the order typed (guide.md, Search).
 */
export type Wish = {
  words: string[]
  asTyped: string[]
  withoutWords: string[]
  foods: FoodId[]
  oneOf: FoodId[][]
  without: FoodId[]
  needs: Needs
  unsure: string[]
  maxMinutes?: number
  course?: Course
  difficulty?: Difficulty
  tags: string[]
  cookedBefore?: boolean
  parts: WishPart[]
}
