/** Days as they are spoken. No clock: callers pass the day. Pure. */
import { DAYS, type Day } from '#shared/plans/limits.ts'
import { dayOf } from '#shared/plans/schedule.ts'
import { dateText, daysAfter } from '#shared/plans/week.ts'

/** A day that was spoken: 'today', 'tomorrow' or the next weekday of that name, today among them. */
export type SpokenDay = {
  /** As yyyy-MM-dd. */
  date: string
  day: Day
  /** 'Today', 'Tomorrow' or the weekday. */
  name: string
}

/** Null for a word that is no day. */
export function spokenDay(said: string, today: Date): SpokenDay | null {
  const word = said.toLowerCase()
  const isNamed = word === 'today' || word === 'tomorrow'
  const ahead = isNamed ? Number(word === 'tomorrow') : daysUntil(word, today)
  if (ahead === null) return null
  const date = dateText(daysAfter(today, ahead))
  const day = dayOf(date)
  if (!day) return null
  return { date, day, name: isNamed ? capitalised(word) : day }
}

function daysUntil(weekday: string, today: Date): number | null {
  const wanted = DAYS.findIndex((day) => day.toLowerCase() === weekday)
  if (wanted < 0) return null
  // Sunday is 0 to JavaScript and the last day of the week to a cook
  const now = (today.getDay() + 6) % 7
  return (wanted - now + DAYS.length) % DAYS.length
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
