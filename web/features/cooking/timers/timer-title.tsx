/** The timer that ends next, in the page's title: a cook who looks at another tab sees it there. */
import { useEffect, useRef } from 'react'
import { formatTime, remainingSeconds, type Timer } from '#shared/cooking/timer.ts'
import type { Ringing } from '../session.ts'
import { shortLabel } from './short-label.ts'
import { useNow } from './use-now.ts'

type TimerTitleProps = { timers: readonly Timer[]; ringing: readonly Ringing[] }

/**
 * Stands before the title of the page, whichever that is: the first title element of a document counts,
 * and pages bring their own.
 */
export function TimerTitle({ timers, ringing }: TimerTitleProps) {
  const running = timers.filter((timer) => timer.isRunning)
  const now = useNow(running.length > 0)
  const words = titleOf(running, ringing, now)
  const own = useRef<HTMLTitleElement | null>(null)

  useEffect(() => {
    if (words === '') return own.current?.remove()
    own.current ??= document.createElement('title')
    const { head } = document
    const page = [...head.querySelectorAll('title')].find((title) => title !== own.current)
    own.current.textContent = [words, page?.textContent ?? ''].filter(Boolean).join(' · ')
    if (head.querySelector('title') !== own.current) head.prepend(own.current)
  })
  useEffect(() => () => own.current?.remove(), [])
  return null
}

function titleOf(running: readonly Timer[], ringing: readonly Ringing[], now: number): string {
  const [done] = ringing
  if (done) return `${shortLabel(done.label)}: done`
  const [next] = running.toSorted((a, b) => (a.endsAt ?? 0) - (b.endsAt ?? 0))
  return next ? `${formatTime(remainingSeconds(next, now))} ${shortLabel(next.label)}` : ''
}
