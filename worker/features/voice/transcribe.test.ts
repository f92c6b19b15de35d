import { env } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import type { AiBinding } from '../../ai/binding.ts'
import { transcribe } from '../../ai/transcribe.ts'
import { api } from '../../api.ts'
import { fakeBinding, kitchenWith, SILENCE } from '../../testing/fake-binding.ts'
import { audioForm, oggOf, wavOf, webmOf } from '../../testing/recordings.ts'

const said = { text: ' Next  step. ', segments: [{ text: ' Next step.', no_speech_prob: 0.01 }] }

/** A kitchen with this model; `undefined` has none. */
function kitchen(binding: AiBinding | undefined, changes = {}) {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const bindings = { ...kitchenWith(binding), ...changes }
  return async (form: FormData = audioForm(webmOf()), init: RequestInit = {}) => {
    const request = { method: 'POST', body: form, ...init }
    const response = await api.request('/api/functions/transcribe', request, bindings)
    // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever fields it expects
    const json: any = await response.json()
    return { status: response.status, json, error: json.error, headers: response.headers }
  }
}

test.each([
  ['WebM', webmOf()],
  ['Ogg', oggOf(14)],
  ['WAV', wavOf(2)],
])('%s is written down by the model that is named', async (_, recording) => {
  const { binding, calls } = fakeBinding(said)
  const { status, json } = await kitchen(binding)(audioForm(recording))
  expect([status, json]).toEqual([
    200,
    { text: 'Next step.', alternatives: ['Next step.'], source: 'workers-ai' },
  ])
  const [call] = calls
  expect(call?.model).toBe('scribe')
  const sent = atob(String(call?.inputs.audio))
  expect(sent.length).toBe(recording.length)
  expect(sent.charCodeAt(0)).toBe(recording[0])
})

test.each([
  ['WAV of 16 s', wavOf(16), 'At most 15 seconds'],
  ['WAV of 16 s that promises less', wavOf(16, 100), 'At most 15 seconds'],
  ['Ogg of 16 s', oggOf(16), 'At most 15 seconds'],
  ['WAV without sound', wavOf(0), 'The recording is empty'],
  ['an empty file', new Uint8Array(), 'The recording is empty'],
  ['text', 'hello', 'Not a file'],
])('%s is refused and nobody is asked', async (_, recording, message) => {
  const { binding, calls } = fakeBinding(said)
  const { status, error } = await kitchen(binding)(audioForm(recording))
  expect([status, error.issues, calls.length]).toEqual([422, [{ path: 'audio', message }], 0])
})

test('a recorder that stopped a moment late is heard', async () => {
  expect((await kitchen(fakeBinding(said).binding)(audioForm(wavOf(15.2)))).status).toBe(200)
})

test.each([
  ['no recording', audioForm(), 'A recording is required'],
  ['two recordings', audioForm(wavOf(1), wavOf(1)), 'Only one'],
])('%s is refused', async (_, form, message) => {
  const { status, error } = await kitchen(fakeBinding(said).binding)(form)
  expect([status, error.message]).toEqual([422, message])
})

test('an unknown field is refused', async () => {
  const form = audioForm(wavOf(1))
  form.append('language', 'fr')
  const { status, error } = await kitchen(fakeBinding(said).binding)(form)
  expect([status, error.issues[0].path]).toEqual([422, 'language'])
})

test.each([
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])],
  ['a film', webmOf('V_VP9')],
  ['an MP3', Uint8Array.from([0x49, 0x44, 0x33, 4, 0, 0])],
  ['a WebP, which begins as WAV does', new TextEncoder().encode('RIFF....WEBPVP8 ')],
])('%s is no recording of ours, whatever its name', async (_, bytes) => {
  const { status, error } = await kitchen(fakeBinding(said).binding)(audioForm(bytes))
  expect([status, error.code]).toEqual([415, 'unsupported_media_type'])
})

test('more than a megabyte is too large, by the file and by the body', async () => {
  const ask = kitchen(fakeBinding(said).binding)
  for (const bytes of [1_000_001, 1_200_000]) {
    const large = new Uint8Array(bytes)
    large.set(webmOf())
    const { status, error } = await ask(audioForm(large))
    expect([status, error.code]).toEqual([413, 'payload_too_large'])
  }
})

