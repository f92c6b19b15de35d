/** The week on a sheet of paper, for the fridge door. It is there only while the page is printed. */
import './printed-week.css'
import { createPortal } from 'react-dom'
import { DAYS } from '#shared/plans/limits.ts'
import { mealsOf, unscheduledMeals } from '#shared/plans/schedule.ts'
import type { WeeklyMealPlan } from '#shared/plans/schema.ts'
import { datesOfWeek } from '#shared/plans/week.ts'
import { recipesById } from '#shared/recipes/by-id.ts'
import { totalMinutes } from '#shared/recipes/minutes.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { usePrinting } from '#web/lib/use-printing.ts'
import { dayAndMonth, weekDates } from './plan-dates.ts'

/** From here on the meals without a day take room from the days. */
const MANY_WAITING = 5

type PrintedWeekProps = { plan: WeeklyMealPlan; recipes: readonly Recipe[] }

export function PrintedWeek({ plan, recipes }: PrintedWeekProps) {
  if (!usePrinting()) return null
  const recipesOf = recipesById(recipes)
  const dates = datesOfWeek(plan.week_start_date)
  const waiting = recipesOf(unscheduledMeals(plan))

  // beside the app, so that one rule hides all of it
  return createPortal(
    <article className="printed-week" data-waiting={howMany(waiting.length)}>
      <header>
        <h1>{plan.name}</h1>
        <p>{weekDates(plan.week_start_date)}</p>
      </header>
      {DAYS.map((day, place) => (
        <section key={day} className="printed-day">
          <h2>
            {day}
            <small>{dayAndMonth(dates[place] ?? plan.week_start_date)}</small>
          </h2>
          <Meals recipes={recipesOf(mealsOf(plan.meal_schedule, day))} />
        </section>
      ))}
      {waiting.length > 0 && (
        <section className="printed-waiting">
          <h2>Unscheduled meals</h2>
          <Meals recipes={waiting} isBrief />
        </section>
      )}
    </article>,
    document.body,
  )
}

function Meals({ recipes, isBrief = false }: { recipes: readonly Recipe[]; isBrief?: boolean }) {
  return (
    <ul data-many={recipes.length > 2 || undefined}>
      {recipes.map((recipe) => (
        <li key={recipe.id}>
          <b>{recipe.name}</b>
          <small>{factsOf(recipe, isBrief)}</small>
        </li>
      ))}
    </ul>
  )
}

function factsOf(recipe: Recipe, isBrief: boolean): string {
  const minutes = totalMinutes(recipe)
  const facts = [
    minutes === null ? '' : `${minutes} min`,
    isBrief ? '' : `serves ${recipe.servings}`,
  ]
  return facts.filter((fact) => fact !== '').join(', ')
}

function howMany(waiting: number): 'few' | 'many' | undefined {
  if (waiting === 0) return undefined
  return waiting < MANY_WAITING ? 'few' : 'many'
}
