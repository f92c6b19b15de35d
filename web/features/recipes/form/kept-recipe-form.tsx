/** The form of an import that was typed over before a reload; what is no such thing is given up at once. */
import { useEffect, useState } from 'react'
import type { Recipe } from '#shared/recipes/schema.ts'
import { RecipeLoading } from '../recipe-loading.tsx'
import { readDraft } from './kept-draft.ts'
import { RecipeForm } from './recipe-form.tsx'

type KeptRecipeFormProps = {
  mode: 'review' | 'chat'
  onSaved: (recipe: Recipe) => void
  /** Also called when nothing that can be read was kept. */
  onCancel: () => void
}

export function KeptRecipeForm(props: KeptRecipeFormProps) {
  const { mode, onCancel } = props
  const [isThere] = useState(() => readDraft(mode) !== null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it is opened
  useEffect(() => {
    if (!isThere) onCancel()
  }, [isThere])

  return isThere ? <RecipeForm {...props} /> : <RecipeLoading />
}
