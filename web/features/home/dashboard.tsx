/** The home dashboard: today's meal, the week's summary, the next two days, quick actions (Spec 1, section 2). */
import './dashboard.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { addDays, format } from 'date-fns'
import { mealOn, planOfWeek } from '#shared/plans/schedule.ts'
import { weekStartOf } from '#shared/plans/week.ts'
import { plansQuery } from '#web/features/plans/plans.queries.ts'
import { recipesQuery } from '#web/features/recipes/recipes.queries.ts'
import { useToday } from '#web/lib/use-today.ts'
import { ComingUp } from './coming-up.tsx'
import { QuickActions } from './quick-actions.tsx'
import { TodaysMeal } from './todays-meal.tsx'
import { WeeklyInsights } from './weekly-insights.tsx'

/** Spec 1, section 9. */
const COMING_DAYS = 2

export function Dashboard() {
  const { data: plans } = useSuspenseQuery(plansQuery)
  const { data: recipes } = useSuspenseQuery(recipesQuery)
  const today = useToday()

  function mealOfDay(date: Date) {
    const id = mealOn(plans, format(date, 'yyyy-MM-dd'))
    return {
      dayName: format(date, 'EEEE'),
      date,
      recipe: recipes.find((recipe) => recipe.id === id),
    }
  }

  return (
    <>
      <title>Home · Dollop</title>
      <TodaysMeal {...mealOfDay(today)} />
      <div className="home-grid">
        <WeeklyInsights plan={planOfWeek(plans, weekStartOf(today))} />
        <ComingUp
          days={Array.from({ length: COMING_DAYS }, (_, day) => mealOfDay(addDays(today, day + 1)))}
        />
      </div>
      <QuickActions />
    </>
  )
}
