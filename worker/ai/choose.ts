/** Decides who answers in this kitchen: the model where it is bound and willing, else the guide. */
import { AppError } from '#shared/errors.ts'
import type { Bindings } from '../http/env.ts'
import { MODEL_LIMIT_MS, NotForModels } from './ask-model.ts'
import { type AiBinding, throughBinding } from './binding.ts'
import { within } from './deadline.ts'
import type { AiTask, KitchenAi, Speaker } from './kitchen-ai.ts'
import { kitchenGuide } from './kitchen-guide.ts'
import { isResting, noteFailure } from './refusals.ts'
import { canTranscribe } from './transcribe.ts'
import { withStandIn } from './with-stand-in.ts'
import { workersAi } from './workers-ai.ts'

/** Bindings whose catalogue answered. */
const willing = new WeakSet<object>()
const TRY_LIMIT_MS = 2_000

/**
 * The mind for these bindings. A model that fails at a task, or takes longer than `limitMs`, is stood in for
 * by the guide, and one that refuses is left alone for a while.
 */
export function chooseAi(env: Bindings, limitMs = MODEL_LIMIT_MS): KitchenAi {
  const bound = boundModels(env)
  if (!bound || isResting(bound.binding, Date.now())) return kitchenGuide
  const { binding, models } = bound
  const model = workersAi({ run: throughBinding(binding), limitMs, models })
  return withStandIn(model, kitchenGuide, (task, error) => {
    const cause = error instanceof AppError ? error.cause : error
    noteFailure(binding, cause, Date.now())
    logFailure(task, cause)
  })
}

/** `null` where there is no binding, or no model is named. */
function boundModels({ AI: binding, AI_TEXT_MODEL: text, AI_VISION_MODEL: vision }: Bindings) {
  return binding && text && vision ? { binding, models: { text, vision } } : null
}

/** One line, and nothing of what people typed: an answer's fault names fields only. */
function logFailure(task: AiTask, cause: unknown): void {
  if (cause instanceof NotForModels) return
  console.warn(`The model failed at ${task}, the guide stands in: ${String(cause).slice(0, 300)}`)
}

/**
 * Who speaks now when all is well. A binding is there on a laptop too and only refuses when it is used, so
 * its catalogue is asked for once, which costs nothing.
 */
export async function speakerNow(env: Bindings): Promise<Speaker> {
  const binding = boundModels(env)?.binding
  if (binding) await isWilling(binding)
  return chooseAi(env).speaker
}

/** Whether what is said can be written down here when all is well. */
export async function hearsNow(env: Bindings): Promise<boolean> {
  return env.AI !== undefined && canTranscribe(env) && isWilling(env.AI)
}

async function isWilling(binding: AiBinding): Promise<boolean> {
  if (!willing.has(binding) && !isResting(binding, Date.now())) {
    await within(TRY_LIMIT_MS, () => binding.models({ per_page: 1 })).then(
      () => willing.add(binding),
      (error) => noteFailure(binding, error, Date.now()),
    )
  }
  return willing.has(binding)
}
