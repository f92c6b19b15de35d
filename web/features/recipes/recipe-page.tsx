/** One recipe, viewed or edited: saving or cancelling returns to the view (Spec 1, section 4). */
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { Recipe } from '#shared/recipes/schema.ts'
import { isStored } from '#web/lib/storage.ts'
import { recipeDraftKey } from '#web/lib/storage-keys.ts'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState, ErrorState } from '#web/ui/empty-state.tsx'
import { EscapeRoute } from './escape-route.tsx'
import { RecipeDetail } from './recipe-detail.tsx'
import { RecipeLoading } from './recipe-loading.tsx'
import { recipeQuery } from './recipes.queries.ts'

const RecipeForm = lazy(async () => {
  const { RecipeForm } = await import('./form/recipe-form.tsx')
  return { default: RecipeForm }
})

const DeletedRecipeForm = lazy(async () => {
  const { DeletedRecipeForm } = await import('./form/deleted-recipe-form.tsx')
  return { default: DeletedRecipeForm }
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
  const navigate = useNavigate()
  // deleted elsewhere while it is edited, it is still what the form was opened on
  const [last, setLast] = useState<Recipe | null>(null)
  if (recipe && recipe !== last) setLast(recipe)
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

  function saved({ id }: Recipe) {
    if (id === recipeId) return view()
    navigate({ to: '/recipes/$recipeId', params: { recipeId: id }, replace: true })
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
  const ways = { onSaved: saved, onCancel: view }
  const edited = recipe ?? last
  if (isEditing && edited) {
    return (
      <Suspense fallback={<RecipeLoading />}>
        <RecipeForm mode="edit" initial={edited} isDeleted={recipe === null} {...ways} />
      </Suspense>
    )
  }
  if (recipe) {
    return (
      <RecipeDetail recipe={recipe} servings={servings} onServings={onServings} onEdit={edit} />
    )
  }
  const hasDraft = isStored(recipeDraftKey(recipeId))
  if (!isEditing || !hasDraft) return <Vanished onEdit={hasDraft ? edit : null} />
  return (
    <Suspense fallback={<RecipeLoading />}>
      <DeletedRecipeForm recipeId={recipeId} fallback={<Vanished onEdit={null} />} {...ways} />
    </Suspense>
  )
}

/** `onEdit` leads to what the device keeps of an edit; null where that is nothing. */
function Vanished({ onEdit }: { onEdit: (() => void) | null }) {
  return (
    <div className="page-in">
      <title>Recipe not found · Dollop</title>
      <EmptyState
        level={1}
        spot={spotUrl('fish')}
        title="This recipe has vanished into the digital ether"
        action={
          <>
            <EscapeRoute />
            {onEdit && (
              <Button icon="i-lucide-pencil" onClick={onEdit}>
                Go on with what you typed
              </Button>
            )}
          </>
        }
      />
    </div>
  )
}
