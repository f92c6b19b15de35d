/** Prep time and servings of a meal, with the defaults of Spec 1, section 9. */
import type { Recipe } from '#shared/recipes/schema.ts'
import { Icon } from '#web/ui/icon.tsx'

const DEFAULT_PREP = '30 min'
const DEFAULT_SERVINGS = '4 servings'

export function MealMeta({ recipe }: { recipe: Pick<Recipe, 'prep_time' | 'servings'> }) {
  return (
    <p className="meal-meta">
      <span>
        <Icon name="i-lucide-clock" size="sm" />
        {recipe.prep_time === null ? DEFAULT_PREP : `${recipe.prep_time} min`}
      </span>
      <span>
        <Icon name="i-lucide-users" size="sm" />
        {recipe.servings ? servingsText(recipe.servings) : DEFAULT_SERVINGS}
      </span>
    </p>
  )
}

function servingsText(servings: number): string {
  return servings === 1 ? '1 serving' : `${servings} servings`
}
