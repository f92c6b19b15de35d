/** Types of `cloudflare:test`'s env: our bindings and the migrations that the config hands over. */
import type { D1Migration } from '@cloudflare/vitest-pool-workers'
import type { Bindings } from '../http/env.ts'

declare global {
  namespace Cloudflare {
    interface Env extends Bindings {
      MIGRATIONS: D1Migration[]
      OLD_DB: D1Database
    }
  }
}
