/** A timer rings: over everything, until somebody has heard it. */
import './alarm-bar.css'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { timerDone } from '#shared/voice/spoken.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Ringing } from '../session.ts'

type AlarmBarProps = { ringing: readonly Ringing[]; onStop: () => void }

export function AlarmBar({ ringing, onStop }: AlarmBarProps) {
  const card = useRef<HTMLDivElement>(null)
  useRoomFor(card, ringing.length > 0)
  // beside the toasts: an open drawer would hide what stands inside the page
  return createPortal(
    <div role="alert" aria-live="assertive" className="alarm">
      {ringing.length > 0 && (
        <div ref={card} className="alarm-card">
          <Icon name="i-lucide-bell-ring" size="lg" />
          <div className="alarm-words">
            {ringing.map(({ id, label, lateSeconds }) => (
              <p key={id}>{timerDone(label, lateSeconds)}</p>
            ))}
          </div>
          <Button kind="solid" size="lg" onClick={onStop}>
            Stop alarm
          </Button>
        </div>
      )}
    </div>,
    document.body,
  )
}

/** What must not lie under the alarm keeps as much free above it (cooking-view.css). */
function useRoomFor(card: RefObject<HTMLElement | null>, isRinging: boolean) {
  useLayoutEffect(() => {
    const node = card.current
    if (!isRinging || !node) return
    const { style } = document.documentElement
    const watching = new ResizeObserver(() => {
      style.setProperty('--alarm-room', `${Math.ceil(node.getBoundingClientRect().bottom)}px`)
    })
    watching.observe(node)
    return () => {
      watching.disconnect()
      style.removeProperty('--alarm-room')
    }
  }, [card, isRinging])
}
