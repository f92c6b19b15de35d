/** /recipes/new: the full form for a recipe of one's own; `?name=` is what quick-add had. */
import { createFileRoute, useCanGoBack, useRouter } from '@tanstack/react-router'
import { QUICK_ADD } from '#shared/recipes/form.ts'
import { RecipeForm } from '#web/features/recipes/form/recipe-form.tsx'

export const Route = createFileRoute('/_kitchen/_shell/recipes/new')({
  validateSearch: (search): { name?: string } =>
    typeof search.name === 'string' || typeof search.name === 'number'
      ? { name: String(search.name) }
      : {},
  component: NewRecipePage,
})

function NewRecipePage() {
  const { name = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  return (
    <RecipeForm
      mode="new"
      initial={{ ...QUICK_ADD, name }}
      onSaved={({ id }) =>
        navigate({ to: '/recipes/$recipeId', params: { recipeId: id }, replace: true })
      }
      onCancel={() => (canGoBack ? history.back() : navigate({ to: '/recipes', replace: true }))}
    />
  )
}
