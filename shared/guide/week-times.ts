/** Which day of a week asks the most and which the least, by the minutes of its recipes. Pure. */
import { type DatedMeal, daysOf, type Meal, sumOf, type Week } from './week.ts'
import { longMinutes, NAMED_BELOW, phrase, saidMeal } from './week-words.ts'
import { listed } from './words.ts'

const MEALS_NAMED = 2

type Timed = { said: string; minutes: number; what: string }

/**
 * The busiest and the quickest day, or meal when days cannot be compared. Says so when no recipe gives
 * its minutes.
 */
export function sayTimes(week: Week): string {
  const { meals } = week
  const known = meals.flatMap((meal) => (meal.minutes === null ? [] : [meal.minutes]))
  if (known.length === 0) return sayNoTimes(week)
  if (meals.length === 1) return sayOne(week, meals[0])
  const days = daysOf(week)
  const isNamed = meals.length < NAMED_BELOW
  const timed = days.flatMap(({ day, meals: on, minutes }): Timed[] =>
    minutes === null ? [] : [{ said: day, minutes, what: isNamed ? '' : mealsNamed(on) }],
  )
  const canCompare = timed.length === days.length && days.length > 1
  const said = canCompare ? sayDays(week, timed) : sayMeals(week, known.length)
  return `${said}.`
}

/** What the week comes to, when every recipe of several gives its minutes. */
export function sayTotal({ meals }: Week): string[] {
  const total = meals.length > 2 ? sumOf(meals) : null
  return total === null ? [] : [`The whole week comes to ${longMinutes(total)}.`]
}

function sayDays(week: Week, days: readonly Timed[]): string {
  const { longest, quickest, hasTie } = extremes(days)
  const [first] = longest
  const [last] = quickest
  if (!first || !last) return ''
  if (first.minutes === last.minutes) {
    return `The days are even at ${longMinutes(first.minutes)} each`
  }
  const most = longMinutes(first.minutes)
  const busy = hasTie
    ? `${listed(longest.map(({ said }) => said))} are the busiest days at ${most} each`
    : phrase(week, 'busiest', [
        `${first.said} is the busiest day at ${most}${first.what}`,
        `${first.said} asks the most of you, ${most}${first.what}`,
        `Keep ${most} free${first.what} on ${first.said}, the busiest day`,
      ])
  const least = longMinutes(last.minutes)
  if (quickest.length > 1) {
    return `${busy}; ${listed(quickest.map(({ said }) => said))} need only ${least} each`
  }
  const calm = phrase(week, 'quickest', [
    `${last.said} is the quickest at ${least}`,
    `${last.said} needs only ${least}`,
    `${last.said} is the easy one, ${least}`,
  ])
  return `${busy}; ${calm}${last.what}`
}

/** By meals: some have no day, or some give no time. */
function sayMeals({ meals }: Week, knownCount: number): string {
  const timed = meals.flatMap((meal): Timed[] =>
    meal.minutes === null ? [] : [{ said: saidMeal(meal), minutes: meal.minutes, what: '' }],
  )
  const { longest, quickest } = extremes(timed)
  const [first, last] = [longest[0], quickest[0]]
  if (!first || !last) return ''
  const most = longMinutes(first.minutes)
  const least = longMinutes(last.minutes)
  const isAll = knownCount === meals.length
  if (knownCount === 1) return `Only ${first.said} gives a time: ${most}`
  if (most === least) {
    return isAll ? `Each of them takes ${most}` : `The recipes that give a time take ${most} each`
  }
  const of = isAll ? '' : 'Of the recipes that give a time, '
  const isMany = quickest.length > 1
  if (longest.length > 1) {
    const calm = isMany
      ? `the quickest need only ${least} each`
      : `${last.said} needs only ${least}`
    return `${isAll ? 'Nothing' : `${of}none`} takes longer than ${most}; ${calm}`
  }
  const calm = isMany ? `the quickest take ${least} each` : `${last.said} the least at ${least}`
  return `${of}${first.said} takes the longest at ${most}, ${calm}`
}

function sayOne(week: Week, meal: Meal | undefined): string {
  if (!meal || meal.minutes === null) return ''
  const { prep_time: prep, cook_time: cook } = meal.recipe
  const whole = longMinutes(meal.minutes)
  if (!prep || !cook) return `It takes ${whole}.`
  return phrase(week, 'one', [
    `It takes ${whole}: ${longMinutes(prep)} to prepare and ${longMinutes(cook)} to cook.`,
    `Allow ${whole}: ${longMinutes(prep)} to get ready, then ${longMinutes(cook)} of cooking.`,
  ])
}

function sayNoTimes({ meals }: Week): string {
  return meals.length === 1
    ? 'The recipe gives no time, so leave yourself some room.'
    : 'None of the recipes gives a time, so leave yourself some room.'
}

/** ' for Pie', ' for Pie and Soup'; more are left to the board. */
function mealsNamed(meals: readonly DatedMeal[]): string {
  return meals.length > MEALS_NAMED ? '' : ` for ${listed(meals.map(({ name }) => name))}`
}

function extremes(timed: readonly Timed[]) {
  const minutes = timed.map((each) => each.minutes)
  const [most, least] = [Math.max(...minutes), Math.min(...minutes)]
  const longest = timed.filter((each) => each.minutes === most)
  return {
    longest,
    quickest: timed.filter((each) => each.minutes === least),
    hasTie: longest.length > 1,
  }
}
