/** One recipe being cooked: its session, and what buttons and words do to it. */
import { useAtom, useStore } from 'jotai'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { servedFor } from '#shared/cooking/served-for.ts'
import { minutesInStep, stepTimerLabel } from '#shared/cooking/step-minutes.ts'
import { portionsOfSteps } from '#shared/cooking/step-portions.ts'
import { type StepTime, timeLabel } from '#shared/cooking/step-times.ts'
import { createTimer, DEFAULT_TIMER, type Timer } from '#shared/cooking/timer.ts'
import { scaleIngredients } from '#shared/recipes/scale.ts'
import type { Ingredient, Recipe } from '#shared/recipes/schema.ts'
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
  serve,
  setTicked,
  stopAlarm,
  withinSteps,
} from './session.ts'

/** A timer that a reload brought back is older: nobody has touched anything for it. */
const JUST_NOW_MS = 2_000

export type CookingSession = ReturnType<typeof useCookingSession>

/** How many are cooked for, as the address says it: nothing for as many as the recipe was written for. */
export type Served = {
  servings: number | undefined
  onServings: (servings: number | undefined) => void
}

export function useCookingSession(written: Recipe, { servings, onServings }: Served) {
  const steps = written.method.length
  const [atomOfSession] = useState(() =>
    sessionAtom(written.id, { steps, servings: servings ?? written.servings }),
  )
  const [kept, change] = useAtom(atomOfSession)
  const session = withinSteps(kept, steps)
  const recipe = useMemo(() => servedFor(written, session.servings), [written, session.servings])
  const store = useStore()
  const text = recipe.method[session.step] ?? ''
  const minutes = minutesInStep(text)
  const portions = useMemo(() => portionsOfSteps(written), [written])
  const used = useMemo(
    () => servedFrom(portions[session.step] ?? [], written, session.servings),
    [portions, session.step, session.servings, written],
  )

  // so that a reload, or a link sent to somebody, is for as many
  const tell = useEffectEvent((count: number) => {
    const next = count === written.servings ? undefined : count
    if (next !== servings) onServings(next)
  })
  useEffect(() => tell(session.servings), [session.servings])

  // by voice too: a timer wants to be heard of when nobody looks
  const newest = session.timers[0]?.createdAt ?? 0
  const askFor = useEffectEvent((createdAt: number) => {
    if (Date.now() - createdAt < JUST_NOW_MS) askToNotify()
  })
  useEffect(() => askFor(newest), [newest])

  function add(label: string, length: { minutes: number } | { seconds: number }) {
    const timer = createTimer({ id: crypto.randomUUID(), label, ...length, now: Date.now() })
    change((current) => addTimer(current, timer))
  }

  return {
    /** In amounts for as many as are cooked for, in the words of its steps too. */
    recipe,
    writtenFor: written.servings,
    session,
    steps,
    text,
    minutes,
    /** What the step shown takes, in amounts for as many as are cooked for. */
    used,
    isLast: session.step === steps - 1,
    change,
    /** The session as it is now, also between renders. */
    read: (): Session => withinSteps(store.get(atomOfSession), steps),
    next: () => change((current) => goTo(current, current.step + 1, steps)),
    previous: () => change((current) => goTo(current, current.step - 1, steps)),
    serve: (people: number) => change((current) => serve(current, people)),
    /** Contract, Decisions: by touch it stands still, its Start in reach. */
    addStepTimer() {
      if (minutes !== null) add(stepTimerLabel(session.step, text), { minutes })
    },
    /** The same for a time that was pressed in the step's text. */
    addTimeOfStep: (time: StepTime) =>
      add(timeLabel(session.step, text, time), { seconds: time.seconds }),
    addCustomTimer: () => add(DEFAULT_TIMER.label, { minutes: DEFAULT_TIMER.minutes }),
    changeTimer: (id: string, how: (timer: Timer) => Timer) =>
      change((current) => changeTimer(current, id, how)),
    removeTimer: (id: string) => change((current) => removeTimer(current, id)),
    stopAlarm: () => change(stopAlarm),
    tick: (ingredient: number, isTicked: boolean) =>
      change((current) => setTicked(current, ingredient, isTicked)),
    open: (drawer: DrawerName | null) => change((current) => openDrawer(current, drawer)),
    forget: () => forgetSession(written.id, store.get(atomOfSession)),
  }
}

function servedFrom(amounts: readonly Ingredient[], { servings: from }: Recipe, to: number) {
  return scaleIngredients(amounts, { from, to })
}
