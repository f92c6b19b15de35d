/** The lines of an ingredient list in a text, put together where a narrow column broke them. Pure. */
import { looksLikeIngredient, readSubheading, withoutBullet } from './text-lines.ts'
import { isNoise, joinLines } from './text-repairs.ts'

/** No column is narrower, in letters. */
const NARROW_MIN = 16

/** Ingredient lines without marks, blanks and headings. */
export function joinWrapped(lines: string[]): string[] {
  return joinLists(lines).filter((line) => readSubheading(line) === null)
}

/**
 * Ingredient lines and headings without marks and blanks. A line that goes on from the one before (an
 * open bracket, a comma, a broken word, no room for its first word) belongs to it. Ours.
 */
export function joinLists(lines: string[]): string[] {
  const longest = Math.max(0, ...lines.map((line) => line.length))
  const joined: string[] = []
  let before = ''
  for (const line of lines) {
    const bare = withoutBullet(line)
    if (bare === '' || isNoise(bare)) continue
    const last = joined.at(-1)
    if (last !== undefined && readSubheading(last) === null && goesOn(before, last, bare, longest))
      joined[joined.length - 1] = joinLines(last, bare)
    else joined.push(bare)
    before = line
  }
  return joined
}

/** `before` is the line above, `last` what it has been joined to. */
function goesOn(before: string, last: string, line: string, longest: number): boolean {
  if (!/^[\p{Ll}(]/u.test(line) || looksLikeIngredient(line)) return false
  if (last.endsWith(',') || last.lastIndexOf('(') > last.lastIndexOf(')')) return true
  if (/(?:\p{Ll}-| (?:and|or|of|the|in|with|for|to))$/u.test(last)) return true
  const isFull = before.length + 1 + line.indexOf(' ') > longest
  return longest >= NARROW_MIN && isFull && line.includes(' ') && looksLikeIngredient(last)
}
