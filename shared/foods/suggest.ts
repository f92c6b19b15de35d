/** Foods of the table for somebody who types one. Reads names only: no facts, no sentences. */
import type { FoodId, FoodName } from './food.ts'
import { foodNames, namesAmong } from './food-names.ts'
import { type FoodWord, foodWordsOf } from './spelling.ts'

/** A food and how it is said here; `via` is the other name by which it was found, '' for its own. */
export type Suggestion = { id: FoodId; name: string; via: string }

/** Ours: as many as fit above a phone's keyboard. */
const SUGGESTIONS_MAX = 6

/** The food of which the whole text is a name, `null` when it is none: 'aubergines' and 'eggplant' are one. */
export function foodCalled(text: string): FoodId | null {
  const words = foodWordsOf(text)
  const [found] = namesAmong(text, words)
  return found && found.from === 0 && found.to === words.length ? found.id : null
}

/** Its name in the table, `null` for an id that the table does not know. */
export function foodName(id: FoodId): string | null {
  return foodNames().find((row) => row.id === id)?.name ?? null
}

/**
 * Foods with a name in which each word typed begins a word ('spr on' finds spring onion): names that begin
 * so first, other names of a food last, short before long. When there are none, foods that the text names.
 */
export function suggestFoods(typed: string): Suggestion[] {
  const words = foodWordsOf(typed)
  if (words.length === 0) return []
  // the last word may be half a word, which has no plural yet
  const last = typed.slice(words.at(-1)?.start).toLowerCase().trim()
  const found = foodNames().flatMap((row) => {
    if (row.aisle === 'Household') return []
    const names = namesOf(row)
    const at = names.findIndex((name) => isBegun(name, words, last))
    const name = names[at]
    if (name === undefined) return []
    const suggestion = {
      id: row.id,
      name: row.name,
      via: at === 0 || name === row.plural ? '' : name,
    }
    return [{ suggestion, length: name.length, rank: rankOf(suggestion, last) }]
  })
  if (found.length === 0) return namedIn(typed)
  return found
    .sort((a, b) => a.rank - b.rank || a.length - b.length)
    .slice(0, SUGGESTIONS_MAX)
    .map(({ suggestion }) => suggestion)
}

function namesOf({ name, plural, synonyms, kinds }: FoodName): string[] {
  return [name, plural, ...synonyms, ...kinds].filter((each) => each !== '')
}

function isBegun(name: string, typed: readonly FoodWord[], last: string): boolean {
  const words = foodWordsOf(name).map(({ word }) => word)
  return typed.every((start, at) =>
    at < typed.length - 1
      ? words.some((word) => word.startsWith(start.word))
      : words.some((word) => word === start.word || word.startsWith(last)),
  )
}

function rankOf({ name, via }: Suggestion, last: string): number {
  if (via !== '') return 2
  return name.startsWith(last) ? 0 : 1
}

function namedIn(typed: string): Suggestion[] {
  const ids = new Set(namesAmong(typed, foodWordsOf(typed)).map(({ id }) => id))
  return [...ids].slice(0, SUGGESTIONS_MAX).map((id) => ({ id, name: foodName(id) ?? id, via: '' }))
}
