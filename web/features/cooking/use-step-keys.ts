/** Arrows, Space and the page keys move the steps while no control has focus: a foot pedal will do. */
import { useEffect, useEffectEvent } from 'react'

type Direction = 'next' | 'previous'

const KEYS: Record<string, Direction> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  ' ': 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  PageUp: 'previous',
}

export function useStepKeys(isOn: boolean, move: Record<Direction, () => void>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const direction = KEYS[event.key]
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey
    if (!direction || hasModifier || event.defaultPrevented || hasFocusedControl()) return
    event.preventDefault()
    move[event.key === ' ' && event.shiftKey ? 'previous' : direction]()
  })
  useEffect(() => {
    if (!isOn) return
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOn])
}

function hasFocusedControl(): boolean {
  const focused = document.activeElement
  return focused !== null && focused !== document.body && focused.id !== 'main'
}
