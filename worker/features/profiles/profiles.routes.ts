/** /api/profiles: parse, delegate, answer. */
import { Hono } from 'hono'
import { ProfileDraft } from '#shared/profiles/schema.ts'
import type { AppEnv } from '../../http/env.ts'
import { IdParam, validate, validateJson } from '../../http/validate.ts'
import { addProfile, getProfile, listProfiles } from './profiles.queries.ts'

export const profileRoutes = new Hono<AppEnv>()
  .get('/', async (c) => c.json(await listProfiles(c.var.db)))
  .get('/:id', validate('param', IdParam), async (c) =>
    c.json(await getProfile(c.var.db, c.req.valid('param').id)),
  )
  .post('/', validateJson(ProfileDraft), async (c) =>
    c.json(await addProfile({ db: c.var.db, now: new Date() }, c.req.valid('json')), 201),
  )
