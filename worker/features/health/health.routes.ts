/** /api/health: that the kitchen is open, and which mind answers in it. */
import { Hono } from 'hono'
import { z } from 'zod'
import { version } from '../../../package.json'
import { speakerNow } from '../../ai/choose.ts'
import { documented } from '../../http/documented.ts'
import type { AppEnv } from '../../http/env.ts'

const Health = z.object({
  status: z.literal('ok'),
  version: z.string(),
  ai: z.enum(['workers-ai', 'kitchen-guide']),
})

export const healthRoutes = new Hono<AppEnv>().get(
  '/',
  documented({ tag: 'Kitchen', summary: 'Whether the kitchen is open', answers: { 200: Health } }),
  async (c) => c.json({ status: 'ok' as const, version, ai: await speakerNow(c.env) }),
)
