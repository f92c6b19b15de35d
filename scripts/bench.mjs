/** npm run bench: prints the benchmark table. */
import { buildIfStale } from './local-kitchen.mjs'
import { ensureInstalled, run } from './project.mjs'

ensureInstalled()
const { ensureBrowser } = await import('./browser.mjs')
ensureBrowser()
buildIfStale()
run('node', ['bench/index.ts'])
