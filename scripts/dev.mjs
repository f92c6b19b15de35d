/** npm run dev: hot-reloading pages in front of the local Worker. */
import { buildIfStale, migrate, PORT, serve } from './local-kitchen.mjs'
import { ensureInstalled, runServer } from './project.mjs'

const workerPort = PORT + 1

ensureInstalled()
buildIfStale()
migrate()
process.env.WORKER_PORT = String(workerPort)
await serve({
  port: workerPort,
  onReady: () =>
    runServer('vite', ['--port', String(PORT), '--strictPort'], {
      env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH}` },
    }),
})
