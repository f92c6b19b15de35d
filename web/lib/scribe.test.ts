/** The kitchen that writes down what is said, or says why not. */
import { afterEach, expect, test, vi } from 'vitest'
import { findScribe, writeDown } from './scribe.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const health = (hears?: boolean) => Response.json({ status: 'ok', version: '1', hears })

test.for([
  ['here', () => health(true)],
  ['nobody', () => health(false)],
  // an older kitchen
  ['nobody', () => health()],
  ['unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['unreachable', () => new Response('<p>Log in</p>')],
] as const)('somebody who writes it down: %s', async ([answer, fetched]) => {
  vi.stubGlobal('fetch', fetched)
  expect(await findScribe()).toBe(answer)
})

test('a browser that cannot record asks nobody', async () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(navigator, 'mediaDevices', 'get').mockReturnValue({} as MediaDevices)
  expect(await findScribe()).toBe('no-recorder')
  expect(fetched).not.toHaveBeenCalled()
})

test('the sound goes as the field audio, and what was heard comes back', async () => {
  let sent: unknown
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent = init.body
    return Response.json({ text: 'Next.', alternatives: ['Next.'], source: 'workers-ai' })
  })
  const sound = new Blob(['sound'], { type: 'audio/webm' })
  expect(await writeDown(sound, new AbortController().signal)).toEqual(['Next.'])
  const audio = sent instanceof FormData ? sent.get('audio') : null
  expect(audio).toBeInstanceOf(File)
  expect(audio instanceof File && [audio.type, await audio.text()]).toEqual(['audio/webm', 'sound'])
})
