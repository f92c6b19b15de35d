/** Opens the board that is edited, which is fetched when it is first wanted, and closes it again. */
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { EditBoard } from './board/edit-board.tsx'
import type { ScheduleEdit } from './board/use-schedule-edit.ts'

const loadBoard = async () => (await import('./board/edit-board.tsx')).EditBoard

type Opening = { start: ScheduleEdit | null; takesFocus: boolean }

/** `startsOpen` counts once, when the plan comes on show. */
export function useEditBoard(startsOpen: boolean) {
  const [opening, setOpening] = useState<Opening | null>(
    startsOpen ? { start: null, takesFocus: false } : null,
  )
  const [Board, setBoard] = useState<typeof EditBoard | null>(null)
  const [wasOpen, setWasOpen] = useState(false)
  const isWanted = opening !== null

  useEffect(() => {
    if (!isWanted || Board) return
    let isLate = false
    loadBoard().then(
      (loaded) => isLate || setBoard(() => loaded),
      () => {
        if (isLate) return
        setOpening(null)
        toast({ kind: 'error', title: 'Error', text: 'The board did not load. Please try again.' })
      },
    )
    return () => {
      isLate = true
    }
  }, [isWanted, Board])

  function close(discarded: ScheduleEdit | null) {
    setOpening(null)
    setWasOpen(true)
    if (!discarded) return
    toast({
      kind: 'info',
      title: 'Changes discarded',
      action: {
        label: 'Undo',
        onClick: () => setOpening({ start: discarded, takesFocus: true }),
      },
    })
  }

  return {
    isOpening: isWanted && !Board,
    /** Takes the focus when it comes back in place of the board. */
    wasOpen,
    open: () => setOpening({ start: null, takesFocus: true }),
    /** The board and its own props; null while it is closed or on its way. */
    board: opening &&
      Board && {
        EditBoard: Board,
        props: { ...opening, onSaved: () => close(null), onCancel: close },
      },
  }
}

export function EditSchedule({ edit }: { edit: ReturnType<typeof useEditBoard> }) {
  const button = useRef<HTMLButtonElement>(null)
  const { wasOpen } = edit
  useEffect(() => {
    if (wasOpen) button.current?.focus()
  }, [wasOpen])
  return (
    <Button
      ref={button}
      size="sm"
      icon="i-lucide-move"
      pending={edit.isOpening}
      onClick={edit.open}
    >
      Edit Schedule
    </Button>
  )
}
