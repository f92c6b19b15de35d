/** The session of each recipe that is being cooked on this device, kept through reloads. */
import { atom, type WritableAtom } from 'jotai'
import { z } from 'zod'
import { CookingProgress, clampStep } from '#shared/cooking/progress.ts'
import { Timer } from '#shared/cooking/timer.ts'
import { readJson, writeJson, writeText } from '#web/lib/storage.ts'
import { cookingProgressKey, cookingTicksKey, cookingTimersKey } from '#web/lib/storage-keys.ts'
import type { Session } from './session.ts'

/** Older timers were forgotten by everybody; ringing for them would only startle. */
const FORGOTTEN_AFTER_MS = 12 * 60 * 60 * 1_000

type SessionAtom = WritableAtom<Session, [change: (session: Session) => Session], void>

/** Writing takes a change of the session and keeps what it changed. `steps` is how many there are now. */
export function sessionAtom(recipeId: string, steps: number): SessionAtom {
  const keptAtom = atom(restore(recipeId, steps))
  return atom(
    (get) => get(keptAtom),
    (get, set, change) => {
      const before = get(keptAtom)
      const after = change(before)
      if (after === before) return
      keep(recipeId, before, after)
      set(keptAtom, after)
    },
  )
}

/** What leaving forgets. Timers that still run are kept for a cook who comes back, unless it is over. */
export function forgetSession(recipeId: string, session: Session, isFinished: boolean): void {
  writeText(cookingProgressKey(recipeId), null)
  writeText(cookingTicksKey(recipeId), null)
  const running = isFinished ? [] : session.timers.filter((timer) => timer.isRunning)
  keepTimers(recipeId, running)
}

function restore(recipeId: string, steps: number): Session {
  const progress = readJson(cookingProgressKey(recipeId), CookingProgress.nullable(), null)
  const timers = readJson(cookingTimersKey(recipeId), z.array(Timer), [])
  return {
    step: clampStep(progress, steps),
    timers: timers.filter(({ endsAt }) => endsAt === null || !isForgotten(endsAt)),
    ticked: readJson(cookingTicksKey(recipeId), z.array(z.int().min(0)), []),
    ringing: [],
    drawer: null,
  }
}

function isForgotten(endsAt: number): boolean {
  return Date.now() - endsAt > FORGOTTEN_AFTER_MS
}

function keep(recipeId: string, before: Session, after: Session) {
  if (after.step !== before.step) {
    writeJson(cookingProgressKey(recipeId), { step: after.step, timestamp: Date.now() })
  }
  if (after.timers !== before.timers) keepTimers(recipeId, after.timers)
  if (after.ticked !== before.ticked) writeJson(cookingTicksKey(recipeId), after.ticked)
}

function keepTimers(recipeId: string, timers: readonly Timer[]) {
  const key = cookingTimersKey(recipeId)
  if (timers.length === 0) writeText(key, null)
  else writeJson(key, timers)
}
