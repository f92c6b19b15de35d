/** Which meal of a week can be cooked ahead, on the quieter of the two days before it. Pure. */
import { categoryOf } from '../groceries/categories.ts'
import { DAYS, type Day } from '../plans/limits.ts'
import type { RecipeLike } from './schema.ts'
import { type DatedMeal, datedMeals, daysOf, type Week } from './week.ts'
import { phrase, saidMeal } from './week-words.ts'
import { mentions } from './words.ts'

/** Leftovers keep two days in the fridge (Food Standards Agency). */
const DAYS_AHEAD = 2
const WORTH_MINUTES = 40
/** A day with this share of the other's minutes is no quieter: it would be the busy one then. */
const QUIET_SHARE = 0.5

/** Dishes that are as good or better on the second day, by how their names end. */
const REHEATS =
  /\b(?:soup|minestrone|broth|stew|casserole|hot ?pot|curry|dha?a?l|tagine|chilli|chilli con carne|goulash|bolognese|rag[uù]|cottage pie|shepherd['’]s pie|lasagne|moussaka)$/i
/** What suffers: fish, eggs, noodles, rice that was cooked in, and what is eaten cold. */
const SUFFERS =
  /\b(?:noodles?|laksa|ramen|pho|egg|rice|risotto|gazpacho|chilled|cold|iced|fish|prawn)s?\b/i

/** One sentence, or none when no meal is worth it or no day before it is quieter. */
export function sayAhead(week: Week): string[] {
  const found = datedMeals(week)
    .filter(({ recipe, minutes }) => (minutes ?? 0) >= WORTH_MINUTES && reheats(recipe))
    .toSorted((a, b) => (b.minutes ?? 0) - (a.minutes ?? 0))
    .flatMap((meal) => {
      const day = quieterDayBefore(week, meal)
      return day ? [{ meal, day }] : []
    })
  const [first] = found
  return first ? [sayOn(week, first.meal, first.day)] : []
}

function sayOn(week: Week, meal: DatedMeal, day: Day): string {
  const rice = meal.recipe.ingredients.some(({ name }) => mentions(name, 'rice'))
    ? ', with its rice cooked fresh'
    : ''
  return phrase(week, 'ahead', [
    `${saidMeal(meal)} reheats well, so it can be made on ${day}${rice}.`,
    `With time to spare on ${day}, make ${meal.name} ahead for ${meal.day}${rice}.`,
    `To lighten ${meal.day}, cook ${meal.name} on ${day} and reheat it${rice}.`,
  ])
}

/** Whether a dish may be made ahead. Its name decides; what suffers from it is left out. */
export function reheats({ name, ingredients }: RecipeLike): boolean {
  const dish = (name.split(/ with |,|\(/i, 1)[0] ?? '').trim()
  // rice beside a dish is cooked when it is eaten
  if (!REHEATS.test(dish) || SUFFERS.test(name.replace(/ with rice$/i, ''))) return false
  return !ingredients.some((each) => categoryOf(each.name) === 'Fish & Seafood')
}

/**
 * Of the days that leftovers keep for, the one with least to cook, the later one of equals; null when
 * none is much quieter than the day itself, or nobody knows.
 */
function quieterDayBefore(week: Week, { day }: DatedMeal): Day | null {
  const cooked = new Map(daysOf(week).map(({ day: each, minutes }) => [each, minutes]))
  const minutesOf = (each: Day) => {
    const minutes = cooked.get(each)
    return minutes === undefined ? 0 : (minutes ?? Number.POSITIVE_INFINITY)
  }
  const place = DAYS.indexOf(day)
  return (
    DAYS.slice(Math.max(0, place - DAYS_AHEAD), place)
      .toReversed()
      .toSorted((a, b) => minutesOf(a) - minutesOf(b))
      .find((each) => minutesOf(each) < minutesOf(day) * QUIET_SHARE) ?? null
  )
}
