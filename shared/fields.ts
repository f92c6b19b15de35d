/** The field types every noun is made of: bounded, well-formed text, ids, dates. No noun is known here. */
import { z } from 'zod'
import { faultOfText, tidyText } from './typed-text.ts'

export { countCodePoints } from './code-points.ts'

/**
 * Trimmed text of at most `max` code points, well-formed, with no control character but tab and newline.
 * Windows line ends are read as newlines; what nobody would see is ''. Limits: README, 'Limits'.
 */
export function text(max: number, required?: string) {
  return z
    .string()
    .superRefine((value, context) => {
      const message = faultOfText(value, { max, ...(required && { required }) })
      if (message !== null) context.addIssue({ code: 'custom', message })
    })
    .transform(tidyText)
}

/** As `text`, and not blank. `message` is what the person hears when it is. */
export function requiredText(max: number, message: string) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? message : undefined) })
    .pipe(text(max, message))
}

/** As `text`; blank becomes `null` (Spec 1, section 5: empty text fields become null). */
export function optionalText(max: number) {
  return text(max)
    .nullable()
    .transform((value) => (value === '' ? null : value))
}

/** Ids are UUID text, made by the server unless a POST body carries its own. */
export const Id = z.uuid().transform((id) => id.toLowerCase())

/** A whole number within bounds; text that looks like a number is refused. */
export function whole(min: number, max: number, message = `A whole number from ${min} to ${max}`) {
  return z
    .number({ error: message })
    .refine((value) => Number.isInteger(value) && value >= min && value <= max, message)
}

/** What every change of a row moves on by one; sent back as `If-Match: "<rev>"`. */
export const Rev = z.int()

/** ISO 8601 UTC text. */
export const Timestamp = z.iso.datetime()
