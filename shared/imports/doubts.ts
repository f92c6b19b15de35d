/** Why a recipe that was read should be looked at before it is kept. Pure. */
import type { ImportedRecipe } from './draft.ts'

export type Doubt = 'no_ingredients' | 'few_ingredients' | 'no_method' | 'there_already'

/** Ours: with fewer a page was mostly read in part. */
const INGREDIENTS_MIN = 3

/** None for a recipe that can be kept unseen; `isThere`: the kitchen, or the list, has it or one much like it. */
export function doubtsAbout(
  { ingredients, method }: Pick<ImportedRecipe, 'ingredients' | 'method'>,
  isThere: boolean,
): Doubt[] {
  const named = ingredients.filter(({ name }) => name.trim() !== '').length
  const doubts: Doubt[] = []
  if (named === 0) doubts.push('no_ingredients')
  else if (named < INGREDIENTS_MIN) doubts.push('few_ingredients')
  if (method.every((step) => step.trim() === '')) doubts.push('no_method')
  if (isThere) doubts.push('there_already')
  return doubts
}
