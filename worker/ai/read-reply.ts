/** Takes the JSON out of whatever a model sent back. Never throws, believes nothing. */
import type { z } from 'zod'

/** An answer that can be used, or what is wrong with it in words that a model can mend it by. */
export type Reading<Answer> = { answer: Answer } | { fault: string }

/** Ours: a recipe of 100 long lines has 20,000 characters; more is a model that cannot stop. */
const REPLY_CHARS_MAX = 60_000
const FAULT_CHARS_MAX = 500
const ISSUES_MAX = 5

/**
 * The value in a reply: of chat completions (`choices`), of older models (`response`, text or already an
 * object), or text by itself. Words and fences around the JSON are passed over; half of it is a fault.
 */
export function readReply(reply: unknown): Reading<unknown> {
  const content = contentOf(reply)
  if (content === undefined) return { fault: 'The answer is empty.' }
  if (typeof content !== 'string') {
    return isTooLong(JSON.stringify(content) ?? '') ? TOO_LONG : { answer: content }
  }
  if (isTooLong(content)) return TOO_LONG
  const json = content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1)
  try {
    return { answer: JSON.parse(json) }
  } catch {
    return { fault: 'The answer is not one whole JSON object.' }
  }
}

const TOO_LONG = { fault: 'The answer is far too long.' }

function isTooLong(text: string): boolean {
  return text.length > REPLY_CHARS_MAX
}

/** The reply as text, to show a model what it said; '' when there is none. */
export function replyText(reply: unknown): string {
  const content = contentOf(reply)
  return typeof content === 'string' ? content : (JSON.stringify(content) ?? '')
}

/** `undefined` when nothing was said. */
function contentOf(reply: unknown): unknown {
  if (typeof reply === 'string') return reply
  if (!isObject(reply)) return undefined
  const { response, choices } = reply
  if (Array.isArray(choices)) {
    const [choice] = choices
    const message = isObject(choice) ? choice.message : undefined
    return (isObject(message) ? message.content : undefined) ?? undefined
  }
  return response ?? undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** A value by its schema; a fault names the fields that are wrong. */
export function readShape<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Reading<z.infer<Schema>> {
  const { success, data, error } = schema.safeParse(value)
  if (success) return { answer: data }
  const issues = error.issues
    .slice(0, ISSUES_MAX)
    .map(({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`)
  return { fault: issues.join('; ').slice(0, FAULT_CHARS_MAX) }
}
