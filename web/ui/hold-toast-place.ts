/**
 * Moves the message to where it covers no control, whatever the screen: found by looking, as the next
 * screen has bars, docks and sheets of its own. Where controls stand too close it lies over what scrolls,
 * above what does not. A page that scrolls gets as much longer.
 */
import { type Box, freePlace } from './toast-place.ts'

const CONTROLS =
  'a[href], button, input, label, select, textarea, summary, [role="checkbox"], [role="menuitem"]'
const LAYERS = '[role="dialog"], [role="menu"], dialog[open]'
const EDGE_PX = 12
const WIDE_EDGE_PX = 28

/**
 * Measured anew whenever what stands on the page may have moved; not during a scroll, only after it.
 * Returns how to stop.
 */
export function holdToastPlace(slot: HTMLElement): () => void {
  let frame = 0
  const placeSoon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => placeSlot(slot))
  }
  placeSlot(slot)
  const changes = new MutationObserver(placeSoon)
  changes.observe(document.body, { childList: true, subtree: true })
  for (const sign of SIGNS) addEventListener(sign, placeSoon, true)
  return () => {
    cancelAnimationFrame(frame)
    changes.disconnect()
    for (const sign of SIGNS) removeEventListener(sign, placeSoon, true)
    makeRoom({ below: 0, clear: 0, above: 0 })
  }
}

const SIGNS = ['resize', 'scrollend', 'transitionend', 'animationend']

const AIR_PX = 8

function placeSlot(slot: HTMLElement) {
  const { clientWidth } = document.documentElement
  const isWide = matchMedia('(min-width: 64em)').matches
  const { offsetWidth: width, offsetHeight: height } = slot
  const layer = [...document.querySelectorAll(LAYERS)].filter(isThere).at(-1)
  const room = roomFor(layer, isWide ? WIDE_EDGE_PX : EDGE_PX)
  const columns = isWide
    ? [clientWidth - WIDE_EDGE_PX - width, (clientWidth - width) / 2, WIDE_EDGE_PX]
    : [(clientWidth - width) / 2]
  const { left, top, bottom } = slot.getBoundingClientRect()
  const sameRoom = { ...room, top: Math.max(top, room.top), bottom: Math.min(bottom, room.bottom) }
  const find = (taken: Box[]) => freePlace({ width, height }, room, columns, taken)
  // what can stay where it is does: one that leaps about is hard to read
  const stayOrFind = (taken: Box[]) =>
    (slot.style.top && freePlace({ width, height }, sameRoom, [left], taken)) || find(taken)

  const controls = [...(layer ?? document.body).querySelectorAll(CONTROLS)].filter(
    (control) => !slot.contains(control) && isThere(control),
  )
  const boxes = controls.map(boxOf)
  const free = (layer && stayOrFind([boxOf(layer), ...boxes])) || stayOrFind(boxes)
  const overScroll = layer ? null : find(controls.filter(isFixed).map(boxOf))
  const place = free || overScroll || { left: columns[0] ?? 0, top: room.top }
  slot.style.inset = `${place.top}px auto auto ${place.left}px`
  const isLong = document.documentElement.scrollHeight > innerHeight
  makeRoom({
    // what it lies over scrolls out from under it, also at the page's end
    below: (!free && overScroll) || (isLong && !layer) ? height + 3 * AIR_PX : 0,
    clear: !free && overScroll ? innerHeight - place.top : 0,
    // a sheet that fills the screen leaves it as much at the top, and stays so while the message stands
    above: layer && (!free || hasRoomAbove()) ? height + 2 * AIR_PX : 0,
  })
}

/** What stands over a page, where nothing is over it. */
function roomFor(layer: Element | undefined, edge: number): Box {
  const header = layer ? null : document.querySelector('.hdr')
  const viewport = window.visualViewport
  return {
    left: 0,
    right: document.documentElement.clientWidth,
    top: (header?.getBoundingClientRect().bottom ?? 0) + AIR_PX,
    bottom: (viewport ? viewport.offsetTop + viewport.height : innerHeight) - edge,
  }
}

function hasRoomAbove(): boolean {
  return Number.parseFloat(document.documentElement.style.getPropertyValue('--toast-above')) > 0
}

function makeRoom(px: { below: number; clear: number; above: number }) {
  const { style } = document.documentElement
  style.scrollPaddingBottom = px.clear ? `${px.clear}px` : ''
  style.setProperty('--toast-above', `${px.above}px`)
  document.body.style.paddingBottom = px.below ? `${px.below}px` : ''
}

function boxOf(element: Element): Box {
  return element.getBoundingClientRect()
}

function isThere(element: Element): boolean {
  const { width, height, top, bottom } = element.getBoundingClientRect()
  return width > 1 && height > 1 && bottom > 0 && top < innerHeight && element.checkVisibility()
}

/** Stands still while the page scrolls. */
function isFixed(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true
  }
  return false
}
