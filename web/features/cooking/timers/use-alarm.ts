/** Rings when a timer's time has come: the sound, the system notification and, hands-free, the voice. */
import { useEffect, useEffectEvent, useState } from 'react'
import { timerDone } from '#shared/voice/spoken.ts'
import { createAlarmSound } from '#web/lib/alarm-sound.ts'
import { notify } from '#web/lib/notifications.ts'
import { settle } from '../session.ts'
import type { CookingSession } from '../use-cooking-session.ts'

/** A timer shows 0:00 for at most this long before it rings. */
const LOOK_EVERY_MS = 250

/** `say` reads a sentence aloud where somebody listens. Returns the sound, to be primed by a tap. */
export function useAlarm({ session, change, read }: CookingSession, say: (text: string) => void) {
  const [sound] = useState(() => createAlarmSound())
  const isRunning = session.timers.some((timer) => timer.isRunning)
  const isRinging = session.ringing.length > 0

  const look = useEffectEvent(() => {
    const { session: after, rung } = settle(read(), Date.now())
    if (rung.length === 0) return
    change(() => after)
    for (const { label, lateSeconds } of rung) {
      notify(`Timer Complete: ${label}`)
      say(timerDone(label, lateSeconds))
    }
  })

  useEffect(() => {
    if (!isRunning) return
    look()
    const looking = setInterval(look, LOOK_EVERY_MS)
    return () => clearInterval(looking)
  }, [isRunning])

  useEffect(() => {
    if (!isRinging) return
    sound.ring()
    return () => sound.stop()
  }, [isRinging, sound])

  return sound
}
