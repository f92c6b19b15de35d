/** Keeps the step's words fitted: whenever they, their room or what stands round them changes. */
import { type RefObject, useLayoutEffect, useState } from 'react'
import { fitStep, markEdges, sizesFor } from './fit-text.ts'

/** As cooking-view.css names it: large screens, screens lying on their side and small, all others. */
export type CookLayout = 'wide' | 'side' | 'tall'

const LAYOUTS: readonly string[] = ['wide', 'side', 'tall'] satisfies CookLayout[]

type Fitted = {
  cook: RefObject<HTMLElement | null>
  words: RefObject<HTMLElement | null>
  text: string
  /** Two steps may read the same. */
  step: number
  /** A timer more or less may be all that has to fold. */
  timers: number
}

export function useFit({ cook, words, text, step, timers }: Fitted): CookLayout {
  const [layout, setLayout] = useState<CookLayout>('tall')

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step and each timer is fitted anew
  useLayoutEffect(() => {
    const room = cook.current
    const box = words.current
    if (!room || !box) return
    const refit = () => {
      const style = getComputedStyle(room)
      const named = style.getPropertyValue('--cook-layout').trim()
      if (isLayout(named)) setLayout(named)
      const isLarge = style.getPropertyValue('--cook-type').trim() === 'wide'
      fitStep(room, box, sizesFor(text, isLarge ? 'wide' : 'narrow'))
    }
    const mark = () => markEdges(box)
    refit()
    // letters of another width change no box
    document.fonts.addEventListener('loadingdone', refit)
    const watching = new ResizeObserver(refit)
    for (const node of [room.parentElement, box]) if (node) watching.observe(node)
    box.addEventListener('scroll', mark, { passive: true })
    return () => {
      watching.disconnect()
      document.fonts.removeEventListener('loadingdone', refit)
      box.removeEventListener('scroll', mark)
    }
  }, [cook, words, text, step, timers])

  return layout
}

function isLayout(name: string): name is CookLayout {
  return LAYOUTS.includes(name)
}
