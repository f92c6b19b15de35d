/** The planner's three steps: settings, choosing, and the wait for the plan (Spec 1, sections 2 and 4). */
import './planner.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { recentMeals } from '#shared/plans/recent-meals.ts'
import type { WeeklyMealPlan } from '#shared/plans/schema.ts'
import { weekStartOf } from '#shared/plans/week.ts'
import type { Profile } from '#shared/profiles/schema.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { profilesQuery } from '#web/features/profiles/profiles.queries.ts'
import { recipesQuery } from '#web/features/recipes/recipes.queries.ts'
import { useToday } from '#web/lib/use-today.ts'
import { useSuiting } from '#web/search/use-suiting.ts'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState, FullScreenWait } from '#web/ui/empty-state.tsx'
import { toast } from '#web/ui/toast.tsx'
import { NotYet } from './not-yet.tsx'
import { type MealChoices, plannerAtom, resetPlannerAtom } from './planner.atoms.ts'
import { PlannerSelection } from './planner-selection.tsx'
import { PlannerSettings } from './planner-settings.tsx'
import { plansQuery } from './plans.queries.ts'
import { useNewPlan } from './use-new-plan.ts'
import { useSuggestions } from './use-suggestions.ts'

export type PlannerStep = 'selection' | undefined

const NONE: readonly WeeklyMealPlan[] = []

type PlannerProps = { step: PlannerStep }

export function Planner({ step }: PlannerProps) {
  const recipes = useQuery(recipesQuery)
  // nothing is chosen for people nobody knows
  const people = useQuery(profilesQuery)
  const plans = useLastPlans()
  if (recipes.data && people.data && plans) {
    return <ReadyPlanner step={step} recipes={recipes.data} people={people.data} plans={plans} />
  }
  return (
    <>
      <title>Plan Your Meals · Dollop</title>
      <NotYet
        title="Plan Your Meals"
        failed={`The ${recipes.data ? 'people of this kitchen' : 'recipes'} could not be loaded`}
        queries={[recipes, people]}
      />
    </>
  )
}

/** The chef's plans; none, rather than a planner that waits, when they cannot be had at once. */
function useLastPlans(): readonly WeeklyMealPlan[] | null {
  const { data, failureCount, isError, isPaused } = useQuery(plansQuery)
  const isAnswered = data !== undefined || failureCount > 0 || isError || isPaused
  const [wasAnswered, setAnswered] = useState(false)
  if (isAnswered && !wasAnswered) setAnswered(true)
  return data ?? (isAnswered || wasAnswered ? NONE : null)
}

type ReadyPlannerProps = PlannerProps & {
  recipes: readonly Recipe[]
  people: readonly Profile[]
  plans: readonly WeeklyMealPlan[]
}

function ReadyPlanner({ step, recipes, people, plans }: ReadyPlannerProps) {
  const [state] = useAtom(plannerAtom)
  const reset = useSetAtom(resetPlannerAtom)
  const thisWeek = weekStartOf(useToday())
  const weekStart = state.weekStart ?? thisWeek
  const navigate = useNavigate()
  const { createPlan, isCreating } = useNewPlan(weekStart, step === 'selection')
  const { suiting, findSuiting } = useSuiting(recipes, people)
  const { suggestRandom, suggestBalanced, shuffle, isChoosing } = useSuggestions(recipes, {
    findSuiting,
    avoid: [recentMeals(plans, { weekStart, thisWeek })],
  })
  const choices = useMemo(
    () => state.choices && withoutDeleted(state.choices, recipes),
    [state.choices, recipes],
  )

  // loaded anew there are no choices: the address says so too, or the next ones open where these were
  const [hasLostChoices] = useState(step === 'selection' && !state.choices)
  useEffect(() => {
    if (hasLostChoices) navigate({ to: '/planner', replace: true })
  }, [hasLostChoices, navigate])

  const [lastStep, setLastStep] = useState(step)
  const [hasMoved, setMoved] = useState(false)
  if (step !== lastStep) {
    setLastStep(step)
    setMoved(true)
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
  if (step === 'selection' && choices) {
    return (
      <PlannerSelection
        recipes={recipes}
        suiting={suiting}
        takesFocus={hasMoved}
        wanted={state.mealCount ?? 0}
        choices={choices}
        onShuffle={shuffle}
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
      recipes={recipes}
      suiting={suiting}
      isChoosing={isChoosing}
      takesFocus={hasMoved}
      thisWeek={thisWeek}
      weekStart={weekStart}
      onChooseMyself={async () => {
        const { why } = await suggestRandom()
        if (why) toast({ kind: 'info', title: why })
        navigate({ to: '/planner', search: { step: 'selection' } })
      }}
      onChooseForMe={async () => {
        const { ids, why } = await suggestBalanced()
        if (ids.length > 0) createPlan(ids, why)
        else if (why) toast({ kind: 'info', title: why })
      }}
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

/** A recipe that was deleted meanwhile is no choice any more. */
function withoutDeleted(choices: MealChoices, recipes: readonly Recipe[]): MealChoices {
  const known = new Set(recipes.map(({ id }) => id))
  const there = (ids: readonly string[]) => ids.filter((id) => known.has(id))
  return {
    selectedIds: there(choices.selectedIds),
    lockedIds: there(choices.lockedIds),
    suggestedIds: there(choices.suggestedIds),
  }
}
