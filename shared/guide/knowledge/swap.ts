/** The shape of a substitution. No food is known here. */

/** `swap` says what to use and how much of it, `not` when it will not do. Whole sentences. */
export type Swap = { words: readonly string[]; swap: string; not: string }

type Row = readonly [names: string, swap: string, not: string]

/** Rows of a table; names are parted by '|', the first is the one spoken. */
export function swaps(rows: readonly Row[]): Swap[] {
  return rows.map(([names, swap, not]) => ({ words: names.split('|'), swap, not }))
}
