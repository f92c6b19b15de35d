/** What of an error may stand in a log: its kind, its causes and its place, and nothing a person wrote. */
import { DrizzleQueryError } from 'drizzle-orm'

const CAUSES_MAX = 5
const CHARS_MAX = 300

/**
 * One line an error, the causes below it, then where it was thrown. A failed query is told by its SQL, whose
 * values are left out; a reader's complaint without the text that it quotes.
 */
export function describeError(error: unknown): string {
  const lines: string[] = []
  for (let at = error; at !== undefined && lines.length < CAUSES_MAX; at = causeOf(at)) {
    lines.push(describeOne(at).slice(0, CHARS_MAX))
  }
  const frames = error instanceof Error ? (error.stack?.match(/^ +at .+$/gm) ?? []) : []
  return [lines.join('\n  caused by '), ...frames].join('\n')
}

function describeOne(error: unknown): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`
  // JSON.parse and the like quote what they could not read
  if (error instanceof SyntaxError) return error.name
  return error instanceof Error ? `${error.name}: ${error.message}` : typeof error
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined
}
