/** Arrows, Space and the page keys move the steps: a keyboard, a foot pedal and a presenter will do. */
import { type RefObject, useEffect, useEffectEvent } from 'react'

export type StepMoves = { next: () => void; previous: () => void }
type Direction = keyof StepMoves

const KEYS: Record<string, Direction> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  ' ': 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  PageUp: 'previous',
}

/** These scroll a text that is too long for the screen before they turn the page. */
const SCROLLING = new Set(['ArrowDown', 'PageDown', ' ', 'ArrowUp', 'PageUp'])
const SCREENFUL = 0.85

/** `text` is the box that scrolls when the step is long. */
export function useStepKeys(isOn: boolean, text: RefObject<HTMLElement | null>, moves: StepMoves) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = KEYS[event.key]
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey
    if (!key || hasModifier || event.defaultPrevented || isTakenByFocus(event.key)) return
    event.preventDefault()
    const direction = event.key === ' ' && event.shiftKey ? 'previous' : key
    if (!SCROLLING.has(event.key) || !scroll(text.current, direction)) moves[direction]()
  })
  useEffect(() => {
    if (!isOn) return
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOn])
}

/** True when there was more of the step to see that way. */
function scroll(box: HTMLElement | null, direction: Direction): boolean {
  if (!box) return false
  const hidden = box.scrollHeight - box.clientHeight
  const hasMore = direction === 'next' ? hidden - box.scrollTop > 1 : box.scrollTop > 1
  const by = box.clientHeight * SCREENFUL * (direction === 'next' ? 1 : -1)
  if (hasMore) box.scrollBy({ top: by })
  return hasMore
}

const TYPED_IN =
  'input, textarea, select, [contenteditable], [role="spinbutton"], [role="dialog"] *'
const PRESSED = 'button, a[href], summary'

/** A field keeps all its keys; a button keeps Space, and only that: the pedal works after a tap too. */
function isTakenByFocus(key: string): boolean {
  const focused = document.activeElement
  if (!focused) return false
  return focused.matches(TYPED_IN) || (key === ' ' && focused.matches(PRESSED))
}
