/** A recipe to choose for the week, with a way to look at it first. */
import { Link } from '@tanstack/react-router'
import { totalMinutes } from '#shared/recipes/minutes.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { RecipeArt } from '#web/ui/art/recipe-art.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PictureCard } from '#web/ui/picture-card.tsx'
import { Meta } from '#web/ui/tag.tsx'

type MealChoiceProps = {
  recipe: Recipe
  checked: boolean
  onChange: (checked: boolean) => void
}

export function MealChoice({ recipe, checked, onChange }: MealChoiceProps) {
  const minutes = totalMinutes(recipe)
  return (
    <PictureCard
      title={recipe.name}
      art={<RecipeArt recipe={recipe} />}
      description={recipe.description}
      choice={{ label: recipe.name, checked, onChange }}
      meta={
        <>
          {minutes !== null && <Meta icon="i-lucide-clock">{minutes} min</Meta>}
          <Meta icon="i-lucide-users">
            {recipe.servings}
            <span className="vh"> {recipe.servings === 1 ? 'serving' : 'servings'}</span>
          </Meta>
        </>
      }
      aside={
        <Link
          to="/cooking/$recipeId"
          params={{ recipeId: recipe.id }}
          className={buttonClass({ size: 'sm', className: 'meal-cook' })}
        >
          <Icon name="i-lucide-flame" size="sm" />
          Cook<span className="vh"> {recipe.name}</span>
        </Link>
      }
    />
  )
}
