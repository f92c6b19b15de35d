/** The running timers of recipes that nobody is looking at, as the device keeps them. */
import { atom, useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { settle as settleTimer, type Timer } from '#shared/cooking/timer.ts'
import type { Ringing } from '../session.ts'
import { keepTimers, readTimers, recipesWithTimers } from './kept-timers.ts'

type TimerElsewhere = { recipeId: string; timer: Timer }

/** What rings on whichever page the cook is, until it is silenced. */
export const ringingElsewhereAtom = atom<readonly (Ringing & { recipeId: string })[]>([])

/** All but those of the recipe `except`, the soonest first. `settle` completes what is due. */
export function useTimersElsewhere(except: string | undefined) {
  const [timers, setTimers] = useState(() => readRunning(except))
  const [ringing, setRinging] = useAtom(ringingElsewhereAtom)

  useEffect(() => {
    // another tab has started, changed or silenced one
    const read = () => setTimers(readRunning(except))
    window.addEventListener('storage', read)
    return () => window.removeEventListener('storage', read)
  }, [except])

  function settle(now: number): readonly Ringing[] {
    const rung = timers.flatMap(({ recipeId, timer }) => {
      const { lateSeconds } = settleTimer(timer, now)
      return lateSeconds === null
        ? []
        : [{ recipeId, id: timer.id, label: timer.label, lateSeconds }]
    })
    if (rung.length === 0) return rung
    setRinging((before) => [...before, ...rung])
    for (const { recipeId, id } of rung) forget(recipeId, id)
    setTimers(readRunning(except))
    return rung
  }

  return { timers, ringing, settle, stop: () => setRinging([]) }
}

/** A timer that has rung here is over. */
function forget(recipeId: string, id: string) {
  keepTimers(
    recipeId,
    readTimers(recipeId).filter((timer) => timer.id !== id),
  )
}

/** Those that run now, the soonest first. */
export function readRunning(except?: string): TimerElsewhere[] {
  return recipesWithTimers()
    .filter((recipeId) => recipeId !== except)
    .flatMap((recipeId) => readTimers(recipeId).map((timer) => ({ recipeId, timer })))
    .filter(({ timer }) => timer.isRunning)
    .toSorted((a, b) => (a.timer.endsAt ?? 0) - (b.timer.endsAt ?? 0))
}
