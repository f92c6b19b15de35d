/** Kitchen timers counted from the wall clock. No clock of its own: callers pass `now` in epoch milliseconds. */
import { z } from 'zod'
import { requiredText } from '../fields.ts'
import { tidyText } from '../typed-text.ts'

/** Spec 2, section 9: what 'Add Timer' starts from. */
export const DEFAULT_TIMER = { label: 'Custom Timer', minutes: 5 } as const

/** Spec 2, section 9: the add-time buttons, in minutes. */
export const ADJUSTMENTS_MINUTES = [-5, -1, 1, 5, 10] as const

/** Spec 2, section 9: the minus buttons are disabled at this much remaining, or less. */
const SUBTRACT_FLOOR_SECONDS = 60

/** Ours: a week, the longest prep or cook time that a recipe may state. */
export const MAX_TIMER_SECONDS = 10_080 * 60

/** Ours: a spoken or typed label may be a short sentence, not a page. */
export const MAX_TIMER_LABEL = 100

const Seconds = z.int().min(0).max(MAX_TIMER_SECONDS)

/**
 * A timer as the device keeps it (Spec 2, section 3). `duration` is the full time and `remaining` the
 * time left when it last stood still, both in whole seconds; `endsAt` is the epoch millisecond at which
 * a running timer ends and null for one that stands still. A hidden tab or a reload changes nothing
 * (trust: timers count from the wall clock).
 */
export const Timer = z
  .object({
    id: z.string().min(1),
    label: requiredText(MAX_TIMER_LABEL, 'A timer has a label'),
    duration: Seconds,
    remaining: Seconds,
    endsAt: z.number().nullable(),
    isRunning: z.boolean(),
    isCompleted: z.boolean(),
    createdAt: z.number(),
  })
  .refine((timer) => timer.isRunning === (timer.endsAt !== null), 'Only a running timer ends')
  .refine((timer) => !(timer.isRunning && timer.isCompleted), 'A completed timer does not run')
export type Timer = z.infer<typeof Timer>

type NewTimer = { id: string; label: string; now: number } & (
  | { minutes: number }
  | { seconds: number }
)

/** A timer with its full duration, standing still (Spec 2, section 4). At least one second long. */
export function createTimer(wanted: NewTimer): Timer {
  const seconds = 'minutes' in wanted ? wanted.minutes * 60 : wanted.seconds
  const duration = Math.max(1, withinBounds(seconds))
  return {
    id: wanted.id,
    label: tidyLabel(wanted.label) || DEFAULT_TIMER.label,
    duration,
    remaining: duration,
    endsAt: null,
    isRunning: false,
    isCompleted: false,
    createdAt: wanted.now,
  }
}

/** Runs from where it stood. One that runs or is completed stays as it is. */
export function startTimer(timer: Timer, now: number): Timer {
  if (timer.isRunning || timer.isCompleted) return timer
  return { ...timer, isRunning: true, endsAt: now + timer.remaining * 1_000 }
}

/** Stands still with the seconds it has left. One that is due is left for `settle`, so that it rings. */
export function pauseTimer(timer: Timer, now: number): Timer {
  if (timer.endsAt === null || now >= timer.endsAt) return timer
  return { ...timer, isRunning: false, endsAt: null, remaining: remainingSeconds(timer, now) }
}

/** Full duration, stopped, not complete (Spec 2, section 4). */
export function resetTimer(timer: Timer): Timer {
  return {
    ...timer,
    remaining: timer.duration,
    endsAt: null,
    isRunning: false,
    isCompleted: false,
  }
}

/**
 * Changes the remaining time by `seconds`, which may be negative, and never goes below zero (Spec 2,
 * section 4). Ours: time added to a completed timer sets it going again, for that is why it is added.
 */
export function addTime(timer: Timer, seconds: number, now: number): Timer {
  const remaining = withinBounds(remainingSeconds(timer, now) + seconds)
  if (timer.isCompleted) {
    return remaining === 0 ? timer : startTimer({ ...timer, isCompleted: false, remaining }, now)
  }
  return timer.isRunning
    ? { ...timer, remaining, endsAt: now + remaining * 1_000 }
    : { ...timer, remaining }
}

/** Another label; a blank one leaves the timer as it is. */
export function renameTimer(timer: Timer, label: string): Timer {
  const tidy = tidyLabel(label)
  return tidy === '' ? timer : { ...timer, label: tidy }
}

/** Whole seconds left at `now`, rounded up so that 0:00 is shown only when it is over. */
export function remainingSeconds(timer: Timer, now: number): number {
  if (timer.endsAt === null) return timer.remaining
  return withinBounds(Math.ceil((timer.endsAt - now) / 1_000))
}

/**
 * Completes a running timer whose time has come. `lateSeconds` says how long ago that was, in whole
 * seconds, and is null when nothing changed: so an overdue timer rings once (trust: nothing lost).
 */
export function settle(timer: Timer, now: number): { timer: Timer; lateSeconds: number | null } {
  if (timer.endsAt === null || now < timer.endsAt) return { timer, lateSeconds: null }
  const lateSeconds = Math.floor((now - timer.endsAt) / 1_000)
  return {
    timer: { ...timer, remaining: 0, endsAt: null, isRunning: false, isCompleted: true },
    lateSeconds,
  }
}

/** Whether the minus buttons may be pressed (Spec 2, section 4: not at 60 seconds or less). */
export function canSubtract(timer: Timer, now: number): boolean {
  return remainingSeconds(timer, now) > SUBTRACT_FLOOR_SECONDS
}

/** m:ss, with no hours: 75 minutes read 75:00 (Spec 2, section 9). */
export function formatTime(seconds: number): string {
  const whole = withinBounds(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

function withinBounds(seconds: number): number {
  return Number.isFinite(seconds)
    ? Math.min(MAX_TIMER_SECONDS, Math.max(0, Math.round(seconds)))
    : 0
}

function tidyLabel(label: string): string {
  const oneLine = tidyText(label.toWellFormed().replace(/[\p{Cc}\s]+/gu, ' '))
  return [...oneLine].slice(0, MAX_TIMER_LABEL).join('').trim()
}
