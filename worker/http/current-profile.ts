/** Finds whose plans and lists are meant. A label that scopes rows, not a credential. */
import { eq } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { AppError } from '#shared/errors.ts'
import { Id } from '#shared/fields.ts'
import { profiles } from '../db/schema.ts'
import type { AppEnv } from './env.ts'

/** Profiles are never deleted: one that was seen stays known, by database. */
const known = new WeakMap<D1Database, Set<string>>()

/** Sets `c.var.profileId` from `X-Profile-Id`. Throws `no_profile` when it is missing or unknown. */
export const currentProfile = createMiddleware<AppEnv>(async (c, next) => {
  const id = Id.safeParse(c.req.header('X-Profile-Id'))
  if (!id.success) throw new AppError({ code: 'no_profile' })
  const seen = known.get(c.env.DB) ?? new Set<string>()
  known.set(c.env.DB, seen)
  if (!seen.has(id.data)) {
    const row = await c.var.db
      .select({ id: profiles.id })
      .from(profiles)
      .where(eq(profiles.id, id.data))
      .get()
    if (!row) throw new AppError({ code: 'no_profile' })
    seen.add(id.data)
  }
  c.set('profileId', id.data)
  await next()
})
