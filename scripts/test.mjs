/** npm test: types, lint, unit, worker, component and browser tests. The last line counts them all. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from './local-kitchen.mjs'
import { CACHE, ensureInstalled, run, runBeside } from './project.mjs'

const totals = { passed: 0, failed: 0 }

ensureInstalled()
const { ensureBrowser } = await import('./browser.mjs')
ensureBrowser()
mkdirSync(CACHE, { recursive: true })

check('types', 'tsc', ['-b'])
check('lint', 'biome', ['check', '.'])
await count('vitest.json', countVitest, (file) =>
  runBeside('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]),
)
buildIfStale()
// each size has a kitchen of its own, and mostly waits: both at once
await Promise.all(
  ['phone', 'desktop'].map((size) =>
    count(`playwright-${size}.json`, countPlaywright, () =>
      runBeside('playwright', ['test', '--config', 'e2e/playwright.config.ts'], { E2E_SIZE: size }),
    ),
  ),
)

console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 ? 0 : 1)

/** One command that passes or fails as a whole. */
function check(name, command, args) {
  console.log(`\n> ${name}`)
  if (run(command, args, { mayFail: true }) === 0) totals.passed++
  else totals.failed++
}

/** A runner that writes its results to .cache/`name`. A run without results counts as one failure. */
async function count(name, reader, runTests) {
  const path = join(CACHE, name)
  rmSync(path, { force: true })
  const code = await runTests(path)
  let counted = { passed: 0, failed: 0 }
  try {
    counted = reader(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    console.error(`No results in ${name}: ${error.message}`)
  }
  const broke = code !== 0 && counted.failed === 0
  totals.passed += counted.passed
  totals.failed += counted.failed + (broke ? 1 : 0)
}

function countVitest(report) {
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

function countPlaywright({ stats }) {
  // flaky ones are neither: the list above names them
  if (stats.flaky > 0) console.log(`\n${stats.flaky} flaky, not counted as passed`)
  return { passed: stats.expected, failed: stats.unexpected }
}
