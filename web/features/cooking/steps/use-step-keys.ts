/** Arrows, Space and the page keys move the steps: a keyboard, a foot pedal and a presenter will do. */
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { scrollText } from './scroll-text.ts'

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

/** `text` is the box that scrolls when the step is long. */
export function useStepKeys(isOn: boolean, text: RefObject<HTMLElement | null>, moves: StepMoves) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = KEYS[event.key]
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey
    if (!key || hasModifier || event.defaultPrevented || isTakenByFocus(event.key)) return
    event.preventDefault()
    const direction = event.key === ' ' && event.shiftKey ? 'previous' : key
    if (
      !SCROLLING.has(event.key) ||
      !scrollText(text.current, direction === 'next' ? 'down' : 'up')
    )
      moves[direction]()
  })
  useEffect(() => {
    if (!isOn) return
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOn])
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
