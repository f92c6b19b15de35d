/** Chooses the size of a step's words: by how many they are, then by the room there is. */

/** Font sizes in pixels, by the number of characters (design, 'Cooking text fits itself'). */
const SIZES = { narrow: [40, 34, 28, 24], wide: [66, 58, 46, 38] } as const
const UP_TO_CHARACTERS = [80, 140, 220]
/** Down to the smallest where the space is less than the design's; only then it scrolls. */
const SMALLEST = { narrow: 20, wide: 28 } as const
const FINENESS = { narrow: 2, wide: 4 } as const

/** The sizes that a text of this length may have, the largest first. */
export function sizesFor(text: string, width: 'narrow' | 'wide'): number[] {
  const tier = UP_TO_CHARACTERS.findIndex((limit) => [...text].length <= limit)
  const largest = SIZES[width][tier === -1 ? 3 : tier] ?? SMALLEST[width]
  const count = Math.floor((largest - SMALLEST[width]) / FINENESS[width]) + 1
  return Array.from({ length: count }, (_, at) => largest - at * FINENESS[width])
}

/** The largest that fits; what does not fit at the smallest scrolls, and then takes focus for the keys. */
export function fitText(box: HTMLElement, sizes: readonly number[]): void {
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
