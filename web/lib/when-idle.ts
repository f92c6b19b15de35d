/** Waits until the browser has nothing better to do. */

/** Late enough for the page, soon enough for the person. */
const PATIENCE_MS = 1500
/** Safari knows no idle callback. */
const GUESS_MS = 300

export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS })
    } else setTimeout(resolve, GUESS_MS)
  })
}
