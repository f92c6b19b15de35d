import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { defineConfig } from 'vite'
import { fontLicences } from './scripts/font-licences.mjs'
import { photoReaderFiles } from './scripts/photo-reader-files.mjs'

const worker = `http://localhost:${process.env.WORKER_PORT ?? 8788}`

/** What every visit begins with, in one file: each file more is a request and a task of its own. */
const START = { name: 'start', tags: ['$initial' as const], priority: 2 }

/** Small pieces that nearly every page has. */
const EVERYDAY = {
  name: 'everyday',
  test: /web\/(ui\/(avatar|card|menu|overlay|page-header|progress|read-more|skeleton|tag|wordmark)\.tsx|lib\/use-(later|media-query)\.ts)|jotai\/esm\/react/,
}

export default defineConfig({
  root: 'web',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'routes',
      generatedRouteTree: 'routeTree.gen.ts',
    }),
    unocss({ configFile: 'web/uno.config.ts' }),
    react(),
    photoReaderFiles(),
    fontLicences(),
  ],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2024',
    // fonts and pictures stay files: the page's policy allows no data: fonts
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [START, EVERYDAY] } } },
  },
  worker: { format: 'es' },
  server: {
    // the Worker compares Origin with Host, so the proxy must not rewrite it
    proxy: Object.fromEntries(
      ['/api', '/images'].map((path) => [path, { target: worker, changeOrigin: false }]),
    ),
  },
})
