/** The schedule: six day cards, the last with a lane for each day of the weekend. To look at, not to edit. */
import './week-board.css'
import { type ReactNode, useMemo } from 'react'
import { DAYS, type Day } from '#shared/plans/limits.ts'
import { mealsOf } from '#shared/plans/schedule.ts'
import type { WeeklyMealPlan } from '#shared/plans/schema.ts'
import { datesOfWeek, dateText } from '#shared/plans/week.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { useToday } from '#web/lib/use-today.ts'
import type { NotFor } from '#web/search/use-not-for.ts'
import { classNames } from '#web/ui/class-names.ts'
import { SectionHeader } from '#web/ui/page-header.tsx'
import { MealTicket } from './meal-ticket.tsx'
import { dayAndMonth } from './plan-dates.ts'

export type DayOfWeek = { day: Day; date: string; isToday: boolean }

/** Monday to Sunday of a week; the same objects until the day changes. */
export function useDaysOfWeek(weekStart: string): readonly DayOfWeek[] {
  const today = dateText(useToday())
  return useMemo(() => {
    const dates = datesOfWeek(weekStart)
    return DAYS.map((day, place) => {
      const date = dates[place] ?? weekStart
      return { day, date, isToday: date === today }
    })
  }, [weekStart, today])
}

type WeekBoardProps = {
  plan: WeeklyMealPlan
  recipesOf: (ids: readonly string[]) => Recipe[]
  notFor: NotFor
  /** Beside the heading. */
  actions?: ReactNode
}

export function WeekBoard({ plan, recipesOf, notFor, actions }: WeekBoardProps) {
  const days = useDaysOfWeek(plan.week_start_date).map((day) => ({
    ...day,
    meals: recipesOf(mealsOf(plan.meal_schedule, day.day)),
  }))
  const weekend = days.slice(5)

  return (
    <section aria-labelledby="schedule">
      <SectionHeader id="schedule" title="Meal Schedule" actions={actions} />
      <div className="board">
        {days.slice(0, 5).map(({ day, date, isToday, meals }) => (
          <DayCard key={day} isToday={isToday}>
            <DayHead day={day} date={date} isToday={isToday} />
            <Meals meals={meals} notFor={notFor} />
          </DayCard>
        ))}
        <DayCard isToday={weekend.some(({ isToday }) => isToday)} isWeekend>
          <h3 className="day-name">Weekend</h3>
          {weekend.map(({ day, date, isToday, meals }) => (
            <div key={day} className="lane">
              <DayHead day={day} date={date} isToday={isToday} isLane />
              <Meals meals={meals} notFor={notFor} />
            </div>
          ))}
        </DayCard>
      </div>
    </section>
  )
}

type DayCardProps = { isToday: boolean; isWeekend?: boolean; children: ReactNode }

function DayCard({ isToday, isWeekend, children }: DayCardProps) {
  return (
    <article className={classNames('day', isToday && 'day-today', isWeekend && 'day-weekend')}>
      {children}
    </article>
  )
}

type DayHeadProps = DayOfWeek & {
  isLane?: boolean
  /** '2/4'. */
  count?: string
}

export function DayHead({ day, date, isToday, isLane = false, count }: DayHeadProps) {
  const Heading = isLane ? 'h4' : 'h3'
  return (
    <div className="day-head">
      <Heading className={isLane ? 'lane-name' : 'day-name'} aria-label={day}>
        {day.slice(0, 3)}
        <span className="day-rest">{day.slice(3)}</span>
      </Heading>
      <p className="day-date">
        <time dateTime={date}>{dayAndMonth(date)}</time>
        {isToday && <b> Today</b>}
      </p>
      {count && <p className="day-count">{count}</p>}
    </div>
  )
}

type MealsProps = { meals: readonly Recipe[]; notFor: NotFor }

function Meals({ meals, notFor }: MealsProps) {
  if (meals.length === 0) return <p className="day-empty">No meals</p>
  return (
    <ul className="day-meals">
      {meals.map((recipe) => (
        <li key={recipe.id}>
          <MealTicket recipe={recipe} notFor={notFor.get(recipe.id)} tall />
        </li>
      ))}
    </ul>
  )
}
