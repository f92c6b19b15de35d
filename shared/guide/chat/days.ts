/** Days as people say them, from dates as yyyy-MM-dd. No clock: callers say what day it is. */
const DAY_MS = 86_400_000
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

const timeOf = (date: string) => Date.parse(`${date.slice(0, 10)}T00:00:00Z`)

/** Counted on the calendar; behind when negative. */
export function addDays(date: string, days: number): string {
  return new Date(timeOf(date) + days * DAY_MS).toISOString().slice(0, 10)
}

/** 'Friday'. */
export function dayName(date: string): string {
  return DAYS[new Date(timeOf(date)).getUTCDay()] ?? ''
}

/** 'today', 'tomorrow', 'yesterday', 'Friday' within the week ahead, else 'Friday 13 November'. */
export function dayWords(date: string, today: string): string {
  const ahead = Math.round((timeOf(date) - timeOf(today)) / DAY_MS)
  if (ahead === 0) return 'today'
  if (ahead === 1) return 'tomorrow'
  if (ahead === -1) return 'yesterday'
  if (ahead > 0 && ahead < 7) return dayName(date)
  const day = new Date(timeOf(date))
  return `${dayName(date)} ${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]}`
}
