/** /api/weekly-meal-plans: parse, delegate, answer. All of it belongs to the profile of the header. */
import { Hono } from 'hono'
import { z } from 'zod'
import { PlanPatch, WeeklyMealPlan } from '#shared/plans/schema.ts'
import { currentProfile } from '../../http/current-profile.ts'
import { documented } from '../../http/documented.ts'
import type { AppEnv } from '../../http/env.ts'
import { expectedRev } from '../../http/if-match.ts'
import { IdParam, validate, validateJson } from '../../http/validate.ts'
import { changePlan } from './change-plan.ts'
import { deletePlan, getPlan, listPlans } from './plans.queries.ts'

const tag = 'Weekly meal plans'

export const planRoutes = new Hono<AppEnv>()
  .get(
    '/',
    documented({
      tag,
      summary: "The profile's plans, the latest week first",
      answers: { 200: z.array(WeeklyMealPlan) },
      headers: ['X-Profile-Id'],
    }),
    currentProfile,
    async (c) => c.json(await listPlans(c.var.db, c.var.profileId)),
  )
  .get(
    '/:id',
    documented({
      tag,
      summary: 'One plan',
      answers: { 200: WeeklyMealPlan },
      headers: ['X-Profile-Id'],
    }),
    currentProfile,
    validate('param', IdParam),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await getPlan(c.var.db, { id, profileId: c.var.profileId }))
    },
  )
  .patch(
    '/:id',
    documented({
      tag,
      summary: 'Change the fields given; meals not selected any more leave the schedule',
      answers: { 200: WeeklyMealPlan },
      headers: ['X-Profile-Id', 'If-Match'],
    }),
    currentProfile,
    validate('param', IdParam),
    validateJson(PlanPatch),
    async (c) => {
      const ref = { ...c.req.valid('param'), profileId: c.var.profileId, rev: expectedRev(c) }
      return c.json(await changePlan(c.var.db, ref, c.req.valid('json')))
    },
  )
  .delete(
    '/:id',
    documented({
      tag,
      summary: 'Delete a plan and its grocery list',
      answers: { 204: null },
      headers: ['X-Profile-Id', 'If-Match'],
    }),
    currentProfile,
    validate('param', IdParam),
    async (c) => {
      const { id } = c.req.valid('param')
      await deletePlan(c.var.db, { id, profileId: c.var.profileId, rev: expectedRev(c) })
      return c.body(null, 204)
    },
  )
