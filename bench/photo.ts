/** Twelve photographed pages in a real browser: what comes through, and how long a page takes. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { median, type Row } from './table.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const TITLES_MIN = 11
const FOODS_MIN = 0.9
const AMOUNTS_MIN = 0.85
const METHODS_MIN = 10

type Reading = {
  what: string
  seconds: number
  isTitleRight: boolean
  lines: number
  rightFoods: number
  rightAmounts: number
  isMethodComplete: boolean
}

export async function measurePhotos(): Promise<Row[]> {
  const readings = await readPages()
  const sum = (what: 'lines' | 'rightFoods' | 'rightAmounts') =>
    readings.reduce((total, reading) => total + reading[what], 0)
  const titles = readings.filter(({ isTitleRight }) => isTitleRight).length
  const methods = readings.filter(({ isMethodComplete }) => isMethodComplete).length
  const foods = sum('rightFoods') / sum('lines')
  const amounts = sum('rightAmounts') / sum('lines')
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  const seconds = median(readings.map((reading) => reading.seconds))
  return [
    {
      what: `photos: ${readings.length} pages, titles, foods, amounts, methods`,
      measured: `${titles}, ${percent(foods)}, ${percent(amounts)}, ${methods}; ${seconds.toFixed(1)} s a page`,
      bar: `${TITLES_MIN}, ${percent(FOODS_MIN)}, ${percent(AMOUNTS_MIN)}, ${METHODS_MIN}`,
      ok:
        titles >= TITLES_MIN &&
        methods >= METHODS_MIN &&
        foods >= FOODS_MIN &&
        amounts >= AMOUNTS_MIN,
    },
  ]
}

/** The pages are drawn where they are read: in the component tests' browser, which tells of each. */
async function readPages(): Promise<Reading[]> {
  const args = ['vitest', 'run', '--config', 'web/vitest.config.ts', 'photo-pages']
  const env = { ...process.env, VITE_ALL_PAGES: 'true' }
  const output = await new Promise<string>((resolve) => {
    execFile('npx', args, { cwd: ROOT, env, maxBuffer: 10_000_000 }, (_, text) => resolve(text))
  })
  const line = /PAGES (\[.+\])$/m.exec(output)?.[1]
  if (!line) throw new Error(`No page was read:\n${output}`)
  return JSON.parse(line) as Reading[]
}
