/** The session of each recipe that is being cooked on this device, kept through reloads. */
import { atom, type WritableAtom } from 'jotai'
import { z } from 'zod'
import { CookingProgress, clampStep } from '#shared/cooking/progress.ts'
import { rowsOf } from '#web/lib/readers.ts'
import { isStored, readStored, writeJson, writeText } from '#web/lib/storage.ts'
import { cookingProgressKey, cookingTicksKey } from '#web/lib/storage-keys.ts'
import type { Session } from './session.ts'
import { keepTimers, readTimers } from './timers/kept-timers.ts'

type SessionAtom = WritableAtom<Session, [change: (session: Session) => Session], void>

/** `steps` is how many there are now, `servings` how many are cooked for to begin with. */
type Begin = { steps: number; servings: number }

/** Writing takes a change of the session and keeps what it changed. */
export function sessionAtom(recipeId: string, begin: Begin): SessionAtom {
  const keptAtom = atom(restore(recipeId, begin))
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

/** What leaving forgets. Timers that still run go on, and ring on whichever page the cook is. */
export function forgetSession(recipeId: string, session: Session): void {
  writeText(cookingProgressKey(recipeId), null)
  writeText(cookingTicksKey(recipeId), null)
  keepTimers(
    recipeId,
    session.timers.filter((timer) => timer.isRunning),
  )
}

function restore(recipeId: string, { steps, servings }: Begin): Session {
  const key = cookingProgressKey(recipeId)
  const progress = readStored(key, CookingProgress.nullable(), null)
  // Spec 2, section 8: logged only
  if (progress === null && isStored(key)) console.warn('The saved step cannot be read:', key)
  return {
    step: clampStep(progress, steps),
    servings,
    timers: readTimers(recipeId),
    ticked: readStored(cookingTicksKey(recipeId), rowsOf(z.int().min(0)), []),
    ringing: [],
    drawer: null,
  }
}

function keep(recipeId: string, before: Session, after: Session) {
  if (after.step !== before.step) {
    writeJson(cookingProgressKey(recipeId), { step: after.step, timestamp: Date.now() })
  }
  if (after.timers !== before.timers) keepTimers(recipeId, after.timers)
  if (after.ticked !== before.ticked) writeJson(cookingTicksKey(recipeId), after.ticked)
}
