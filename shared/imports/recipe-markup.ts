/** What a page's markup says of a recipe, whatever its form. Pure. */

import type { IngredientGroup } from '../recipes/groups.ts'
import type { Nutrition } from '../recipes/nutrition.ts'

/** Every text plain, ingredients and steps as lines, addresses of images as written, the best first. */
export type RecipeMarkup = {
  name: string
  description: string
  ingredients: string[]
  /** Headings that the page shows among the ingredients; others stand in the list itself. */
  groups: IngredientGroup[]
  method: string[]
  yield: string
  prepTime: string
  cookTime: string
  totalTime: string
  tags: string[]
  images: string[]
  nutrition: Nutrition | null
  /** What the recipe gives as its own address; '' for none. */
  url: string
}

export const NO_MARKUP: RecipeMarkup = {
  name: '',
  description: '',
  ingredients: [],
  groups: [],
  method: [],
  yield: '',
  prepTime: '',
  cookTime: '',
  totalTime: '',
  tags: [],
  images: [],
  nutrition: null,
  url: '',
}

/** Whether both lists are there, so that nothing has to be looked for elsewhere. */
export function isWhole({ ingredients, method }: RecipeMarkup): boolean {
  return ingredients.length > 0 && method.length > 0
}

/**
 * The fullest of several recipes on a page: that with both lists, of those the one that the page is
 * named after (`title`, asked only for a choice), else the first. `null` without any.
 */
export function fullest(markups: RecipeMarkup[], title: () => string): RecipeMarkup | null {
  const most = Math.max(0, ...markups.slice(0, 1_000).map(weight))
  const best = markups.filter((markup) => weight(markup) === most)
  if (best.length < 2) return best[0] ?? null
  const named = lettersOf(title())
  const isNamed = ({ name }: RecipeMarkup) => name !== '' && named.includes(lettersOf(name))
  return best.find(isNamed) ?? best[0] ?? null
}

function weight({ ingredients, method, name }: RecipeMarkup): number {
  return [ingredients, method, name].filter(({ length }) => length > 0).length
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
