/** The shape of what the guide knows about a technique. No technique is known here. */

/**
 * Whole sentences: what it is, how it is done, why, and how to tell that it has worked ('' for none).
 * `isPlain` are those that most cooks know; they are explained only when asked for by name.
 */
export type Technique = {
  words: readonly string[]
  what: string
  how: string
  why: string
  tell: string
  isPlain: boolean
}

type Row = readonly [words: string, what: string, how: string, why: string, tell?: string]

/** Rows of a table; names are parted by '|', the first is the one spoken. */
export function techniques(rows: readonly Row[], isPlain = false): Technique[] {
  return rows.map(([words, what, how, why, tell = '']) => ({
    words: words.split('|'),
    what,
    how,
    why,
    tell,
    isPlain,
  }))
}
