/** One recipe being cooked: its session, and what buttons and words do to it. */
import { useAtom, useStore } from 'jotai'
import { useState } from 'react'
import { minutesInStep, stepTimerLabel } from '#shared/cooking/step-minutes.ts'
import { createTimer, DEFAULT_TIMER, type Timer } from '#shared/cooking/timer.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { askToNotify } from '#web/lib/notifications.ts'
import { forgetSession, sessionAtom } from './cooking.atoms.ts'
import {
  addTimer,
  changeTimer,
  type DrawerName,
  goTo,
  openDrawer,
  removeTimer,
  type Session,
  setTicked,
  stopAlarm,
} from './session.ts'

export type CookingSession = ReturnType<typeof useCookingSession>

export function useCookingSession(recipe: Recipe) {
  const steps = recipe.method.length
  const [atomOfSession] = useState(() => sessionAtom(recipe.id, steps))
  const [session, change] = useAtom(atomOfSession)
  const store = useStore()
  const text = recipe.method[session.step] ?? ''
  const minutes = minutesInStep(text)

  function add(label: string, length: number) {
    const now = Date.now()
    const timer = createTimer({ id: crypto.randomUUID(), label, minutes: length, now })
    change((current) => addTimer(current, timer))
    askToNotify()
  }

  return {
    recipe,
    session,
    steps,
    text,
    minutes,
    isLast: session.step === steps - 1,
    change,
    /** The session as it is now, also between renders. */
    read: (): Session => store.get(atomOfSession),
    next: () => change((current) => goTo(current, current.step + 1, steps)),
    previous: () => change((current) => goTo(current, current.step - 1, steps)),
    /** Contract, Decisions: by touch it stands still, its Start in reach. */
    addStepTimer() {
      if (minutes !== null) add(stepTimerLabel(session.step, text), minutes)
    },
    addCustomTimer: () => add(DEFAULT_TIMER.label, DEFAULT_TIMER.minutes),
    changeTimer: (id: string, how: (timer: Timer) => Timer) =>
      change((current) => changeTimer(current, id, how)),
    removeTimer: (id: string) => change((current) => removeTimer(current, id)),
    stopAlarm: () => change(stopAlarm),
    tick: (ingredient: number, isTicked: boolean) =>
      change((current) => setTicked(current, ingredient, isTicked)),
    open: (drawer: DrawerName | null) => change((current) => openDrawer(current, drawer)),
    forget: (isFinished: boolean) => forgetSession(recipe.id, store.get(atomOfSession), isFinished),
  }
}
