/** Who answers a call of the assistant, and whether the caller may have it now. */
import type { Context } from 'hono'
import { chooseAi } from '../../ai/choose.ts'
import type { KitchenAi } from '../../ai/kitchen-ai.ts'
import type { AppEnv } from '../../http/env.ts'
import { withinLimit } from '../../http/rate-limit.ts'

/** The kitchen's mind. Calls that would reach a model are counted, the guide is free: throws `rate_limited`. */
export async function assistantFor(c: Context<AppEnv>): Promise<KitchenAi> {
  const ai = chooseAi(c.env)
  if (ai.speaker === 'workers-ai') await withinLimit(c, c.env.AI_LIMIT)
  return ai
}
