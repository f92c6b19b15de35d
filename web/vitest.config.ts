import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import unocss from 'unocss/vite'
import { defineProject } from 'vitest/config'
import { browserLaunch } from '../scripts/browser.mjs'

export default defineProject({
  root: import.meta.dirname,
  plugins: [unocss({ configFile: `${import.meta.dirname}/uno.config.ts` }), react()],
  test: {
    name: 'web',
    include: ['**/*.test.ts', '**/*.test.tsx'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: browserLaunch() }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
