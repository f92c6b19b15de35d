/** The plain words of a model's answer: bounded, and without markup. */
import { z } from 'zod'

const MARKUP = /<\/?[a-z!][^<>]{0,500}>/i

/** Text to show as text. What looks like HTML is refused, so that nobody has to read it. */
export function plainText(max: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !MARKUP.test(text), 'Plain text without markup')
}

/** JSON Schema of an object of which every field is given. */
export function shapeOf(properties: Record<string, object>): object {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  }
}
