/** Conditional reads: who has the row as it is gets a 304, without the rows being read. */
import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from './env.ts'
import { isUnchanged } from './if-none-match.ts'

type Revised = { id: string; rev: number }

/** The `ETag` of a list: which one, and how often it has changed. `null` where there is none yet. */
export function listTag(list: Revised | null): string {
  return list ? `"${list.id}.${list.rev}"` : '"none"'
}

/** Answers 304 when `If-None-Match` names what `find` finds now. A read without the header costs nothing. */
export function unlessUnchanged(
  find: (c: Context<AppEnv>) => Promise<Revised | null>,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const seen = c.req.header('If-None-Match')
    if (seen !== undefined) {
      const etag = listTag(await find(c))
      if (isUnchanged(seen, etag)) return c.body(null, 304, { ETag: etag })
    }
    await next()
  }
}
