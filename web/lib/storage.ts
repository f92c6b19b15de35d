/**
 * The one door to what the device keeps: anything may stand there, so whatever is read passes a reader. A
 * storage that is full or refused keeps values as long as the page lives. No noun known.
 */

/** 'local' outlives the tab, 'session' does not. */
type Area = 'local' | 'session'

/** Anything that reads an unknown value into a known one, or fails: a zod schema will do. */
export type Reader<T> = { safeParse(value: unknown): { success: boolean; data?: T } }

const memory = { local: new Map<string, string>(), session: new Map<string, string>() }
let hasComplained = false

/** The JSON under a key as its reader gives it; an old, broken or foreign value is the fallback. */
export function readStored<T>(
  key: string,
  reader: Reader<T>,
  fallback: T,
  area: Area = 'local',
): T {
  const raw = readRaw(key, area)
  return raw === null ? fallback : readFrom(() => JSON.parse(raw), reader, fallback)
}

/** As `readStored`, for text that stands there as it is. */
export function readStoredText<T>(key: string, reader: Reader<T>, fallback: T): T {
  const raw = readRaw(key)
  return raw === null ? fallback : readFrom(() => raw, reader, fallback)
}

/** Whether a key was marked: `true`, raw (contract, 'Pages and what the device keeps'). */
export function isMarked(key: string): boolean {
  return readRaw(key) === 'true'
}

/** Whether anything at all stands under a key: only to decide whether its reader is worth loading. */
export function isStored(key: string): boolean {
  return readRaw(key) !== null
}

/** Asked of the device itself, which our memory stands in for otherwise. */
export function isKept(key: string, text: string): boolean {
  try {
    return localStorage.getItem(key) === text
  } catch {
    return false
  }
}

/** Keeps raw text; `null` forgets the key. */
export function writeText(key: string, value: string | null, area: Area = 'local'): void {
  memory[area].delete(key)
  try {
    if (value === null) storageOf(area).removeItem(key)
    else storageOf(area).setItem(key, value)
  } catch (error) {
    if (value !== null) memory[area].set(key, value)
    complain(error)
  }
}

/** Keeps a value as JSON. */
export function writeJson(key: string, value: unknown, area: Area = 'local'): void {
  writeText(key, JSON.stringify(value), area)
}

/** A cookie's text as its reader gives it. */
export function readCookie<T>(name: string, reader: Reader<T>, fallback: T): T {
  try {
    const start = `${name}=`
    const cookie = document.cookie.split('; ').find((one) => one.startsWith(start))
    if (cookie === undefined) return fallback
    return readFrom(() => cookie.slice(start.length), reader, fallback)
  } catch (error) {
    complain(error)
    return fallback
  }
}

export function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${name}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax`
  } catch (error) {
    complain(error)
  }
}

function storageOf(area: Area): Storage {
  return area === 'local' ? localStorage : sessionStorage
}

function readRaw(key: string, area: Area = 'local'): string | null {
  try {
    // newer than what a full storage still holds
    return memory[area].get(key) ?? storageOf(area).getItem(key)
  } catch (error) {
    complain(error)
    return memory[area].get(key) ?? null
  }
}

function readFrom<T>(value: () => unknown, reader: Reader<T>, fallback: T): T {
  try {
    const result = reader.safeParse(value())
    return result.success && result.data !== undefined ? result.data : fallback
  } catch {
    return fallback
  }
}

function complain(error: unknown) {
  if (hasComplained) return
  hasComplained = true
  console.warn('This browser keeps nothing for us:', error)
}
