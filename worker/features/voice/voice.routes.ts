/** /api/functions for the voice: parse, delegate, answer. */
import { Hono } from 'hono'
import { z } from 'zod'
import { canTranscribe, transcribe } from '../../ai/transcribe.ts'
import { documented } from '../../http/documented.ts'
import type { AppEnv } from '../../http/env.ts'
import { withinLimit } from '../../http/rate-limit.ts'
import { validateAudioForm } from './audio-form.ts'

const tag = 'Voice'

const Transcript = z.object({
  text: z.string(),
  alternatives: z.array(z.string()),
  source: z.literal('workers-ai'),
})

export const voiceRoutes = new Hono<AppEnv>().post(
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
