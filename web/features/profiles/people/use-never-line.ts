/** The line in which foods are named that somebody never eats. What the table does not know stays typed. */
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Suggestion } from '#shared/foods/suggest.ts'
import { foodsQuery } from '../food-names.queries.ts'

type NeverLineOptions = {
  onAdd: (ids: string[]) => void
  onRemove: (id: string) => void
}

export type NeverLine = ReturnType<typeof useNeverLine>

const LOADING = 'The list of foods is not here yet. Please try again in a moment.'

export function useNeverLine({ onAdd, onRemove }: NeverLineOptions) {
  const { data: foods, refetch } = useQuery(foodsQuery)
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [told, setTold] = useState('')
  const [active, setActive] = useState(-1)
  const [isClosed, setClosed] = useState(true)
  const parts = typed.split(',')
  const half = parts.at(-1) ?? ''
  const suggestions = isClosed ? [] : (foods?.suggestFoods(half) ?? [])

  const isOpen = suggestions.length > 0

  useEffect(() => {
    // what is offered, or said, stands below it
    if (isOpen || fault) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, fault])

  function type(text: string) {
    setTyped(text)
    setFault(null)
    setActive(-1)
    setClosed(false)
  }

  function tell(ids: string[]) {
    const names = ids.map((id) => foods?.foodName(id) ?? id)
    if (names.length > 0) setTold(`Added: ${names.join(', ')}`)
  }

  /** Takes what is typed and known; gives its ids, or `null` where something is left that is no food. */
  function take(): string[] | null {
    if (!foods) refetch()
    const wanted = parts.map((part) => part.trim()).filter((part) => part !== '')
    const found = wanted.map((part) => foods?.foodCalled(part) ?? null)
    const ids = found.filter((id) => id !== null)
    const unknown = wanted.filter((_, at) => found[at] === null)
    onAdd(ids)
    tell(ids)
    setTyped(unknown.join(', '))
    setFault(unknown.length === 0 ? null : foods ? unknownWords(unknown) : LOADING)
    setActive(-1)
    setClosed(unknown.length === 0)
    return unknown.length === 0 ? ids : null
  }

  function add() {
    take()
    box.current?.focus()
  }

  function choose({ id }: Suggestion) {
    const before = parts.slice(0, -1).map((part) => part.trim())
    onAdd([id])
    tell([id])
    setTyped(before.length > 0 ? `${before.join(', ')}, ` : '')
    setFault(null)
    setActive(-1)
    setClosed(true)
    box.current?.focus()
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const { key } = event
    const count = suggestions.length
    if (key === 'Escape' && count > 0) setClosed(true)
    else if (key === 'ArrowDown' && count === 0 && half.trim() !== '') setClosed(false)
    else if (key === 'ArrowDown' && count > 0) setActive((at) => ((at + 2) % (count + 1)) - 1)
    else if (key === 'ArrowUp' && count > 0) setActive((at) => ((at + count + 1) % (count + 1)) - 1)
    else if (key === 'Enter') enter()
    else return
    // these keys are the line's, not the form's around it
    event.preventDefault()
  }

  function enter() {
    const chosen = suggestions[active]
    if (chosen) choose(chosen)
    else if (typed.trim() !== '') add()
  }

  return {
    box,
    typed,
    fault,
    told,
    suggestions,
    active,
    isOpen,
    type,
    press,
    add,
    take,
    choose,
    onRemove,
    close: () => setClosed(true),
  }
}

function unknownWords(unknown: readonly string[]): string {
  const names = unknown.map((name) => `'${name}'`).join(', ')
  const [are, them] = unknown.length === 1 ? ['is not a food', 'it'] : ['are not foods', 'them']
  return `${names} ${are} we know, so no recipe can be checked for ${them}. Try another name, or clear the line.`
}
