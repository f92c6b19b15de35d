/** The home dashboard: today's meal, the week's summary, the next two days, quick actions (Spec 1, section 2). */
import './dashboard.css'
import { useQuery } from '@tanstack/react-query'
import { dayOf, mealOn, planOfWeek } from '#shared/plans/schedule.ts'
import type { WeeklyMealPlan } from '#shared/plans/schema.ts'
import { dateText, daysAfter, weekStartOf } from '#shared/plans/week.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { plansQuery } from '#web/features/plans/plans.queries.ts'
import { recipesQuery } from '#web/features/recipes/recipes.queries.ts'
import { useToday } from '#web/lib/use-today.ts'
import { useNotFor } from '#web/search/use-not-for.ts'
import { ComingUp } from './coming-up.tsx'
import { DashboardNotYet } from './dashboard-not-yet.tsx'
import { QuickActions } from './quick-actions.tsx'
import { TodaysMeal } from './todays-meal.tsx'
import { WeeklyInsights } from './weekly-insights.tsx'

/** Spec 1, section 9. */
const COMING_DAYS = 2

export function Dashboard() {
  const plans = useQuery(plansQuery)
  const recipes = useQuery(recipesQuery)
  return (
    <>
      <title>Home · Dollop</title>
      {plans.data && recipes.data ? (
        <Ready plans={plans.data} library={recipes.data} />
      ) : (
        <DashboardNotYet queries={[plans, recipes]} />
      )}
      <QuickActions />
    </>
  )
}

function Ready({
  plans,
  library,
}: {
  plans: readonly WeeklyMealPlan[]
  library: readonly Recipe[]
}) {
  const today = useToday()
  const notFor = useNotFor(library)

  function mealOfDay(date: Date) {
    const text = dateText(date)
    const id = mealOn(plans, text)
    const recipe = library.find((recipe) => recipe.id === id)
    return { dayName: dayOf(text) ?? '', date, recipe, notFor: recipe && notFor.get(recipe.id) }
  }

  return (
    <>
      <TodaysMeal {...mealOfDay(today)} />
      <div className="home-grid">
        <WeeklyInsights plan={planOfWeek(plans, weekStartOf(today))} library={library} />
        <ComingUp
          days={Array.from({ length: COMING_DAYS }, (_, day) =>
            mealOfDay(daysAfter(today, day + 1)),
          )}
        />
      </div>
    </>
  )
}
