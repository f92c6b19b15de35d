/** Compiles what the kitchen knows, written by cooks as tables, into modules. `--check` writes nothing and fails when they differ. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { compileWords } from './knowledge/cards.mjs'
import { compileFoods } from './knowledge/foods.mjs'
import { compileKitchenWords } from './knowledge/kitchen-words.mjs'
import { compileStarter } from './knowledge/starter.mjs'
import { ROOT } from './project.mjs'

/** Each reads a folder like `shared` and answers what its modules should hold, by path; throws a list of faults. */
const COMPILERS = [compileFoods, compileWords, compileStarter, compileKitchenWords]

const args = process.argv.slice(2)
const isCheck = args.includes('--check')
const folder = args.find((arg) => !arg.startsWith('--')) ?? join(ROOT, 'shared')
const faults = []

for (const compile of COMPILERS) run(compile)
// it cuts its texts with the foods and words that have just been compiled
const { compileGuide } = await import('./knowledge/guide.mjs')
run(compileGuide)

function run(compile) {
  try {
    for (const [path, text] of Object.entries(compile(folder))) {
      if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
      if (isCheck)
        faults.push(`${relative(folder, path)} differs from its source: npm run knowledge`)
      else {
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, text)
      }
    }
  } catch (error) {
    if (!Array.isArray(error.faults)) throw error
    faults.push(...error.faults)
  }
}
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exitCode = 1
}
