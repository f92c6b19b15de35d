/** Before each test file: the real migrations on the test's own D1. */
import { applyD1Migrations, env } from 'cloudflare:test'

await applyD1Migrations(env.DB, env.MIGRATIONS)
