/** /photo-recipe-extraction: a recipe out of photos, reviewed in the recipe's form. */
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { PhotoRecipeExtraction } from '#web/features/assistant/photo-recipe-extraction.tsx'
import { RecipeLoading } from '#web/features/recipes/recipe-loading.tsx'
import { isStored } from '#web/lib/storage.ts'
import { recipeDraftKey } from '#web/lib/storage-keys.ts'

const RecipeForm = lazy(async () => {
  const { RecipeForm } = await import('#web/features/recipes/form/recipe-form.tsx')
  return { default: RecipeForm }
})

const KeptRecipeForm = lazy(async () => {
  const { KeptRecipeForm } = await import('#web/features/recipes/form/kept-recipe-form.tsx')
  return { default: KeptRecipeForm }
})

export const Route = createFileRoute('/_kitchen/_shell/photo-recipe-extraction')({
  component: PhotoRecipePage,
})

function PhotoRecipePage() {
  const navigate = Route.useNavigate()
  const toRecipes = () => navigate({ to: '/recipes' })
  // typed before a reload: the form comes back first
  const [isKept, setKept] = useState(() => isStored(recipeDraftKey('review')))
  if (isKept) {
    return (
      <Suspense fallback={<RecipeLoading />}>
        <KeptRecipeForm mode="review" onSaved={toRecipes} onCancel={() => setKept(false)} />
      </Suspense>
    )
  }
  return (
    <PhotoRecipeExtraction
      onBack={toRecipes}
      review={({ recipe, images, source, toCheck, onCancel }) => (
        <Suspense fallback={<RecipeLoading />}>
          <RecipeForm
            mode="review"
            initial={recipe}
            images={images}
            toCheck={toCheck}
            note={source === 'workers-ai' ? 'Read by Workers AI' : 'Read by the kitchen guide'}
            onSaved={toRecipes}
            onCancel={onCancel}
          />
        </Suspense>
      )}
    />
  )
}
