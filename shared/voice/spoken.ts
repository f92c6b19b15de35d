/** The short sentences that cooking mode says, and how it knows them when it hears itself. */
import { durationChecked, durationSpoken, listSpoken, numberSpoken } from './number-words.ts'

/** A step read aloud; `n` counts from 1. */
export function stepSpoken(n: number, text: string): string {
  return `Step ${n}. ${text.trim()}`
}

/** Where the cook stands. */
export function whereSpoken(n: number, steps: number): string {
  return n === steps ? `Step ${n}, the last one.` : `Step ${n} of ${steps}.`
}

/** What comes after this step, or that nothing does. */
export function nextSpoken(next: { n: number; text: string } | null): string {
  return next === null ? 'This is the last step.' : `Next, step ${next.n}. ${next.text.trim()}`
}

/** For a step that the recipe does not have. */
export function noSuchStep(steps: number): string {
  return `There ${steps === 1 ? 'is only one step' : `are only ${steps} steps`}.`
}

/** The minutes are said twice when they could have been misheard (voice, rule 10). */
export function timerStarted(label: string, seconds: number): string {
  return capitalised(`${named(label)}${durationChecked(seconds)}, started.`)
}

/** One timer after a change: 'Pasta, nine minutes, paused.' */
export function timerChanged(
  label: string,
  seconds: number,
  what: 'paused' | 'going again' | 'reset',
): string {
  return capitalised(`${named(label)}${durationSpoken(seconds)}, ${what}.`)
}

/** Said when a timer is gone. */
export function timerCancelled(label: string): string {
  return `${capitalised(label)} timer cancelled.`
}

/** Said when a timer has a new name. */
export function timerRenamed(name: string): string {
  return `The timer is called ${name} now.`
}

/** What was added or taken off, and what is left now; both in seconds. */
export function timeAdded(label: string, seconds: number, remaining: number): string {
  const change = `${durationSpoken(Math.abs(seconds))} ${seconds < 0 ? 'off' : 'more'}`
  return `${capitalised(`${named(label)}${change}`)}. ${capitalised(durationSpoken(remaining))} left.`
}

/** Every timer with what it has left, in seconds. */
export function timeLeftSpoken(timers: readonly { label: string; remaining: number }[]): string {
  if (timers.length === 0) return 'No timers are running.'
  return timers
    .map(({ label, remaining }) =>
      remaining > 0
        ? capitalised(`${named(label)}${durationSpoken(remaining)} left.`)
        : capitalised(`${named(label)}done.`),
    )
    .join(' ')
}

/** When a timer ends; `lateSeconds` says how long ago, and short delays are not worth a word. */
export function timerDone(label: string, lateSeconds: number): string {
  const isLate = lateSeconds >= 10
  return capitalised(`${named(label)}done${isLate ? ` ${durationSpoken(lateSeconds)} ago` : ''}.`)
}

/** For a name that no timer has. */
export function noSuchTimer(label: string, labels: readonly string[]): string {
  const known = labels.length === 0 ? 'You have none.' : `You have ${listSpoken(labels)}.`
  return `No timer called ${label}. ${known}`
}

/** The ingredients, one short sentence each. */
export function ingredientsSpoken(
  ingredients: readonly { name: string; quantity: string; unit: string }[],
): string {
  return ingredients.map((ingredient) => `${amountSpoken(ingredient)}.`).join(' ')
}

/** '200 g plain flour'; an ingredient without an amount is just named. */
export function amountSpoken(ingredient: { name: string; quantity: string; unit: string }): string {
  return [ingredient.quantity, ingredient.unit, ingredient.name]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ')
}

/**
 * Whether `heard` is mostly the app's own speech (voice, 'Speaking'): a run of at least two of its
 * words, or four fifths of three or more. A single word is never taken for an echo.
 */
export function isEcho(heard: string, said: string): boolean {
  const words = plainWords(heard)
  const own = plainWords(said)
  if (words.length < 2) return false
  if (` ${own.join(' ')} `.includes(` ${words.join(' ')} `)) return true
  const known = new Set(own)
  const inside = words.filter((word) => known.has(word)).length
  return words.length >= 3 && inside / words.length >= 0.8
}

/** Numbers in words and digits are the same when spoken. */
function plainWords(text: string): string[] {
  return text
    .toLowerCase()
    .slice(0, 4_000)
    .replace(/\d+/g, (digits) => ` ${numberSpoken(Number(digits))} `)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
}

function named(label: string): string {
  return label === '' ? '' : `${label}, `
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
