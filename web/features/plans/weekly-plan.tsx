/** /weekly-plan: one plan with its summary, its recipes and its days (Spec 2, section 2). */
import './weekly-plan.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { unscheduledMeals } from '#shared/plans/schedule.ts'
import { isEmptySchedule } from '#shared/plans/schedule-moves.ts'
import type { WeeklyMealPlan } from '#shared/plans/schema.ts'
import { recipesById } from '#shared/recipes/by-id.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { groceryListQuery } from '#web/features/groceries/groceries.queries.ts'
import { useCurrentProfile } from '#web/features/profiles/profiles.queries.ts'
import { recipesQuery } from '#web/features/recipes/recipes.queries.ts'
import { tipKey } from '#web/lib/storage-keys.ts'
import { useNotFor } from '#web/search/use-not-for.ts'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { Card } from '#web/ui/card.tsx'
import { Badge } from '#web/ui/tag.tsx'
import { Tip } from '#web/ui/tip.tsx'
import { MealTicket } from './meal-ticket.tsx'
import { NotYet } from './not-yet.tsx'
import { PlanHeader } from './plan-header.tsx'
import { PlanNotFound } from './plan-not-found.tsx'
import { PlanRecipes } from './plan-recipes.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { planQuery } from './plans.queries.ts'
import { EditSchedule, useEditBoard } from './use-edit-board.tsx'
import { WeekBoard } from './week-board.tsx'

type WeeklyPlanProps = {
  planId: string
  /** Stands under the header: what a list that the meals have left behind has to say. */
  listUpdate?: ReactNode
}

export function WeeklyPlan({ planId, listUpdate }: WeeklyPlanProps) {
  const plan = useQuery(planQuery(planId))
  const recipes = useQuery(recipesQuery)
  const groceryList = useQuery({ ...groceryListQuery(planId), enabled: Boolean(plan.data) })
  if (plan.data === null) return <PlanNotFound />
  if (!plan.data || !recipes.data) {
    return <NotYet failed="The plan could not be loaded" queries={[plan, recipes]} />
  }
  return (
    <ReadyPlan
      plan={plan.data}
      library={recipes.data}
      hasGroceryList={groceryList.data === undefined ? undefined : groceryList.data !== null}
      listUpdate={listUpdate}
    />
  )
}

type ReadyPlanProps = {
  plan: WeeklyMealPlan
  library: readonly Recipe[]
  /** Undefined while nobody knows. */
  hasGroceryList: boolean | undefined
  listUpdate: ReactNode
}

function ReadyPlan({ plan, library, hasGroceryList, listUpdate }: ReadyPlanProps) {
  const profile = useCurrentProfile()
  const notFor = useNotFor(library)
  const recipesOf = recipesById(library)
  const recipes = recipesOf(plan.selected_recipe_ids)
  const unscheduled = recipesOf(unscheduledMeals(plan))
  // Spec 2, section 4: with no saved schedule and unscheduled meals
  const edit = useEditBoard(isEmptySchedule(plan.meal_schedule) && unscheduled.length > 0)
  const { board } = edit

  return (
    <div className="plan-page">
      <title>{`${plan.name} · Dollop`}</title>
      <PlanHeader plan={plan} recipes={recipes} hasGroceryList={hasGroceryList} />
      {listUpdate}
      <Tip
        storageKey={tipKey(profile.id, 'generate_grocery_list')}
        title="Generate Your Grocery List"
        spot={spotUrl('leek')}
      >
        Happy with the week? Turn it into one tidy list.
      </Tip>
      {/* while the days are arranged they come first */}
      {board && <board.EditBoard {...board.props} plan={plan} library={library} />}
      <div className="plan-top">
        <PlanSummary plan={plan} recipes={recipes} />
        <PlanRecipes
          plan={plan}
          recipes={recipes}
          library={library}
          notFor={notFor}
          isLocked={board !== null}
        />
      </div>
      {!board && (
        <WeekBoard
          plan={plan}
          recipesOf={recipesOf}
          notFor={notFor}
          actions={recipes.length > 0 && <EditSchedule edit={edit} />}
        />
      )}
      {!board && unscheduled.length > 0 && (
        <Card as="section" className="plan-unscheduled" aria-labelledby="unscheduled">
          <h2 id="unscheduled" className="section-title">
            Unscheduled meals <Badge>{unscheduled.length}</Badge>
          </h2>
          <ul className="plan-tickets">
            {unscheduled.map((recipe) => (
              <li key={recipe.id}>
                <MealTicket recipe={recipe} notFor={notFor.get(recipe.id)} sunken />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}
