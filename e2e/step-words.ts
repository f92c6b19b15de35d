/** How much of a step's words can be seen: not cut off, not covered by anything. */
import type { Page } from '@playwright/test'

/** From 0 to 1, by points along the lines of the text that hit it. */
export function wordsSeen(page: Page): Promise<number> {
  return page.locator('.step-text > p').evaluate((words) => {
    const box = words.parentElement?.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(words)
    const points = [...range.getClientRects()]
      .filter(({ width, height }) => width > 4 && height > 4)
      .flatMap(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].flatMap((x) =>
          [0.2, 0.5, 0.8].map((y) => ({ x: left + width * x, y: top + height * y })),
        ),
      )
    const seen = points.filter(({ x, y }) => {
      if (!box || y < box.top || y > box.bottom) return false
      const hit = document.elementFromPoint(x, y)
      return hit === words.parentElement || words.contains(hit)
    })
    return points.length === 0 ? 0 : seen.length / points.length
  })
}
