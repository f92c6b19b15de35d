/** Scrolls words that are too many for the screen by a screenful, for keys and voice. */

/** The last line read stays in sight. */
const SCREENFUL = 0.85
/** So little is not left for another press. */
const REMNANT = 0.25

/** True when there was more to see that way. */
export function scrollText(box: HTMLElement | null, direction: 'up' | 'down'): boolean {
  if (!box) return false
  const { clientHeight, scrollTop, scrollHeight } = box
  const hidden = direction === 'down' ? scrollHeight - clientHeight - scrollTop : scrollTop
  if (hidden <= 1) return false
  const screenful = clientHeight * SCREENFUL
  const by = hidden < screenful + clientHeight * REMNANT ? hidden : screenful
  box.scrollBy({ top: direction === 'down' ? by : -by })
  return true
}
