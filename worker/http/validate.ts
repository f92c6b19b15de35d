/** Wraps the schema validator once: what fails is one `AppError`, what passes is typed and documented. */
import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { Context } from 'hono'
import { validator } from 'hono-openapi'
import { z } from 'zod'
import { AppError, type Issue } from '#shared/errors.ts'
import { Id } from '#shared/fields.ts'
import { JSON_MAX_BYTES } from './limits.ts'
import { readBody } from './read-body.ts'

type BodyOptions = {
  /** Default: 1 MB. */
  maxBytes?: number
  /** An absent body is the same as `{}`. */
  optional?: boolean
}

/** Path, query and header values. Throws `validation_failed`, or `not_found` for an id that cannot be one. */
export function validate<
  Schema extends StandardSchemaV1,
  Target extends 'param' | 'query' | 'header',
>(target: Target, schema: Schema) {
  return validator(target, schema, refuse)
}

/** The JSON body. Throws `payload_too_large`, `unsupported_media_type`, `invalid_json`, `validation_failed`. */
export function validateJson<Schema extends StandardSchemaV1>(
  schema: Schema,
  options: BodyOptions = {},
) {
  const check = validator('json', schema, refuse)
  const readThenCheck: typeof check = async (c, next) => {
    // As text: a parsed body put here would be written and parsed once more, and 1e999 become null.
    const text = await readJsonText(c, options)
    Object.assign(c.req.bodyCache, { text: Promise.resolve(text) })
    return check(c, next)
  }
  return Object.assign(readThenCheck, check)
}

/** `{id}` of a path. What is not a UUID names no row: 404, as the row would be. */
export const IdParam = z.object({ id: Id })

/** The body's text, which `check` parses; what is no JSON it throws as hono's 400 (`on-error.ts`). */
async function readJsonText(c: Context, options: BodyOptions): Promise<string> {
  const bytes = await readBody(c.req.raw, options.maxBytes ?? JSON_MAX_BYTES)
  if (bytes.length === 0) {
    if (options.optional) return '{}'
    throw new AppError({ code: 'invalid_json' })
  }
  // The same types that hono's validator parses: one that it passed by would be read as `{}`.
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(c.req.header('Content-Type') ?? '')) {
    throw new AppError({ code: 'unsupported_media_type', expected: 'application/json' })
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch (cause) {
    throw new AppError({ code: 'invalid_json' }, { cause })
  }
}

type Outcome =
  | { success: true }
  | { success: false; target: string; error: readonly StandardSchemaV1.Issue[] }

function refuse(outcome: Outcome) {
  if (outcome.success) return
  if (outcome.target === 'param') throw new AppError({ code: 'not_found', what: 'path' })
  throw new AppError({ code: 'validation_failed', issues: outcome.error.map(toIssue) })
}

function toIssue(issue: StandardSchemaV1.Issue): Issue {
  const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part))
  return { path: path.join('.'), message: issue.message }
}
