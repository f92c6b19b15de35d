/** A recipe's page at either of its addresses: its search says whether it is edited, and for how many. */
import { RecipePage } from '#web/features/recipes/recipe-page.tsx'
import type { RecipePageSearch } from '#web/features/recipes/recipe-page-search.ts'

type RecipeAtProps = {
  recipeId: string
  search: RecipePageSearch
  go: (to: { search: RecipePageSearch; replace?: boolean; resetScroll?: boolean }) => void
}

export function RecipeAt({ recipeId, search, go }: RecipeAtProps) {
  const { edit = false, servings } = search
  return (
    <RecipePage
      key={recipeId}
      recipeId={recipeId}
      isEditing={edit}
      servings={servings}
      onServings={(next) =>
        go({ search: next ? { servings: next } : {}, replace: true, resetScroll: false })
      }
      onEdit={() => go({ search: { ...search, edit: true } })}
      onView={() => go({ search: servings ? { servings } : {}, replace: true })}
    />
  )
}
