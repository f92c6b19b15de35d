/** How long the steps of a recipe take by the times that they name. */
import { timesInStep } from '../../cooking/step-times.ts'

/** Minutes that a step names; of two ways ('on low for 8 hours, or on high for 5') the first. */
export function minutesOf(step: string): number {
  const times = timesInStep(step)
  const counted = times.filter(({ start }, at) => {
    const before = times[at - 1]
    return !before || !/^[^.;]*\bor\b/i.test(step.slice(before.end, start))
  })
  return counted.reduce((sum, { seconds }) => sum + seconds / 60, 0)
}

/** Whole minutes that all steps from one on name. */
export function minutesFrom(method: readonly string[], step: number): number {
  return Math.round(method.slice(step).reduce((sum, text) => sum + minutesOf(text), 0))
}
