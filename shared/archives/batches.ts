/** Recipes in portions that one call takes. Sends nothing. */
import { strToU8 } from 'fflate'
import type { RecipeInput } from '../recipes/schema.ts'

/** Ours: small enough that a slow line shows progress, and that little is repeated when it breaks. */
const BATCH_RECIPES = 50
/** Bytes of JSON; the route takes 8 MB (contract, HTTP). */
const BATCH_BYTES = 4_000_000

/** In order, none empty; a recipe that is too large for a portion is one alone. */
export function inBatches<T extends RecipeInput>(
  drafts: readonly T[],
  limits: { recipes: number; bytes: number } = { recipes: BATCH_RECIPES, bytes: BATCH_BYTES },
): T[][] {
  const batches: T[][] = []
  let bytes = 0
  for (const draft of drafts) {
    const size = strToU8(JSON.stringify(draft)).length
    const last = batches.at(-1)
    if (last && last.length < limits.recipes && bytes + size <= limits.bytes) last.push(draft)
    else batches.push([draft])
    bytes = last === batches.at(-1) ? bytes + size : size
  }
  return batches
}
