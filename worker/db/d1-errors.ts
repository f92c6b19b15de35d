/** Reads D1's complaints. Their text holds SQL and people's words: it is recognised here and goes no further. */

/** True when a UNIQUE (or primary key) constraint refused the write; `column` is 'table.column'. */
export function isUniqueViolation(error: unknown, column?: string): boolean {
  return messagesOf(error).some(
    (message) =>
      message.includes('UNIQUE constraint failed') && (!column || message.includes(column)),
  )
}

/** True when a row points at one that is not there. */
export function isForeignKeyViolation(error: unknown): boolean {
  return messagesOf(error).some((message) => message.includes('FOREIGN KEY constraint failed'))
}

/** The word of a guard that stopped its batch (`rev-guard.ts`). */
export const STOPPED = 'stopped by rev-guard'

/** True when a guard stopped the batch, and nothing else went wrong. */
export function isStopped(error: unknown): boolean {
  return messagesOf(error).some(
    (message) => /JSON path/.test(message) && message.includes(`'${STOPPED}'`),
  )
}

/** drizzle wraps a single query's error (text in `.cause`) but not a batch's (text in `.message`). */
function messagesOf(error: unknown): string[] {
  const messages: string[] = []
  for (let at: unknown = error; at instanceof Error && messages.length < 5; at = at.cause) {
    messages.push(at.message)
  }
  return messages
}
