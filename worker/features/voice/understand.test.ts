import { expect, test, vi } from 'vitest'
import { understand } from '../../ai/ask-command.ts'
import type { AiBinding } from '../../ai/binding.ts'
import { api } from '../../api.ts'
import { completion, fakeBinding, kitchenWith, SILENCE } from '../../testing/fake-binding.ts'

const request = {
  text: 'shove the pasta one on for nine',
  context: { step: 2, steps: 5, timers: [], ingredients: ['pasta', 'butter'] },
  intents: ['next', 'startTimer', 'addTime'],
}
const pasta = { intent: 'startTimer', slots: { seconds: 540, label: 'pasta' } }
const nobody = { command: null, source: 'kitchen-guide' }
const nothing = { command: null, source: 'workers-ai' }

/** A kitchen with this model; `undefined` has none. */
function kitchen(binding: AiBinding | undefined, changes = {}) {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const bindings = { ...kitchenWith(binding), ...changes }
  return async (body: object = request) => {
    const response = await api.request(
      '/api/functions/understand',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      },
      bindings,
    )
    // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever fields it expects
    const json: any = await response.json()
    return { status: response.status, json }
  }
}

test('what the model understood is a command with its slots', async () => {
  const { binding, calls } = fakeBinding(completion(pasta))
  const { status, json } = await kitchen(binding)()
  expect([status, json]).toEqual([200, { command: pasta, source: 'workers-ai' }])
  expect(calls[0]?.model).toBe('writer')
  const sent = JSON.stringify(calls[0]?.inputs.messages)
  expect(sent).toContain('shove the pasta one on for nine')
  expect(sent).toContain('startTimer {seconds?: integer, label?: string}')
})

test.each([
  ['nothing for us', { intent: null, slots: {} }],
  ['an intent that was not offered', { intent: 'finish', slots: {} }],
  ['an intent that nobody knows', { intent: 'orderPizza', slots: {} }],
  ['slots of another type', { intent: 'startTimer', slots: { seconds: 'nine' } }],
  ['slots too many', { intent: 'next', slots: { sql: 'drop' } }],
  ['a required slot missing', { intent: 'addTime', slots: {} }],
])('%s is nothing understood, and asked once', async (_, answer) => {
  const { binding, calls } = fakeBinding(completion(answer))
  expect((await kitchen(binding)()).json).toEqual(nothing)
  expect(calls).toHaveLength(1)
})

test('slots that a model leaves empty are left out', async () => {
  const empty = { intent: 'next', slots: { count: null } }
  const { json } = await kitchen(fakeBinding(completion(empty)).binding)()
  expect(json.command).toEqual({ intent: 'next', slots: {} })
})

test.each([
  ['no binding', undefined, {}],
  ['no model named', fakeBinding(completion(pasta)).binding, { AI_TEXT_MODEL: '' }],
  ['a model that throws', fakeBinding(new Error('boom')).binding, {}],
  ['a model without its allocation', fakeBinding(new Error('3036: daily')).binding, {}],
  ['prose, twice', fakeBinding(completion('A timer?')).binding, {}],
  ['an answer of another kind', fakeBinding(completion([1, 2])).binding, {}],
] as const)('%s: nobody understood, and nobody is sent away', async (_, binding, changes) => {
  expect(await kitchen(binding, changes)()).toEqual({ status: 200, json: nobody })
})

test('prose is mended once', async () => {
  const { binding } = fakeBinding(completion('A timer!'), completion(pasta))
  expect((await kitchen(binding)()).json.command).toEqual(pasta)
})

test('after its time nobody understood, and the next sentence does not wait', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { binding, calls } = fakeBinding(SILENCE)
  const env = kitchenWith(binding)
  expect(await understand(env, request, 20)).toEqual(nobody)
  expect(calls[0]?.signal.aborted).toBe(true)
  expect(await understand(env, request, 20)).toEqual(nobody)
  expect(calls).toHaveLength(1)
})

test('a kitchen that knows none of the intents asks nobody', async () => {
  const { binding, calls } = fakeBinding(completion(pasta))
  expect((await kitchen(binding)({ ...request, intents: ['teleport'] })).json).toEqual(nobody)
  expect(calls).toHaveLength(0)
})

test.each([
  ['nothing said', { ...request, text: '  ' }, 'text'],
  ['a speech', { ...request, text: 'a'.repeat(301) }, 'text'],
  ['no intents', { ...request, intents: [] }, 'intents'],
  ['an unknown context', { ...request, context: { password: 'x' } }, 'context'],
  ['too many names', { ...request, context: { items: Array(101).fill('tea') } }, 'context.items'],
])('%s is refused', async (_, body, path) => {
  const { status, json } = await kitchen(fakeBinding(completion(pasta)).binding)(body)
  expect([status, json.error.issues[0].path]).toEqual([422, path])
})

test('sentences are counted, and those that reach nobody are not', async () => {
  const limit = vi.fn(async () => ({ success: false }))
  const changes = { VOICE_LIMIT: { limit } }
  const { status } = await kitchen(fakeBinding(completion(pasta)).binding, changes)()
  expect(status).toBe(429)
  expect((await kitchen(undefined, changes)()).status).toBe(200)
  expect(limit).toHaveBeenCalledTimes(1)
})
