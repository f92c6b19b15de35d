/** What the assistant's page leaves behind when another is looked at: talks that go on, photos, what was added. */
import { atom } from 'jotai'
import type { PlannedDay } from '#web/features/plans/plans-day.queries.ts'
import type { ChatEntry } from './kept-chat.ts'

export type Talk = { entries: ChatEntry[]; isThinking: boolean }

/** By profile: the answer to a question arrives here, whichever page the cook is on by then. */
export const talksAtom = atom<ReadonlyMap<string, Talk>>(new Map())

/** Where a dish of an answer was put: enough to take it back. */
export type Added = { day?: PlannedDay | undefined; lines?: readonly string[] | undefined }

/** By answer and recipe (`addedKey`). */
export const addedAtom = atom<ReadonlyMap<string, Added>>(new Map())

export function addedKey(entryId: string, recipeId: string): string {
  return `${entryId} ${recipeId}`
}

/** A question on its way to the talk from another page; '' for none. */
export const carriedQuestionAtom = atom('')

/** Photos on their way from the talk to the photo import. */
export const carriedPhotosAtom = atom<readonly File[]>([])

/** With one entry changed, or without it where `value` is undefined. */
export function withEntry<V>(map: ReadonlyMap<string, V>, key: string, value: V | undefined) {
  const changed = new Map(map)
  if (value === undefined) changed.delete(key)
  else changed.set(key, value)
  return changed
}
