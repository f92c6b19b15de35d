/** What two recipes have in common, in words for the cook. */
import type { SameRecipe } from '#shared/recipes/same-recipe.ts'

export const SAME_WORDS: Record<SameRecipe<unknown>['by'], string> = {
  address: 'This recipe is from the same page.',
  name: 'This recipe has the same name.',
  ingredients: 'This recipe has nearly the same ingredients.',
}
