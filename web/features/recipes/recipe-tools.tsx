/** What can be done with a recipe besides cooking it: copied as text, or printed. */
import { recipeText } from '#shared/recipes/recipe-text.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'

/** `recipe` with the amounts that are on the page. */
export function RecipeTools({ recipe }: { recipe: Recipe }) {
  async function copy() {
    try {
      await copyText(recipeText(recipe))
      toast({ topic: 'copy', title: 'Recipe copied' })
    } catch {
      toast({ topic: 'copy', kind: 'error', title: 'The recipe could not be copied' })
    }
  }

  return (
    <div className="recipe-hero-tools">
      <Tooltip label="Copy recipe" side="bottom">
        <IconButton icon="i-lucide-copy" size="sm" aria-label="Copy recipe" onClick={copy} />
      </Tooltip>
      <Tooltip label="Print recipe" side="bottom">
        <IconButton
          icon="i-lucide-printer"
          size="sm"
          aria-label="Print recipe"
          onClick={() => window.print()}
        />
      </Tooltip>
    </div>
  )
}
