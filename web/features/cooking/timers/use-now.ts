/** The time, for what shows seconds; it stands still while nothing runs. */
import { useEffect, useState } from 'react'

/** Often enough that no second is seen twice as long as another. */
const EVERY_MS = 200

export function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isRunning) return
    setNow(Date.now())
    const ticking = setInterval(() => setNow(Date.now()), EVERY_MS)
    return () => clearInterval(ticking)
  }, [isRunning])
  return now
}
