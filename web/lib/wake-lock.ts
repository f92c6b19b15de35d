/** Keeps the screen awake while it is wanted. Refusals are logged once and change nothing else. */

type WakeLock = {
  /** False where the browser has no wake lock. */
  isSupported: boolean
  request: () => Promise<void>
  release: () => Promise<void>
}

type WakeLockOptions = {
  /** Whether the screen is being kept awake right now. */
  onChange: (isHeld: boolean) => void
  /** For tests; `wakeLock` is undefined where the browser has none. */
  browser?: WakeLockBrowser
}

export type WakeLockBrowser = {
  wakeLock: { request: (type: 'screen') => Promise<Sentinel> } | undefined
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

type Sentinel = {
  release: () => Promise<void>
  addEventListener: (type: 'release', listener: () => void) => void
}

/** A wake lock that is asked for again when the page becomes visible again (Spec 2, section 4). */
export function createWakeLock(options: WakeLockOptions): WakeLock {
  const { wakeLock, page } = options.browser ?? { wakeLock: navigator.wakeLock, page: document }
  let isWanted = false
  let sentinel: Sentinel | null = null
  let hasComplained = false

  function complain(reason: unknown) {
    if (!hasComplained) console.warn('The screen cannot be kept awake:', reason)
    hasComplained = true
  }

  async function acquire() {
    if (!isWanted || sentinel !== null || page.visibilityState !== 'visible') return
    if (wakeLock === undefined) return complain('this browser has no wake lock')
    try {
      const held = await wakeLock.request('screen')
      // Cooking may have ended, or another request been granted, while this one was on its way.
      if (!isWanted || sentinel !== null) return await held.release()
      sentinel = held
      held.addEventListener('release', () => letGo(held))
      options.onChange(true)
    } catch (error) {
      complain(error)
    }
  }

  function letGo(released: Sentinel) {
    if (sentinel !== released) return
    sentinel = null
    options.onChange(false)
  }

  return {
    isSupported: wakeLock !== undefined,
    async request() {
      isWanted = true
      page.addEventListener('visibilitychange', acquire)
      await acquire()
    },
    async release() {
      isWanted = false
      page.removeEventListener('visibilitychange', acquire)
      const held = sentinel
      if (held === null) return
      letGo(held)
      await held.release().catch(complain)
    },
  }
}
