/** The cards of the library, and deleting one after a question. */
import { useCallback } from 'react'
import type { Recipe } from '#shared/recipes/schema.ts'
import { useGrowingCount } from '#web/lib/use-growing-count.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { PictureGrid } from '#web/ui/picture-card.tsx'
import { toast } from '#web/ui/toast.tsx'
import { RecipeCard } from './recipe-card.tsx'
import { useDeleteRecipe } from './recipes.queries.ts'

/** A household's library is there whole; of thousands the rest follows on scrolling. */
const CARDS_AT_ONCE = 200

export function RecipeGrid({ recipes }: { recipes: Recipe[] }) {
  const isTouch = useMediaQuery('(hover: none)')
  const [count, nearEnd] = useGrowingCount(CARDS_AT_ONCE)
  const { mutateAsync } = useDeleteRecipe()
  const askToDelete = useCallback(
    async (recipe: Recipe) => {
      if (!window.confirm(`Delete '${recipe.name}'? It also leaves every plan it is in.`)) return
      // awaited, not called back: the last recipe takes this grid with it
      try {
        await mutateAsync(recipe.id)
        toast({ title: 'Recipe Deleted' })
      } catch {
        const text = 'Failed to delete recipe. Please try again.'
        toast({ kind: 'error', title: 'Error', text })
      }
    },
    [mutateAsync],
  )
  return (
    <PictureGrid>
      {recipes.slice(0, count).map((recipe) => (
        <li key={recipe.id}>
          <RecipeCard recipe={recipe} isTouch={isTouch} onDelete={askToDelete} />
        </li>
      ))}
      {/* a new one each time, so that one that never left the screen is seen again */}
      {recipes.length > count && <li key={count} ref={nearEnd} />}
    </PictureGrid>
  )
}
