/** /cooking-mode/{recipeId}: a recipe cooked step by step (Spec 2, sections 2 and 4). */
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { recipeQuery } from '#web/features/recipes/recipes.queries.ts'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState, ErrorState, FullScreenWait } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Kitchen } from './kitchen.tsx'

export function CookingMode({ recipeId }: { recipeId: string }) {
  const { data: recipe, isError, isFetching, refetch } = useQuery(recipeQuery(recipeId))
  if (recipe) return <Kitchen recipe={recipe} />
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
