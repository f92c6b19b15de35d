/** The one slot for messages: the newest, where it covers no control. */
import './toast.css'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import {
  currentToasts,
  dismissToast,
  subscribeToToasts,
  type Toast,
  type ToastKind,
} from './toast-list.ts'
import { useToastPlace } from './use-toast-place.ts'

export { clearToast, dismissToast, type ToastKind, type ToastWords, toast } from './toast-list.ts'

const ICONS: Record<ToastKind, IconName> = {
  success: 'i-lucide-check',
  error: 'i-lucide-x',
  info: 'i-lucide-info',
}

/** Once per app. Hover or focus in it stops the clock. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToToasts, currentToasts).at(-1)
  const slot = useRef<HTMLElement>(null)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  useToastPlace(slot, shown)
  if (!shown && (isHovered || isFocused)) {
    // the toast under the pointer went away without a leave event
    setHovered(false)
    setFocused(false)
  }
  return createPortal(
    // A modal dialog hides from screen readers all but what has aria-live; the toast inside speaks.
    <section
      ref={slot}
      className="toasts"
      aria-label="Notifications"
      aria-live="off"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {shown && <ToastCard key={shown.id} toast={shown} isPaused={isHovered || isFocused} />}
    </section>,
    document.body,
  )
}

function ToastCard({ toast, isPaused }: { toast: Toast; isPaused: boolean }) {
  const { id, kind, title, text, action } = toast

  useEffect(() => {
    if (isPaused) return
    const startedAt = performance.now()
    const timer = setTimeout(() => dismissToast(id), toast.remainingMs)
    return () => {
      clearTimeout(timer)
      toast.remainingMs -= performance.now() - startedAt
    }
  }, [toast, id, isPaused])

  return (
    <div className="toast">
      <div className="toast-say" role={kind === 'error' ? 'alert' : 'status'}>
        <span className={classNames('toast-icon', `toast-${kind}`)}>
          <Icon name={ICONS[kind]} />
        </span>
        <p>
          <b>{title}</b>
          {text && <span>{text}</span>}
        </p>
      </div>
      {action && (
        <button
          type="button"
          className="btn btn-sm"
          onClick={() => {
            action.onClick()
            dismissToast(id)
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton
        icon="i-lucide-x"
        kind="flat"
        size="sm"
        aria-label="Close"
        onClick={() => dismissToast(id)}
      />
    </div>
  )
}
