/** Where a cook stands in a recipe, as the device keeps it. Knows no storage and no clock. */
import { z } from 'zod'

/** `step` counts from 0; `timestamp` is epoch milliseconds (contract, 'what the device keeps'). */
export const CookingProgress = z.object({ step: z.int().min(0), timestamp: z.number() })
export type CookingProgress = z.infer<typeof CookingProgress>

/**
 * The step to show, from 0: the one kept, moved inside a recipe that may have fewer steps by now.
 * Nothing kept gives the first.
 */
export function clampStep(progress: CookingProgress | null, steps: number): number {
  return progress === null ? 0 : Math.max(0, Math.min(progress.step, steps - 1))
}
