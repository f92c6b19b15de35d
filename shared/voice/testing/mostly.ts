/** Tables of what people say. A trained model gets most of them, whichever: a bar holds it, not each row. */
import { expect, test } from 'vitest'

/** Of a table so much must be right; of a few rows all. */
const SHARE = 0.85

/** As `test.for`, but one test for the whole table; `check` throws for a row that is wrong. */
export function mostly<Row>(
  rows: readonly Row[],
  share = SHARE,
): (title: string, check: (row: Row) => void) => void {
  return (title, check) => {
    test(`${Math.round(share * 100)} % of ${rows.length}: ${title.replace(/%[sji] ?/g, '')}`, () => {
      const wrong = rows.filter((row) => {
        try {
          check(row)
          return false
        } catch {
          return true
        }
      })
      const most = Math.floor(rows.length * (1 - share))
      expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(most)
    })
  }
}
