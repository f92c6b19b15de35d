/** A tap near the left or the right edge of the step turns the page: for knuckles, elbows and wet hands. */
import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { StepMoves } from './use-step-keys.ts'

/** How much of the width belongs to each edge. */
const EDGE_SHARE = 0.2
const CONTROLS = 'button, a, input, label, summary'

/** What can be pressed by itself keeps its taps, and so do words that are being selected. */
export function useEdgeTaps(card: RefObject<HTMLElement | null>, moves: StepMoves) {
  const tap = useEffectEvent((event: MouseEvent) => {
    const { currentTarget, target, clientX } = event
    if (!(currentTarget instanceof Element) || !(target instanceof Element)) return
    if (target.closest(CONTROLS) || !getSelection()?.isCollapsed) return
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = (clientX - left) / width
    if (share <= EDGE_SHARE) moves.previous()
    else if (share >= 1 - EDGE_SHARE) moves.next()
  })
  useEffect(() => {
    const node = card.current
    node?.addEventListener('click', tap)
    return () => node?.removeEventListener('click', tap)
  }, [card])
}
