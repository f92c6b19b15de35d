/** One row of the benchmark table: what was measured, what came out, and the bar it is held against. */

export type Row = { what: string; measured: string; bar: string; ok: boolean }

/** The middle value; NaN of nothing. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The value that `share` of all values (0 to 1) do not pass; NaN of nothing. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}

/** Milliseconds that `work` took. */
export function milliseconds(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** The table as text, columns aligned. */
export function formatTable(rows: readonly Row[]): string {
  const what = Math.max(...rows.map((row) => row.what.length))
  const measured = Math.max(...rows.map((row) => row.measured.length))
  return rows
    .map(
      (row) =>
        `${row.ok ? 'ok  ' : 'MISS'}  ${row.what.padEnd(what)}  ${row.measured.padEnd(measured)}  ${row.bar}`,
    )
    .join('\n')
}
