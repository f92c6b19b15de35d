/** A timer's label, to be changed in place: Enter saves, Escape leaves it (Spec 2, section 4). */
import { useRef } from 'react'
import { MAX_TIMER_LABEL } from '#shared/cooking/timer.ts'
import { TextInput } from '#web/ui/text-input.tsx'

type TimerNameProps = {
  label: string
  isRenaming: boolean
  onRename: (label: string) => void
  onEnd: () => void
}

export function TimerName({ label, isRenaming, onRename, onEnd }: TimerNameProps) {
  const isCancelled = useRef(false)
  const cameFrom = useRef<EventTarget | null>(null)
  if (!isRenaming)
    return (
      <p className="timer-name" dir="auto">
        {label}
      </p>
    )
  return (
    <TextInput
      compact
      dir="auto"
      aria-label="Timer name"
      defaultValue={label}
      maxLength={MAX_TIMER_LABEL}
      autoFocus
      onFocus={(event) => {
        isCancelled.current = false
        cameFrom.current = event.relatedTarget
        event.target.select()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') isCancelled.current = true
        if (event.key !== 'Escape' && event.key !== 'Enter') return
        // else Enter would press the button that is given the focus
        event.preventDefault()
        if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
        else event.currentTarget.blur()
      }}
      onBlur={(event) => {
        if (!isCancelled.current) onRename(event.target.value)
        onEnd()
      }}
    />
  )
}
