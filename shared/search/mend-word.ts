/** A misspelt food, mended: 'chiken' is chicken. Words of dishes are left as they are. */
import MiniSearch from 'minisearch'
import type { Food } from '../foods/food.ts'
import { allFoods, foodOf } from '../foods/foods.ts'
import { singular, wordsOf } from '../groceries/words.ts'
import { DISH_WORDS } from './dish-words.ts'

/** Shorter words have too many neighbours. */
const WORD_MIN = 5
/** From here on two letters may be wrong. */
const LONG_WORD_MIN = 7

let names: MiniSearch<{ id: number; word: string }> | undefined

/** The food whose name of one word differs from the word by a letter (two in a long one); `null` for none. */
export function mendedWord(word: string): Food | null {
  if (word.length < WORD_MIN || !/^[a-z]+$/.test(word) || DISH_WORDS.has(word)) return null
  const [best] = index().search(word, {
    fuzzy: word.length >= LONG_WORD_MIN ? 2 : 1,
    filter: ({ word: name }) => name[0] === word[0] && Math.abs(name.length - word.length) <= 1,
  })
  return best ? foodOf(best.word) : null
}

function index() {
  names ??= namesIndex()
  return names
}

function namesIndex() {
  const made = new MiniSearch<{ id: number; word: string }>({
    fields: ['word'],
    storeFields: ['word'],
    searchOptions: { prefix: false },
  })
  const words = new Set(
    [...allFoods().values()]
      .flatMap(({ name, synonyms }) => [name, ...synonyms])
      .filter((name) => wordsOf(name).length === 1)
      .map(singular),
  )
  made.addAll([...words].map((word, id) => ({ id, word })))
  return made
}
