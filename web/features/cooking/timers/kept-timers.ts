/** The timers that this device keeps, recipe by recipe, so that a reload neither stops nor doubles them. */
import { MAX_TIMER_SECONDS, Timer } from '#shared/cooking/timer.ts'
import { aText, rowsOf } from '#web/lib/readers.ts'
import { readStored, writeJson, writeText } from '#web/lib/storage.ts'
import { COOKING_TIMERS_KEY, cookingTimersKey } from '#web/lib/storage-keys.ts'

/** Older timers were forgotten by everybody; ringing for them would only startle. */
const FORGOTTEN_AFTER_MS = 12 * 60 * 60 * 1_000

/** The timers of one recipe; those that are broken, long forgotten or longer than a timer is are left out. */
export function readTimers(recipeId: string): readonly Timer[] {
  return readStored(cookingTimersKey(recipeId), rowsOf(Timer), []).filter(
    ({ endsAt }) => endsAt === null || mayRun(endsAt - Date.now()),
  )
}

function mayRun(leftMs: number): boolean {
  return leftMs >= -FORGOTTEN_AFTER_MS && leftMs <= MAX_TIMER_SECONDS * 1_000
}

/** Keeps these and no others for a recipe. */
export function keepTimers(recipeId: string, timers: readonly Timer[]): void {
  const others = recipesWithTimers().filter((id) => id !== recipeId)
  const all = timers.length === 0 ? others : [...others, recipeId]
  if (timers.length === 0) writeText(cookingTimersKey(recipeId), null)
  else writeJson(cookingTimersKey(recipeId), timers)
  if (all.length === 0) writeText(COOKING_TIMERS_KEY, null)
  else writeJson(COOKING_TIMERS_KEY, all)
}

/** The recipes that have timers, the one changed last at the end. */
export function recipesWithTimers(): string[] {
  return readStored(COOKING_TIMERS_KEY, rowsOf(aText), [])
}
