/** The whole recipe, for a look ahead. */
import './drawers.css'
import type { Recipe } from '#shared/recipes/schema.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import type { DrawerProps } from './ingredients-drawer.tsx'
import { RecipeFacts, RecipeTags } from './recipe-facts.tsx'

export function RecipeDrawer({ recipe, ...drawer }: DrawerProps & { recipe: Recipe }) {
  return (
    <Dialog {...drawer} title={recipe.name} className="cook-drawer">
      <div className="grid gap-4">
        <RecipeTags tags={recipe.tags} />
        <RecipeFacts recipe={recipe} hasDifficulty />
        {recipe.description && (
          <p className="muted" dir="auto">
            {recipe.description}
          </p>
        )}
        <ol className="cook-method">
          {recipe.method.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
            <li key={index}>
              <span className="cook-method-number" aria-hidden="true">
                {index + 1}
              </span>
              <p dir="auto">{step}</p>
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  )
}
