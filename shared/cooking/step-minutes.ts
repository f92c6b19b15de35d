/** What a step's text says about time: minutes for its timer, and the words to mark. No clock. */
import { findAmounts, minutesOfUnit } from './amounts.ts'

/** Spec 2, section 9: how much of the step stands in its timer's label. */
const LABEL_CODE_POINTS = 30

/**
 * The minutes that a step asks for: a number followed by min, mins, minute or minutes (Spec 2, section
 * 5); a range gives its lower end (contract, Decisions). Null when the text mentions none. Ours: hours
 * right before them are added, so that '1 hour 30 minutes' does not ring after thirty.
 */
export function minutesInStep(text: string): number | null {
  const amounts = findAmounts(text)
  for (const [index, amount] of amounts.entries()) {
    if (minutesOfUnit(amount.unit) !== 1 || amount.value <= 0) continue
    const before = amounts[index - 1]
    const joined =
      before !== undefined &&
      minutesOfUnit(before.unit) === 60 &&
      /^(?:,|\s|and){0,4}$/.test(text.slice(before.end, amount.start))
    return joined ? before.value * 60 + amount.value : amount.value
  }
  return null
}

/**
 * The label of a step's timer: 'Step n: ' and the first 30 characters, with an ellipsis if longer
 * (Spec 2, section 5). `stepIndex` counts from 0, characters are code points.
 */
export function stepTimerLabel(stepIndex: number, text: string): string {
  const characters = [...text]
  const start = characters.slice(0, LABEL_CODE_POINTS).join('')
  return `Step ${stepIndex + 1}: ${start}${characters.length > LABEL_CODE_POINTS ? '…' : ''}`
}
