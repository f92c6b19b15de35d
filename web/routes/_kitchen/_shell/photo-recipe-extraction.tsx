/** /photo-recipe-extraction: a recipe out of photos, reviewed in the recipe's form. */
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { PhotoRecipeExtraction } from '#web/features/assistant/photo-recipe-extraction.tsx'
import { RecipeLoading } from '#web/features/recipes/recipe-loading.tsx'

const RecipeForm = lazy(async () => {
  const { RecipeForm } = await import('#web/features/recipes/form/recipe-form.tsx')
  return { default: RecipeForm }
})

export const Route = createFileRoute('/_kitchen/_shell/photo-recipe-extraction')({
  component: PhotoRecipePage,
})

function PhotoRecipePage() {
  const navigate = Route.useNavigate()
  const toRecipes = () => navigate({ to: '/recipes' })
  return (
    <PhotoRecipeExtraction
      onBack={toRecipes}
      review={({ recipe, images, source, onCancel }) => (
        <Suspense fallback={<RecipeLoading />}>
          <RecipeForm
            mode="review"
            initial={recipe}
            images={images}
            note={source === 'workers-ai' ? 'Read by Workers AI' : 'Read by the kitchen guide'}
            onSaved={toRecipes}
            onCancel={onCancel}
          />
        </Suspense>
      )}
    />
  )
}
