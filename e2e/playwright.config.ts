/** Whole-app journeys: each screen size in a kitchen of its own, started as anybody would, on an empty folder. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserLaunch } from '../scripts/browser.mjs'

/** What is about behaviour alone, or brings its own sizes, is walked at one: CI has ten minutes. Tags name single tests. */
const SIZES = {
  phone: {
    port: 8797,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    testIgnore: ['hands-free.spec.ts', 'hearing.spec.ts', 'shopping.spec.ts'],
    grepInvert: /@desktop/,
  },
  desktop: {
    port: 8798,
    viewport: { width: 1280, height: 800 },
    hasTouch: false,
    testIgnore: ['cooking.spec.ts', 'narrow.spec.ts', 'widths.spec.ts'],
    grepInvert: /@phone/,
  },
}

/** One size alone, when two runs share the work. */
const { E2E_SIZE } = process.env
const sizes = Object.entries(SIZES).filter(([name]) => !E2E_SIZE || name === E2E_SIZE)
const run = E2E_SIZE ?? 'both'

export default defineConfig({
  testDir: '.',
  outputDir: `../test-results/${run}`,
  workers: 1,
  timeout: 240_000,
  // a shared machine may stall for seconds: what passes at the second try alone is counted apart, by name
  retries: 1,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: `../.cache/playwright-${run}.json` }]],
  use: { launchOptions: browserLaunch(), trace: 'on-first-retry', locale: 'en-GB' },
  projects: sizes.map(([name, { port, viewport, hasTouch, testIgnore, grepInvert }]) => ({
    name,
    testIgnore,
    grepInvert,
    use: { baseURL: `http://localhost:${port}`, viewport, hasTouch },
  })),
  webServer: sizes.map(([name, { port }]) => ({
    command: 'npm start',
    cwd: '..',
    url: `http://localhost:${port}/api/health`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
    env: {
      PORT: String(port),
      DATA_DIR: dataFolder(name),
    },
  })),
})

/** An empty folder for a kitchen. Every process of the run reads this file: only the first makes one. */
function dataFolder(kitchen: string): string {
  const key = `E2E_DATA_${kitchen}`
  const folder = process.env[key] ?? mkdtempSync(join(tmpdir(), 'dollop-e2e-'))
  process.env[key] = folder
  return folder
}