test('a body that is no form is refused', async () => {
  const headers = { 'Content-Type': 'application/json' }
  const { status } = await kitchen(fakeBinding(said).binding)(audioForm(), { body: '{}', headers })
  expect(status).toBe(415)
})

test.each([
  ['no binding', undefined, {}],
  ['no model named', fakeBinding(said).binding, { AI_SPEECH_MODEL: '' }],
] as const)('%s: nobody can write it down, and that is said', async (_, binding, changes) => {
  const { status, error } = await kitchen(binding, changes)()
  expect([status, error.code]).toEqual([502, 'ai_failed'])
  expect(error.message).toBe('No model that writes down speech is bound to this kitchen')
})

test.each([
  ['throws', new Error('5004: Invalid audio')],
  ['answers with prose', 'I heard something'],
  ['answers with no text', { transcript: 'next' }],
  ['answers with half a type', { text: 7 }],
  ['answers null', null],
  ['cannot stop', { text: 'and '.repeat(400) }],
])('a model that %s is 502, and the next sentence is tried again', async (_, reply) => {
  const { binding, calls } = fakeBinding(reply, said)
  const ask = kitchen(binding)
  const { status, error } = await ask()
  expect([status, error.code, error.message]).toEqual([
    502,
    'ai_failed',
    'It could not be written down',
  ])
  expect([(await ask()).status, calls.length]).toEqual([200, 2])
})

test('a model that takes too long is told to stop', async () => {
  const { binding, calls } = fakeBinding(SILENCE)
  const late = transcribe(kitchenWith(binding), webmOf(), 20)
  await expect(late).rejects.toMatchObject({
    failure: { code: 'ai_failed', reason: 'It took too long to write it down' },
  })
  expect(calls[0]?.signal.aborted).toBe(true)
})

test('a used-up allocation is asked about once, and hearing alone rests', async () => {
  const { binding, calls } = fakeBinding(new Error('3036: daily free allocation used up'))
  const ask = kitchen(binding)
  expect((await ask()).error.message).toBe('It could not be written down')
  const { error } = await ask()
  expect(error.message).toBe('The model that writes down speech is not available now')
  expect(calls).toHaveLength(1)
})

test('what a model makes up where nobody speaks is left out', async () => {
  const silence = { text: ' Thank you for watching.', no_speech_prob: 0.9, avg_logprob: -1.4 }
  const nothing = { text: silence.text, segments: [silence] }
  const { json } = await kitchen(fakeBinding(nothing).binding)()
  expect(json).toEqual({ text: '', alternatives: [], source: 'workers-ai' })
  const both = { text: 'Next. Thank you for watching.', segments: [{ text: 'Next.' }, silence] }
  expect((await kitchen(fakeBinding(both).binding)()).json.text).toBe('Next.')
})

test('sentences are counted by address, and those that reach nobody are not', async () => {
  const limit = vi.fn(async () => ({ success: false }))
  const refused = await kitchen(fakeBinding(said).binding, { VOICE_LIMIT: { limit } })()
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60'])
  expect((await kitchen(undefined, { VOICE_LIMIT: { limit } })()).status).toBe(502)
  expect(limit).toHaveBeenCalledTimes(1)
  const ask = kitchen(fakeBinding(said).binding, { VOICE_LIMIT: env.VOICE_LIMIT })
  const from = { headers: { 'CF-Connecting-IP': '192.0.2.77' } }
  for (let call = 0; call < 30; call++) expect((await ask(undefined, from)).status).toBe(200)
  expect((await ask(undefined, from)).status).toBe(429)
})

test('health says whether what is said can be written down', async () => {
  const hears = async (binding: AiBinding | undefined, changes = {}) => {
    const bindings = { ...kitchenWith(binding), ...changes }
    const health = await (await api.request('/api/health', {}, bindings)).json()
    return (health as { hears: boolean }).hears
  }
  const { binding } = fakeBinding(said)
  const absent = { ...binding, models: () => Promise.reject(new Error('needs to be run remotely')) }
  expect(await hears(binding)).toBe(true)
  expect(await hears(binding, { AI_TEXT_MODEL: '' })).toBe(true)
  expect(await hears(binding, { AI_SPEECH_MODEL: '' })).toBe(false)
  expect(await hears(undefined)).toBe(false)
  expect(await hears(absent)).toBe(false)
})
