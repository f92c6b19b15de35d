/** What becomes of a command that makes a timer. Pure: the scene brings the time and the id. */
import { stepTimerLabel } from '#shared/cooking/step-minutes.ts'
import { secondsOfStep } from '#shared/cooking/step-times.ts'
import { createTimer, DEFAULT_TIMER, remainingSeconds, startTimer } from '#shared/cooking/timer.ts'
import { durationChecked } from '#shared/voice/number-words.ts'
import { timeLeftSpoken, timerStarted } from '#shared/voice/spoken.ts'
import { addTimer, changeTimer, type Session } from '../session.ts'
import type { Outcome, Scene } from './scene.ts'
import { spokenName } from './which-timer.ts'

export function startTimerFor(slots: { seconds?: number; label?: string }, scene: Scene): Outcome {
  const { session, question, now, newId } = scene
  const label = slots.label ?? (question?.about === 'duration' ? question.label : undefined)
  if (slots.seconds === undefined) {
    return {
      session,
      reply: `How long${label === undefined ? '' : ` for ${label}`}?`,
      question: { about: 'duration', ...(label !== undefined && { label }) },
    }
  }
  const twin = twinInStep(slots.seconds, scene)
  if (twin !== null && question?.about !== 'duration') {
    return {
      session,
      reply: `The step says ${durationChecked(twin)}. I heard ${durationChecked(slots.seconds)}. How long?`,
      question: { about: 'duration', ...(label !== undefined && { label }) },
    }
  }
  const timer = createTimer({
    id: newId,
    label: freeLabel(label ?? DEFAULT_TIMER.label, session),
    seconds: slots.seconds,
    now,
  })
  return {
    session: addTimer(session, startTimer(timer, now)),
    reply: timerStarted(label ?? '', slots.seconds),
  }
}

/** Starts the one that a thumb made for this step, if there is one. */
export function startForStep(scene: Scene): Outcome {
  const { recipe, session, now, newId } = scene
  const text = recipe.method[session.step] ?? ''
  const seconds = secondsOfStep(text)
  if (seconds === null) return startTimerFor({}, scene)
  const label = stepTimerLabel(session.step, text)
  const made = session.timers.find((timer) => timer.label === label && !timer.isCompleted)
  if (made?.isRunning) {
    const remaining = remainingSeconds(made, now)
    return { session, reply: timeLeftSpoken([{ label: spokenName(made, scene), remaining }]) }
  }
  if (made) {
    return {
      session: changeTimer(session, made.id, (timer) => startTimer(timer, now)),
      reply: timerStarted(spokenName(made, scene), made.remaining),
    }
  }
  const timer = startTimer(createTimer({ id: newId, label, seconds, now }), now)
  return {
    session: addTimer(session, timer),
    reply: timerStarted(spokenName(timer, scene), timer.duration),
  }
}

/** The hearings differ: both are said, and the cook says which. */
export function askWhichTime(
  [one, other]: readonly [number, number],
  { session }: Pick<Scene, 'session'>,
): Outcome {
  return {
    session,
    reply: `${durationChecked(one)}, or ${durationChecked(other)}?`,
    question: { about: 'duration' },
  }
}

/** A second timer of the same name could not be spoken of. */
function freeLabel(label: string, { timers }: Session): string {
  const taken = new Set(timers.map((timer) => timer.label))
  if (!taken.has(label)) return label
  for (let n = 2; ; n++) if (!taken.has(`${label} ${n}`)) return `${label} ${n}`
}

const TEENS_AND_TIES: readonly (readonly [number, number])[] = [13, 14, 15, 16, 17, 18, 19].map(
  (teen) => [teen, (teen - 10) * 10],
)

/** Voice, rule 10: the step's own time, in seconds, where what was heard is its teen or ty twin. */
function twinInStep(seconds: number, { recipe, session }: Scene): number | null {
  const ofStep = secondsOfStep(recipe.method[session.step] ?? '')
  const stepMinutes = ofStep === null ? null : ofStep / 60
  const minutes = seconds / 60
  const isTwin = TEENS_AND_TIES.some(
    ([teen, ty]) =>
      (minutes === teen && stepMinutes === ty) || (minutes === ty && stepMinutes === teen),
  )
  return isTwin && stepMinutes !== null ? stepMinutes * 60 : null
}
