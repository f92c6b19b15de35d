/** One more row at the end, and how many there may be once they are nearly that many. */
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { rowsHint } from '#web/ui/room-hint.ts'

type AddRowProps = {
  label: string
  /** What may be pasted here. */
  hint: string
  count: number
  max: number
  what: string
  onAdd: () => void
  /** Another button beside it. */
  children?: ReactNode
}

export function AddRow({ label, hint, count, max, what, onAdd, children }: AddRowProps) {
  return (
    <div className="form-add">
      <Button size="sm" icon="i-lucide-plus" disabled={count >= max} onClick={() => onAdd()}>
        {label}
      </Button>
      {children}
      <p className="small muted">{rowsHint(count, max, what) ?? hint}</p>
    </div>
  )
}
