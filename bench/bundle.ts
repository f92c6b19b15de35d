/** What a first visit of Home costs: the JavaScript a real browser asks for, gzipped. */
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { browserLaunch } from '../scripts/browser.mjs'
import { openKitchen, send } from './kitchen.ts'
import type { Row } from './table.ts'

const BAR_BYTES = 150_000

export async function measureBundle(): Promise<Row[]> {
  const kitchen = await openKitchen()
  const browser = await chromium.launch(browserLaunch())
  try {
    const profile = await send(`${kitchen.url}/api/profiles`, 'POST', { name: 'Ada' })
    const page = await browser.newPage()
    await page.addInitScript(
      (id) => localStorage.setItem('meal-planner-profile-id', id),
      String(profile.id),
    )
    const scripts: Promise<number>[] = []
    page.on('response', (response) => {
      if (/\.js$/.test(new URL(response.url()).pathname)) {
        scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
      }
    })
    await page.goto(kitchen.url, { waitUntil: 'networkidle' })
    const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
    return [
      {
        what: 'JavaScript for a first visit of Home',
        measured: `${(bytes / 1000).toFixed(1)} kB gzip in ${scripts.length} files`,
        bar: `at most ${BAR_BYTES / 1000} kB`,
        ok: bytes <= BAR_BYTES,
      },
    ]
  } finally {
    await browser.close()
    await kitchen.close()
  }
}
