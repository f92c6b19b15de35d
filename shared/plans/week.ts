/** Weeks that start on Monday, dates as yyyy-MM-dd. No clock: callers pass the day. No time zones. */
import { addDays, format, isValid, parseISO, startOfISOWeek } from 'date-fns'

const DATE = 'yyyy-MM-dd'

/** True for a real date, yyyy-MM-dd, that is a Monday. */
export function isMonday(date: string): boolean {
  const day = parseDate(date)
  return day !== null && day.getDay() === 1
}

/** The Monday of the week that `day` is in, by the person's own clock (Spec 1, section 4). */
export function weekStartOf(day: Date): string {
  return format(startOfISOWeek(day), DATE)
}

/** `weeks` later (or earlier, when negative) than a date; both yyyy-MM-dd. */
export function addWeeksTo(date: string, weeks: number): string {
  return format(addDays(mustParse(date), weeks * 7), DATE)
}

/** The seven dates of a week, Monday first. */
export function datesOfWeek(weekStart: string): string[] {
  return Array.from({ length: 7 }, (_, day) => format(addDays(mustParse(weekStart), day), DATE))
}

/** 'Week of Nov 23, 2026' (Spec 1, section 9). */
export function planName(weekStart: string): string {
  return `Week of ${format(mustParse(weekStart), 'MMM d, yyyy')}`
}

/** The date as a local day, or null when there is no such day. Times of day never enter. */
export function parseDate(date: string): Date | null {
  const day = parseISO(date)
  return isValid(day) && format(day, DATE) === date ? day : null
}

function mustParse(date: string): Date {
  const day = parseDate(date)
  if (!day) throw new RangeError(`Not a date: ${date}`)
  return day
}
