/** The kitchen as the one who writes down what is said, for browsers that cannot. Knows no microphone. */
import { api, unwrap } from './api.ts'
import { canRecord } from './speech-browser.ts'

/** 'here': what is said can be sent; else why not. */
export type ScribeAnswer = 'here' | 'no-recorder' | 'nobody' | 'unreachable'

/** The kitchen waits 10 s for its model; the rest is the way there. */
const WRITE_DOWN_MS = 15_000

/** Whether this browser can record and the kitchen has somebody who writes it down. Never throws. */
export async function findScribe(): Promise<ScribeAnswer> {
  if (!canRecord()) return 'no-recorder'
  try {
    const { hears } = await unwrap(api.health.$get())
    return hears ? 'here' : 'nobody'
  } catch {
    return 'unreachable'
  }
}

/** What is said in it, the likeliest first; empty when nothing is. Throws `ApiError`, `NetworkError` or an abort. */
export async function writeDown(sound: Blob, signal: AbortSignal): Promise<string[]> {
  const audio = new File([sound], 'said', { type: sound.type })
  const within = AbortSignal.any([signal, AbortSignal.timeout(WRITE_DOWN_MS)])
  const { alternatives } = await unwrap(
    api.functions.transcribe.$post({ form: { audio } }, { init: { signal: within } }),
  )
  return alternatives
}
