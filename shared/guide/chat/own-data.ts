/** Answers out of the kitchen's own data: what is planned, when it was eaten, what to use first. Invents no date. */
import { foodOf } from '../../foods/foods.ts'
import { capital, listed } from '../words.ts'
import { addDays, dayName, dayWords } from './days.ts'
import type { ChatKitchen, ChatRecipe, PlannedMeal } from './kitchen.ts'

/** What is planned for the day or days that a message names; without one for today and what is left of the week. */
export function plannedAnswer(text: string, { meals = [], today }: ChatKitchen): string {
  if (today === undefined) return 'I cannot see your plans from here; My Week shows them.'
  const days = daysIn(text.toLowerCase(), today)
  const planned = days.map((date) => ({ date, names: namesOn(meals, date) }))
  const filled = planned.filter(({ names }) => names.length > 0)
  if (filled.length === 0) {
    const when = days.length === 1 ? dayWords(days[0] ?? today, today) : 'these days'
    return `Nothing is planned for ${when}. Tell me what you fancy and I look for something.`
  }
  const lines = filled.map(
    ({ date, names }) => `${capital(dayWords(date, today))}: ${listed(names)}.`,
  )
  const empty = planned
    .filter(({ names }) => names.length === 0)
    .map(({ date }) => dayWords(date, today))
  const rest = empty.length > 0 && filled.length > 0 ? [`Nothing yet for ${listed(empty)}.`] : []
  return [...lines, ...rest].join('\n')
}

function namesOn(meals: readonly PlannedMeal[], date: string): string[] {
  return [...new Set(meals.filter((meal) => meal.date === date).map(({ name }) => name))]
}

const WEEK = 7

function daysIn(text: string, today: string): string[] {
  const week = Array.from({ length: WEEK }, (_, ahead) => addDays(today, ahead))
  if (/\b(?:today|tonight|this evening|now)\b/.test(text)) return [today]
  if (/\btomorrow\b/.test(text)) return [addDays(today, 1)]
  if (/\bweekend\b/.test(text)) return week.filter((date) => /^S/.test(dayName(date)))
  const named = week.filter((date) => text.includes(dayName(date).toLowerCase()))
  if (named.length > 0) return named
  const sunday = week.findIndex((date) => dayName(date) === 'Sunday')
  return /\bweek|plan|menu\b/.test(text) ? week.slice(0, sunday + 1) : [today]
}

/** When something was last cooked or planned, of recipes by name or by a food in their name. */
export function lastEatenAnswer(
  wanted: readonly ChatRecipe[],
  what: string,
  { cooked = [], meals = [], today }: ChatKitchen,
): string {
  if (today === undefined) return 'I cannot see what was cooked from here.'
  const ids = new Map(wanted.map(({ id, name }) => [id, name]))
  const times = [
    ...cooked.map(({ recipe_id, at }) => ({ id: recipe_id, date: at.slice(0, 10), how: 'cooked' })),
    ...meals
      .filter(({ date }) => date < today)
      .map(({ recipeId, date }) => ({ id: recipeId, date, how: 'planned for' })),
  ].filter(({ id }) => ids.has(id))
  const [latest] = times.sort((a, b) => b.date.localeCompare(a.date))
  if (!latest)
    return `I find no day on which you had ${what}: neither cooked nor planned, as far as I can see back.`
  const next = meals.find(({ recipeId, date }) => ids.has(recipeId) && date >= today)
  const again = next ? ` It is planned again for ${dayWords(next.date, today)}.` : ''
  const day = dayWords(latest.date, today)
  return latest.how === 'cooked'
    ? `You last cooked ${ids.get(latest.id)} ${onDay(day)}.${again}`
    : `${ids.get(latest.id)} was last planned for ${day}; whether you cooked it I cannot see.${again}`
}

const onDay = (day: string) => (/^(?:today|yesterday|tomorrow)$/.test(day) ? day : `on ${day}`)

/** Kept shorter than this it is a thing to use first. */
const SOON_DAYS = 10
const FIRST_MAX = 6

/** What of the pantry keeps the shortest by its kind. Nobody has said when it was bought, so no day is named. */
export function whatToUseFirst({ pantry = [] }: ChatKitchen): { reply: string; foods: string[] } {
  if (pantry.length === 0)
    return {
      reply: 'Your pantry list is empty, so I do not know what is there. Tell me what needs using.',
      foods: [],
    }
  const soon = pantry
    .filter(({ quantity }) => quantity !== 0)
    .flatMap(({ name }) => {
      const food = foodOf(name)
      return food?.daysFresh && food.daysFresh <= SOON_DAYS
        ? [{ name, id: food.id, days: food.daysFresh }]
        : []
    })
    .sort((a, b) => a.days - b.days)
    .slice(0, FIRST_MAX)
  if (soon.length === 0)
    return {
      reply:
        'Nothing in your pantry list is of a kind that goes off within days. Open packs and dates I cannot see.',
      foods: [],
    }
  const named = soon.map(
    ({ name, days }) => `${name} (about ${days} ${days === 1 ? 'day' : 'days'} fresh)`,
  )
  return {
    reply: `When you bought things I do not know, so go by the dates on them. By their kind these keep the shortest: ${listed(named)}.`,
    foods: soon.map(({ id }) => id),
  }
}
