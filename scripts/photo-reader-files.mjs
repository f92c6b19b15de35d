/** Vite plugin: the files that read photos, served from our own origin and asked for only when one is read. */
import { createReadStream, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'

const { resolve } = createRequire(import.meta.url)
const { version } = readJson('tesseract.js/package.json')

/** The version is in the path: what is under assets/ is cached for good. */
const FOLDER = `assets/photo-reader-${version}`

/** The worker finds all of them beside itself; each is far under the 25 MiB that an asset may have. */
const SOURCES = [
  'tesseract.js/dist/worker.min.js',
  'tesseract.js-core/tesseract-core-simd-lstm.js',
  'tesseract.js-core/tesseract-core-simd-lstm.wasm',
  'tesseract.js-core/tesseract-core-lstm.js',
  'tesseract.js-core/tesseract-core-lstm.wasm',
  '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
]

const TYPES = { js: 'text/javascript', wasm: 'application/wasm', gz: 'application/gzip' }

/** Gives pages the folder's address as `import.meta.env.VITE_PHOTO_READER`, ending in '/'. */
export function photoReaderFiles() {
  const paths = new Map(SOURCES.map((source) => [`/${FOLDER}/${basename(source)}`, source]))
  return {
    name: 'photo-reader-files',
    config: () => ({
      define: { 'import.meta.env.VITE_PHOTO_READER': JSON.stringify(`/${FOLDER}/`) },
    }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? ''
        const source = paths.get(path)
        if (!source) return next()
        // as it stands: Vite would read the worker as a module
        response.setHeader('Content-Type', TYPES[path.split('.').at(-1)])
        createReadStream(resolve(source)).pipe(response)
      })
    },
    generateBundle() {
      for (const [path, source] of paths) {
        this.emitFile({
          type: 'asset',
          fileName: path.slice(1),
          source: readFileSync(resolve(source)),
        })
      }
    },
  }
}

function readJson(name) {
  return JSON.parse(readFileSync(resolve(name), 'utf8'))
}
