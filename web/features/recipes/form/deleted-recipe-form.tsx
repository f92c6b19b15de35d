/** The form of a recipe that is gone, of which the device still keeps what somebody typed over it. */
import { type ReactNode, useState } from 'react'
import type { Recipe } from '#shared/recipes/schema.ts'
import { readDraft } from './kept-draft.ts'
import { RecipeForm } from './recipe-form.tsx'

type DeletedRecipeFormProps = {
  recipeId: string
  onSaved: (recipe: Recipe) => void
  onCancel: () => void
  /** Where nothing readable is kept. */
  fallback: ReactNode
}

export function DeletedRecipeForm(props: DeletedRecipeFormProps) {
  const { recipeId, fallback, ...ways } = props
  const [recipe] = useState(() => readDraft(recipeId)?.recipe ?? null)
  if (!recipe) return fallback
  return <RecipeForm mode="edit" initial={recipe} isDeleted {...ways} />
}
