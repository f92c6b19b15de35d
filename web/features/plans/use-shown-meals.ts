/** Which recipes the planner shows to choose from, and in which order. */
import { useDeferredValue, useMemo } from 'react'
import { recipesById } from '#shared/recipes/by-id.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { fold, hasAllTags, searchedText } from '#shared/recipes/search.ts'

type Filter = { search: string; filterTags: readonly string[] }

/** What was suggested stands first, in the order of the week, also after it was taken out. */
export function useShownMeals(
  recipes: readonly Recipe[],
  suggestedIds: readonly string[],
  { search, filterTags }: Filter,
): Recipe[] {
  const wantedText = fold(useDeferredValue(search))
  const ordered = useMemo(() => inFront(recipes, suggestedIds), [recipes, suggestedIds])
  return useMemo(
    () =>
      ordered.filter(
        (recipe) =>
          (wantedText === '' || textOf(recipe).includes(wantedText)) &&
          hasAllTags(recipe, filterTags),
      ),
    [ordered, wantedText, filterTags],
  )
}

function inFront(recipes: readonly Recipe[], ids: readonly string[]): Recipe[] {
  const first = new Set(recipesById(recipes)(ids))
  return [...first, ...recipes.filter((recipe) => !first.has(recipe))]
}

/** Folding thousands of recipes for each key would be felt. */
const texts = new WeakMap<Recipe, string>()

function textOf(recipe: Recipe): string {
  const text = texts.get(recipe) ?? searchedText(recipe)
  texts.set(recipe, text)
  return text
}
