/** The one place that turns a failure into a status and a body. Exhaustive: a new code fails to compile here. */
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { AppError, type ErrorBody, type Failure, type FailureCode } from '#shared/errors.ts'
import { describeError } from './describe-error.ts'

/** Answers anything thrown. Unknown errors are logged under a reference and told without their message. */
export function onError(error: Error, c: Context) {
  const failure = failureOf(error)
  if (failure.code === 'internal') {
    console.error(`[${failure.reference}] ${describeError(error)}`)
  }
  if (failure.code === 'rate_limited') c.header('Retry-After', String(failure.retryAfterSeconds))
  const body: ErrorBody = {
    error: {
      code: failure.code,
      message: messageOf(failure),
      ...(failure.code === 'validation_failed' && { issues: failure.issues }),
    },
  }
  return c.json(body, statusOf(failure.code))
}

function failureOf(error: Error): Failure {
  if (error instanceof AppError) return error.failure
  if (error instanceof HTTPException && error.status === 400) return { code: 'invalid_json' }
  return { code: 'internal', reference: crypto.randomUUID() }
}

/** The status that a failure is answered with. */
export function statusOf(code: FailureCode): ContentfulStatusCode {
  switch (code) {
    case 'invalid_json':
    case 'no_profile':
      return 400
    case 'forbidden_origin':
      return 403
    case 'not_found':
      return 404
    case 'method_not_allowed':
      return 405
    case 'unique_violation':
    case 'stale':
      return 409
    case 'payload_too_large':
      return 413
    case 'unsupported_media_type':
      return 415
    case 'validation_failed':
    case 'no_recipe_found':
    case 'unreachable':
      return 422
    case 'rate_limited':
      return 429
    case 'internal':
      return 500
    case 'ai_failed':
      return 502
  }
}

function messageOf(failure: Failure): string {
  switch (failure.code) {
    case 'invalid_json':
      return 'The body is not JSON'
    case 'no_profile':
      return 'No profile selected'
    case 'validation_failed':
      return failure.issues[0]?.message ?? 'Some of it cannot be saved as it is'
    case 'no_recipe_found':
      return 'No recipe found on this page'
    case 'unreachable':
      return failure.reason
    case 'not_found':
      return `No such ${failure.what}`
    case 'method_not_allowed':
      return 'This address does not do that'
    case 'unique_violation':
      return `The name '${failure.name}' is taken`
    case 'stale':
      return 'It has changed since you read it'
    case 'payload_too_large':
      return `More than ${failure.maxBytes} bytes`
    case 'unsupported_media_type':
      return `Send ${failure.expected}`
    case 'forbidden_origin':
      return 'Another site may not write here'
    case 'rate_limited':
      return `Too many at once; try again in ${failure.retryAfterSeconds} seconds`
    case 'ai_failed':
      return failure.reason ?? 'The assistant could not answer'
    case 'internal':
      return `Something went wrong (${failure.reference})`
  }
}
