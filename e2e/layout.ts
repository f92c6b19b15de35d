/** What is wrong with the layout of the page as it stands: read from its boxes, nothing is clicked. */
import type { Page } from '@playwright/test'

/** Words longer than this may be broken: no phone has room for them. */
const LONGEST_WORD = 20

/** Each fault with where it is: sideways scroll, cut text, words out of their box, broken or squeezed words. */
export function layoutFaults(page: Page): Promise<string[]> {
  // a script that asks how wide the page is hears of a change a frame later
  return page.evaluate(`(async () => { ${PARTS.map(String).join('\n')}
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    return faultsOf(document, ${LONGEST_WORD}) })()`)
}

// What follows runs in the page, as its own source: it knows nothing of this file but itself.
const PARTS = [
  nameOf,
  isSeen,
  linesOf,
  nearest,
  beforeEllipsis,
  textsOf,
  scrollFaults,
  cutFault,
  boxFault,
  wordFault,
  linesInSight,
  overlaps,
  faultsOf,
]

type Known = Map<Element, Element | null>
type Words = {
  node: Text
  element: HTMLElement
  lines: DOMRect[]
  text: string
  /** What would cut it without a mark. */
  clips: Element | null
  /** What it scrolls in, apart from the page. */
  scroller: Element | null
  floats: boolean
}

function faultsOf(page: Document, longest: number): string[] {
  // cards out of sight are laid out too
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  page.adoptedStyleSheets = [sheet]
  const texts = textsOf(page)
  const faults = texts.flatMap((each) => [cutFault(each), boxFault(each), wordFault(each, longest)])
  return [...scrollFaults(page), ...faults, ...overlaps(texts)].filter((each) => each !== '')
}

function nameOf(element: Element): string {
  const words = element.textContent?.trim().slice(0, 30) ?? ''
  const name = element.getAttribute('class')?.trim().split(/\s+/).join('.')
  return `${element.localName}${name ? `.${name}` : ''} '${words}'`
}

/** Not for hearing only, not faded out, not folded away. */
function isSeen(element: HTMLElement): boolean {
  return (
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    getComputedStyle(element).clipPath === 'none' &&
    !element.closest('.vh, .skip, [aria-hidden="true"], svg, select, [data-base-ui-focus-guard]')
  )
}

function linesOf(range: Range): DOMRect[] {
  const rects = [...range.getClientRects()].filter(({ width }) => width > 0.5)
  return rects.filter((rect, index) => !index || rect.top > (rects[index - 1]?.bottom ?? 0) - 3)
}

/** The nearest element from here up of which it is true, asked once of each. */
function nearest(
  element: Element | null,
  known: Known,
  isIt: (style: CSSStyleDeclaration) => boolean,
): Element | null {
  if (!element || element === document.documentElement) return null
  const before = known.get(element)
  if (before !== undefined) return before
  const found: Element | null = isIt(getComputedStyle(element))
    ? element
    : nearest(element.parentElement, known, isIt)
  known.set(element, found)
  return found
}

/** The lines that are left where a text ends in an ellipsis, each as far as it is seen. */
function beforeEllipsis(box: Element | null, lines: DOMRect[]): DOMRect[] {
  if (!box) return lines
  const { left, right, bottom } = box.getBoundingClientRect()
  return lines
    .filter((line) => line.top + line.height / 2 < bottom)
    .map((line) => {
      const from = Math.max(line.left, left)
      return new DOMRect(from, line.top, Math.min(line.right, right) - from, line.height)
    })
}

function textsOf(page: Document): Words[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  const found: Words[] = []
  const ending: Known = new Map()
  const clipping: Known = new Map()
  const floating: Known = new Map()
  const scrolling: Known = new Map()
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const element = node.parentElement
    const text = node.data.trim()
    if (!text || !element || !isSeen(element)) continue
    const range = page.createRange()
    range.selectNodeContents(node)
    const ends = nearest(
      element,
      ending,
      ({ textOverflow, webkitLineClamp }) =>
        textOverflow === 'ellipsis' || webkitLineClamp !== 'none',
    )
    const lines = beforeEllipsis(ends, linesOf(range))
    if (!lines.length || (lines[0]?.width ?? 0) <= 1) continue
    const clips = nearest(
      element,
      clipping,
      ({ overflowX, overflowY, position }) =>
        overflowX !== 'visible' || overflowY !== 'visible' || position === 'fixed',
    )
    // what is fixed or sticky lies over the page on purpose
    const floats = nearest(
      element,
      floating,
      ({ position, transform }) => /fixed|sticky/.test(position) || transform !== 'none',
    )
    const scroller = nearest(element, scrolling, ({ overflowY }) => /auto|scroll/.test(overflowY))
    const cuts = ends ? null : clips
    found.push({ node, element, lines, text, clips: cuts, scroller, floats: floats !== null })
  }
  return found
}

