/** The time, for what shows seconds; it stands still while nothing runs. */
import { useEffect, useLayoutEffect, useState } from 'react'
import type { Timer } from '#shared/cooking/timer.ts'

/** Often enough that no second is seen twice as long as another. */
const EVERY_MS = 200

/** `timers`: with each change of them the time is looked at anew, so that none starts at more than it has. */
export function useNow(isRunning: boolean, timers?: readonly Timer[]): number {
  const [now, setNow] = useState(() => Date.now())
  // before anybody sees it
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the timers is the reason
  useLayoutEffect(() => {
    if (isRunning) setNow(Date.now())
  }, [isRunning, timers])
  useEffect(() => {
    if (!isRunning) return
    const ticking = setInterval(() => setNow(Date.now()), EVERY_MS)
    return () => clearInterval(ticking)
  }, [isRunning])
  return now
}
