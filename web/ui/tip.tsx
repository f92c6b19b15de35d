/** A one-time tip: a butter banner that comes after a moment and, once dismissed, never again on this device. */
import './tip.css'
import { type ReactNode, useState } from 'react'
import { isMarked, writeText } from '#web/lib/storage.ts'
import { IconButton } from './icon-button.tsx'

type TipProps = {
  /** Where the device remembers that it was dismissed, as `true`. */
  storageKey: string
  title: string
  children: ReactNode
  /** Address of a spot drawing. */
  spot?: string
}

/** Its place is there from the start, so that nothing below jumps when it appears (after 300 ms). */
export function Tip({ storageKey, title, children, spot }: TipProps) {
  const [isDismissed, setDismissed] = useState(() => isMarked(storageKey))
  if (isDismissed) return null

  function dismiss() {
    writeText(storageKey, 'true')
    setDismissed(true)
  }

  return (
    <aside className="tip" aria-label={title}>
      {spot && <img className="spot" src={spot} alt="" width={52} height={52} />}
      <p className="tip-words">
        <b>{title}</b> <span>{children}</span>
      </p>
      <IconButton icon="i-lucide-x" kind="flat" aria-label="Dismiss tip" onClick={dismiss} />
    </aside>
  )
}
