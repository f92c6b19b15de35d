/** Workers AI behind the interface of the kitchen's mind: each task is one question to a model. */
import { AppError } from '#shared/errors.ts'
import { askChat } from './ask-chat.ts'
import { askCoach } from './ask-coach.ts'
import { askPhoto } from './ask-photo.ts'
import { askShop } from './ask-shop.ts'
import { askSummary } from './ask-summary.ts'
import { askTips } from './ask-tips.ts'
import type { AiTask, KitchenAi, Spoken } from './kitchen-ai.ts'
import type { Mind } from './mind.ts'

const source = 'workers-ai'

/** Every method throws `ai_failed` with what went wrong as its cause, after `mind.limitMs` at the latest. */
export function workersAi(mind: Mind): KitchenAi {
  return {
    speaker: source,
    summarise: (plan, recipes) => spoken('summarise', () => askSummary(mind, plan, recipes)),
    shop: (items) => spoken('shop', () => askShop(mind, items)),
    readRecipe: (photo) => spoken('readRecipe', () => askPhoto(mind, photo)),
    tips: (recipe, needs) => spoken('tips', () => askTips(mind, recipe, needs)),
    coach: (request, needs) => spoken('coach', () => askCoach(mind, request, needs)),
    chat: (request, kitchen) => spoken('chat', () => askChat(mind, request, kitchen)),
  }
}

async function spoken<Answer extends object>(
  task: AiTask,
  ask: () => Promise<Answer>,
): Promise<Spoken<Answer>> {
  try {
    return { ...(await ask()), source }
  } catch (cause) {
    throw new AppError({ code: 'ai_failed', task }, { cause })
  }
}
