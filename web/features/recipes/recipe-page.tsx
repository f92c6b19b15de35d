/** One recipe, viewed or edited: saving or cancelling returns to the view (Spec 1, section 4). */
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { EmptyState, ErrorState } from '#web/ui/empty-state.tsx'
import { EscapeRoute } from './escape-route.tsx'
import { RecipeDetail } from './recipe-detail.tsx'
import { RecipeLoading } from './recipe-loading.tsx'
import { recipeQuery } from './recipes.queries.ts'

const RecipeForm = lazy(async () => {
  const { RecipeForm } = await import('./form/recipe-form.tsx')
  return { default: RecipeForm }
})

type RecipePageProps = {
  recipeId: string
  isEditing: boolean
  /** How many the amounts are shown for; the recipe's own when not said. */
  servings?: number | undefined
  onServings: (servings: number | undefined) => void
  /** Writes the form into the address, as a step of its own in the history. */
  onEdit: () => void
  /** Takes it out again, without a step. */
  onView: () => void
}

export function RecipePage(props: RecipePageProps) {
  const { recipeId, isEditing, servings, onServings, onEdit, onView } = props
  const { data: recipe, isError, isFetching, refetch } = useQuery(recipeQuery(recipeId))
  const { history } = useRouter()
  // the step to go back over: none when the page was opened as a form
  const [cameFromView, setCameFromView] = useState(false)

  function edit() {
    setCameFromView(true)
    onEdit()
  }

  function view() {
    if (cameFromView) history.back()
    else onView()
    setCameFromView(false)
  }

  if (recipe === undefined && isError) {
    return (
      <ErrorState
        level={1}
        spot={spotUrl('pot')}
        title="The recipe could not be loaded"
        text="Please check the connection and try again."
        onRetry={refetch}
        isRetrying={isFetching}
      />
    )
  }
  if (recipe === undefined) return <RecipeLoading />
  if (recipe === null) return <Vanished />
  if (!isEditing)
    return (
      <RecipeDetail recipe={recipe} servings={servings} onServings={onServings} onEdit={edit} />
    )
  return (
    <Suspense fallback={<RecipeLoading />}>
      <RecipeForm mode="edit" initial={recipe} onSaved={view} onCancel={view} />
    </Suspense>
  )
}

function Vanished() {
  return (
    <div className="page-in">
      <title>Recipe not found · Dollop</title>
      <EmptyState
        level={1}
        spot={spotUrl('fish')}
        title="This recipe has vanished into the digital ether"
        action={<EscapeRoute />}
      />
    </div>
  )
}
