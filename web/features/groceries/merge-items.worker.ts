/** Merging in a thread of its own: a long list never holds up a tap. Exposes one shared rule, adds none. */
import { expose } from 'comlink'
import { categoriesOf, groceriesOfRecipes } from '#shared/groceries/build-list.ts'

type Recipes = Parameters<typeof groceriesOfRecipes>[0]

function mergeItems(recipes: Recipes, options: { plain: boolean }) {
  const items = groceriesOfRecipes(recipes, options)
  return { items, categories: categoriesOf(items) }
}

export type MergeItems = typeof mergeItems

expose(mergeItems)
