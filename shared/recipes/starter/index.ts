/** The starter recipes: a library of our own, loaded into an empty kitchen and searched by the guide. No I/O. */
import type { RecipeInput } from '../schema.ts'
import { STARTER_RECIPES } from './starter.compiled.ts'

/** Ids are fixed: a POST with a known id creates nothing, so loading twice adds nothing twice. */
export const starterRecipes: RecipeInput[] = STARTER_RECIPES
