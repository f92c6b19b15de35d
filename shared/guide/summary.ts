/** The kitchen guide's words on a week: counted from its recipes and its days, nothing made up. Pure. */
import { DAYS } from '../plans/limits.ts'
import type { SummaryRecipe } from './schema.ts'
import { daysOf, type Meal, type SummaryPlan, type Week, weekOf } from './week.ts'
import { sayAhead } from './week-ahead.ts'
import { sayFresh } from './week-fresh.ts'
import { sayShared } from './week-shared.ts'
import { sayTimes, sayTotal } from './week-times.ts'
import { sayCuisines, sayVariety } from './week-variety.ts'
import { numberWord, saidMeal } from './week-words.ts'
import { capital, listed } from './words.ts'

/** A note is brief. */
const FOOD_SENTENCES = 3
/** Spoken of are days off and waiting meals as long as there are few. */
const FEW = 2

/**
 * A note of two to nine sentences on a plan's week: what kinds of meals, the busiest and the quickest
 * day, what to use early, what is shared, what can be made ahead, which meals have no day. The same
 * plan gives the same words. Ours: the specification shows no rule.
 */
export function summariseWeek(plan: SummaryPlan, recipes: readonly SummaryRecipe[]): string {
  const week = weekOf(plan, recipes)
  const [meal] = week.meals
  if (!meal) return 'Nothing to cook yet. Choose a few meals and there will be something to tell.'
  const shared = sayShared(week).slice(0, FEW)
  const fresh = sayFresh(
    week,
    shared.flatMap(({ foods }) => foods),
  )
  return [
    week.meals.length === 1 ? sayOnly(meal) : sayVariety(week),
    sayTimes(week),
    ...sayTotal(week),
    ...sayCuisines(week),
    ...[...fresh, ...shared.map(({ sentence }) => sentence)].slice(0, FOOD_SENTENCES),
    ...sayAhead(week),
    ...sayWaiting(week),
    ...sayFreeDays(week),
  ].join(' ')
}

function sayOnly(meal: Meal): string {
  return `Just the one meal this week: ${saidMeal(meal)}.`
}

function sayWaiting({ meals }: Week): string[] {
  const waiting = meals.filter(({ day }) => day === null)
  if (waiting.length === 0) return []
  if (waiting.length === meals.length) {
    return [meals.length === 1 ? 'It has no day yet.' : 'None of them has a day yet.']
  }
  const said =
    waiting.length > FEW
      ? `${capital(numberWord(waiting.length))} meals still wait`
      : `${listed(waiting.map(({ name }) => name))} still ${waiting.length === 1 ? 'waits' : 'wait'}`
  return [`${said} for a day.`]
}

/** Only in a week that is planned through but for a day or two. */
function sayFreeDays(week: Week): string[] {
  const taken = new Set(daysOf(week).map(({ day }) => day))
  const free = DAYS.filter((day) => !taken.has(day))
  if (free.length === 0 || free.length > FEW) return []
  return [`Nothing is planned for ${listed(free)}.`]
}
