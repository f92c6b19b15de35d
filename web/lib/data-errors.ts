/** Says in the log that a data call failed (Spec 1, section 7): of what and how, and nothing anybody wrote. */
import { ApiError } from './api.ts'

/** Called once a call, when nobody tries it again. */
export function logDataError(noun: string, error: unknown): void {
  console.error(`A call failed: ${noun}: ${howOf(error)}`)
}

function howOf(error: unknown): string {
  if (error instanceof ApiError) return `${error.code} (${error.status})`
  return error instanceof Error ? `${error.name}: ${error.message}` : typeof error
}
