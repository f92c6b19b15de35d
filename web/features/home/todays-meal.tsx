/** Today's meal, large: the reason people open the page. */
import { Link } from '@tanstack/react-router'
import type { Recipe } from '#shared/recipes/schema.ts'
import { WishHits } from '#web/search/wish-hits.tsx'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { RecipeArt } from '#web/ui/art/recipe-art.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Label } from '#web/ui/tag.tsx'
import { MealMeta } from './meal-meta.tsx'

type TodaysMealProps = {
  dayName: string
  recipe: Recipe | undefined
  /** 'Mia: sesame' for each who cannot eat it. */
  notFor: readonly string[] | undefined
}

export function TodaysMeal({ dayName, recipe, notFor }: TodaysMealProps) {
  if (!recipe) {
    return (
      <Card as="section">
        <EmptyState
          level={1}
          spot={spotUrl('bowl')}
          title={`No meal planned for ${dayName}`}
          text="Start planning your meals to see today's recipe here"
          action={
            <Link to="/planner" className={buttonClass({ kind: 'solid' })}>
              <Icon name="i-lucide-calendar-plus" />
              Plan Your Meals
            </Link>
          }
        />
      </Card>
    )
  }
  return (
    <Card as="section" className="today">
      <div className="today-art">
        <RecipeArt recipe={recipe} />
        <Label className="today-day">{dayName}</Label>
      </div>
      <div className="today-body">
        <h1 className="page-title">{recipe.name}</h1>
        {recipe.description && <p className="muted">{recipe.description}</p>}
        <MealMeta recipe={recipe} />
        <WishHits hits={[]} notFor={notFor} />
        <div className="today-actions">
          <Link
            to="/cooking-mode/$recipeId"
            params={{ recipeId: recipe.id }}
            className={buttonClass({ kind: 'heat', size: 'lg' })}
          >
            <Icon name="i-lucide-flame" />
            Start Cooking
          </Link>
          <Link
            to="/recipes/$recipeId"
            params={{ recipeId: recipe.id }}
            className={buttonClass({ size: 'lg' })}
          >
            View Recipe
          </Link>
        </div>
      </div>
    </Card>
  )
}
