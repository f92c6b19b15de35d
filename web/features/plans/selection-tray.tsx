/** What has been chosen so far, and the way on, always in reach. */
import type { Recipe } from '#shared/recipes/schema.ts'
import { RecipeArt } from '#web/ui/art/recipe-art.tsx'
import { Button } from '#web/ui/button.tsx'

const PLATES = 5

type SelectionTrayProps = { selected: readonly Recipe[]; wanted: number; onCreate: () => void }

export function SelectionTray({ selected, wanted, onCreate }: SelectionTrayProps) {
  return (
    <section className="tray" aria-label="Your selection">
      <div className="tray-chosen">
        <div className="tray-plates">
          {selected.slice(-PLATES).map((recipe) => (
            <RecipeArt key={recipe.id} recipe={recipe} className="tray-plate" />
          ))}
        </div>
        <p role="status">
          {selected.length} of {wanted} selected
        </p>
      </div>
      <Button kind="solid" size="lg" icon="i-lucide-check" onClick={onCreate}>
        Create Meal Plan
      </Button>
    </section>
  )
}
