/** /api/profiles: parse, delegate, answer. */
import { Hono } from 'hono'
import { z } from 'zod'
import { ProfilePatch } from '#shared/profiles/patch.ts'
import { Profile, ProfileDraft } from '#shared/profiles/schema.ts'
import { documented } from '../../http/documented.ts'
import type { AppEnv } from '../../http/env.ts'
import { IdParam, validate, validateJson } from '../../http/validate.ts'
import { addProfile, changeProfile, getProfile, listProfiles } from './profiles.queries.ts'

const tag = 'Profiles'

export const profileRoutes = new Hono<AppEnv>()
  .get(
    '/',
    documented({
      tag,
      summary: 'All profiles, the oldest first',
      answers: { 200: z.array(Profile) },
    }),
    async (c) => c.json(await listProfiles(c.var.db)),
  )
  .get(
    '/:id',
    documented({ tag, summary: 'One profile', answers: { 200: Profile } }),
    validate('param', IdParam),
    async (c) => c.json(await getProfile(c.var.db, c.req.valid('param').id)),
  )
  .post(
    '/',
    documented({ tag, summary: 'Add a profile', answers: { 201: Profile } }),
    validateJson(ProfileDraft),
    async (c) =>
      c.json(await addProfile({ db: c.var.db, now: new Date() }, c.req.valid('json')), 201),
  )
  .patch(
    '/:id',
    documented({
      tag,
      summary: 'Change the fields given; needs are replaced whole',
      answers: { 200: Profile },
    }),
    validate('param', IdParam),
    validateJson(ProfilePatch),
    async (c) =>
      c.json(await changeProfile(c.var.db, c.req.valid('param').id, c.req.valid('json'))),
  )
