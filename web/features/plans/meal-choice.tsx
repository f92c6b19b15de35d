/** A recipe to choose for the week and to lock there, with a way to look at it first. */
import './meal-choice.css'
import { Link } from '@tanstack/react-router'
import { totalMinutes } from '#shared/recipes/minutes.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { type CardNotes, hitsOf, WishHits } from '#web/search/wish-hits.tsx'
import { RecipeArt } from '#web/ui/art/recipe-art.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PictureCard } from '#web/ui/picture-card.tsx'
import { Meta } from '#web/ui/tag.tsx'

type MealChoiceProps = {
  recipe: Recipe
  notes: CardNotes
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  isLocked: boolean
  onLock: (isLocked: boolean) => void
}

export function MealChoice(props: MealChoiceProps) {
  const { recipe, notes, isChosen, onChoose, isLocked, onLock } = props
  return (
    <PictureCard
      title={recipe.name}
      art={<RecipeArt recipe={recipe} />}
      description={recipe.description}
      choice={{ label: recipe.name, checked: isChosen, onChange: onChoose }}
      meta={<Facts recipe={recipe} />}
      notes={<WishHits hits={hitsOf(recipe, notes)} notFor={notes.notFor.get(recipe.id)} />}
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
      corner={
        isChosen && (
          <IconButton
            size="sm"
            icon={isLocked ? 'i-lucide-lock' : 'i-lucide-lock-open'}
            className="meal-lock"
            aria-label={`Lock ${recipe.name}`}
            aria-pressed={isLocked}
            onClick={() => onLock(!isLocked)}
          />
        )
      }
    />
  )
}

function Facts({ recipe }: { recipe: Recipe }) {
  const minutes = totalMinutes(recipe)
  return (
    <>
      {minutes !== null && <Meta icon="i-lucide-clock">{minutes} min</Meta>}
      <span className="meal-servings">
        <Meta icon="i-lucide-users">
          {recipe.servings}
          <span className="vh"> {recipe.servings === 1 ? 'serving' : 'servings'}</span>
        </Meta>
      </span>
    </>
  )
}
