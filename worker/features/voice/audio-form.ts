/** Reads the form that a spoken sentence arrives in: `audio`, and nothing else. */
import type { MiddlewareHandler } from 'hono'
import { AppError, invalid } from '#shared/errors.ts'
import type { AppEnv } from '../../http/env.ts'
import { AUDIO_MAX_BYTES } from '../../http/limits.ts'
import { readForm } from '../../http/read-form.ts'
import { audioKindOf, secondsOf } from './audio.ts'

/** Voice, 'Hearing'. */
const SECONDS_MAX = 15
/** A recorder stops a little after it was told to. */
const SLACK_SECONDS = 0.5
/** The frame around the sound. */
const FORM_MAX_BYTES = AUDIO_MAX_BYTES + 10_000

type AudioForm = { in: { form: { audio: File } }; out: { form: { audio: Uint8Array } } }

/** Puts the recording where `c.req.valid('form')` finds it. Throws `unsupported_media_type`,
 * `payload_too_large` and `validation_failed`. */
export const validateAudioForm: MiddlewareHandler<AppEnv, string, AudioForm> = async (c, next) => {
  const form = await readForm(c.req.raw, FORM_MAX_BYTES)
  c.req.addValidatedData('form', { audio: await recordingOf(form) })
  await next()
}

async function recordingOf(form: FormData): Promise<Uint8Array> {
  for (const [path] of form) {
    if (path !== 'audio') throw invalid({ path, message: 'Unknown field' })
  }
  const [file, ...others] = form.getAll('audio')
  if (file === undefined) throw refused('A recording is required')
  if (others.length > 0) throw refused('Only one')
  if (typeof file === 'string') throw refused('Not a file')
  if (file.size === 0) throw refused('The recording is empty')
  if (file.size > AUDIO_MAX_BYTES) {
    throw new AppError({ code: 'payload_too_large', maxBytes: AUDIO_MAX_BYTES })
  }
  const audio = new Uint8Array(await file.arrayBuffer())
  const kind = audioKindOf(audio)
  if (!kind) {
    throw new AppError({ code: 'unsupported_media_type', expected: 'Opus (WebM or Ogg) or WAV' })
  }
  const seconds = secondsOf(audio, kind)
  if (seconds === 0) throw refused('The recording is empty')
  if (seconds !== null && seconds > SECONDS_MAX + SLACK_SECONDS) {
    throw refused(`At most ${SECONDS_MAX} seconds`)
  }
  return audio
}

function refused(message: string): AppError {
  return invalid({ path: 'audio', message })
}
