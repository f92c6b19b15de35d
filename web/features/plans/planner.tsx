/** The planner's three steps: settings, choosing, and the wait for the plan (Spec 1, sections 2 and 4). */
import './planner.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useAtom, useSetAtom } from 'jotai'
import { balanceMeals, suggestMeals } from '#shared/plans/suggest.ts'
import { weekStartOf } from '#shared/plans/week.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { recipesQuery } from '#web/features/recipes/recipes.queries.ts'
import { useToday } from '#web/lib/use-today.ts'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState, FullScreenWait } from '#web/ui/empty-state.tsx'
import { NotYet } from './not-yet.tsx'
import { plannerAtom, resetPlannerAtom } from './planner.atoms.ts'
import { PlannerSelection } from './planner-selection.tsx'
import { PlannerSettings } from './planner-settings.tsx'
import { useNewPlan } from './use-new-plan.ts'

export type PlannerStep = 'selection' | undefined

type PlannerProps = { step: PlannerStep }

export function Planner({ step }: PlannerProps) {
  const recipes = useQuery(recipesQuery)
  if (recipes.data) return <ReadyPlanner step={step} recipes={recipes.data} />
  return (
    <>
      <title>Plan Your Meals · Dollop</title>
      <NotYet
        title="Plan Your Meals"
        failed="The recipes could not be loaded"
        queries={[recipes]}
      />
    </>
  )
}

function ReadyPlanner({ step, recipes }: PlannerProps & { recipes: readonly Recipe[] }) {
  const [state, change] = useAtom(plannerAtom)
  const reset = useSetAtom(resetPlannerAtom)
  const thisWeek = weekStartOf(useToday())
  const weekStart = state.weekStart ?? thisWeek
  const navigate = useNavigate()
  const { createPlan, isCreating } = useNewPlan(weekStart, step === 'selection')

  const wish = { count: state.mealCount ?? 0, tags: state.tags, random: Math.random }

  function chooseMyself() {
    change({ selectedIds: idsOf(suggestMeals(recipes, wish)), search: '', filterTags: [] })
    navigate({ to: '/planner', search: { step: 'selection' } })
  }

  function chooseForMe() {
    const selectedIds = idsOf(balanceMeals(recipes, wish))
    change({ selectedIds, search: '', filterTags: [] })
    createPlan(selectedIds)
  }

  if (isCreating) {
    return (
      <>
        <title>Creating · Dollop</title>
        <FullScreenWait text="Creating Your Weekly Meal Plan" />
      </>
    )
  }
  if (recipes.length === 0) return <NoRecipes />
  if (step === 'selection' && state.selectedIds) {
    return (
      <PlannerSelection
        recipes={recipes}
        wanted={state.mealCount ?? 0}
        selectedIds={state.selectedIds}
        onCreate={createPlan}
        onBack={() => {
          reset()
          navigate({ to: '/planner' })
        }}
      />
    )
  }
  return (
    <PlannerSettings
      thisWeek={thisWeek}
      weekStart={weekStart}
      onChooseMyself={chooseMyself}
      onChooseForMe={chooseForMe}
    />
  )
}

function NoRecipes() {
  return (
    <>
      <title>Plan Your Meals · Dollop</title>
      <EmptyState
        level={1}
        spot={spotUrl('pot')}
        title="There is nothing to plan with yet"
        text="Add a few recipes first, then a week of them is two taps away."
        action={
          <Link to="/recipes" className={buttonClass({ kind: 'solid' })}>
            Browse Recipes
          </Link>
        }
      />
    </>
  )
}

function idsOf(recipes: readonly { id: string }[]): string[] {
  return recipes.map((recipe) => recipe.id)
}
