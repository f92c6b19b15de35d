/** A Workers AI binding that says what a test tells it to, one reply a call, the last one for ever. */
import { env } from 'cloudflare:test'
import type { AiBinding } from '../ai/binding.ts'
import type { Bindings } from '../http/env.ts'

/** A reply that never comes. */
export const SILENCE = Symbol('silence')

type Inputs = { messages: { role: string; content: string | { text?: string }[] }[] }
type Call = { model: string; inputs: Inputs & Record<string, unknown>; signal: AbortSignal }

/** Errors are thrown, `SILENCE` is waited for in vain, all else is what the model replies. */
export function fakeBinding(...replies: unknown[]): { binding: AiBinding; calls: Call[] } {
  const calls: Call[] = []
  const binding: AiBinding = {
    run: async (model, inputs, { signal }) => {
      const reply = replies[Math.min(calls.length, replies.length - 1)]
      calls.push({ model, inputs: inputs as Call['inputs'], signal })
      if (reply === SILENCE) return new Promise(() => {})
      if (reply instanceof Error) throw reply
      return reply
    },
    models: async () => [],
  }
  return { binding, calls }
}

/** What chat completions look like around an answer; text goes as it is, all else as JSON. */
export function completion(answer: unknown): object {
  const content = typeof answer === 'string' ? answer : JSON.stringify(answer)
  return { choices: [{ index: 0, message: { role: 'assistant', content } }] }
}

/** One worker serves all test files, and its counters would go on from the file before. */
const PATIENT: RateLimit = { limit: async () => ({ success: true }) }

/** The test's bindings with this model. */
export function kitchenWith(binding: AiBinding | undefined): Bindings {
  const models = { AI_TEXT_MODEL: 'writer', AI_VISION_MODEL: 'seer', AI_SPEECH_MODEL: 'scribe' }
  return { ...env, AI: binding, ...models, AI_LIMIT: PATIENT, VOICE_LIMIT: PATIENT }
}
