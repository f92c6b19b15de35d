/** The typed client of our own API. Shows nothing to anybody: callers turn failures into words. */
import { type ClientResponse, hc } from 'hono/client'
import type { ErrorBody, FailureCode, Issue } from '#shared/errors.ts'
import type { Api } from '#worker/api.ts'

/** Bytes that are parsed in a few milliseconds on a phone. */
const LONG_JSON = 300_000

let actingProfileId: string | null = null

/** In whose name the calls of this page are made, whoever is chosen in another tab meanwhile. */
export function actAs(profileId: string | null): void {
  actingProfileId = profileId
}

/** Nobody could be reached: fetch's own `TypeError`, told from those of a mistake in the program. */
export class NetworkError extends Error {
  constructor(message = 'Nobody could be reached', options?: ErrorOptions) {
    super(message, options)
    this.name = 'NetworkError'
  }
}

/** As fetch, but for its word for a network that is gone. An aborted call stays one. */
export async function reach(...asked: Parameters<typeof fetch>): Promise<Response> {
  return overNetwork(fetch(...asked))
}

/** Fetching, and reading what is still on its way: a connection can be cut in the midst of an answer. */
async function overNetwork<T>(coming: Promise<T>): Promise<T> {
  try {
    return await coming
  } catch (cause) {
    throw cause instanceof TypeError ? new NetworkError(cause.message, { cause }) : cause
  }
}

export const api = hc<Api>('/', {
  fetch: reach,
  headers: (): Record<string, string> =>
    actingProfileId ? { 'X-Profile-Id': actingProfileId } : {},
}).api

type Circumstances = { url?: string; retryAfterSeconds?: number | null }

/** What the API said when it failed. The facts of its `Failure` stay with it, but for the issues. */
export class ApiError extends Error {
  readonly code: FailureCode
  readonly issues: readonly Issue[]
  /** The HTTP status. */
  readonly status: number
  /** What was asked for: the first word of its path below /api, or a function's name. */
  readonly noun: string
  /** How long the kitchen wants to be left alone, where it says so. */
  readonly retryAfterSeconds: number | null

  constructor(
    { code, message, issues = [] }: ErrorBody['error'],
    status: number,
    { url = '', retryAfterSeconds = null }: Circumstances = {},
  ) {
    super(message)
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
    this.noun = /\/api\/(?:functions\/)?([a-z-]+)/.exec(url)?.[1] ?? ''
    this.name = 'ApiError'
    this.code = code
    this.issues = issues
  }
}

/**
 * The JSON of a 2xx answer. Throws `ApiError` for any other;
 * a network that is gone, also in the midst of the answer, throws `NetworkError`.
 */
export async function unwrap<T>(
  request: Promise<ClientResponse<T, number, string>>,
): Promise<Exclude<T, ErrorBody>> {
  const response = await request
  if (response.ok) return (await readJson(response)) as Exclude<T, ErrorBody>
  throw await errorOf(response)
}

/** The bytes of a 2xx answer, typed as the answer says. Throws as `unwrap` does. */
export async function unwrapBlob(
  request: Promise<ClientResponse<unknown, number, string>>,
): Promise<Blob> {
  const response = await request
  if (response.ok) return overNetwork(response.blob())
  throw await errorOf(response)
}

/** As `unwrap`, for a list that may be long: a long one is read in slices, between which the page lives. */
export async function unwrapRows<T extends unknown[]>(
  request: Promise<ClientResponse<T, number, string>>,
): Promise<T> {
  const response = await request
  if (!response.ok) throw await errorOf(response)
  const json = await overNetwork(response.blob())
  if (json.size < LONG_JSON) return JSON.parse(await json.text())
  const { readRows } = await import('./read-rows.ts')
  return (await readRows(json)) as T
}

/** A 4xx: asking again changes nothing. */
export function isClientFault(error: unknown): boolean {
  return error instanceof ApiError && !['internal', 'ai_failed'].includes(error.code)
}

/** True when the API said this, whatever else it said. */
export function hasCode(error: unknown, code: FailureCode): boolean {
  return error instanceof ApiError && error.code === code
}

async function readJson(response: ClientResponse<unknown, number, string>): Promise<unknown> {
  return response.status === 204 ? null : overNetwork(response.json())
}

async function errorOf(response: ClientResponse<unknown, number, string>): Promise<ApiError> {
  const text = await overNetwork(response.text())
  try {
    const { error } = JSON.parse(text) as ErrorBody
    return new ApiError(error, response.status, circumstancesOf(response))
  } catch {
    const error = { code: 'internal', message: `Status ${response.status}` } as const
    return new ApiError(error, response.status, circumstancesOf(response))
  }
}

function circumstancesOf({ url, headers }: ClientResponse<unknown, number, string>): Circumstances {
  return { url, retryAfterSeconds: Number(headers.get('Retry-After')) || null }
}
