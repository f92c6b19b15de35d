/** The Workers AI binding as our adapter sees it: one typed call for today's chat models. Judges no answer. */
import type { AiOptions } from '@cloudflare/ai'

/** What we use of the binding: any model by its name, and the catalogue, which costs nothing to ask. */
export type AiBinding = {
  run(model: string, inputs: object, options: CallOptions): Promise<unknown>
  models(search: { per_page: number }): Promise<unknown>
}

/** The SDK's types know no signal yet; the binding takes one. */
type CallOptions = AiOptions & { signal: AbortSignal }

/** A part of what is said to a model: words, or a picture as a data URL. */
export type MessagePart =
  | { type: 'text'; text: string }
  | { type: 'image_url'; image_url: { url: string } }

export type ModelMessage = {
  role: 'system' | 'user' | 'assistant'
  content: string | MessagePart[]
}

export type ModelRequest = {
  messages: ModelMessage[]
  maxTokens: number
  /** JSON Schema that the answer keeps to; `null` for a model that cannot be held to one. */
  shape: object | null
}

/** Puts a request to a model by its name; what comes back is a stranger's. Throws what the binding throws. */
export type RunModel = (
  model: string,
  request: ModelRequest,
  signal: AbortSignal,
) => Promise<unknown>

/**
 * `RunModel` through the binding. Of the SDK only the types are taken: its `run` passes on to the binding
 * as this does, and loading it needs two packages that it does not bring.
 */
export function throughBinding(binding: AiBinding): RunModel {
  return (model, { messages, maxTokens, shape }, signal) =>
    binding.run(
      model,
      {
        messages,
        max_tokens: maxTokens,
        // Recipes are copied and written to a form: little is left to chance.
        temperature: 0.3,
        ...(shape && {
          response_format: { type: 'json_schema', json_schema: { name: 'answer', schema: shape } },
        }),
        // Thinking aloud would use up the time; a model that cannot think ignores this.
        chat_template_kwargs: { enable_thinking: false },
      },
      { signal },
    )
}
