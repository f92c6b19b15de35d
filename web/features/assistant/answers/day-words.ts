/** A day to come as a button names it. */
import { format } from 'date-fns'
import { dateText, daysAfter, parseDate } from '#shared/plans/week.ts'

/** 'Sunday' within seven days, where no other day has that name; else 'Sun 6 Dec'. */
export function dayWords(date: string, today: Date): string {
  const day = parseDate(date)
  if (!day) return date
  return format(day, date < dateText(daysAfter(today, 7)) ? 'EEEE' : 'EEE d MMM')
}
