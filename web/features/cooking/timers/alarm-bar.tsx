/** A timer rings: over everything, until somebody has heard it. */
import './alarm-bar.css'
import { createPortal } from 'react-dom'
import { timerDone } from '#shared/voice/spoken.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Ringing } from '../session.ts'

type AlarmBarProps = { ringing: readonly Ringing[]; onStop: () => void }

export function AlarmBar({ ringing, onStop }: AlarmBarProps) {
  // beside the toasts: an open drawer would hide what stands inside the page
  return createPortal(
    <div role="alert" className="alarm">
      {ringing.length > 0 && (
        <div className="alarm-card">
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
