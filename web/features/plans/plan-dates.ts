/** A plan's dates as the screens write them. */
import { addDays, format } from 'date-fns'
import { parseDate } from '#shared/plans/week.ts'

/** 'Nov 23 – 29, 2026'; both months and years where they differ. */
export function weekDates(weekStart: string): string {
  const monday = parseDate(weekStart)
  if (!monday) return weekStart
  const sunday = addDays(monday, 6)
  if (monday.getFullYear() !== sunday.getFullYear()) {
    return `${format(monday, 'MMM d, yyyy')} – ${format(sunday, 'MMM d, yyyy')}`
  }
  const isOneMonth = monday.getMonth() === sunday.getMonth()
  return `${format(monday, 'MMM d')} – ${format(sunday, isOneMonth ? 'd, yyyy' : 'MMM d, yyyy')}`
}

/** 'November 23, 2026' (Spec 2, section 2: long month, day, year). */
export function longDate(date: string): string {
  const day = parseDate(date)
  return day ? format(day, 'MMMM d, yyyy') : date
}

/** '23 Nov'. */
export function dayAndMonth(date: string): string {
  const day = parseDate(date)
  return day ? format(day, 'd MMM') : date
}
