/** /recipes/new: the full form for a recipe of one's own; the address holds what quick-add had. */
import { createFileRoute, useCanGoBack, useRouter } from '@tanstack/react-router'
import { QUICK_ADD } from '#shared/recipes/form.ts'
import { RecipeForm } from '#web/features/recipes/form/recipe-form.tsx'
import {
  type NewRecipeSearch,
  readNewRecipeSearch,
} from '#web/features/recipes/new-recipe-search.ts'

export const Route = createFileRoute('/_kitchen/_shell/recipes/new')({
  validateSearch: (search): NewRecipeSearch => readNewRecipeSearch(search),
  component: NewRecipePage,
})

function NewRecipePage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  return (
    <RecipeForm
      mode="new"
      initial={{ ...QUICK_ADD, ...search }}
      onSaved={({ id }) =>
        navigate({ to: '/recipes/$recipeId', params: { recipeId: id }, replace: true })
      }
      onCancel={() => (canGoBack ? history.back() : navigate({ to: '/recipes', replace: true }))}
    />
  )
}
