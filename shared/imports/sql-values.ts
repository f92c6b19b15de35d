/** Reads columns and values out of an INSERT statement, one character after the other. Runs nothing. */

/** A cell: text, number, `NULL`, or `ARRAY['a', 'b']`. Truth values are read as text. */
export type SqlValue = string | number | null | string[]

type StatementValues = { columns: string[] | null; values: SqlValue[] }

type Token =
  | { kind: 'text'; text: string }
  | { kind: 'word'; text: string }
  | { kind: 'mark'; text: string }

const STATEMENT_CHARS_MAX = 1_000_000

/**
 * The first row of values and the names of its columns (lower case; `null` when the statement has no
 * list of them). `null` when there is no VALUES or the row is not closed. Casts (`::jsonb`) are skipped.
 */
export function readStatementValues(sql: string): StatementValues | null {
  const tokens = tokenise(sql.slice(0, STATEMENT_CHARS_MAX))
  if (tokens === null) return null
  const start = tokens.findIndex((token) => isWord(token, 'values'))
  if (start === -1) return null
  const values = readRow(tokens, start + 1)
  return values === null ? null : { columns: readColumns(tokens.slice(0, start)), values }
}

function isWord(token: Token | undefined, word: string): boolean {
  return token?.kind === 'word' && token.text.toLowerCase() === word
}

function isMark(token: Token | undefined, mark: string): boolean {
  return token?.kind === 'mark' && token.text === mark
}

/** `null` when a quoted text does not end. */
function tokenise(sql: string): Token[] | null {
  const tokens: Token[] = []
  let at = 0
  while (at < sql.length) {
    const char = sql[at] ?? ''
    if (char === "'") {
      const end = endOfText(sql, at)
      if (end === -1) return null
      tokens.push({ kind: 'text', text: sql.slice(at + 1, end).replaceAll("''", "'") })
      at = end + 1
    } else if (/[\w.+-]/.test(char)) {
      let end = at + 1
      while (end < sql.length && /[\w.]/.test(sql[end] ?? '')) end++
      tokens.push({ kind: 'word', text: sql.slice(at, end) })
      at = end
    } else {
      if (/[^\s"`]/.test(char)) tokens.push({ kind: 'mark', text: char })
      at++
    }
  }
  return tokens
}

function endOfText(sql: string, start: number): number {
  let at = sql.indexOf("'", start + 1)
  while (at !== -1 && sql[at + 1] === "'") at = sql.indexOf("'", at + 2)
  return at
}

function readColumns(tokens: Token[]): string[] | null {
  const open = tokens.findLastIndex((token) => isMark(token, '('))
  if (open === -1) return null
  return tokens
    .slice(open + 1)
    .filter((token) => token.kind === 'word')
    .map((token) => token.text.toLowerCase())
}

function readRow(tokens: Token[], start: number): SqlValue[] | null {
  if (!isMark(tokens[start], '(')) return null
  const values: SqlValue[] = []
  let cell: Token[] = []
  let brackets = 0
  for (const token of tokens.slice(start + 1)) {
    const isEnd = brackets === 0 && isMark(token, ')')
    if (isEnd || (brackets === 0 && isMark(token, ','))) {
      values.push(readCell(cell))
      if (isEnd) return values
      cell = []
      continue
    }
    if (isMark(token, '[')) brackets++
    if (isMark(token, ']')) brackets--
    cell.push(token)
  }
  return null
}

function readCell(tokens: Token[]): SqlValue {
  const [first] = tokens
  if (isWord(first, 'array')) {
    return tokens.filter((token) => token.kind === 'text').map((token) => token.text)
  }
  // E'...' and other prefixes stand before the text they belong to.
  const text = tokens.slice(0, 2).find((token) => token.kind === 'text')
  if (text) return text.text
  if (first === undefined || isWord(first, 'null') || isWord(first, 'default')) return null
  const value = Number(first.text)
  return Number.isFinite(value) ? value : first.text
}
