/** The words of a step, as large as they fit: amounts and times marked. */
import './step-text.css'
import { useLayoutEffect, useRef } from 'react'
import { highlightSpans } from '#shared/cooking/step-spans.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'

/** Font sizes in pixels, by the number of characters (design, 'Cooking text fits itself'). */
const SIZES = { narrow: [40, 34, 28, 24], wide: [66, 58, 46, 38] } as const
const UP_TO_CHARACTERS = [80, 140, 220]
/** Smaller still, before it scrolls, where the space is less than the design's. */
const SMALLER = { narrow: [22, 20], wide: [32, 28] } as const

/** Marked stretches up to so many characters are not broken: '6 minutes' reads as one. */
const KEPT_TOGETHER = 14

export function StepText({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null)
  const isWide = useMediaQuery('(min-width: 768px) and (min-height: 560px)')

  useLayoutEffect(() => {
    const node = box.current
    if (!node) return
    const refit = () => fitText(node, sizesFor(text, isWide ? 'wide' : 'narrow'))
    refit()
    const watching = new ResizeObserver(refit)
    watching.observe(node)
    return () => watching.disconnect()
  }, [text, isWide])

  return (
    <div ref={box} className="step-text" aria-live="polite">
      <p>
        {highlightSpans(text).map((span, index) =>
          span.marked ? (
            <mark
              // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place in the text
              key={index}
              className={span.text.length <= KEPT_TOGETHER ? 'step-mark' : undefined}
            >
              {span.text}
            </mark>
          ) : (
            span.text
          ),
        )}
      </p>
    </div>
  )
}

function sizesFor(text: string, width: 'narrow' | 'wide'): number[] {
  const tier = UP_TO_CHARACTERS.findIndex((limit) => [...text].length <= limit)
  return [...SIZES[width].slice(tier === -1 ? 3 : tier), ...SMALLER[width]]
}

/** The largest that fits; what does not fit at the smallest scrolls, and then takes focus for the keys. */
function fitText(box: HTMLElement, sizes: readonly number[]) {
  const words = box.firstElementChild
  if (!(words instanceof HTMLElement)) return
  for (const size of sizes) {
    words.style.fontSize = `${size}px`
    if (box.scrollHeight <= box.clientHeight) break
  }
  const overflows = box.scrollHeight > box.clientHeight
  box.classList.toggle('step-text-long', overflows)
  if (overflows) box.tabIndex = 0
  else box.removeAttribute('tabindex')
}
