/** A cooking session and the ways it changes, by thumb or by voice. Pure: callers pass ids and the time. */
import { settle as settleTimer, type Timer } from '#shared/cooking/timer.ts'
import { MAX_SERVINGS } from '#shared/recipes/servings.ts'

export type DrawerName = 'ingredients' | 'recipe' | 'timers' | 'coach' | 'help'

export type Session = {
  /** From 0. */
  step: number
  /** How many are cooked for; the recipe's amounts follow. */
  servings: number
  /** The newest first. */
  timers: readonly Timer[]
  /** Places of the ticked ingredients in the recipe. */
  ticked: readonly number[]
  /** The timers whose alarm nobody has stopped yet. */
  ringing: readonly Ringing[]
  drawer: DrawerName | null
}

/** `lateSeconds`: how long ago it had ended when that was noticed. */
export type Ringing = { id: string; label: string; lateSeconds: number }

export function goTo(session: Session, step: number, steps: number): Session {
  const within = Math.max(0, Math.min(step, steps - 1))
  return within === session.step ? session : { ...session, step: within }
}

/** The session within a recipe that may have fewer steps by now; the same one when it still fits. */
export function withinSteps(session: Session, steps: number): Session {
  return session.step < steps ? session : goTo(session, steps - 1, steps)
}

export function serve(session: Session, servings: number): Session {
  const within = Math.max(1, Math.min(Math.round(servings), MAX_SERVINGS))
  return within === session.servings ? session : { ...session, servings: within }
}

export function addTimer(session: Session, timer: Timer): Session {
  return { ...session, timers: [timer, ...session.timers] }
}

/** Whoever touches a timer has heard it: its alarm stops. */
export function changeTimer(
  session: Session,
  id: string,
  change: (timer: Timer) => Timer,
): Session {
  return {
    ...session,
    timers: session.timers.map((timer) => (timer.id === id ? change(timer) : timer)),
    ringing: session.ringing.filter((ringing) => ringing.id !== id),
  }
}

export function removeTimer(session: Session, id: string): Session {
  return {
    ...session,
    timers: session.timers.filter((timer) => timer.id !== id),
    ringing: session.ringing.filter((ringing) => ringing.id !== id),
  }
}

export function stopAlarm(session: Session): Session {
  return session.ringing.length === 0 ? session : { ...session, ringing: [] }
}

export function setTicked(session: Session, ingredient: number, isTicked: boolean): Session {
  const others = session.ticked.filter((ticked) => ticked !== ingredient)
  return { ...session, ticked: isTicked ? [...others, ingredient] : others }
}

export function openDrawer(session: Session, drawer: DrawerName | null): Session {
  return session.drawer === drawer ? session : { ...session, drawer }
}

/** Completes the timers whose time has come; the same session when there are none. */
export function settle(session: Session, now: number): { session: Session; rung: Ringing[] } {
  const rung: Ringing[] = []
  const timers = session.timers.map((before) => {
    const { timer, lateSeconds } = settleTimer(before, now)
    if (lateSeconds !== null) rung.push({ id: timer.id, label: timer.label, lateSeconds })
    return timer
  })
  if (rung.length === 0) return { session, rung }
  return { session: { ...session, timers, ringing: [...session.ringing, ...rung] }, rung }
}

/**
 * Takes back what led from `before` to `after`, and nothing that happened since: another timer that
 * ended in the meantime stays ended.
 */
export function revert(current: Session, before: Session, after: Session): Session {
  const old = new Map(before.timers.map((timer) => [timer.id, timer]))
  const made = new Map(after.timers.map((timer) => [timer.id, timer]))
  const kept = current.timers.flatMap((timer) => {
    const changed = made.get(timer.id)
    if (changed === undefined || changed === old.get(timer.id)) return [timer]
    return old.get(timer.id) ?? []
  })
  const gone = before.timers.filter(({ id }) => !made.has(id))
  return {
    step: before.step === after.step ? current.step : before.step,
    servings: before.servings === after.servings ? current.servings : before.servings,
    timers: gone.length === 0 ? kept : [...kept, ...gone],
    ticked: before.ticked === after.ticked ? current.ticked : before.ticked,
    ringing: current.ringing,
    drawer: before.drawer === after.drawer ? current.drawer : before.drawer,
  }
}
