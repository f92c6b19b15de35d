/** The day on the person's own clock, moving on at midnight while the page stays open. */
import { useEffect, useState } from 'react'

/** Local midnight of today. */
export function useToday(): Date {
  const [today, setToday] = useState(() => midnightOf(new Date()))

  useEffect(() => {
    const tomorrow = new Date(today)
    tomorrow.setDate(tomorrow.getDate() + 1)
    const timer = setTimeout(
      () => setToday(midnightOf(new Date())),
      tomorrow.getTime() - Date.now(),
    )
    // a slept laptop's timer comes late: looking again when the page is looked at
    const look = () => {
      const day = midnightOf(new Date())
      if (day.getTime() !== today.getTime()) setToday(day)
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [today])

  return today
}

function midnightOf(date: Date): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate())
}
