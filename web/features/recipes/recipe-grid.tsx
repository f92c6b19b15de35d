/** The cards of the library, and deleting one after a question. */
import { useCallback } from 'react'
import type { Recipe } from '#shared/recipes/schema.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import type { CardNotes } from '#web/search/wish-hits.tsx'
import { NearbyGrid } from '#web/ui/nearby-grid.tsx'
import { toast } from '#web/ui/toast.tsx'
import { RecipeCard } from './recipe-card.tsx'
import { useDeleteRecipe } from './recipes-change.queries.ts'

export function RecipeGrid({ recipes, notes }: { recipes: Recipe[]; notes: CardNotes }) {
  const isTouch = useMediaQuery('(hover: none)')
  const askToDelete = useAskToDelete()
  const cardOf = useCallback(
    (recipe: Recipe) => (
      <RecipeCard recipe={recipe} isTouch={isTouch} onDelete={askToDelete} notes={notes} />
    ),
    [isTouch, askToDelete, notes],
  )
  return (
    <NearbyGrid name="recipes" items={recipes} keyOf={idOf} render={cardOf} isSameAfterReload />
  )
}

const idOf = ({ id }: Recipe) => id

function useAskToDelete() {
  const { mutateAsync } = useDeleteRecipe()
  return useCallback(
    async (recipe: Recipe) => {
      if (!window.confirm(`Delete '${recipe.name}'? It also leaves every plan it is in.`)) return
      // awaited, not called back: the last recipe takes the grid with it
      try {
        await mutateAsync(recipe.id)
        toast({ topic: recipe.id, title: 'Recipe Deleted' })
      } catch {
        const text = 'Failed to delete recipe. Please try again.'
        toast({ topic: recipe.id, kind: 'error', title: 'Error', text })
      }
    },
    [mutateAsync],
  )
}
