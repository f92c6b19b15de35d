/** Gives a step's words their room: folds what stands round them, then sizes them. Knows no step. */

/** Font sizes in pixels of a 16 px root, by the number of characters (design, 'Cooking text fits itself'). */
const SIZES = { narrow: [40, 34, 28, 24], wide: [66, 58, 46, 38] } as const
const UP_TO_CHARACTERS = [80, 140, 220]
/** Ours: below these, what stands round the words folds first. */
const COMFORTABLE = { narrow: 22, wide: 28 } as const
/** No words are smaller; what needs more room then scrolls, and that in a size to be read from afar. */
const SMALLEST = 20
const SCROLLED = { narrow: 20, wide: 28 } as const
const ROOT_PX = 16

/** How far all else folds: not at all, the ingredients and timers to a line, all that can. */
const FOLDS = [0, 1, 2] as const

export type Width = keyof typeof SIZES
/** In pixels of a 16 px root. */
type Sizes = { largest: number; comfortable: number; smallest: number; scrolled: number }

/** The sizes that a text of this length may have. */
export function sizesFor(text: string, width: Width): Sizes {
  const tier = UP_TO_CHARACTERS.findIndex((limit) => [...text].length <= limit)
  const largest = SIZES[width][tier === -1 ? 3 : tier] ?? SMALLEST
  const [comfortable, scrolled] = [COMFORTABLE[width], SCROLLED[width]]
  return { largest, comfortable, smallest: SMALLEST, scrolled }
}

/**
 * The largest words with the least folded. `cook` fills the frame around it and takes the fold;
 * `box` holds the words in one element. What fits at no size scrolls, and takes focus for the keys.
 */
export function fitStep(cook: HTMLElement, box: HTMLElement, sizes: Sizes): void {
  const words = box.firstElementChild
  const frame = cook.parentElement
  if (!(words instanceof HTMLElement) || !frame) return

  function fits(size: number): boolean {
    if (words instanceof HTMLElement) words.style.fontSize = `${size / ROOT_PX}rem`
    return isWhole(box) && frame !== null && isWhole(frame)
  }

  const hasFitted = FOLDS.some((fold) => {
    cook.dataset.fold = String(fold)
    const least = fold === FOLDS.at(-1) ? sizes.smallest : sizes.comfortable
    return fitLargest(least, sizes.largest, fits)
  })
  if (!hasFitted) fits(sizes.scrolled)
  if (isWhole(box)) box.removeAttribute('tabindex')
  else box.tabIndex = 0
  markEdges(box)
}

/** Ends at the largest whole size that fits, and says whether any does. */
function fitLargest(least: number, most: number, fits: (size: number) => boolean): boolean {
  if (!fits(least)) return false
  let [low, high] = [least, most]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle - 1
  }
  return fits(low)
}

function isWhole(box: HTMLElement): boolean {
  return box.scrollHeight <= box.clientHeight
}

/** Tells the style on which edges there is more to read. */
export function markEdges(box: HTMLElement): void {
  const hidden = box.scrollHeight - box.clientHeight
  box.toggleAttribute('data-above', hidden > 0 && box.scrollTop > 1)
  box.toggleAttribute('data-below', hidden - box.scrollTop > 1)
}
