/** Rings when a timer's time has come: the sound, and the system notification (Spec 2, section 4). */
import { useEffect, useEffectEvent, useState } from 'react'
import type { Timer } from '#shared/cooking/timer.ts'
import { callAt } from '#web/lib/alarm-clock.ts'
import { createAlarmSound } from '#web/lib/alarm-sound.ts'
import { notify } from '#web/lib/notifications.ts'
import type { Ringing } from '../session.ts'

/** A timer shows 0:00 for at most this long before it rings. */
const LOOK_EVERY_MS = 250

type AlarmOptions = {
  timers: readonly Timer[]
  isRinging: boolean
  /** Completes what is due and answers what that was. */
  settle: (now: number) => readonly Ringing[]
}

/** Returns the sound, to be primed by a tap. */
export function useAlarm({ timers, isRinging, settle }: AlarmOptions) {
  const [sound] = useState(() => createAlarmSound())
  const ends = timers.flatMap(({ endsAt }) => endsAt ?? [])
  const nextEnd = ends.length === 0 ? null : Math.min(...ends)

  const look = useEffectEvent(() => {
    for (const { id, label } of settle(Date.now())) notify(`Timer Complete: ${label}`, { tag: id })
  })

  useEffect(() => {
    if (nextEnd === null) return
    look()
    // the page's clock shows it at once, the other one works while the page is hidden
    const looking = setInterval(look, LOOK_EVERY_MS)
    const callOff = callAt(nextEnd, look)
    return () => {
      clearInterval(looking)
      callOff()
    }
  }, [nextEnd])

  useEffect(() => {
    if (!isRinging) return
    sound.ring()
    return () => sound.stop()
  }, [isRinging, sound])

  // after a reload the browser keeps the sound off until the page is touched
  useEffect(() => {
    const wake = () => sound.prime()
    window.addEventListener('pointerdown', wake, { once: true })
    return () => window.removeEventListener('pointerdown', wake)
  }, [sound])

  return sound
}
