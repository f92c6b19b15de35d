/** The device's storage, which may be full or refused: then values live as long as the page. No noun known. */

const memory = new Map<string, string>()
let hasComplained = false

/** The raw text under a key, or null. */
export function readText(key: string): string | null {
  try {
    // newer than what a full storage still holds
    return memory.get(key) ?? localStorage.getItem(key)
  } catch (error) {
    complain(error)
    return memory.get(key) ?? null
  }
}

/** Keeps raw text; `null` forgets the key. */
export function writeText(key: string, value: string | null): void {
  memory.delete(key)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch (error) {
    if (value !== null) memory.set(key, value)
    complain(error)
  }
}

/** Anything that reads an unknown value into a known one, or fails: a zod schema will do. */
export type Reader<T> = { safeParse(value: unknown): { success: boolean; data?: T } }

/** The JSON under a key as its schema reads it; an old or broken value is the fallback. */
export function readJson<T>(key: string, reader: Reader<T>, fallback: T): T {
  const raw = readText(key)
  if (raw === null) return fallback
  try {
    const result = reader.safeParse(JSON.parse(raw))
    return result.success && result.data !== undefined ? result.data : fallback
  } catch {
    return fallback
  }
}

/** Keeps a value as JSON. */
export function writeJson(key: string, value: unknown): void {
  writeText(key, JSON.stringify(value))
}

function complain(error: unknown) {
  if (hasComplained) return
  hasComplained = true
  console.warn('This browser keeps nothing for us:', error)
}
