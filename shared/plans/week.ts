/**
 * Weeks that start on Monday, dates as yyyy-MM-dd. No clock: callers pass the day. No time zones.
 * Plain dates, not date-fns: these lines are part of the first visit, its formatter is 7 KB of gzip.
 */

/** Written out: a formatter of `Intl` costs a phone some 60 ms before the first page. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** True for a real date, yyyy-MM-dd, that is a Monday. */
export function isMonday(date: string): boolean {
  return parseDate(date)?.getDay() === 1
}

/** The Monday of the week that `day` is in, by the person's own clock (Spec 1, section 4). */
export function weekStartOf(day: Date): string {
  // Sunday is 0 to JavaScript and the last day of the week to a cook
  return dateText(daysAfter(day, -((day.getDay() + 6) % 7)))
}

/** `weeks` later (or earlier, when negative) than a date; both yyyy-MM-dd. */
export function addWeeksTo(date: string, weeks: number): string {
  return dateText(daysAfter(mustParse(date), weeks * 7))
}

/** The seven dates of a week, Monday first. */
export function datesOfWeek(weekStart: string): string[] {
  return Array.from({ length: 7 }, (_, day) => dateText(daysAfter(mustParse(weekStart), day)))
}

/** 'Week of Nov 23, 2026' (Spec 1, section 9). */
export function planName(weekStart: string): string {
  const monday = mustParse(weekStart)
  return `Week of ${shortMonth(monday)} ${monday.getDate()}, ${monday.getFullYear()}`
}

/** 'Nov', by the person's own clock. */
export function shortMonth(day: Date): string {
  return MONTHS[day.getMonth()] ?? ''
}

/**
 * The first moment of the day that is `days` after the one `day` is in. Counted on the calendar: days
 * of 23 or 25 hours, and days whose midnight is skipped, are days like all others.
 */
export function daysAfter(day: Date, days: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days)
}

/** yyyy-MM-dd of a day, by the person's own clock. */
export function dateText(day: Date): string {
  const [year, month, date] = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(date)}`
}

/** The date as a local day, or null when there is no such day. Times of day never enter. */
export function parseDate(date: string): Date | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date)
  if (!match) return null
  const day = new Date(0)
  // set apart, for `new Date(year, ...)` takes the years 0 to 99 for 1900 and later
  day.setFullYear(Number(match[1]), Number(match[2]) - 1, Number(match[3]))
  day.setHours(0, 0, 0, 0)
  return dateText(day) === date ? day : null
}

function mustParse(date: string): Date {
  const day = parseDate(date)
  if (!day) throw new RangeError(`Not a date: ${date}`)
  return day
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}
