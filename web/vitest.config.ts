import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import unocss from 'unocss/vite'
import { defineProject } from 'vitest/config'
import { browserLaunch } from '../scripts/browser.mjs'
import { photoReaderFiles } from '../scripts/photo-reader-files.mjs'

export default defineProject({
  root: import.meta.dirname,
  // found up front: a dependency met halfway reloads the page under a running test
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'vitest-browser-react',
      '@tanstack/react-query',
      '@tanstack/react-router',
      '@tanstack/react-virtual',
      '@base-ui/react/drawer',
      '@base-ui/react/menu',
      '@base-ui/react/tabs',
      '@dnd-kit/core',
      '@dnd-kit/sortable',
      'jotai',
      'hono/client',
      'comlink',
      'minisearch',
      'date-fns',
      'fflate',
      'entities',
      'htmlparser2',
      'tesseract.js',
      'zod',
    ],
  },
  plugins: [
    unocss({ configFile: `${import.meta.dirname}/uno.config.ts` }),
    react(),
    photoReaderFiles(),
  ],
  test: {
    name: 'web',
    include: ['**/*.test.ts', '**/*.test.tsx'],
    // a shared machine may take the window's focus away: what passes at the second try is listed as flaky
    retry: 1,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: browserLaunch() }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
