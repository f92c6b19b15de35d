/** The parts of a kitchen on this machine: its data folder, its tables, its web bundle, its server. */
import { existsSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { alone } from './alone.mjs'
import { CACHE, newestChange, ROOT, run, runServer } from './project.mjs'

export const PORT = Number(process.env.PORT || 8787)
export const DATA_DIR = resolve(ROOT, process.env.DATA_DIR || '.wrangler/state')

const BUNDLE_SOURCES = [
  'web',
  'shared',
  'worker/api.ts',
  'vite.config.ts',
  'scripts/photo-reader-files.mjs',
  'package-lock.json',
]

/** Brings the local D1 up to the newest migration. */
export function migrate() {
  alone(DATA_DIR, 'laying the tables', () =>
    run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', DATA_DIR], {
      quiet: true,
      env: { CI: '1' },
    }),
  )
}

/** Builds the web bundle unless the one in dist/ is newer than its sources. */
export function buildIfStale() {
  if (!isBuilt()) alone(CACHE, 'building the pages', () => isBuilt() || build())
}

function isBuilt() {
  const built = join(ROOT, 'dist', 'index.html')
  return existsSync(built) && statSync(built).mtimeMs > newestChange(BUNDLE_SOURCES)
}

function build() {
  console.log('Building the pages...')
  run('vite', ['build', '--logLevel', 'warn'])
}

/** Serves everything on `port`; calls `onReady` with the URL when it answers. */
export async function serve({ port, onReady }) {
  await ensureFree(port)
  const server = runServer(
    'wrangler',
    [
      'dev',
      '--local',
      '--port',
      String(port),
      // any free port: two kitchens that start at once must not reach for the same
      '--inspector-port=0',
      '--persist-to',
      DATA_DIR,
      '--show-interactive-dev-session=false',
      '--log-level=error',
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  )
  const url = `http://localhost:${port}`
  while (server.exitCode === null) {
    try {
      if ((await fetch(`${url}/api/health`)).ok) return onReady(url)
    } catch {
      // not yet
    }
    await new Promise((done) => setTimeout(done, 200))
  }
}

/** Ends with a word when somebody has the port: the kitchen that answers there would be taken for ours. */
async function ensureFree(port) {
  const isFree = await new Promise((done) => {
    const probe = createServer()
    probe.on('error', () => done(false))
    probe.listen(port, 'localhost', () => probe.close(() => done(true)))
  })
  if (isFree) return
  console.error(`Port ${port} is in use. Another one: PORT=${port + 1} npm start`)
  process.exit(1)
}
