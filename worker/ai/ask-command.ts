/** Asks a model which command somebody meant. Does nothing about it: whoever said it is asked first. */
import { z } from 'zod'
import { type AnyCommand, readCommand, slotsLine } from '#shared/voice/command-schema.ts'
import type { UnderstandRequest } from '#shared/voice/understand-schema.ts'
import type { Bindings } from '../http/env.ts'
import { shapeOf } from './answer-text.ts'
import { askModel, type Question } from './ask-model.ts'
import { type AiBinding, throughBinding } from './binding.ts'
import type { Spoken } from './kitchen-ai.ts'
import { type Reading, readShape } from './read-reply.ts'
import { isResting, noteFailure } from './refusals.ts'

/** Voice, 'How it understands': somebody stands there and waits. */
export const UNDERSTAND_LIMIT_MS = 2_000

const INSTRUCTIONS = `Somebody with busy hands said something to a kitchen app, and the app did not understand. The data holds what a recogniser heard ('said', it may be misheard), what is going on ('context'), and every command that there is now with its slots ('commands').
Write 'intent' and 'slots': the one command that is plainly meant, its slots from what was said. Times are whole seconds; a negative 'seconds' of addTime takes time off; names of timers, ingredients, items and recipes as the context writes them. Leave out a slot that was not said.
Most that is heard in a kitchen is talk between people: if it is that, or you are not sure, 'intent' is null and 'slots' is {}.`

const shape = shapeOf({
  intent: { anyOf: [{ type: 'string' }, { type: 'null' }] },
  slots: { type: 'object' },
})
const Meant = z.object({
  intent: z.string().nullish(),
  slots: z.record(z.string(), z.unknown()).nullish(),
})

type Understood = { command: AnyCommand | null }

/** Whether there is a model to ask, and it did not refuse a moment ago. */
export function canUnderstand(env: Bindings): boolean {
  const mind = boundMind(env)
  return mind !== null && !isResting(mind.binding, Date.now(), 'commands')
}

/** Never throws: what nobody could be asked about was not understood. */
export async function understand(
  env: Bindings,
  request: UnderstandRequest,
  limitMs = UNDERSTAND_LIMIT_MS,
): Promise<Spoken<Understood>> {
  const mind = boundMind(env)
  const question = mind && questionFor(mind.model, request)
  if (!mind || !question || !canUnderstand(env)) return NOBODY
  try {
    const port = { run: throughBinding(mind.binding), limitMs }
    return { command: await askModel(port, question), source: 'workers-ai' }
  } catch (error) {
    noteFailure(mind.binding, error, Date.now(), 'commands')
    console.warn(`The model failed at understand: ${String(error).slice(0, 300)}`)
    return NOBODY
  }
}

const NOBODY = { command: null, source: 'kitchen-guide' } as const

type CommandMind = { binding: AiBinding; model: string }

function boundMind({ AI: binding, AI_TEXT_MODEL: model }: Bindings): CommandMind | null {
  return binding && model ? { binding, model } : null
}

/** `null` when nothing that can be obeyed is known here. */
function questionFor(
  model: string,
  { text, context, intents }: UnderstandRequest,
): Question<AnyCommand | null> | null {
  const commands = new Map(
    intents.flatMap((intent) => {
      const slots = slotsLine(intent)
      return slots === null ? [] : [[intent, `${intent} {${slots}}`] as const]
    }),
  )
  if (commands.size === 0) return null
  return {
    model,
    instructions: INSTRUCTIONS,
    data: { said: text, context, commands: [...commands.values()] },
    shape,
    maxTokens: 200,
    read: (value) => readMeant(value, new Set(commands.keys())),
  }
}

/** An intent that was not offered, and slots that are not its own, are nothing understood. */
function readMeant(value: unknown, offered: ReadonlySet<string>): Reading<AnyCommand | null> {
  const reading = readShape(Meant, value)
  if ('fault' in reading) return reading
  const { intent, slots } = reading.answer
  return { answer: intent && offered.has(intent) ? readCommand(intent, slots ?? {}) : null }
}
