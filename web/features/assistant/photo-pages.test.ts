/** What the photo import makes of pages; `npm run bench` reads all twelve. */
import { expect, test } from 'vitest'
import { PAGE_KINDS } from '#web/testing/page-kinds.ts'
import { readPages } from '#web/testing/read-pages.ts'

const IN_TESTS = ['two columns', 'dark screenshot', 'handwriting', 'light print in pairs']
const isWhole = import.meta.env.VITE_ALL_PAGES === 'true'
const kinds = PAGE_KINDS.filter(({ what }) => isWhole || IN_TESTS.includes(what))

test('photographed pages are read', { timeout: 240_000 }, async () => {
  const readings = await readPages(kinds)
  console.log(`PAGES ${JSON.stringify(readings)}`)
  const sum = (what: 'lines' | 'rightFoods' | 'rightAmounts') =>
    readings.reduce((total, reading) => total + reading[what], 0)
  const wrong = readings.flatMap(({ what, wrong }) => wrong.map((each) => `${what}: ${each}`))
  const told = wrong.join('\n')
  expect(readings.filter(({ isTitleRight }) => isTitleRight).length, told).toBeGreaterThanOrEqual(
    kinds.length - 1,
  )
  expect(sum('rightFoods') / sum('lines'), told).toBeGreaterThanOrEqual(0.9)
  expect(sum('rightAmounts') / sum('lines'), told).toBeGreaterThanOrEqual(0.85)
  expect(
    readings.filter(({ isMethodComplete }) => isMethodComplete).length,
    told,
  ).toBeGreaterThanOrEqual(kinds.length - 2)
})
