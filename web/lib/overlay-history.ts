/**
 * Back closes what lies over the page. Each open overlay has an entry of its own on the history, a copy
 * of the page's with a mark, and going back over it closes the overlay. The router sees none of these
 * entries: it is given `pageWindow` in place of the window, so no guard asks and no page loads anew.
 *
 * Why entries, and no other way: a close watcher hears Android's gesture but no browser's button; holding
 * a traversal back works only where an earlier page of ours is there to be held on, and the first page of
 * a tab or of an installed app has none; entries of one's own work everywhere and ask for nothing.
 */

/** On the state of an overlay's entry: how many are open up to it. */
const MARK = 'overlays'
/** The router's count of its own entries; an overlay's entry has that of its page. */
const INDEX = '__TSR_index'
/** A traversal that the browser drops says nothing at all: what waits for it goes on then. */
const LOST_MS = 1000

type State = Record<string, unknown> | null
type Overlay = { close: () => void; index: unknown }

const real = window.history
const overlays: Overlay[] = []
const waiting: (() => void)[] = []
const routerListeners = new Set<(event: Event) => void>()

/** The page as the router knows it. */
let page = { state: withoutMark(real.state), href: location.href }
/** Where the browser is: the page's index, and how many entries over it. */
let here = { index: page.state?.[INDEX], depth: depthOf(real.state) }
/** Of the page that is coming, where the browser is still on its way. */
let pageIndex = here.index
let isReturning = false
let isWatching = false
let settling: ReturnType<typeof setTimeout> | undefined
let losing: ReturnType<typeof setTimeout> | undefined

function depthOf(state: State): number {
  return Number(state?.[MARK] ?? 0)
}

function withoutMark(state: State): State {
  if (!state || !(MARK in state)) return state
  const { [MARK]: _, ...rest } = state
  return rest
}

/** The overlays of this page; those of a page that was left go with it. */
function openHere(): Overlay[] {
  return overlays.filter(({ index }) => index === pageIndex)
}

/** After what happens in one go (a menu closes, a dialog opens) there are as many entries as overlays. */
function settleSoon() {
  if (!isWatching) return
  clearTimeout(settling)
  settling = setTimeout(settle)
}

function settle() {
  if (isReturning) return
  const wanted = openHere().length
  if (here.depth > wanted) return returnTo(wanted)
  while (here.depth < wanted) {
    here.depth += 1
    real.pushState({ ...page.state, [MARK]: here.depth }, '')
  }
}

function returnTo(depth: number) {
  isReturning = true
  losing = setTimeout(arrive, LOST_MS)
  real.go(depth - here.depth)
}

/** Does what the router asked for while the browser was on its way. */
function arrive() {
  isReturning = false
  clearTimeout(losing)
  for (const next of waiting.splice(0)) whenStill(next)
  settleSoon()
}

function whenStill(task: () => void) {
  if (isReturning) waiting.push(task)
  else task()
}

function onPopState(event: PopStateEvent) {
  const from = here
  here = { index: event.state?.[INDEX], depth: depthOf(event.state) }
  const isWithinPage = here.index === from.index && here.depth !== from.depth
  if (!isWithinPage) {
    page = { state: withoutMark(event.state), href: location.href }
    pageIndex = here.index
    for (const listener of routerListeners) listener(event)
  } else {
    // the page's address may have changed under an open overlay
    const isStale = event.state?.__TSR_key !== page.state?.__TSR_key || location.href !== page.href
    if (isStale) writeState(page.state, page.href)
  }
  if (isReturning) return arrive()
  if (isWithinPage) for (const { close } of openHere().slice(here.depth).reverse()) close()
  settleSoon()
}

function writeState(state: State, href: string) {
  page = { state, href }
  here.index = state?.[INDEX]
  real.replaceState(here.depth > 0 ? { ...state, [MARK]: here.depth } : state, '', href)
}

function absolute(url?: string | URL | null): string {
  return url ? new URL(url, location.href).href : location.href
}

/** The history of pages alone. */
const pageHistory = {
  get state() {
    return page.state
  },
  get length() {
    return real.length
  },
  /** A new page stands on the one before it, not on that one's overlays. */
  pushState(state: State, _: string, url?: string | URL | null) {
    const href = absolute(url)
    const index = state?.[INDEX]
    pageIndex = index
    const push = () => {
      page = { state, href }
      here = { index, depth: 0 }
      real.pushState(state, '', href)
      settleSoon()
    }
    whenStill(() => {
      if (here.depth === 0) return push()
      returnTo(0)
      waiting.push(push)
    })
  },
  replaceState(state: State, _: string, url?: string | URL | null) {
    const href = absolute(url)
    pageIndex = state?.[INDEX]
    whenStill(() => writeState(state, href))
  },
  go(by: number) {
    whenStill(() => real.go(by < 0 ? by - here.depth : by))
  },
  back() {
    pageHistory.go(-1)
  },
  forward() {
    pageHistory.go(1)
  },
}

type Listening = [type: string, listener: (event: Event) => void, options?: object]

/** What the router's history takes for the window. From its first listener on, overlays have entries. */
export const pageWindow = {
  history: pageHistory,
  location: window.location,
  document: window.document,
  addEventListener(...[type, listener, options]: Listening) {
    if (type !== 'popstate') return window.addEventListener(type, listener, options)
    routerListeners.add(listener)
    watch()
  },
  removeEventListener(...[type, listener, options]: Listening) {
    if (type === 'popstate') routerListeners.delete(listener)
    else window.removeEventListener(type, listener, options)
  },
}

function watch() {
  if (isWatching) return
  isWatching = true
  window.addEventListener('popstate', onPopState)
  // loaded anew with an overlay's entry on top: nothing lies over the page now
  settleSoon()
}

/** An overlay is open, over all that are. Returns how to say that it is not any more. */
export function openOverlay(close: () => void): () => void {
  const overlay = { close, index: pageIndex }
  overlays.push(overlay)
  settleSoon()
  return () => {
    overlays.splice(overlays.indexOf(overlay), 1)
    settleSoon()
  }
}
