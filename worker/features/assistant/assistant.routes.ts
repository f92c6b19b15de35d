/** /api/functions that the kitchen's mind answers: parse, delegate, answer. */
import { Hono } from 'hono'
import { z } from 'zod'
import { Id } from '#shared/fields.ts'
import { OptimizeRequest } from '#shared/groceries/schema.ts'
import {
  ChatAnswer,
  ChatRequest,
  CoachAnswer,
  CoachRequest,
  ShopAnswer,
  SummaryAnswer,
  SummaryRequest,
  TipsAnswer,
  TipsRequest,
} from '#shared/guide/schema.ts'
import { RecipeContent } from '#shared/recipes/schema.ts'
import { SPEAKERS } from '../../ai/kitchen-ai.ts'
import { currentProfile } from '../../http/current-profile.ts'
import { documented } from '../../http/documented.ts'
import type { AppEnv } from '../../http/env.ts'
import { CHAT_MAX_BYTES, FUNCTION_MAX_BYTES } from '../../http/limits.ts'
import { validateJson } from '../../http/validate.ts'
import { getPlan } from '../plans/plans.queries.ts'
import { assistantFor } from './assistant-for.ts'
import { chatKitchen, needsOfAll, withEaters } from './chat-kitchen.ts'
import { validatePhotoForm } from './photo-form.ts'
import { shopForHousehold } from './shop-for-household.ts'

const tag = 'Assistant'
const source = z.enum(SPEAKERS)
const limit = { maxBytes: FUNCTION_MAX_BYTES }

const PhotoAnswer = z.object({
  sqlStatement: z.string(),
  recipe: RecipeContent,
})

export const assistantRoutes = new Hono<AppEnv>()
  .post(
    '/generate-weekly-summary',
    documented({
      tag,
      summary: 'A few sentences about a plan; nothing is stored',
      answers: { 200: SummaryAnswer.extend({ source }) },
      headers: ['X-Profile-Id'],
    }),
    currentProfile,
    validateJson(SummaryRequest, limit),
    async (c) => {
      const { weeklyPlanId, recipes } = c.req.valid('json')
      const plan = await getPlan(c.var.db, { profileId: c.var.profileId, id: weeklyPlanId })
      const ai = await assistantFor(c)
      return c.json(await ai.summarise(plan, recipes))
    },
  )
  .post(
    '/optimize-and-categorize-grocery-list',
    documented({
      tag,
      summary: 'What to buy for each item, and in which aisle',
      answers: { 200: ShopAnswer.extend({ source }) },
    }),
    validateJson(OptimizeRequest, limit),
    async (c) => {
      const ports = { db: c.var.db, ai: await assistantFor(c) }
      return c.json(await shopForHousehold(ports, c.req.valid('json').items))
    },
  )
  .post(
    '/extract-recipe-from-photo',
    documented({
      tag,
      summary: 'The recipe in a photo, for review',
      answers: { 200: PhotoAnswer.extend({ source }) },
      form: { image: { type: 'string', format: 'binary' }, ocrText: { type: 'string' } },
    }),
    validatePhotoForm,
    async (c) => c.json(await (await assistantFor(c)).readRecipe(c.req.valid('form'))),
  )
  .post(
    '/get-cooking-tips',
    documented({
      tag,
      summary: 'A briefing before cooking',
      answers: { 200: TipsAnswer.extend({ source }) },
    }),
    validateJson(TipsRequest, limit),
    async (c) => {
      const ai = await assistantFor(c)
      return c.json(await ai.tips(c.req.valid('json').recipe, await needsOfAll(c.var.db)))
    },
  )
  .post(
    '/cooking-coach',
    documented({
      tag,
      summary: 'An answer to a question in the middle of a step',
      answers: { 200: CoachAnswer.extend({ source }) },
    }),
    validateJson(CoachRequest, limit),
    async (c) => {
      const ai = await assistantFor(c)
      const { request, needs } = await withEaters(c.var.db, c.req.valid('json'))
      return c.json(await ai.coach(request, needs))
    },
  )
  .post(
    '/recipe-chat',
    documented({
      tag,
      summary: 'The next reply, with a recipe once there is one',
      answers: { 200: ChatAnswer.extend({ source }) },
    }),
    validateJson(ChatRequest, { maxBytes: CHAT_MAX_BYTES }),
    async (c) => {
      const ai = await assistantFor(c)
      const request = c.req.valid('json')
      const profile = Id.safeParse(c.req.header('X-Profile-Id'))
      const asking = {
        messages: request.messages,
        profileId: profile.success ? profile.data : null,
      }
      const kitchen = await chatKitchen({ db: c.var.db, now: new Date() }, asking)
      return c.json(await ai.chat(request, kitchen))
    },
  )
