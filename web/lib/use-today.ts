/** The day on the person's own clock, moving on at midnight while the page stays open. */
import { useEffect, useState } from 'react'
import { daysAfter } from '#shared/plans/week.ts'

/** The first moment of today: midnight, or later where the clocks skip it. */
export function useToday(): Date {
  const [today, setToday] = useState(() => daysAfter(new Date(), 0))

  useEffect(() => {
    const timer = setTimeout(
      () => setToday(daysAfter(new Date(), 0)),
      daysAfter(today, 1).getTime() - Date.now(),
    )
    // a slept laptop's timer comes late: looking again when the page is looked at
    const look = () => {
      const day = daysAfter(new Date(), 0)
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
