/** What becomes of a command about timers. Pure: the scene brings the time and the id. */
import {
  addTime,
  pauseTimer,
  remainingSeconds,
  renameTimer,
  resetTimer,
  startTimer,
  type Timer,
} from '#shared/cooking/timer.ts'
import type { Command, Intent, WhichTimer } from '#shared/voice/intents.ts'
import {
  noSuchTimer,
  timeAdded,
  timeLeftSpoken,
  timerCancelled,
  timerChanged,
  timerRenamed,
  timerStarted,
} from '#shared/voice/spoken.ts'
import { changeTimer, removeTimer, stopAlarm } from '../session.ts'
import { startForStep, startTimerFor } from './obey-new-timers.ts'
import type { Outcome, Scene } from './scene.ts'
import { askWhich, candidatesFor, spokenName, timersCalled } from './which-timer.ts'

type CommandOf<I extends Intent> = Extract<Command, { intent: I }>

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
      return pause(command, scene)
    case 'resumeTimer':
      return resume(command, scene)
    case 'resetTimer':
      return reset(command, scene)
    case 'addTime':
      return add(command, scene)
    case 'cancelTimer':
      return cancel(command, scene)
    case 'timeLeft':
      return tellTimeLeft(command.slots, scene)
    case 'renameTimer':
      return rename(command, scene)
    case 'stopAlarm':
      return { session: stopAlarm(scene.session), reply: 'Alarm off.' }
  }
}

function pause(command: CommandOf<'pauseTimer'>, scene: Scene): Outcome {
  const { now } = scene
  return each(scene, command, 'running', (timer) => ({
    timer: pauseTimer(timer, now),
    reply: timerChanged(spokenName(timer, scene), remainingSeconds(timer, now), 'paused'),
  }))
}

function resume(command: CommandOf<'resumeTimer'>, scene: Scene): Outcome {
  return each(scene, command, 'paused', (timer) => ({
    timer: startTimer(timer, scene.now),
    reply:
      timer.remaining === timer.duration
        ? timerStarted(spokenName(timer, scene), timer.duration)
        : timerChanged(spokenName(timer, scene), timer.remaining, 'going again'),
  }))
}

function reset(command: CommandOf<'resetTimer'>, scene: Scene): Outcome {
  return each(scene, command, 'there', (timer) => ({
    timer: resetTimer(timer),
    reply: timerChanged(spokenName(timer, scene), timer.duration, 'reset'),
  }))
}

/** `seconds` below zero takes time off. */
function add(command: CommandOf<'addTime'>, scene: Scene): Outcome {
  return each(scene, command, 'there', (before) => {
    const timer = addTime(before, command.slots.seconds, scene.now)
    const remaining = remainingSeconds(timer, scene.now)
    return { timer, reply: timeAdded(spokenName(before, scene), command.slots.seconds, remaining) }
  })
}

function tellTimeLeft({ label }: WhichTimer, scene: Scene): Outcome {
  const { session, now } = scene
  const meant = label === undefined ? session.timers : timersCalled(label, scene)
  if (meant.length === 0 && label !== undefined) return unknown(label, scene)
  const left = meant.map((timer) => ({
    label: spokenName(timer, scene),
    remaining: remainingSeconds(timer, now),
  }))
  return { session, reply: timeLeftSpoken(left) }
}

function cancel(command: CommandOf<'cancelTimer'>, scene: Scene): Outcome {
  const { session } = scene
  const count = session.timers.length
  if (command.slots.all && count > 1) {
    return {
      session,
      reply: `Cancel all ${count} timers? Say yes or no.`,
      question: { about: 'cancelAll' },
    }
  }
  return only(command, scene, (timer) => ({
    session: removeTimer(session, timer.id),
    reply: timerCancelled(spokenName(timer, scene)),
  }))
}

function rename(command: CommandOf<'renameTimer'>, scene: Scene): Outcome {
  const { name } = command.slots
  return only(command, scene, (timer) => ({
    session: changeTimer(scene.session, timer.id, (before) => renameTimer(before, name)),
    reply: timerRenamed(name),
  }))
}

/** Does it with the one that is meant, the first that is called so; asks when several could be. */
function only(
  command: CommandOf<'cancelTimer' | 'renameTimer'>,
  scene: Scene,
  change: (timer: Timer) => Outcome,
): Outcome {
  const { label } = command.slots
  const meant = timersCalled(label, scene)
  const [timer, another] = meant
  if (!timer) {
    return label === undefined
      ? { session: scene.session, reply: timeLeftSpoken([]) }
      : unknown(label, scene)
  }
  return another && label === undefined ? askWhich(command, meant, scene) : change(timer)
}

type Change = (timer: Timer) => { timer: Timer; reply: string }

/** Changes the timer that is meant, or all of them; asks when several could be. */
function each(
  scene: Scene,
  command: CommandOf<'pauseTimer' | 'resumeTimer' | 'resetTimer' | 'addTime'>,
  state: string,
  change: Change,
): Outcome {
  const { session } = scene
  const slots: WhichTimer = command.slots
  const known = timersCalled(slots.label, scene)
  if (slots.label !== undefined && known.length === 0) return unknown(slots.label, scene)
  const fitting = candidatesFor(command, scene)
  const meant = known.filter((timer) => fitting.includes(timer))
  if (meant.length === 0) {
    const [first] = known
    if (slots.label !== undefined && first) {
      return { session, reply: `The ${spokenName(first, scene)} timer is not ${state}.` }
    }
    return { session, reply: known.length === 0 ? timeLeftSpoken([]) : `No timer is ${state}.` }
  }
  if (meant.length > 1 && !slots.all && slots.label === undefined) {
    return askWhich(command, meant, scene)
  }
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

function unknown(label: string, scene: Scene): Outcome {
  const names = scene.session.timers.map((timer) => spokenName(timer, scene))
  return { session: scene.session, reply: noSuchTimer(label, names) }
}
