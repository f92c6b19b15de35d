/** Values out of JSON that anybody may have written: what is not of the kind asked for is as good as absent. */

export type JsonObject = Record<string, unknown>

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A list as it is, one thing as a list of one, nothing as an empty one. */
export function listIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}

export function objectsIn(value: unknown): JsonObject[] {
  return listIn(value).filter(isObject)
}

/** Trimmed; a number as its digits; '' for anything else. */
export function textIn(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/** A finite number, also one written as text; else `null`. */
export function numberIn(value: unknown): number | null {
  const text = textIn(value)
  const number = text === '' ? Number.NaN : Number(text)
  return Number.isFinite(number) ? number : null
}

/** Names in a list of words or of things with a name. */
export function namesIn(value: unknown): string[] {
  return listIn(value)
    .map((one) => textIn(isObject(one) ? one.name : one))
    .filter((name) => name !== '')
}

/** The first of these fields that holds anything: the same thing is spelled in several ways. */
export function either(object: JsonObject, ...fields: string[]): unknown {
  for (const field of fields) {
    const value = object[field]
    if (value !== undefined && value !== null && value !== '') return value
  }
  return undefined
}
