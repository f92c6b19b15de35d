/** npm start: from a bare clone to a kitchen that answers. */
import { buildIfStale, migrate, PORT, serve } from './local-kitchen.mjs'
import { ensureInstalled } from './project.mjs'

ensureInstalled()
buildIfStale()
migrate()
await serve({
  port: PORT,
  onReady: (url) =>
    console.log(
      `\n  Dollop is ready: ${url}\n  Ctrl-C closes the kitchen; everything stays where it is.\n`,
    ),
})
