/** What becomes of questions and wishes about the week's meals. */
import { MEALS_PER_DAY_MAX } from '#shared/plans/limits.ts'
import { mealsOf, planOfWeek } from '#shared/plans/schedule.ts'
import { parseDate, weekStartOf } from '#shared/plans/week.ts'
import { listSpoken } from '#shared/voice/number-words.ts'
import { dishesCalled, noSuchDish, whichDish } from './dishes.ts'
import type { AskPorts } from './kitchen-ports.ts'
import type { Outcome, SlotsOf } from './obey.ts'
import { type SpokenDay, spokenDay } from './spoken-days.ts'

/** The dishes of a day, tonight's unless another is said. A plan knows days, no meals of them. */
export async function tellDinner(
  { day = 'today', slot }: SlotsOf<'whatsForDinner'>,
  ports: AskPorts,
): Promise<Outcome> {
  const asked = spokenDay(day, ports.today())
  if (!asked) return refused(`I do not know the day ${day}.`)
  const [plans, dishes] = await Promise.all([ports.plans(), ports.dishes()])
  const plan = planOn(asked, plans)
  if (!plan) return refused(noPlan(asked, ports.today()))
  const names = mealsOf(plan.meal_schedule, asked.day).flatMap(
    (id) => dishes.find((dish) => dish.id === id)?.name ?? [],
  )
  const isOther = slot !== undefined && slot !== 'dinner'
  const when = asked.name === 'Today' && !isOther ? 'Tonight' : asked.name
  if (names.length === 0) return { reply: `${when}: nothing is planned.` }
  const meals = `${when}: ${listSpoken(names)}.`
  return { reply: isOther ? `The plan does not say what is for ${slot}. ${meals}` : meals }
}

export async function planMeal(
  { recipe, day }: SlotsOf<'planMeal'>,
  ports: AskPorts,
): Promise<Outcome> {
  const asked = day === undefined ? null : spokenDay(day, ports.today())
  if (!asked) return refused(`Which day? Say “put ${recipe} on Monday”.`)
  const [plans, dishes] = await Promise.all([ports.plans(), ports.dishes()])
  const [dish, another] = dishesCalled(recipe, dishes)
  if (!dish) return refused(noSuchDish(recipe))
  if (another) {
    const undo = ports.go({ at: '/recipes', wish: recipe })
    return { reply: whichDish(dishesCalled(recipe, dishes)), undo }
  }
  const plan = planOn(asked, plans)
  if (!plan) return refused(noPlan(asked, ports.today()))
  const meals = mealsOf(plan.meal_schedule, asked.day)
  const on = asked.name === asked.day ? `on ${asked.day}` : asked.name.toLowerCase()
  if (meals.includes(dish.id)) return refused(`${dish.name} is planned ${on} already.`)
  if (meals.length >= MEALS_PER_DAY_MAX) return refused(`${asked.name} is full.`)
  const weekStart = plan.week_start_date
  const place = { date: asked.date, day: asked.day, weekStart, planId: plan.id }
  const undo = await ports.putOnDay(dish.id, place)
  return { reply: `${dish.name}, planned ${on}.`, undo }
}

type Plans = Awaited<ReturnType<AskPorts['plans']>>

function planOn({ date }: SpokenDay, plans: Plans) {
  return planOfWeek(plans, weekOf(date))
}

function noPlan({ date }: SpokenDay, today: Date): string {
  return `There is no plan for ${weekOf(date) === weekStartOf(today) ? 'this' : 'next'} week.`
}

function weekOf(date: string): string {
  return weekStartOf(parseDate(date) ?? new Date(Number.NaN))
}

function refused(reply: string): Outcome {
  return { reply, isRefused: true }
}
