/** npm run deploy: builds, makes D1 and R2 on first use, migrates the remote D1, deploys. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, ROOT, run, toolEnv } from './project.mjs'

const CONFIG = join(ROOT, 'wrangler.toml')
const UNSET_ID = '00000000-0000-0000-0000-000000000000'

ensureInstalled()
run('wrangler', ['whoami'])
run('vite', ['build'])
ensureDatabase()
ensureBucket()
run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote'], { env: { CI: '1' } })
run('wrangler', ['deploy'])
tellOfTheAssistant()

/** Writes the id of the database 'dollop' into wrangler.toml, creating the database if need be. */
function ensureDatabase() {
  const config = readFileSync(CONFIG, 'utf8')
  if (!config.includes(UNSET_ID)) return
  const name = /database_name = "([^"]+)"/.exec(config)?.[1]
  let database = listDatabases().find((each) => each.name === name)
  if (!database) {
    run('wrangler', ['d1', 'create', name])
    database = listDatabases().find((each) => each.name === name)
  }
  if (!database) throw new Error(`No database called ${name} in this account`)
  writeFileSync(CONFIG, config.replace(UNSET_ID, database.uuid))
}

function listDatabases() {
  const result = spawnSync('wrangler', ['d1', 'list', '--json'], {
    cwd: ROOT,
    env: toolEnv,
    encoding: 'utf8',
  })
  if (result.status !== 0) throw new Error(result.stderr)
  return JSON.parse(result.stdout)
}

/** Creates the bucket of photos; one that is there stays as it is. */
function ensureBucket() {
  const bucket = /bucket_name = "([^"]+)"/.exec(readFileSync(CONFIG, 'utf8'))?.[1]
  if (run('wrangler', ['r2', 'bucket', 'info', bucket], { mayFail: true, quiet: true }) !== 0) {
    run('wrangler', ['r2', 'bucket', 'create', bucket])
  }
}

/** Which models answer and what that may cost: the one part of the kitchen that can exceed a free plan by use. */
function tellOfTheAssistant() {
  const config = readFileSync(CONFIG, 'utf8')
  const models = [...config.matchAll(/^AI_(?:TEXT|VISION)_MODEL = "([^"]*)"/gm)].map(
    ([, name]) => name,
  )
  if (models.length < 2 || models.includes('')) {
    console.log('\n  The kitchen guide answers alone: wrangler.toml names no models.\n')
    return
  }
  console.log(`
  Workers AI answers through the binding AI: ${[...new Set(models)].join(' and ')}.
  At the time of writing 10,000 neurons a day are free, some 250 to 600 answers; on Workers Paid
  more cost $0.011 per 1,000, on the free plan the kitchen guide then answers until 00:00 UTC.
  Other models: [vars] in wrangler.toml. More: README, 'The assistant, and what it costs'.
`)
}
