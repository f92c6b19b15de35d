/**
 * Small readers of stored values, for pages that do without the schemas of `shared/` and their weight. Each
 * gives the value it was asked for or fails; none throws.
 */
import type { Reader } from './storage.ts'

type Fields = Record<string, Reader<unknown>>
type Read<R> = R extends Reader<infer T> ? T : never

const FAILED = { success: false } as const

/** Reads what `is` knows. */
export function only<T>(is: (value: unknown) => value is T): Reader<T> {
  return { safeParse: (value) => (is(value) ? { success: true, data: value } : FAILED) }
}

export const aText = only((value): value is string => typeof value === 'string')
export const aFlag = only((value): value is boolean => typeof value === 'boolean')
export const aNumber = only((value): value is number => Number.isFinite(value))

/** Text of this form. */
export function textLike(form: RegExp): Reader<string> {
  return only((value): value is string => typeof value === 'string' && form.test(value))
}

/** An id as the kitchen makes them. */
export const anId = textLike(/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i)

/** An item's id: where lists are merged, it is made of the food and its plan. */
export const anItemId = textLike(/^[\w-]{1,200}$/)

/** One of these words. */
export function oneOf<T extends string>(...words: readonly T[]): Reader<T> {
  return only((value): value is T => words.some((word) => word === value))
}

export function orNull<T>(reader: Reader<T>): Reader<T | null> {
  return {
    safeParse: (value) =>
      value === null ? { success: true, data: null } : reader.safeParse(value),
  }
}

/** What the first or else the second reads. */
export function eitherOf<A, B>(first: Reader<A>, second: Reader<B>): Reader<A | B> {
  return {
    safeParse(value) {
      const result = first.safeParse(value)
      return result.success ? result : second.safeParse(value)
    },
  }
}

/** An object of these fields, and of no others: what else stands there is left out. */
export function objectOf<F extends Fields>(fields: F): Reader<{ [K in keyof F]: Read<F[K]> }> {
  return {
    safeParse(value) {
      if (typeof value !== 'object' || value === null) return FAILED
      const given = new Map(Object.entries(value))
      const read: Record<string, unknown> = {}
      for (const [name, reader] of Object.entries(fields)) {
        const result = reader.safeParse(given.get(name))
        if (!result.success) return FAILED
        read[name] = result.data
      }
      return { success: true, data: read as { [K in keyof F]: Read<F[K]> } }
    },
  }
}

/** Any names, without those whose value cannot be read. */
export function mapOf<T>(value: Reader<T>): Reader<Record<string, T>> {
  return {
    safeParse(given) {
      if (typeof given !== 'object' || given === null || Array.isArray(given)) return FAILED
      const entries = Object.entries(given).flatMap(([name, one]): [string, T][] => {
        const result = value.safeParse(one)
        return result.success ? [[name, result.data as T]] : []
      })
      return { success: true, data: Object.fromEntries(entries) }
    },
  }
}

/** Rows, without those that cannot be read: one that is broken takes no other with it. */
export function rowsOf<T>(row: Reader<T>): Reader<T[]> {
  return {
    safeParse(value) {
      if (!Array.isArray(value)) return FAILED
      const data: T[] = []
      for (const one of value) {
        const result = row.safeParse(one)
        if (result.success) data.push(result.data as T)
      }
      return { success: true, data }
    },
  }
}
