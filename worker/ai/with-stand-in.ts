/** Two minds as one: where the first fails at a task, the second does that task. */
import type { AiTask, KitchenAi } from './kitchen-ai.ts'

/**
 * Answers say by their `source` who spoke. `onFailure` hears why the first failed. Throws what the second
 * throws: `ai_failed` when neither has an answer.
 */
export function withStandIn(
  first: KitchenAi,
  second: KitchenAi,
  onFailure: (task: AiTask, error: unknown) => void,
): KitchenAi {
  const either = async <Answer>(task: AiTask, ask: (ai: KitchenAi) => Promise<Answer>) => {
    try {
      return await ask(first)
    } catch (error) {
      onFailure(task, error)
      return ask(second)
    }
  }
  return {
    speaker: first.speaker,
    summarise: (plan, recipes) => either('summarise', (ai) => ai.summarise(plan, recipes)),
    shop: (items) => either('shop', (ai) => ai.shop(items)),
    readRecipe: (photo) => either('readRecipe', (ai) => ai.readRecipe(photo)),
    tips: (recipe, needs) => either('tips', (ai) => ai.tips(recipe, needs)),
    coach: (request, needs) => either('coach', (ai) => ai.coach(request, needs)),
    chat: (request, kitchen) => either('chat', (ai) => ai.chat(request, kitchen)),
  }
}
