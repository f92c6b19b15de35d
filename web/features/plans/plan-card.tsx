/** One plan on a card: its week, its first three recipes, and which of all plans is now. */
import { Link } from '@tanstack/react-router'
import type { WeeklyMealPlan } from '#shared/plans/schema.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { RecipeArt } from '#web/ui/art/recipe-art.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { weekDates } from './plan-dates.ts'

/** Spec 2, section 9. */
const SHOWN_RECIPES = 3

type PlanCardProps = {
  plan: WeeklyMealPlan
  recipes: readonly Recipe[]
  isNow: boolean
  onDelete: () => void
}

export function PlanCard({ plan, recipes, isNow, onDelete }: PlanCardProps) {
  const shown = recipes.slice(0, SHOWN_RECIPES)
  const rest = recipes.length - shown.length

  return (
    <Card as="article" className={classNames('plan-card', isNow && 'plan-card-now')}>
      <div className="plan-card-art">
        {shown.map((recipe) => (
          <RecipeArt key={recipe.id} recipe={recipe} />
        ))}
      </div>
      <div className="plan-card-words">
        <p className="plan-card-week">
          <time dateTime={plan.week_start_date}>{weekDates(plan.week_start_date)}</time>
          {isNow && <b className="plan-card-mark">This week</b>}
        </p>
        <h2 className="card-title">
          <Link to="/weekly-plan/$planId" params={{ planId: plan.id }} className="plan-card-link">
            {plan.name}
          </Link>
        </h2>
        <ul className="plan-card-meals">
          {shown.map((recipe) => (
            <li key={recipe.id}>{recipe.name}</li>
          ))}
          {rest > 0 && <li className="plan-card-more">+{rest} more</li>}
          {recipes.length === 0 && <li>No recipes left in this plan</li>}
        </ul>
      </div>
      <IconButton
        icon="i-lucide-trash-2"
        kind="danger"
        size="sm"
        className="plan-card-delete"
        aria-label={`Delete ${plan.name}`}
        onClick={onDelete}
      />
    </Card>
  )
}
