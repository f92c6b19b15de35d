/** Calls back at a time of the wall clock, in a hidden page too. No noun known. */

/** The longest that a browser's timer can wait. */
const LONGEST_MS = 2 ** 31 - 1

/**
 * `act` is called once at `at` (epoch milliseconds), or right away when that is over; the answer calls it
 * off. Without workers the page's own clock serves, which may be a minute late while it is hidden.
 */
export function callAt(at: number, act: () => void): () => void {
  const delayMs = Math.min(LONGEST_MS, Math.max(0, at - Date.now()))
  let worker: Worker | undefined
  const waiting = setTimeout(ring, delayMs)

  function ring() {
    cancel()
    act()
  }

  function cancel() {
    clearTimeout(waiting)
    worker?.terminate()
  }

  try {
    worker = new Worker(new URL('./alarm-clock.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ring
    worker.postMessage(delayMs)
  } catch (error) {
    console.warn('A hidden page may ring late:', error)
  }
  return cancel
}
