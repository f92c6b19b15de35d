/** Vite plugin: the licences of the fonts, shipped beside them as they ask. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const { resolve } = createRequire(import.meta.url)

/** Package to the name of its licence under `licences/`. */
const FONTS = {
  '@fontsource-variable/reddit-sans': 'reddit-sans-OFL.txt',
  '@fontsource/caprasimo': 'caprasimo-OFL.txt',
}

export function fontLicences() {
  return {
    name: 'font-licences',
    generateBundle() {
      for (const [font, fileName] of Object.entries(FONTS)) {
        const folder = dirname(resolve(`${font}/package.json`))
        const source = readFileSync(join(folder, 'LICENSE'), 'utf8')
        this.emitFile({ type: 'asset', fileName: `licences/${fileName}`, source })
      }
    },
  }
}
