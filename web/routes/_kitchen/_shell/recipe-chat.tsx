/** /recipe-chat: the assistant; what it finds is shown and edited as recipes are. */
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { RecipeDraft } from '#shared/recipes/schema.ts'
import { RecipeChat } from '#web/features/assistant/recipe-chat.tsx'
import { BattlePlan } from '#web/features/recipes/battle-plan.tsx'
import { useSaveRecipe } from '#web/features/recipes/form/use-save-recipe.ts'
import { RecipeLoading } from '#web/features/recipes/recipe-loading.tsx'
import { ShoppingDamage } from '#web/features/recipes/shopping-damage.tsx'
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

export const Route = createFileRoute('/_kitchen/_shell/recipe-chat')({
  component: RecipeChatPage,
})

function RecipeChatPage() {
  const navigate = Route.useNavigate()
  const toRecipes = () => navigate({ to: '/recipes' })
  const { save, isPending, sheet } = useSaveRecipe(null)
  // typed before a reload: the form comes back first
  const [isKept, setKept] = useState(() => isStored(recipeDraftKey('chat')))
  if (isKept) {
    return (
      <Suspense fallback={<RecipeLoading />}>
        <KeptRecipeForm mode="chat" onSaved={toRecipes} onCancel={() => setKept(false)} />
      </Suspense>
    )
  }
  return (
    <RecipeChat
      body={({ ingredients, method }) => (
        <>
          <ShoppingDamage ingredients={ingredients} />
          <BattlePlan method={method} />
        </>
      )}
      form={({ recipe, onCancel }) => (
        <Suspense fallback={<RecipeLoading />}>
          <RecipeForm mode="chat" initial={recipe} onSaved={toRecipes} onCancel={onCancel} />
        </Suspense>
      )}
      saving={{ save: (recipe) => save(RecipeDraft.parse(recipe)), isPending, sheet }}
      onSaved={toRecipes}
    />
  )
}
