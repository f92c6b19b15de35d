/** Finds how the dishes and foods of a text keep. No recipe is known here. */
import type { Note } from './note.ts'
import { DISHES_KEPT, FOODS_KEPT } from './storage-table.ts'
import { entriesIn, termFinder } from './term-index.ts'

const NOT_MEANT =
  'chicken stock|beef stock|fish sauce|rice vinegar|soy sauce|egg noodles|fish stock|black pepper|tin foil|loaf tin|cake tin|roasting tin|square tin|vegetable stock|tomato soup|bread flour|ginger beer|butter the|cream of tartar'.split(
    '|',
  )
const find = termFinder([...DISHES_KEPT, ...FOODS_KEPT], NOT_MEANT)
const findDish = termFinder(DISHES_KEPT, NOT_MEANT)

/** How the foods and dishes named in a text keep, in its order. */
export function storageIn(text: string): Note[] {
  return entriesIn(find, text)
}

/** How a dish keeps, by its name; the last word of it says what it is. */
export function dishStorage(name: string): Note | null {
  return entriesIn(findDish, name).at(-1) ?? null
}
