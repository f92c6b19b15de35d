/** /api/health: that the kitchen is open, and which mind answers in it. */
import { Hono } from 'hono'
import { version } from '../../../package.json'
import type { AppEnv } from '../../http/env.ts'

export const healthRoutes = new Hono<AppEnv>().get('/', (c) =>
  c.json({ status: 'ok' as const, version, ai: 'kitchen-guide' as 'workers-ai' | 'kitchen-guide' }),
)
