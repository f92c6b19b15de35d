/** Answers API paths that no route took: 405 where another method would do, else 404. */
import type { Context, Hono } from 'hono'
import { AppError } from '#shared/errors.ts'
import type { AppEnv } from './env.ts'
import { onError } from './on-error.ts'

/**
 * A `notFound` handler that knows the routes of `app`; `Allow` names the methods that exist. It answers
 * and does not throw: hono skips the rest of an app's only middleware (its headers) when something throws.
 */
export function unmatched(app: Hono<AppEnv>) {
  const known = app.routes
    .filter((route) => route.method !== 'ALL')
    .map((route) => ({ method: route.method, pattern: patternOf(route.path) }))

  return (c: Context): Response => {
    const allowed = new Set(
      known.filter((route) => route.pattern.test(c.req.path)).map((route) => route.method),
    )
    if (allowed.size === 0) return onError(new AppError({ code: 'not_found', what: 'path' }), c)
    c.header('Allow', [...allowed].join(', '))
    return onError(new AppError({ code: 'method_not_allowed' }), c)
  }
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:[A-Za-z]+/g, '[^/]+')}$`)
}
