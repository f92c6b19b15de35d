/** The typed client of our own API. Shows nothing to anybody: callers turn failures into words. */
import { type ClientResponse, hc } from 'hono/client'
import { AppError, type ErrorBody, type Failure, type FailureCode } from '#shared/errors.ts'
import type { Api } from '#worker/api.ts'
import { readText } from './storage.ts'
import { PROFILE_ID_KEY } from './storage-keys.ts'

export const api = hc<Api>('/', {
  headers: (): Record<string, string> => {
    const profileId = readText(PROFILE_ID_KEY)
    return profileId ? { 'X-Profile-Id': profileId } : {}
  },
}).api

/**
 * The JSON of a 2xx answer. Throws `AppError` with the API's failure for any other;
 * a network that is gone throws the `TypeError` that fetch throws.
 */
export async function unwrap<T>(
  request: Promise<ClientResponse<T, number, string>>,
): Promise<Exclude<T, ErrorBody>> {
  const response = await request
  if (response.ok) return (await readJson(response)) as Exclude<T, ErrorBody>
  throw new AppError(await failureOf(response))
}

/** A 4xx: asking again changes nothing. */
export function isClientFault(error: unknown): boolean {
  return error instanceof AppError && !['internal', 'ai_failed'].includes(error.failure.code)
}

/** True when the API said this, whatever else it said. */
export function hasCode(error: unknown, code: FailureCode): boolean {
  return error instanceof AppError && error.failure.code === code
}

async function readJson(response: ClientResponse<unknown, number, string>): Promise<unknown> {
  return response.status === 204 ? null : response.json()
}

async function failureOf(response: ClientResponse<unknown, number, string>): Promise<Failure> {
  try {
    const { error } = (await response.json()) as ErrorBody
    return { ...error, issues: error.issues ?? [] } as unknown as Failure
  } catch {
    return { code: 'internal', reference: String(response.status) }
  }
}
