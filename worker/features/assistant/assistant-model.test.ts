import { env } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import type { AiBinding } from '../../ai/binding.ts'
import { api } from '../../api.ts'
import { completion, fakeBinding, kitchenWith } from '../../testing/fake-binding.ts'
import { pngOf, soup } from '../../testing/six-tasks.ts'

const good = completion({ answer: 'Small bubbles.' })
const question = {
  recipe: soup,
  currentStep: 0,
  currentStepText: 'Slice.',
  question: 'What does simmer mean?',
}

/** Calls the API of a kitchen with this model; one address unless another is given. */
function kitchen(binding: AiBinding, AI_LIMIT = env.AI_LIMIT) {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const bindings = { ...kitchenWith(binding), AI_LIMIT }
  const send = async (path: string, init?: RequestInit) => {
    const response = await api.request(`/api${path}`, init, bindings)
    // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever fields it expects
    const json: any = await response.json()
    return { status: response.status, headers: response.headers, json }
  }
  const ask = (address = '192.0.2.1', body: object = question) =>
    send('/functions/cooking-coach', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': address },
      body: JSON.stringify(body),
    })
  return { send, ask, health: async () => (await send('/health')).json.ai }
}

test('the model answers through the API, and health says so', async () => {
  const { ask, health } = kitchen(fakeBinding(good).binding)
  expect(await health()).toBe('workers-ai')
  const { status, json } = await ask()
  expect([status, json]).toEqual([200, { answer: 'Small bubbles.', source: 'workers-ai' }])
})

test('a binding that refuses is asked once, then left alone for a while', async () => {
  const now = vi.spyOn(Date, 'now')
  const refused = fakeBinding(new Error('Binding AI needs to be run remotely'), good)
  const { ask, health } = kitchen(refused.binding)
  expect((await ask()).json.source).toBe('kitchen-guide')
  expect((await ask()).json.source).toBe('kitchen-guide')
  expect([refused.calls.length, await health()]).toEqual([1, 'kitchen-guide'])
  now.mockReturnValue(performance.timeOrigin + performance.now() + 11 * 60_000)
  expect([(await ask()).json.source, await health()]).toEqual(['workers-ai', 'workers-ai'])
  now.mockRestore()
})

test('an answer that cannot be used sends nobody away', async () => {
  const { binding, calls } = fakeBinding(completion('Hm.'), completion('Hm.'), good)
  const { ask } = kitchen(binding)
  expect((await ask()).json.source).toBe('kitchen-guide')
  expect((await ask()).json.source).toBe('workers-ai')
  expect(calls).toHaveLength(3)
})

test('a catalogue that cannot be read shows in health before anybody asks', async () => {
  const { binding } = fakeBinding(good)
  const absent = { ...binding, models: () => Promise.reject(new Error('needs to be run remotely')) }
  expect(await kitchen(absent).health()).toBe('kitchen-guide')
})

test('the thirty-first call of a minute that would reach the model is refused, by address', async () => {
  const { ask } = kitchen(fakeBinding(good).binding)
  for (let call = 0; call < 30; call++) expect((await ask('192.0.2.30')).status).toBe(200)
  const { status, headers, json } = await ask('192.0.2.30')
  expect([status, json.error.code, headers.get('Retry-After')]).toEqual([429, 'rate_limited', '60'])
  expect((await ask('192.0.2.31')).status).toBe(200)
})

test('what is refused for its form is not counted, and the guide is never limited', async () => {
  const limit = vi.fn(async () => ({ success: false }))
  const model = kitchen(fakeBinding(good).binding, { limit })
  expect((await model.ask('192.0.2.1', { ...question, question: ' ' })).status).toBe(422)
  expect(limit).not.toHaveBeenCalled()
  expect((await model.ask()).status).toBe(429)
  const guide = kitchen(fakeBinding(new Error('no')).binding, {
    limit: async () => ({ success: true }),
  })
  await guide.ask()
  for (let call = 0; call < 35; call++) expect((await guide.ask()).status).toBe(200)
})

test('a photo in which neither mind finds anything is answered with 502', async () => {
  const { send } = kitchen(fakeBinding(completion({ found: false, recipe: null })).binding)
  for (const size of [1, 640]) {
    const form = new FormData()
    form.append('image', new File([new Uint8Array(pngOf(size, size))], 'cat.png'))
    const { status, json } = await send('/functions/extract-recipe-from-photo', {
      method: 'POST',
      body: form,
    })
    expect([status, json.error.code]).toEqual([502, 'ai_failed'])
  }
})
