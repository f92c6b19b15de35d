/** Counts calls that cost something against the binding that limits them, by address. */
import type { Context } from 'hono'
import { AppError } from '#shared/errors.ts'

/** wrangler.toml: both limits are by the minute. */
const PERIOD_SECONDS = 60

/** Throws `rate_limited` when the caller's address made too many calls; without a binding nothing is limited. */
export async function withinLimit(c: Context, limit: RateLimit | undefined): Promise<void> {
  const key = c.req.header('CF-Connecting-IP') ?? 'local'
  if (!limit || (await limit.limit({ key })).success) return
  throw new AppError({ code: 'rate_limited', retryAfterSeconds: PERIOD_SECONDS })
}
