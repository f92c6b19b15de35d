/** What the planner suggests: by its settings, and at random among what they leave and everybody can eat. */
import { useAtom } from 'jotai'
import { useState } from 'react'
import { rerollMeals } from '#shared/plans/reroll.ts'
import { balanceMeals, suggestMeals, type Wish } from '#shared/plans/suggest.ts'
import { whyTooFew } from '#shared/plans/too-few.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { plannerAtom } from './planner.atoms.ts'

type Among = Pick<Wish, 'avoid'> & {
  /** The recipes that everybody can eat. */
  findSuiting: () => Promise<readonly Recipe[]>
}

type Choose = (suiting: readonly Recipe[]) => readonly Recipe[]

/** Recipe ids, and why they are few where somebody could not eat others. */
type Suggested = { ids: string[]; why: string | null }

/** Each of them becomes the choice; ids in the order of the week. */
export function useSuggestions(recipes: readonly Recipe[], { avoid, findSuiting }: Among) {
  const [{ mealCount, tags, choices }, change] = useAtom(plannerAtom)
  const [isChoosing, setChoosing] = useState(false)
  const wish = { count: mealCount ?? 0, tags, avoid, random: Math.random }

  async function suggest(choose: Choose, lockedIds: readonly string[] = []): Promise<Suggested> {
    setChoosing(true)
    try {
      const suiting = await findSuiting()
      const ids = choose(suiting).map((recipe) => recipe.id)
      change({
        choices: { selectedIds: ids, suggestedIds: ids, lockedIds },
        beforeShuffle: null,
        search: '',
        filterTags: [],
      })
      const isShort = suiting.length < recipes.length && ids.length < wish.count
      return { ids, why: isShort ? whyTooFew(recipes, suiting, wish) : null }
    } finally {
      setChoosing(false)
    }
  }

  return {
    isChoosing,
    suggestRandom: () => suggest((suiting) => suggestMeals(suiting, wish)),
    suggestBalanced: () => suggest((suiting) => balanceMeals(suiting, wish)),
    /** Everything but what is locked anew. */
    async shuffle() {
      if (!choices || isChoosing) return
      const { selectedIds: chosenIds, lockedIds } = choices
      await suggest((suiting) => {
        const offered = offeredOf(recipes, suiting, lockedIds)
        return rerollMeals(offered, { chosenIds, lockedIds }, wish)
      }, lockedIds)
      change({ beforeShuffle: choices })
    },
  }
}

/** What suits everybody, and what was locked by hand whoever it suits. */
export function offeredOf(
  recipes: readonly Recipe[],
  suiting: readonly Recipe[],
  lockedIds: readonly string[],
): Recipe[] {
  const suits = new Set(suiting)
  return recipes.filter((recipe) => suits.has(recipe) || lockedIds.includes(recipe.id))
}
