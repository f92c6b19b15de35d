/** /ingredients-list: what each recipe of a plan takes, recipe by recipe (Spec 2, section 2). */
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { WeeklyMealPlan } from '#shared/plans/schema.ts'
import { recipesById } from '#shared/recipes/by-id.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { recipesQuery } from '#web/features/recipes/recipes.queries.ts'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { IngredientsCard } from './ingredients-card.tsx'
import { NotYet } from './not-yet.tsx'
import { longDate } from './plan-dates.ts'
import { PlanNotFound } from './plan-not-found.tsx'
import { planQuery } from './plans.queries.ts'

export function IngredientsList({ planId }: { planId: string }) {
  const plan = useQuery(planQuery(planId))
  const library = useQuery(recipesQuery)
  if (plan.data === null)
    return <PlanNotFound title="This weekly plan has gone missing..." text="" />
  if (!plan.data || !library.data) {
    return (
      <NotYet
        title="Ingredients List"
        failed="The ingredients could not be loaded"
        queries={[plan, library]}
      />
    )
  }
  const recipes = recipesById(library.data)(plan.data.selected_recipe_ids)
  return <ReadyList plan={plan.data} recipes={recipes} />
}

function ReadyList({ plan, recipes }: { plan: WeeklyMealPlan; recipes: readonly Recipe[] }) {
  return (
    <>
      <title>Ingredients List · Dollop</title>
      <PageHeader
        back={
          <Link
            to="/weekly-plan/$planId"
            params={{ planId: plan.id }}
            className={iconButtonClass()}
            aria-label="Back to the plan"
          >
            <Icon name="i-lucide-arrow-left" />
          </Link>
        }
        title="Ingredients List"
        text={
          <>
            <b className="block">{plan.name}</b>
            <span>Week of {longDate(plan.week_start_date)}</span>
          </>
        }
      />
      {recipes.length === 0 ? (
        <EmptyState
          spot={spotUrl('bowl')}
          title="No recipes found"
          text="This weekly plan doesn't have any recipes yet."
        />
      ) : (
        <ul className="grid gap-3">
          {recipes.map((recipe) => (
            <li key={recipe.id}>
              <IngredientsCard recipe={recipe} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
