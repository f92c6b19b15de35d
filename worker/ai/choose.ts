/** Decides who answers in this kitchen. */
import type { Bindings } from '../http/env.ts'
import type { KitchenAi } from './kitchen-ai.ts'
import { kitchenGuide } from './kitchen-guide.ts'

/** The mind for these bindings: the guide, which needs none of them. */
export function chooseAi(_env: Bindings): KitchenAi {
  return kitchenGuide
}
