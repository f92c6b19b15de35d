/** Scrolls words that are too many for the screen by a screenful, for keys and voice. */

/** The last line read stays in sight. */
const SCREENFUL = 0.85

/** True when there was more to see that way. */
export function scrollText(box: HTMLElement | null, direction: 'up' | 'down'): boolean {
  if (!box) return false
  const hidden = box.scrollHeight - box.clientHeight
  const hasMore = direction === 'down' ? hidden - box.scrollTop > 1 : box.scrollTop > 1
  if (hasMore) box.scrollBy({ top: box.clientHeight * SCREENFUL * (direction === 'down' ? 1 : -1) })
  return hasMore
}
