/** What every journey watches for on every screen: no error of any kind, and nothing axe complains about. */
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'

type Exceptions = {
  /** The errors that the test forced since the last look; no others, and not later. */
  allowed?: RegExp
  /** Rules of axe for whole pages, where there is none yet or something lies over it. */
  without?: string[]
}

type Watched = { check: (screen: string, exceptions?: Exceptions) => Promise<void> }

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
    await use(async (screen, { allowed, without = [] } = {}) => {
      if (!without.includes('page-has-heading-one')) {
        await page.locator('h1').first().waitFor({ state: 'attached' })
      }
      for (const colorScheme of themesFor(page)) {
        await page.emulateMedia({ colorScheme })
        await settle(page)
        expect(await faultsOf(page, without), `axe on ${screen}, ${colorScheme}`).toEqual([])
        await picture(page, `${screen}.${page.viewportSize()?.width}.${colorScheme}`)
      }
      // the journey itself is made by day
      await page.emulateMedia({ colorScheme: 'light' })
      const unforeseen = errors.splice(0).filter((error) => !allowed?.test(error))
      expect(unforeseen, `errors up to ${screen}`).toEqual([])
      await expectNoSidewaysScroll(page, screen)
    })
    expect(errors, 'errors by the end').toEqual([])
  },
})

/** A phone is looked at in light, a desktop in dark: CI has ten minutes. With pictures all are in both. */
function themesFor(page: Page): ('dark' | 'light')[] {
  if (process.env.SCREENSHOTS) return ['dark', 'light']
  return (page.viewportSize()?.width ?? 0) < 768 ? ['light'] : ['dark']
}

/** Nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page, screen: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `sideways scroll on ${screen}`).toBeLessThanOrEqual(0)
}

/**
 * What lay over the page is gone, and its entry of the history with it. Until then the browser is on its
 * way back, and an address to go to would be lost to it.
 */
export async function expectClosed(overlay: Locator): Promise<void> {
  await expect(overlay).toHaveCount(0)
  const entries = () => overlay.page().evaluate(() => history.state?.overlays ?? 0)
  await expect.poll(entries).toBe(0)
}

async function faultsOf(page: Page, without: string[]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // in one go, without a page of its own for each answer: there are no frames to put together
    .setLegacyMode()
    // hidden ends of a menu or dialog: they take the focus only to hand it on
    .exclude('[data-base-ui-focus-guard]')
    // what passes need not be told node by node: that is half of the time
    .options({ resultTypes: ['violations'] })
    .disableRules(without)
    .analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
}

async function picture(page: Page, name: string) {
  const folder = process.env.SCREENSHOTS
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
}

/** Animations over, pictures there: what a person would look at. */
async function settle(page: Page) {
  await page.evaluate(async (longestMs) => {
    await document.fonts.ready
    const running = document.getAnimations().filter((each) => {
      const timing = each.effect?.getComputedTiming()
      return timing?.iterations !== Number.POSITIVE_INFINITY
    })
    // an animation of something that is not drawn never ends
    const tooLong = new Promise((done) => setTimeout(done, longestMs))
    await Promise.race([Promise.allSettled(running.map((each) => each.finished)), tooLong])
  }, 2_000)
}

export { expect }
