/** Calls the real router as a client would. */
import { env } from 'cloudflare:test'
import { api } from '../api.ts'

type Options = {
  body?: unknown
  raw?: BodyInit
  headers?: Record<string, string>
  profile?: string
}

/** Sends a request through the API and reads the JSON answer (`null` when there is no body). */
export async function call(method: string, path: string, options: Options = {}) {
  const headers = new Headers(options.headers)
  if (options.profile) headers.set('X-Profile-Id', options.profile)
  if (options.body !== undefined && !headers.has('Content-Type')) {
    headers.set('Content-Type', 'application/json')
  }
  const body =
    options.raw ?? (options.body === undefined ? undefined : JSON.stringify(options.body))
  const response = await api.request(`/api${path}`, { method, headers, body }, env)
  const text = await response.text()
  const isJson = response.headers.get('Content-Type')?.includes('json')
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever fields it expects
  const json: any = isJson && text ? JSON.parse(text) : null
  return { status: response.status, headers: response.headers, text, json }
}

/** A new profile's id, with a name nobody else has. */
export async function aProfile(name = `Chef ${crypto.randomUUID()}`): Promise<string> {
  const { json } = await call('POST', '/profiles', { body: { name } })
  return json.id
}