/** The page, and what scrolls within it without meaning to: a row to push along hides its scrollbar. */
function scrollFaults(page: Document): string[] {
  const root = page.documentElement
  const faults: string[] = []
  const over = root.scrollWidth - root.clientWidth
  if (over > 0) {
    // what scrolls or is cut in a box of its own makes no page wider
    const held: Known = new Map()
    const wide = [...page.body.querySelectorAll<HTMLElement>('*')].filter(
      (each) =>
        each.getBoundingClientRect().right > root.clientWidth + 0.5 &&
        !nearest(each.parentElement, held, ({ overflowX }) => overflowX !== 'visible') &&
        isSeen(each),
    )
    faults.push(`page is ${over} px too wide: ${wide.slice(0, 3).map(nameOf).join(', ')}`)
  }
  for (const each of page.body.querySelectorAll<HTMLElement>('*')) {
    if (each.scrollWidth <= each.clientWidth + 1 || !each.clientWidth) continue
    const { overflowX, scrollbarWidth } = getComputedStyle(each)
    const isScroller = overflowX === 'auto' || overflowX === 'scroll'
    if (isScroller && scrollbarWidth !== 'none' && isSeen(each) && each.localName !== 'textarea') {
      faults.push(`scrolls sideways: ${nameOf(each)}`)
    }
  }
  return faults
}

/** Cut by the nearest box that cuts, without a mark that there is more. */
function cutFault({ element, lines, clips: box }: Words): string {
  if (!box || box === document.body) return ''
  const { overflowX, overflowY } = getComputedStyle(box)
  if (/auto|scroll/.test(overflowX + overflowY) || overflowX === 'visible') return ''
  const { left, right, top, bottom } = box.getBoundingClientRect()
  const isAcross = lines.some((line) => line.left < left - 1.5 || line.right > right + 1.5)
  const isDown = lines.some((line) => line.top < top - 4 || line.bottom > bottom + 4)
  return isAcross || isDown ? `cut: ${nameOf(element)} by ${nameOf(box)}` : ''
}

/** Words stay within the button, chip, field or card they belong to. */
function boxFault({ element, lines }: Words): string {
  const box = element.closest<HTMLElement>(
    'button, a, label, .tag, .chip, .badge, .card, li, th, td, h1, h2, h3, p',
  )
  if (!box || getComputedStyle(box).display === 'inline') return ''
  if (getComputedStyle(element).position === 'absolute') return ''
  const { left, right, top, bottom } = box.getBoundingClientRect()
  const isOut = lines.some(
    (line) =>
      line.left < left - 1.5 ||
      line.right > right + 1.5 ||
      line.top < top - 6 ||
      line.bottom > bottom + 6,
  )
  return isOut ? `out of its box: ${nameOf(element)} in ${nameOf(box)}` : ''
}

/** A word of usual length stands on one line, and a text of several is not a column of single words. */
function wordFault({ node, element, lines, text }: Words, longest: number): string {
  if (lines.length < 2) return ''
  const words = [...node.data.matchAll(/[^\s\-\u2013\u2014/\u00ad\u200b]+/gu)]
  for (const { 0: word, index } of words) {
    if (word.length > longest || word.length < 2) continue
    const range = document.createRange()
    range.setStart(node, index)
    range.setEnd(node, index + word.length)
    if (linesOf(range).length > 1) return `broken word '${word}': ${nameOf(element)}`
  }
  const isColumn = words.length > 3 && lines.length >= Math.max(4, words.length * 0.8)
  return isColumn ? `a word a line: ${nameOf(element)} (${text.length} letters)` : ''
}

/** The lines of a text as far as its scroller shows them. */
function linesInSight({ lines, scroller }: Words): DOMRect[] {
  if (!scroller) return lines
  const { top, bottom } = scroller.getBoundingClientRect()
  return lines.flatMap((line) => {
    const from = Math.max(line.top, top)
    const height = Math.min(line.bottom, bottom) - from
    return height > 0 ? [new DOMRect(line.left, from, line.width, height)] : []
  })
}

/** Two texts that nobody meant to lie on each other. */
function overlaps(texts: Words[]): string[] {
  const still = texts.filter(({ floats }) => !floats)
  const lines = still.flatMap((text) =>
    linesInSight(text).map((rect) => ({ element: text.element, rect })),
  )
  lines.sort((a, b) => a.rect.top - b.rect.top)
  const faults: string[] = []
  lines.forEach(({ element, rect }, index) => {
    for (let next = index + 1; next < lines.length; next++) {
      const other = lines[next]
      if (!other || other.rect.top > rect.bottom - 5) break
      const across = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left)
      const down = Math.min(rect.bottom, other.rect.bottom) - other.rect.top
      if (across > 3 && down > rect.height * 0.4 && other.element !== element) {
        faults.push(`${nameOf(element)} lies on ${nameOf(other.element)}`)
      }
    }
  })
  return faults.slice(0, 5)
}
