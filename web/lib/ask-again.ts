/** Follows a list that others change too: asks whether it moved on, and never goes back. No noun known. */
import { replaceEqualDeep } from '@tanstack/react-query'
import type { ClientResponse } from 'hono/client'
import { unwrap } from './api.ts'

type Revised = { id: string; rev: number }

/** The other phone shows a tick within 5 seconds. */
const FOLLOW_MS = 3_000

/** For `refetchInterval`: how often a list on the screen is asked for. One that never came waits for a person. */
export function followEvery({ state }: { state: { data: unknown } }): number | false {
  return state.data ? FOLLOW_MS : false
}

/**
 * The list as it is now, or `known` itself when it is still that: null when there was no list, undefined
 * when nobody has asked yet. `ask` sends the headers it is given.
 */
export async function askAgain<T extends Revised>(
  known: T | null | undefined,
  ask: (headers: Record<string, string>) => Promise<ClientResponse<T | null, number, string>>,
): Promise<T | null> {
  if (known === undefined) return unwrapList(await ask({}))
  const tag = known ? `"${known.id}.${known.rev}"` : '"none"'
  const response = await ask({ 'If-None-Match': tag })
  return response.status === 304 ? known : unwrapList(response)
}

async function unwrapList<T>(response: ClientResponse<T | null, number, string>) {
  return (await unwrap(Promise.resolve(response))) as T | null
}

/**
 * For `structuralSharing`: an answer that a newer one of the same list has overtaken changes nothing, and
 * what is the same in a newer one stays the same object, so that only rows that changed are drawn.
 */
export function newerOf(before: unknown, after: unknown): unknown {
  const [old, next] = [before, after] as (Revised | null | undefined)[]
  if (old && next && old.id === next.id && old.rev > next.rev) return old
  return replaceEqualDeep(before, after)
}
