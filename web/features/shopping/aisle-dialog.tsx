/** 'Arrange aisles': the sections of the list, dragged or moved into the order of one's own shop. */
import './aisle-dialog.css'
import { useMemo, useState } from 'react'
import { moved } from '#shared/shopping/aisle-order.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SortableList } from '#web/ui/sortable-list.tsx'
import { AisleRow } from './aisle-row.tsx'
import type { AisleOrder } from './use-aisle-order.ts'

type AisleDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** As they stand on the list now. */
  titles: readonly string[]
  aisles: AisleOrder
}

export function AisleDialog({ open, onOpenChange, titles, aisles }: AisleDialogProps) {
  const ids = useMemo(() => [...titles], [titles])
  const [said, setSaid] = useState('')

  function move(title: string, to: number) {
    aisles.arrange(moved(titles, titles.indexOf(title), to))
    setSaid(`${title}, ${to + 1} of ${titles.length}`)
  }

  function moveByButton(title: string, to: number) {
    const button = document.activeElement
    move(title, to)
    // the row is drawn in another place: its button keeps the focus, or its twin when it has come to an end
    requestAnimationFrame(() => {
      if (!(button instanceof HTMLButtonElement)) return
      if (!button.disabled) return button.focus()
      const twin = button.parentElement?.querySelector<HTMLButtonElement>('button:not(:disabled)')
      twin?.focus()
    })
  }

  function forget() {
    aisles.forget()
    setSaid('What is still to get comes first')
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Arrange aisles"
      description="In the order in which you walk through your shop. This device remembers it."
      actions={
        <>
          <Button kind="quiet" disabled={aisles.order.length === 0} onClick={forget}>
            Most to get first
          </Button>
          <Button kind="solid" onClick={() => onOpenChange(false)}>
            Done
          </Button>
        </>
      }
    >
      <SortableList
        ids={ids}
        onDrop={(title, over) => move(title, titles.indexOf(over))}
        said={said}
      >
        <ul className="aisle-rows">
          {titles.map((title, place) => (
            <AisleRow
              key={title}
              title={title}
              isFirst={place === 0}
              isLast={place === titles.length - 1}
              onUp={() => moveByButton(title, place - 1)}
              onDown={() => moveByButton(title, place + 1)}
            />
          ))}
        </ul>
      </SortableList>
    </Dialog>
  )
}
