/** A table of comma-separated values, as RFC 4180 and spreadsheets write it. Judges no column. */
import { ArchiveError } from './fault.ts'

/** A row by its columns' names in lower case; a column that is not there is `undefined`. */
export type CsvRow = Record<string, string>

/** The names in the first row of a text, in lower case; none when it is no table. */
export function csvColumns(text: string): string[] {
  const [head = ''] = text.slice(0, 10_000).split(/\r?\n/, 1)
  return head.includes(',') ? (parseCsv(head)[0] ?? []).map(nameOf) : []
}

/** The rows below the first. Throws `ArchiveError` broken where a quote never ends. */
export function csvRows(text: string): CsvRow[] {
  const [head = [], ...rows] = parseCsv(text)
  const names = head.map(nameOf)
  return rows
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .map((row) => Object.fromEntries(names.map((name, at) => [name, (row[at] ?? '').trim()])))
}

function nameOf(cell: string): string {
  return cell.trim().toLowerCase()
}

/** Cells as they come: quoted to the next lone quote, with anything in them, or bare to the next comma. */
const CELL = /(?:"((?:[^"]|"")*)"([^,\r\n]*)|([^,\r\n]*))(,|\r?\n|\r|$)/y

function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  CELL.lastIndex = 0
  while (CELL.lastIndex < text.length) {
    const found = CELL.exec(text)
    if (!found) throw new ArchiveError({ code: 'broken' })
    const [, quoted, after = '', bare = '', end = ''] = found
    if (bare.startsWith('"')) throw new ArchiveError({ code: 'broken' })
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"') + after)
    if (end !== ',' && CELL.lastIndex < text.length) rows.push([])
    if (end === '') break
  }
  return rows
}
