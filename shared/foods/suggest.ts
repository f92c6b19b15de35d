/** Foods of the table for somebody who types one. Reads names only: no facts, no sentences. */
import type { FoodId } from './food.ts'
import { foodNames, namesAmong } from './food-names.ts'
import { foodWordsOf } from './spelling.ts'

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
  const starts = plain(typed).trim().split(' ')
  if (starts[0] === '') return []
  const found = listed().flatMap(({ id, name, names }) => {
    const at = names.findIndex(({ words }) => starts.every((each) => words.includes(` ${each}`)))
    const hit = names[at]
    if (!hit) return []
    const rank = hit.isOther ? 2 : hit.words.startsWith(` ${starts[0]}`) ? 0 : 1
    const suggestion = { id, name, via: hit.isOther ? hit.said : '' }
    return [{ suggestion, rank, length: hit.said.length }]
  })
  if (found.length === 0) return namedIn(typed)
  return found
    .sort((a, b) => a.rank - b.rank || a.length - b.length)
    .slice(0, SUGGESTIONS_MAX)
    .map(({ suggestion }) => suggestion)
}

/** `words` has a blank before each; `isOther`: neither the row's name nor its plural. */
type Listed = {
  id: FoodId
  name: string
  names: { said: string; words: string; isOther: boolean }[]
}

let rows: readonly Listed[] | null = null

/** What anybody eats, as it is looked through at each key. */
function listed(): readonly Listed[] {
  rows ??= foodNames()
    .filter(({ aisle }) => aisle !== 'Household')
    .map(({ id, name, plural, synonyms, kinds }) => ({
      id,
      name,
      names: [name, plural, ...synonyms, ...kinds]
        .filter((said) => said !== '')
        .map((said, at) => ({
          said,
          words: ` ${plain(said)}`,
          isOther: at > 0 && said !== plural,
        })),
    }))
  return rows
}

/** Lower case without accents, words parted by one blank. */
function plain(text: string): string {
  const lower = text.toLowerCase()
  const ascii = /[^\0-\x7f]/.test(lower) ? lower.normalize('NFD').replaceAll(/\p{M}/gu, '') : lower
  return ascii.replaceAll(/[^\p{L}\p{N}%]+/gu, ' ')
}

function namedIn(typed: string): Suggestion[] {
  const ids = new Set(namesAmong(typed, foodWordsOf(typed)).map(({ id }) => id))
  return [...ids].slice(0, SUGGESTIONS_MAX).map((id) => ({ id, name: foodName(id) ?? id, via: '' }))
}
