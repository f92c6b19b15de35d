/** /api/functions for the voice: parse, delegate, answer. */
import { Hono } from 'hono'
import { z } from 'zod'
import { UnderstandAnswer, UnderstandRequest } from '#shared/voice/understand-schema.ts'
import { canUnderstand, understand } from '../../ai/ask-command.ts'
import { SPEAKERS } from '../../ai/kitchen-ai.ts'
import { canTranscribe, transcribe } from '../../ai/transcribe.ts'
import { documented } from '../../http/documented.ts'
import type { AppEnv } from '../../http/env.ts'
import { withinLimit } from '../../http/rate-limit.ts'
import { validateJson } from '../../http/validate.ts'
import { validateAudioForm } from './audio-form.ts'

const tag = 'Voice'

const Transcript = z.object({
  text: z.string(),
  alternatives: z.array(z.string()),
  source: z.literal('workers-ai'),
})

export const voiceRoutes = new Hono<AppEnv>()
  .post(
    '/transcribe',
    documented({
      tag,
      summary: 'What is said in at most 15 seconds of Opus or WAV; nothing is stored',
      answers: { 200: Transcript },
      form: { audio: { type: 'string', format: 'binary' } },
    }),
    validateAudioForm,
    async (c) => {
      if (canTranscribe(c.env)) await withinLimit(c, c.env.VOICE_LIMIT)
      const transcript = await transcribe(c.env, c.req.valid('form').audio)
      return c.json({ ...transcript, source: 'workers-ai' as const })
    },
  )
  .post(
    '/understand',
    documented({
      tag,
      summary: 'Which command was meant by a sentence that the device did not understand',
      answers: { 200: UnderstandAnswer.extend({ source: z.enum(SPEAKERS) }) },
    }),
    validateJson(UnderstandRequest),
    async (c) => {
      if (canUnderstand(c.env)) await withinLimit(c, c.env.VOICE_LIMIT)
      return c.json(await understand(c.env, c.req.valid('json')))
    },
  )
