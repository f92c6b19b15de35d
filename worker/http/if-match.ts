/** Reads `If-Match: "<rev>"`, by which a writer says what it last saw. */
import type { Context } from 'hono'
import { AppError } from '#shared/errors.ts'

/** The revision asked for; `null` when none was. Throws `stale` for one that can match no row. */
export function expectedRev(c: Context): number | null {
  const header = c.req.header('If-Match')
  if (header === undefined || header.trim() === '*') return null
  const rev = /^(?:W\/)?"?(\d{1,15})"?$/.exec(header.trim())?.[1]
  if (rev === undefined) throw new AppError({ code: 'stale' })
  return Number(rev)
}
