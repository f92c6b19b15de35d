/** /api/functions/create-complete-meal-plan: parse, delegate, answer. */
import { Hono } from 'hono'
import { z } from 'zod'
import { invalid } from '#shared/errors.ts'
import { GroceryList } from '#shared/groceries/schema.ts'
import { PlanDraft, WeeklyMealPlan } from '#shared/plans/schema.ts'
import { currentProfile } from '../../http/current-profile.ts'
import { documented } from '../../http/documented.ts'
import type { AppEnv } from '../../http/env.ts'
import { FUNCTION_MAX_BYTES } from '../../http/limits.ts'
import { validateJson } from '../../http/validate.ts'
import { createPlan } from './create-plan.ts'

const Created = z.object({
  weeklyMealPlan: WeeklyMealPlan,
  groceryList: GroceryList.nullable(),
  source: z.literal('kitchen-guide'),
})

export const createPlanRoutes = new Hono<AppEnv>().post(
  '/create-complete-meal-plan',
  documented({
    tag: 'Weekly meal plans',
    summary: 'Create a plan and the grocery list of its recipes',
    answers: { 201: Created },
    headers: ['X-Profile-Id'],
  }),
  currentProfile,
  validateJson(PlanDraft, { maxBytes: FUNCTION_MAX_BYTES }),
  async (c) => {
    const draft = c.req.valid('json')
    const { profileId } = c.var
    if (draft.profileId !== undefined && draft.profileId !== profileId) {
      throw invalid({ path: 'profileId', message: 'Not the selected profile' })
    }
    const created = await createPlan({ db: c.var.db, now: new Date() }, profileId, draft)
    return c.json({ ...created, source: 'kitchen-guide' as const }, 201)
  },
)
