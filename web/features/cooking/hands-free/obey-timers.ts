/** What becomes of a command about timers. Pure: the scene brings the time and the id. */
import {
  addTime,
  pauseTimer,
  remainingSeconds,
  resetTimer,
  startTimer,
  type Timer,
} from '#shared/cooking/timer.ts'
import type { Command, VoiceTimer, WhichTimer } from '#shared/voice/intents.ts'
import { listSpoken } from '#shared/voice/number-words.ts'
import {
  noSuchTimer,
  timeAdded,
  timeLeftSpoken,
  timerCancelled,
  timerChanged,
  timerRenamed,
  timerStarted,
} from '#shared/voice/spoken.ts'
import { changeTimer, removeTimer, type Session, stopAlarm } from '../session.ts'
import { shortLabel } from '../timers/short-label.ts'
import { startForStep, startTimerFor } from './obey-new-timers.ts'
import type { Outcome, Scene } from './scene.ts'

type TimerCommand = Extract<
  Command,
  {
    intent:
      | 'startTimer'
      | 'startStepTimer'
      | 'pauseTimer'
      | 'resumeTimer'
      | 'resetTimer'
      | 'cancelTimer'
      | 'addTime'
      | 'timeLeft'
      | 'renameTimer'
      | 'stopAlarm'
  }
>

export function obeyTimer(command: TimerCommand, scene: Scene): Outcome {
  switch (command.intent) {
    case 'startTimer':
      return startTimerFor(command.slots, scene)
    case 'startStepTimer':
      return startForStep(scene)
    case 'pauseTimer':
      return pause(command.slots, scene)
    case 'resumeTimer':
      return resume(command.slots, scene)
    case 'resetTimer':
      return reset(command.slots, scene)
    case 'addTime':
      return add(command.slots, scene)
    case 'cancelTimer':
      return cancel(command.slots, scene)
    case 'timeLeft':
      return tellTimeLeft(command.slots, scene)
    case 'renameTimer':
      return rename(command.slots, scene)
    case 'stopAlarm':
      return { session: stopAlarm(scene.session), reply: 'Alarm off.' }
  }
}

/** The timers as the parser of commands sees them. */
export function timersHeard(timers: readonly Timer[], now: number): VoiceTimer[] {
  return timers.map((timer) => ({
    label: timer.label,
    remaining: remainingSeconds(timer, now),
    running: timer.isRunning,
  }))
}

const spokenLabel = ({ label }: Timer) => shortLabel(label)

function pause(slots: WhichTimer, scene: Scene): Outcome {
  const { now } = scene
  const isRunning = (timer: Timer) => timer.isRunning
  return each(scene, slots, isRunning, 'running', (timer) => ({
    timer: pauseTimer(timer, now),
    reply: timerChanged(spokenLabel(timer), remainingSeconds(timer, now), 'paused'),
  }))
}

function resume(slots: WhichTimer, scene: Scene): Outcome {
  return each(scene, slots, isStanding, 'paused', (timer) => ({
    timer: startTimer(timer, scene.now),
    reply:
      timer.remaining === timer.duration
        ? timerStarted(spokenLabel(timer), timer.duration)
        : timerChanged(spokenLabel(timer), timer.remaining, 'going again'),
  }))
}

function reset(slots: WhichTimer, scene: Scene): Outcome {
  return each(scene, slots, isAny, 'there', (timer) => ({
    timer: resetTimer(timer),
    reply: timerChanged(spokenLabel(timer), timer.duration, 'reset'),
  }))
}

/** `seconds` below zero takes time off. */
function add(slots: { seconds: number; label?: string }, scene: Scene): Outcome {
  return each(scene, slots, isAny, 'there', (before) => {
    const timer = addTime(before, slots.seconds, scene.now)
    const remaining = remainingSeconds(timer, scene.now)
    return { timer, reply: timeAdded(spokenLabel(before), slots.seconds, remaining) }
  })
}

function tellTimeLeft({ label }: WhichTimer, { session, now }: Scene): Outcome {
  const meant = label === undefined ? session.timers : named(label, session)
  if (meant.length === 0 && label !== undefined) return unknown(label, session)
  const left = meant.map((timer) => ({
    label: spokenLabel(timer),
    remaining: remainingSeconds(timer, now),
  }))
  return { session, reply: timeLeftSpoken(left) }
}

function cancel(slots: WhichTimer, scene: Scene): Outcome {
  const { session } = scene
  const { timers } = session
  if (slots.all && timers.length > 1) {
    return {
      session,
      reply: `Cancel all ${timers.length} timers? Say yes or no.`,
      question: { about: 'cancelAll' },
    }
  }
  const meant = slots.label === undefined ? timers : named(slots.label, session)
  const [timer, another] = meant
  if (slots.label !== undefined && !timer) return unknown(slots.label, session)
  if (!timer) return { session, reply: timeLeftSpoken([]) }
  if (another && slots.label === undefined) return which(meant, session)
  return { session: removeTimer(session, timer.id), reply: timerCancelled(spokenLabel(timer)) }
}

/** The first that is called so, or the only one. */
function rename({ label, name }: { label?: string; name: string }, { session }: Scene): Outcome {
  const meant = label === undefined ? session.timers : named(label, session)
  const [timer, another] = meant
  if (label !== undefined && !timer) return unknown(label, session)
  if (!timer) return { session, reply: timeLeftSpoken([]) }
  if (another && label === undefined) return which(meant, session)
  return {
    session: changeTimer(session, timer.id, (before) => ({ ...before, label: name })),
    reply: timerRenamed(name),
  }
}

type Change = (timer: Timer) => { timer: Timer; reply: string }

/** Changes the timer that is meant, or all of them; asks when several could be. */
function each(
  { session }: Scene,
  slots: WhichTimer,
  fits: (timer: Timer) => boolean,
  state: string,
  change: Change,
): Outcome {
  if (slots.label !== undefined && named(slots.label, session).length === 0) {
    return unknown(slots.label, session)
  }
  const known = slots.label === undefined ? session.timers : named(slots.label, session)
  const meant = known.filter(fits)
  if (meant.length === 0) {
    const [only] = known
    if (slots.label !== undefined && only) {
      return { session, reply: `The ${spokenLabel(only)} timer is not ${state}.` }
    }
    return { session, reply: known.length === 0 ? timeLeftSpoken([]) : `No timer is ${state}.` }
  }
  if (meant.length > 1 && !slots.all && slots.label === undefined) return which(meant, session)
  const chosen = slots.all ? meant : meant.slice(0, 1)
  const replies: string[] = []
  let after = session
  for (const timer of chosen) {
    const changed = change(timer)
    replies.push(changed.reply)
    after = changeTimer(after, timer.id, () => changed.timer)
  }
  return { session: after, reply: replies.join(' ') }
}

function isAny(): boolean {
  return true
}

function isStanding(timer: Timer): boolean {
  return !timer.isRunning && !timer.isCompleted
}

function named(label: string, { timers }: Session): readonly Timer[] {
  return timers.filter((timer) => timer.label === label)
}

function unknown(label: string, session: Session): Outcome {
  return { session, reply: noSuchTimer(label, session.timers.map(spokenLabel)) }
}

function which(timers: readonly Timer[], session: Session): Outcome {
  return { session, reply: `Which timer? You have ${listSpoken(timers.map(spokenLabel))}.` }
}
