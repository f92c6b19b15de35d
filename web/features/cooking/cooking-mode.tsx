/** /cooking-mode/{recipeId}: a recipe cooked step by step (Spec 2, sections 2 and 4). */
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Recipe } from '#shared/recipes/schema.ts'
import { recipeQuery } from '#web/features/recipes/recipes.queries.ts'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState, ErrorState, FullScreenWait } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Kitchen } from './kitchen.tsx'
import type { Served } from './use-cooking-session.ts'

type CookingModeProps = { recipeId: string; served: Served }

export function CookingMode({ recipeId, served }: CookingModeProps) {
  const { data: recipe, isError, isFetching, refetch } = useQuery(recipeQuery(recipeId))
  // a recipe that is deleted while it is cooked stays on the screen
  const [last, setLast] = useState<Recipe | null>(null)
  if (recipe && recipe !== last) setLast(recipe)
  const shown = recipe ?? last
  if (shown) return <Kitchen recipe={shown} isDeleted={recipe === null} served={served} />
  return (
    <main className="grid min-h-dvh content-center">
      <title>Cooking Mode · Dollop</title>
      {recipe === null ? (
        <EmptyState
          level={1}
          spot={spotUrl('fish')}
          title="Recipe not found"
          action={
            <Link to="/recipes" className={buttonClass({ kind: 'solid' })}>
              <Icon name="i-lucide-book-open" />
              Browse Recipes
            </Link>
          }
        />
      ) : isError ? (
        <ErrorState
          level={1}
          spot={spotUrl('pot')}
          title="The recipe could not be loaded"
          text="Please check the connection and try again."
          onRetry={refetch}
          isRetrying={isFetching}
        />
      ) : (
        <FullScreenWait text="Loading your cooking session..." />
      )}
    </main>
  )
}
