/** The schedule: six day cards, the last with a lane for each day of the weekend. To look at, not to edit. */
import './week-board.css'
import { format } from 'date-fns'
import type { ReactNode } from 'react'
import { DAYS, type Day } from '#shared/plans/limits.ts'
import { mealsOf } from '#shared/plans/schedule.ts'
import type { WeeklyMealPlan } from '#shared/plans/schema.ts'
import { datesOfWeek } from '#shared/plans/week.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { useToday } from '#web/lib/use-today.ts'
import { classNames } from '#web/ui/class-names.ts'
import { SectionHeader } from '#web/ui/page-header.tsx'
import { MealTicket } from './meal-ticket.tsx'
import { dayAndMonth } from './plan-dates.ts'

type WeekBoardProps = {
  plan: WeeklyMealPlan
  recipesOf: (ids: readonly string[]) => Recipe[]
}

export function WeekBoard({ plan, recipesOf }: WeekBoardProps) {
  const today = format(useToday(), 'yyyy-MM-dd')
  const dates = datesOfWeek(plan.week_start_date)
  const days = DAYS.map((day, place) => {
    const date = dates[place] ?? plan.week_start_date
    return {
      day,
      date,
      isToday: date === today,
      meals: recipesOf(mealsOf(plan.meal_schedule, day)),
    }
  })
  const weekend = days.slice(5)

  return (
    <section aria-labelledby="schedule">
      <SectionHeader id="schedule" title="Meal Schedule" />
      <div className="board">
        {days.slice(0, 5).map(({ day, date, isToday, meals }) => (
          <DayCard key={day} isToday={isToday}>
            <DayHead day={day} date={date} isToday={isToday} />
            <Meals meals={meals} />
          </DayCard>
        ))}
        <DayCard isToday={weekend.some(({ isToday }) => isToday)} isWeekend>
          <h3 className="day-name">Weekend</h3>
          {weekend.map(({ day, date, isToday, meals }) => (
            <div key={day} className="lane">
              <DayHead day={day} date={date} isToday={isToday} isLane />
              <Meals meals={meals} />
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

type DayHeadProps = { day: Day; date: string; isToday: boolean; isLane?: boolean }

function DayHead({ day, date, isToday, isLane = false }: DayHeadProps) {
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
    </div>
  )
}

function Meals({ meals }: { meals: readonly Recipe[] }) {
  if (meals.length === 0) return <p className="day-empty">No meals</p>
  return (
    <ul className="day-meals">
      {meals.map((recipe) => (
        <li key={recipe.id}>
          <MealTicket recipe={recipe} tall />
        </li>
      ))}
    </ul>
  )
}
