/** A timer's label, to be changed in place: Enter saves, Escape leaves it (Spec 2, section 4). */
import { type FocusEvent, useRef, useState } from 'react'
import { MAX_TIMER_LABEL } from '#shared/cooking/timer.ts'
import { faultOfText } from '#shared/typed-text.ts'
import { Field } from '#web/ui/field.tsx'
import { roomHint } from '#web/ui/room-hint.ts'
import { TextInput } from '#web/ui/text-input.tsx'

type TimerNameProps = {
  label: string
  isRenaming: boolean
  onRename: (label: string) => void
  onEnd: () => void
}

export function TimerName({ label, isRenaming, onRename, onEnd }: TimerNameProps) {
  if (!isRenaming)
    return (
      <p className="timer-name" dir="auto">
        {label}
      </p>
    )
  return <TimerNameBox label={label} onRename={onRename} onEnd={onEnd} />
}

function TimerNameBox({ label, onRename, onEnd }: Omit<TimerNameProps, 'isRenaming'>) {
  const [typed, setTyped] = useState(label)
  const [fault, setFault] = useState<string | null>(null)
  const isCancelled = useRef(false)
  const cameFrom = useRef<EventTarget | null>(null)

  /** A label that is too long stays in its box until it is shortened or left by Escape. */
  function isRefused(wanted: string): boolean {
    const found = faultOfText(wanted, { max: MAX_TIMER_LABEL })
    setFault(found)
    return found !== null
  }

  function leave(event: FocusEvent<HTMLInputElement>) {
    if (!isCancelled.current) {
      if (isRefused(event.target.value)) return
      onRename(event.target.value)
    }
    onEnd()
  }

  return (
    <Field label="Timer name" hideLabel hint={roomHint(typed, MAX_TIMER_LABEL)} error={fault}>
      <TextInput
        compact
        dir="auto"
        value={typed}
        autoFocus
        onChange={(event) => {
          setTyped(event.target.value)
          setFault(null)
        }}
        onFocus={(event) => {
          isCancelled.current = false
          cameFrom.current ??= event.relatedTarget
          if (fault === null) event.target.select()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' && event.key !== 'Enter') return
          // else Enter would press the button that is given the focus
          event.preventDefault()
          isCancelled.current = event.key === 'Escape'
          if (!isCancelled.current && isRefused(typed)) return
          if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
          else event.currentTarget.blur()
        }}
        onBlur={leave}
      />
    </Field>
  )
}
