/** What becomes of words about timers that go on after cooking mode was left. */
import { remainingSeconds, type Timer } from '#shared/cooking/timer.ts'
import type { VoiceTimer } from '#shared/voice/intents.ts'
import { matchName } from '#shared/voice/names.ts'
import { noSuchTimer, timeLeftSpoken } from '#shared/voice/spoken.ts'
import { shortLabel } from '#web/features/cooking/timers/short-label.ts'
import type { AskPorts } from './kitchen-ports.ts'
import type { Outcome, SlotsOf } from './obey.ts'

/** As the grammar sees them. */
export function timersHeard(timers: readonly Timer[], now: number): VoiceTimer[] {
  return timers.map((timer) => ({
    label: timer.label,
    remaining: remainingSeconds(timer, now),
    running: timer.isRunning,
  }))
}

export function tellTimeLeft({ label }: SlotsOf<'timeLeft'>, ports: AskPorts): Outcome {
  const timers = ports.timers()
  const labels = timers.map((timer) => timer.label)
  const named = label === undefined ? null : matchName(label, labels)
  if (label !== undefined && named === null) {
    return { reply: noSuchTimer(label, labels.map(shortLabel)), isRefused: true }
  }
  const meant = named === null ? timers : timers.filter((timer) => timer.label === named)
  const left = meant.map((timer) => ({
    label: shortLabel(timer.label),
    remaining: remainingSeconds(timer, ports.now()),
  }))
  return { reply: timeLeftSpoken(left) }
}

export function stopAlarm(ports: AskPorts): Outcome {
  if (!ports.isRinging()) return { reply: 'Nothing is ringing.', isRefused: true }
  ports.stopAlarm()
  return { reply: 'Alarm off.' }
}
