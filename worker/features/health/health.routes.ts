/** /api/health: that the kitchen is open, and which mind answers in it. */
import { Hono } from 'hono'
import { z } from 'zod'
import { version } from '../../../package.json'
import { hearsNow, speakerNow } from '../../ai/choose.ts'
import { documented } from '../../http/documented.ts'
import type { AppEnv } from '../../http/env.ts'

const Health = z.object({
  status: z.literal('ok'),
  version: z.string(),
  ai: z.enum(['workers-ai', 'kitchen-guide']),
  /** What is said can be written down here, for browsers that cannot do it. */
  hears: z.boolean(),
})

export const healthRoutes = new Hono<AppEnv>().get(
  '/',
  documented({ tag: 'Kitchen', summary: 'Whether the kitchen is open', answers: { 200: Health } }),
  async (c) => {
    const ai = await speakerNow(c.env)
    return c.json({ status: 'ok' as const, version, ai, hears: await hearsNow(c.env) })
  },
)
