/** Shows the toasts: under the header on a phone, bottom right on a desktop. */
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
  TOAST_MS,
  type Toast,
  type ToastKind,
} from './toast-list.ts'

export { dismissToast, type ToastKind, type ToastWords, toast } from './toast-list.ts'

const ICONS: Record<ToastKind, IconName> = {
  success: 'i-lucide-check',
  error: 'i-lucide-x',
  info: 'i-lucide-info',
}

/** Once per app. Hover or focus anywhere in it stops every clock. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  if (toasts.length === 0 && (isHovered || isFocused)) {
    // the toast under the pointer went away without a leave event
    setHovered(false)
    setFocused(false)
  }
  return createPortal(
    // A modal dialog hides from screen readers all but what has aria-live; the toasts inside speak.
    <section
      className="toasts"
      aria-label="Notifications"
      aria-live="off"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {toasts.map((one) => (
        <ToastCard key={one.id} toast={one} isPaused={isHovered || isFocused} />
      ))}
    </section>,
    document.body,
  )
}

function ToastCard({ toast, isPaused }: { toast: Toast; isPaused: boolean }) {
  const { id, kind, title, text, action } = toast
  const remainingMs = useRef(TOAST_MS[kind])

  useEffect(() => {
    if (isPaused) return
    const startedAt = performance.now()
    const timer = setTimeout(() => dismissToast(id), remainingMs.current)
    return () => {
      clearTimeout(timer)
      remainingMs.current -= performance.now() - startedAt
    }
  }, [id, isPaused])

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
