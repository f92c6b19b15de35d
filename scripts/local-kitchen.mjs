/** The parts of a kitchen on this machine: its data folder, its tables, its web bundle, its server. */
import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { newestChange, ROOT, run, runServer } from './project.mjs'

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
  run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', DATA_DIR], {
    quiet: true,
    env: { CI: '1' },
  })
}

/** Builds the web bundle unless the one in dist/ is newer than its sources. */
export function buildIfStale() {
  const built = join(ROOT, 'dist', 'index.html')
  if (existsSync(built) && statSync(built).mtimeMs > newestChange(BUNDLE_SOURCES)) return
  console.log('Building the pages...')
  run('vite', ['build', '--logLevel', 'warn'])
}

/** Serves everything on `port`; calls `onReady` with the URL when it answers. */
export async function serve({ port, onReady }) {
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
