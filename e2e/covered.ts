/**
 * Finds the controls that something lies over: a message, a bar, a neighbour. Each is scrolled into view
 * and asked for at its centre and its four corners, as a finger would; one that is free in the middle of
 * what it stands in, or at either end, is free.
 */
import type { Page } from '@playwright/test'

const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="checkbox"], [role="link"], [role="menuitem"], [role="option"], [role="radio"], [role="slider"], [role="switch"], [role="tab"]'

/** What hides the page behind it; only the last one opened is looked at, and the messages over it. */
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]'

/**
 * One line for each covered control of the page, or of the open layer: what it is, where, and by what.
 * Only what `by`, a selector, covers counts where it is given.
 */
export function coveredControls(page: Page, by = '*'): Promise<string[]> {
  return page.evaluate(findCovered, { controls: CONTROLS, layers: LAYERS, by })
}

type Search = { controls: string; layers: string; by: string }

/** Runs in the page. */
async function findCovered({ controls, layers, by }: Search): Promise<string[]> {
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert]') &&
    getComputedStyle(element).pointerEvents !== 'none'

  /** What a finger aims at: the label of an input that is only there for screen readers. */
  function targetOf(control: Element): Element | null {
    const { width, height } = control.getBoundingClientRect()
    if (width > 4 && height > 4) return control
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : null
    return label ?? null
  }

  /** Centre and corners, the corners as far in as their rounding asks. */
  function pointsOf(target: Element): [where: string, x: number, y: number][] {
    const { left, right, top, bottom, width, height } = target.getBoundingClientRect()
    const radius = Number.parseFloat(getComputedStyle(target).borderTopLeftRadius) || 0
    const rounded = Math.min(radius, width / 2, height / 2) * 0.3
    const inset = Math.min(rounded + 2, width / 2, height / 2)
    return [
      ['centre', left + width / 2, top + height / 2],
      ['top left', left + inset, top + inset],
      ['top right', right - inset, top + inset],
      ['bottom left', left + inset, bottom - inset],
      ['bottom right', right - inset, bottom - inset],
    ]
  }

  const nameOf = (element: Element) => {
    const name =
      element.getAttribute('aria-label') ??
      (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null) ??
      element.textContent
    const classes = [...element.classList].slice(0, 2).map((one) => `.${one}`)
    return `${element.localName}${classes.join('')} '${name?.trim().slice(0, 40) ?? ''}'`
  }

  const frame = () => new Promise((done) => requestAnimationFrame(done))

  /** Scrolls where there is something to scroll, and lets what follows a scroll follow. */
  async function bringIntoView(target: Element, block: ScrollLogicalPosition) {
    const before = target.getBoundingClientRect()
    target.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
    const after = target.getBoundingClientRect()
    if (after.top === before.top && after.left === before.left) return
    for (let frames = 0; frames < 3; frames++) await frame()
  }

  function coverOf(target: Element, x: number, y: number): Element | null {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return null
    const hit = document.elementFromPoint(x, y)
    if (!hit || target.contains(hit) || hit.contains(target)) return null
    const label = hit.closest('label')
    if (label && label === target.closest('label')) return null
    return hit.closest(by) ? hit : null
  }

  /** Where it is covered, and by what. */
  function faultOf(target: Element): string | undefined {
    for (const [where, x, y] of pointsOf(target)) {
      const cover = coverOf(target, x, y)
      if (cover) return `${where}, by ${nameOf(cover)}`
    }
  }

  const open = [...document.querySelectorAll(layers)].filter(isSeen)
  const layer = open.at(-1) ?? document.body
  const messages = [...document.querySelectorAll('.toasts')]
  const within = [layer, ...messages.filter((one) => !layer.contains(one))]
  const found: string[] = []
  for (const control of within.flatMap((part) => [...part.querySelectorAll(controls)])) {
    const target = isSeen(control) ? targetOf(control) : null
    if (!target || control.matches(':disabled, [data-base-ui-focus-guard]')) continue
    let fault: string | undefined
    for (const block of ['center', 'start', 'end'] as const) {
      await bringIntoView(target, block)
      fault = faultOf(target)
      if (!fault) break
    }
    if (fault) found.push(`${nameOf(control)}, ${fault}`)
  }
  return found
}
