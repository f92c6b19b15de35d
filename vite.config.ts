import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { defineConfig } from 'vite'

const worker = `http://localhost:${process.env.WORKER_PORT ?? 8788}`

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
  ],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2024',
    // fonts and pictures stay files: the page's policy allows no data: fonts
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: {
    // the Worker compares Origin with Host, so the proxy must not rewrite it
    proxy: Object.fromEntries(
      ['/api', '/images'].map((path) => [path, { target: worker, changeOrigin: false }]),
    ),
  },
})
