/** When each failure is answered, for readers of the API. Exhaustive: a new code fails to compile here. */
import type { FailureCode } from '#shared/errors.ts'

export const FAILURE_MEANING: Record<FailureCode, string> = {
  invalid_json: 'The body is not JSON: empty, cut off or not UTF-8',
  no_profile: '`X-Profile-Id` is missing or names no profile',
  forbidden_origin: 'A write that another site asked for',
  not_found: 'No such row, or no such path',
  method_not_allowed: 'The path is there, for other methods; `Allow` names them',
  unique_violation: 'A profile has this name, in whatever case',
  stale: '`If-Match` names a `rev` that the row has left behind',
  payload_too_large: 'The body is larger than the route takes',
  unsupported_media_type: 'The body is of another content type',
  validation_failed: 'A rule or a limit is broken; `issues` says which, by path',
  no_recipe_found: 'The page holds no recipe',
  unreachable: 'The page could not be fetched',
  rate_limited: 'Too many at once; `Retry-After` says how many seconds to wait',
  ai_failed: 'The assistant failed and nothing else can answer',
  internal: 'Anything else; the message holds a reference',
}
