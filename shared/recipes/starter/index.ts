/** The starter recipes: a small library of our own, loaded into an empty kitchen. No I/O. */
import type { RecipeInput } from '../schema.ts'
import { beef } from './beef.ts'
import { breakfasts } from './breakfasts.ts'
import { chicken } from './chicken.ts'
import { pork } from './pork.ts'
import { salads } from './salads.ts'
import { seafood } from './seafood.ts'
import { sides } from './sides.ts'
import { soups } from './soups.ts'
import { sweets } from './sweets.ts'
import { vegetarian } from './vegetarian.ts'

/** Ids are fixed: a POST with a known id creates nothing, so loading twice adds nothing twice. */
export const starterRecipes: RecipeInput[] = [
  ...breakfasts,
  ...soups,
  ...salads,
  ...sides,
  ...chicken,
  ...beef,
  ...pork,
  ...seafood,
  ...vegetarian,
  ...sweets,
]
