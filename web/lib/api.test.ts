/** What a call throws when it gets no whole answer. */
import { afterEach, expect, test, vi } from 'vitest'
import { api, NetworkError, unwrap, unwrapBlob, unwrapRows } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

/** An answer that begins, and then breaks off with what a browser says of that. */
function answerCut(status: number) {
  vi.stubGlobal('fetch', async () => {
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('[{"id":'))
        stream.error(new TypeError('network error'))
      },
    })
    return new Response(body, { status })
  })
}

const calls = {
  unwrap: () => unwrap(api.recipes.$get()),
  unwrapBlob: () => unwrapBlob(api.recipes.$get()),
  unwrapRows: () => unwrapRows(api.recipes.$get() as never),
}

test.each(
  Object.entries(calls).flatMap(([name, call]) =>
    [200, 409].map((status) => ({ name, call, status })),
  ),
)('$name: a connection cut in the midst of a $status is a network that is gone', async (one) => {
  answerCut(one.status)
  await expect(one.call()).rejects.toBeInstanceOf(NetworkError)
})

test('a call that is given up in the midst of its answer stays given up', async () => {
  const answer = new Response('{}')
  answer.json = () => Promise.reject(new DOMException('Given up', 'AbortError'))
  vi.stubGlobal('fetch', async () => answer)
  await expect(calls.unwrap()).rejects.toMatchObject({ name: 'AbortError' })
})

test('an answer that is no JSON is no lost network', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }))
  await expect(calls.unwrap()).rejects.toMatchObject({ code: 'internal', status: 502 })
})
