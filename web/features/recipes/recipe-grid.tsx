/** The cards of the library, and deleting one after a question. */
import { lazy, Suspense, useCallback } from 'react'
import type { Recipe } from '#shared/recipes/schema.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { PictureGrid } from '#web/ui/picture-card.tsx'
import { toast } from '#web/ui/toast.tsx'
import { RecipeCard } from './recipe-card.tsx'
import { useDeleteRecipe } from './recipes.queries.ts'

const LargeGrid = lazy(async () => {
  const { LargeGrid } = await import('./large-grid.tsx')
  return { default: LargeGrid }
})

type RecipeGridProps = {
  recipes: Recipe[]
  /** Of thousands only the cards near the screen are on the page. */
  isLarge: boolean
}

export function RecipeGrid({ recipes, isLarge }: RecipeGridProps) {
  const isTouch = useMediaQuery('(hover: none)')
  const askToDelete = useAskToDelete()
  const cardOf = useCallback(
    (recipe: Recipe) => <RecipeCard recipe={recipe} isTouch={isTouch} onDelete={askToDelete} />,
    [isTouch, askToDelete],
  )
  if (isLarge) {
    return (
      <Suspense>
        <LargeGrid recipes={recipes} cardOf={cardOf} />
      </Suspense>
    )
  }
  return (
    <div className="recipe-shelf">
      <PictureGrid>
        {recipes.map((recipe) => (
          <li key={recipe.id}>{cardOf(recipe)}</li>
        ))}
      </PictureGrid>
    </div>
  )
}

function useAskToDelete() {
  const { mutateAsync } = useDeleteRecipe()
  return useCallback(
    async (recipe: Recipe) => {
      if (!window.confirm(`Delete '${recipe.name}'? It also leaves every plan it is in.`)) return
      // awaited, not called back: the last recipe takes the grid with it
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
}
