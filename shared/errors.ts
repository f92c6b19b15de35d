/** Every way Dollop fails, with the facts a reader needs. No HTTP statuses and no words for people here. */

/** One broken rule: the field's path, dotted, '' for the whole; the message as people read it. */
export type Issue = { path: string; message: string }

/** Every failure with its facts. Thrown inside an `AppError`. */
export type Failure =
  | { code: 'invalid_json' }
  | { code: 'no_profile' }
  | { code: 'validation_failed'; issues: Issue[] }
  | { code: 'no_recipe_found' }
  | { code: 'unreachable'; reason: string }
  | { code: 'not_found'; what: Missing }
  | { code: 'method_not_allowed' }
  | { code: 'unique_violation'; name: string }
  | { code: 'stale' }
  | { code: 'payload_too_large'; maxBytes: number }
  | { code: 'unsupported_media_type'; expected: string }
  | { code: 'forbidden_origin' }
  | { code: 'rate_limited'; retryAfterSeconds: number }
  /** `reason` in words for people, where there is more to say than that nobody answered. */
  | { code: 'ai_failed'; task: AiTask; reason?: string }
  | { code: 'internal'; reference: string }

/** What was looked for and is not there. */
export type Missing =
  | 'path'
  | 'profile'
  | 'recipe'
  | 'plan'
  | 'grocery list'
  | 'shopping list'
  | 'item'
  | 'pantry item'
  | 'image'

type AiTask = 'summarise' | 'shop' | 'readRecipe' | 'tips' | 'coach' | 'chat' | 'transcribe'

/** The word for a failure that goes over the wire (contract, HTTP). */
export type FailureCode = Failure['code']

/** What the API answers when it fails (`error` is the only field). */
export type ErrorBody = { error: { code: FailureCode; message: string; issues?: Issue[] } }

/** Thrown for everything a cook should hear about; anything else is a bug and becomes `internal`. */
export class AppError extends Error {
  readonly failure: Failure

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.code, options)
    this.name = 'AppError'
    this.failure = failure
  }
}

/** Shorthand for a broken rule: one issue, or several. */
export function invalid(...issues: Issue[]): AppError {
  return new AppError({ code: 'validation_failed', issues })
}
