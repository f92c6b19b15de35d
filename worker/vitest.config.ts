import { resolve } from 'node:path'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { defineProject } from 'vitest/config'

export default defineProject({
  root: import.meta.dirname,
  plugins: [
    cloudflareTest(async () => ({
      main: './index.ts',
      remoteBindings: false,
      wrangler: { configPath: '../wrangler.toml' },
      miniflare: {
        // Empty: for tests that bring it to what it is.
        d1Databases: { OLD_DB: 'old' },
        bindings: {
          MIGRATIONS: await readD1Migrations(resolve(import.meta.dirname, '../migrations')),
          // The guide answers, unless a test brings a model.
          AI_TEXT_MODEL: '',
          AI_SPEECH_MODEL: '',
        },
      },
    })),
  ],
  test: {
    name: 'worker',
    include: ['**/*.test.ts'],
    // one worker for all files: starting it and reading all it needs took four fifths of the time
    isolate: false,
    setupFiles: ['./testing/apply-migrations.ts'],
  },
})
