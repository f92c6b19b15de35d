/** What every journey watches for on every screen: no error of any kind, and nothing axe complains about. */
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

type Watched = { check: (screen: string) => Promise<void> }

export const test = base.extend<Watched>({
  check: async ({ page }, use) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(`page error: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`console: ${message.text()}`)
    })
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      const isOurs = origin === new URL(page.url()).origin || page.url() === 'about:blank'
      if (protocol.startsWith('http') && !isOurs) errors.push(`left the origin: ${request.url()}`)
    })
    await use(async (screen) => {
      await settle(page)
      const { violations } = await new AxeBuilder({ page }).analyze()
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
      )
      expect(found, `axe on ${screen}`).toEqual([])
      expect(errors, `errors up to ${screen}`).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `sideways scroll on ${screen}`).toBeLessThanOrEqual(0)
      const folder = process.env.SCREENSHOTS
      if (folder) {
        const { width } = page.viewportSize() ?? { width: 0 }
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await page.screenshot({ path: `${folder}/${screen}.${width}.${colorScheme}.png` })
        }
        await page.emulateMedia({ colorScheme: 'light' })
      }
    })
    expect(errors, 'errors by the end').toEqual([])
  },
})

/** Its heading and pictures there, animations over: what a person would look at. */
async function settle(page: Page) {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.evaluate(async () => {
    await document.fonts.ready
    const running = document.getAnimations().filter((each) => {
      const timing = each.effect?.getComputedTiming()
      return timing?.iterations !== Number.POSITIVE_INFINITY
    })
    await Promise.allSettled(running.map((each) => each.finished))
  })
}

export { expect }
