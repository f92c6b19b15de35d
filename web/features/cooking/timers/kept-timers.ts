/** The timers that this device keeps, recipe by recipe, so that a reload neither stops nor doubles them. */
import { z } from 'zod'
import { Timer } from '#shared/cooking/timer.ts'
import { readJson, writeJson, writeText } from '#web/lib/storage.ts'
import { COOKING_TIMERS_KEY, cookingTimersKey } from '#web/lib/storage-keys.ts'

/** Older timers were forgotten by everybody; ringing for them would only startle. */
const FORGOTTEN_AFTER_MS = 12 * 60 * 60 * 1_000

/** The timers of one recipe; broken or long forgotten ones are left out. */
export function readTimers(recipeId: string): readonly Timer[] {
  return readJson(cookingTimersKey(recipeId), z.array(Timer), []).filter(
    ({ endsAt }) => endsAt === null || Date.now() - endsAt <= FORGOTTEN_AFTER_MS,
  )
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
  return readJson(COOKING_TIMERS_KEY, z.array(z.string()), [])
}
