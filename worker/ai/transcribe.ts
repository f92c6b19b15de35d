/** Has a model write down what is said in a recording. Understands no word of it, keeps nothing. */
import { z } from 'zod'
import { AppError } from '#shared/errors.ts'
import type { Bindings } from '../http/env.ts'
import { Unusable } from './ask-model.ts'
import type { AiBinding } from './binding.ts'
import { base64 } from './data-url.ts'
import { TooLate, within } from './deadline.ts'
import { isResting, noteFailure } from './refusals.ts'

/** Ours: a cook who waits longer has pressed the button by then. */
export const TRANSCRIBE_LIMIT_MS = 10_000

export type Transcript = {
  /** '' when nothing was said. */
  text: string
  /** The same likeliest first, as a recogniser of a browser tells them. */
  alternatives: string[]
}

/** Fifteen seconds hold some fifty words; a model that goes on is dreaming. */
const TEXT_CHARS_MAX = 600
/** The model's own measure of sound in which nobody speaks: what it writes there it makes up. */
const NO_SPEECH_MIN = 0.6
const LOW_CONFIDENCE = -1

const Segment = z.object({
  text: z.string().default(''),
  no_speech_prob: z.number().default(0),
  avg_logprob: z.number().default(0),
})
const Reply = z.object({ text: z.string(), segments: z.array(Segment).nullish() })

type Scribe = { binding: AiBinding; model: string }

/** Whether there is a model to write down what is said, and it did not refuse a moment ago. */
export function canTranscribe(env: Bindings): boolean {
  const scribe = boundScribe(env)
  return scribe !== null && !isResting(scribe.binding, Date.now(), 'transcripts')
}

/** What is said in Opus or WAV. Throws `ai_failed`, which says whether there is nobody to ask. */
export async function transcribe(
  env: Bindings,
  audio: Uint8Array,
  limitMs = TRANSCRIBE_LIMIT_MS,
): Promise<Transcript> {
  const scribe = boundScribe(env)
  if (!scribe) throw failed('No model that writes down speech is bound to this kitchen')
  if (!canTranscribe(env)) throw failed('The model that writes down speech is not available now')
  try {
    return readReply(await ask(scribe, audio, limitMs))
  } catch (cause) {
    noteFailure(scribe.binding, cause, Date.now(), 'transcripts')
    console.warn(`The model failed at transcribe: ${String(cause).slice(0, 300)}`)
    const isLate = cause instanceof TooLate
    throw failed(
      isLate ? 'It took too long to write it down' : 'It could not be written down',
      cause,
    )
  }
}

function boundScribe({ AI: binding, AI_SPEECH_MODEL: model }: Bindings): Scribe | null {
  return binding && model ? { binding, model } : null
}

function ask({ binding, model }: Scribe, audio: Uint8Array, limitMs: number): Promise<unknown> {
  const inputs = { audio: base64(audio), task: 'transcribe', language: 'en', vad_filter: true }
  return within(limitMs, (signal) => binding.run(model, inputs, { signal }))
}

function readReply(reply: unknown): Transcript {
  const { success, data } = Reply.safeParse(reply)
  if (!success) throw new Unusable('The answer is no transcript.')
  const { segments } = data
  const spoken = segments?.filter((segment) => !isMadeUp(segment)).map(({ text }) => text)
  const text = (spoken && segments?.some(isMadeUp) ? spoken.join(' ') : data.text)
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length > TEXT_CHARS_MAX) throw new Unusable('The answer is far too long.')
  return { text, alternatives: text === '' ? [] : [text] }
}

function isMadeUp({ no_speech_prob, avg_logprob }: z.infer<typeof Segment>): boolean {
  return no_speech_prob > NO_SPEECH_MIN && avg_logprob < LOW_CONFIDENCE
}

function failed(reason: string, cause?: unknown): AppError {
  return new AppError({ code: 'ai_failed', task: 'transcribe', reason }, { cause })
}
