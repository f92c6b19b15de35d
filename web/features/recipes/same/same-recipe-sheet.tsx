/** A recipe that the kitchen has already, told before another is saved: open it, keep both, or replace it. */
import './same-recipe.css'
import { Link } from '@tanstack/react-router'
import type { SameRecipe } from '#shared/recipes/same-recipe.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { RecipeArt } from '#web/ui/art/recipe-art.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SAME_WORDS } from './same-words.ts'

export type Choice = 'both' | 'replace' | 'back'

type SameRecipeSheetProps = {
  open: boolean
  same: SameRecipe<Recipe>
  /** A stub has nothing to put in a recipe's place. */
  canReplace: boolean
  onChoose: (choice: Choice) => void
}

export function SameRecipeSheet({ open, same, canReplace, onChoose }: SameRecipeSheetProps) {
  const { recipe, by } = same
  const link = { to: '/recipes/$recipeId', params: { recipeId: recipe.id } } as const
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onChoose('back')
      }}
      title="Already in the kitchen"
      description={SAME_WORDS[by]}
      actions={
        <>
          <Link {...link} className={buttonClass()}>
            Open it
          </Link>
          {canReplace && (
            <Button icon="i-lucide-replace" onClick={() => onChoose('replace')}>
              Replace
            </Button>
          )}
          <Button kind="solid" icon="i-lucide-copy-plus" onClick={() => onChoose('both')}>
            Save both
          </Button>
        </>
      }
    >
      <div className="same-recipe">
        <RecipeArt recipe={recipe} eager />
        <div>
          <b dir="auto">{recipe.name}</b>
          <p className="small muted">{factsOf(recipe)}</p>
        </div>
      </div>
      {canReplace && (
        <p className="small muted">
          Replacing keeps its hearts, its place in your plans, and whatever the new one leaves open.
        </p>
      )}
    </Dialog>
  )
}

/** '8 ingredients, 5 steps'; of a quick-add that nothing is there yet. */
function factsOf({ ingredients, method }: Recipe): string {
  if (ingredients.length === 0 && method.length === 0) return 'No ingredients or steps yet'
  const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`
  return `${count(ingredients.length, 'ingredient')}, ${count(method.length, 'step')}`
}
