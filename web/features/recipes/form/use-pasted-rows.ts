/** Several lines pasted into the box of a row become rows, until the cook takes that back. */
import { type ClipboardEvent, useCallback, useRef } from 'react'
import { toast } from '#web/ui/toast.tsx'
import { useUndoToast } from '#web/ui/use-undo-toast.ts'
import type { RowActions } from './use-rows.ts'

type PasteKind<T> = {
  /** The rows that a text means. */
  read: (text: string) => T[]
  max: number
  /** Whether a row is one of them; others come with them. Without it all are. */
  isOne?: (value: T) => boolean
  /** What rows are, one and many. */
  one: string
  many: string
}

type PasteEvent = ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>

/** `isBlank` is whether the rest of the row, besides the box pasted into, holds nothing. */
export function usePastedRows<T>(actions: RowActions<T>, kind: PasteKind<T>) {
  const tell = useUndoToast()
  // pasted again after an undo, a text stays as it is
  const takenBack = useRef(new Set<string>())

  return useCallback(
    (event: PasteEvent, key: number, isBlank: boolean) => {
      const text = event.clipboardData.getData('text/plain')
      if (takenBack.current.has(text)) return
      const values = kind.read(text)
      const isOneLine = !/[\n\r]/.test(text.trim())
      if (values.length === 0 || (values.length === 1 && isOneLine)) return
      event.preventDefault()

      const { selectionStart, selectionEnd, value } = event.currentTarget
      const left = value.slice(0, selectionStart ?? 0) + value.slice(selectionEnd ?? 0)
      const isInstead = isBlank && left.trim() === ''
      const isOne = kind.isOne ?? (() => true)
      const room = actions.room() + (isInstead ? 1 : 0)
      const limit = `At most ${kind.max} ${kind.many}`
      if (room <= 0) {
        toast({ kind: 'error', title: limit })
        return
      }
      const fitting = fittingIn(values, { room, isOne, others: (value) => actions.room(value) })
      const takeBack = actions.paste(key, fitting, isInstead)
      const count = fitting.filter(isOne).length
      const tooMany = values.filter(isOne).length - count
      tell(
        {
          title: `${count} ${count === 1 ? kind.one : kind.many} pasted`,
          text: tooMany > 0 ? `${limit}: ${tooMany} did not fit.` : undefined,
        },
        () => {
          takenBack.current.add(text)
          takeBack()
        },
      )
    },
    [actions, kind, tell],
  )
}

type Room<T> = { room: number; isOne: (value: T) => boolean; others: (value: T) => number }

/** The first of the rows for which there is room, and what comes with them. */
function fittingIn<T>(values: readonly T[], { room, isOne, others }: Room<T>): T[] {
  let [ones, rest] = [0, 0]
  return values.filter((value) => {
    if (isOne(value)) return ones++ < room
    return ones < room && rest++ < others(value)
  })
}
