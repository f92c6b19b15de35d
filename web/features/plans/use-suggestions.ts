/** What the planner suggests: by its settings, and at random among what they leave. */
import { useAtom } from 'jotai'
import { rerollMeals } from '#shared/plans/reroll.ts'
import { balanceMeals, suggestMeals, type Wish } from '#shared/plans/suggest.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { plannerAtom } from './planner.atoms.ts'

/** Each of them becomes the choice; ids in the order of the week. */
export function useSuggestions(recipes: readonly Recipe[], { avoid }: Pick<Wish, 'avoid'>) {
  const [{ mealCount, tags, choices }, change] = useAtom(plannerAtom)
  const wish = { count: mealCount ?? 0, tags, avoid, random: Math.random }

  function suggest(meals: readonly Recipe[], lockedIds: readonly string[] = []): string[] {
    const ids = meals.map((recipe) => recipe.id)
    change({
      choices: { selectedIds: ids, suggestedIds: ids, lockedIds },
      beforeShuffle: null,
      search: '',
      filterTags: [],
    })
    return ids
  }

  return {
    suggestRandom: () => suggest(suggestMeals(recipes, wish)),
    suggestBalanced: () => suggest(balanceMeals(recipes, wish)),
    /** Everything but what is locked anew. */
    shuffle() {
      if (!choices) return
      const { selectedIds: chosenIds, lockedIds } = choices
      suggest(rerollMeals(recipes, { chosenIds, lockedIds }, wish), lockedIds)
      change({ beforeShuffle: choices })
    },
  }
}
