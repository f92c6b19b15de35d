/** A plan's week as an iCalendar file (RFC 5545). No clock: the caller passes the stamp. No time zones. */
import { totalMinutes } from '../recipes/minutes.ts'
import type { Recipe } from '../recipes/schema.ts'
import { DAYS } from './limits.ts'
import { mealsOf } from './schedule.ts'
import type { WeeklyMealPlan } from './schema.ts'
import { datesOfWeek, dateText, daysAfter, parseDate } from './week.ts'

/** RFC 5545, section 3.1: octets of a line, its line break not counted. */
const LINE_OCTETS = 75

type Calendar = {
  plan: Pick<WeeklyMealPlan, 'id' | 'name' | 'week_start_date' | 'meal_schedule' | 'rev'>
  /** Of the plan; those that are not here are not in the file. */
  recipes: readonly Pick<Recipe, 'id' | 'name' | 'servings' | 'prep_time' | 'cook_time'>[]
  /** Where the links lead, as 'https://kitchen.example'. */
  origin: string
  now: Date
}

/**
 * One event for each meal that has a day, in the order of the week; null when there is none.
 * Ours: events of the whole day that leave the cook free. A plan knows days, not times: an hour made up
 * for a breakfast would be wrong, would block the evening, and would need a time zone. The same meal
 * keeps its UID wherever it moves, and SEQUENCE is the plan's revision, so that a calendar which takes
 * the file again moves the event and adds no second one.
 */
export function planCalendar({ plan, recipes, origin, now }: Calendar): string | null {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  const dates = datesOfWeek(plan.week_start_date)
  const seen = new Map<string, number>()
  const events = DAYS.flatMap((day, place) =>
    mealsOf(plan.meal_schedule, day).flatMap((id) => {
      const recipe = byId.get(id)
      if (!recipe) return []
      const before = seen.get(id) ?? 0
      seen.set(id, before + 1)
      // a recipe that stands on two days is two events
      const uid = `${plan.id}-${id}${before > 0 ? `-${before + 1}` : ''}@dollop`
      const link = `${origin}/cooking/${id}`
      const date = dates[place] ?? plan.week_start_date
      return [eventLines({ uid, recipe, date, link, now, sequence: plan.rev })]
    }),
  )
  if (events.length === 0) return null
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dollop//Weekly plan//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(plan.name)}`,
    ...events.flat(),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

type Event = {
  uid: string
  recipe: Calendar['recipes'][number]
  date: string
  link: string
  now: Date
  sequence: number
}

function eventLines({ uid, recipe, date, link, now, sequence }: Event): string[] {
  const minutes = totalMinutes(recipe)
  const facts = [minutes === null ? '' : `${minutes} min`, `serves ${recipe.servings}`]
  const said = [facts.filter((fact) => fact !== '').join(', '), link].join('\n')
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utcStamp(now)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${dayAfter(date).replaceAll('-', '')}`,
    `SUMMARY:${escaped(recipe.name)}`,
    `DESCRIPTION:${escaped(said)}`,
    `URL:${link}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** The end of an event of one day is the next day (RFC 5545, section 3.6.1). */
function dayAfter(date: string): string {
  const day = parseDate(date)
  return day ? dateText(daysAfter(day, 1)) : date
}

/** '20261123T101500Z' */
function utcStamp(now: Date): string {
  return `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** Text as a value (RFC 5545, section 3.3.11): no control character is left but the written '\n'. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')
}

/** Lines of at most 75 octets of UTF-8, never cut within a character; what goes on begins with a blank. */
function folded(line: string): string {
  let out = ''
  let octets = 0
  for (const char of line) {
    const size = octetsOf(char.codePointAt(0) ?? 0)
    if (octets + size > LINE_OCTETS) {
      out += '\r\n '
      octets = 1
    }
    out += char
    octets += size
  }
  return out
}

function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
