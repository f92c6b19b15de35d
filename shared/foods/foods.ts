/** Which foods a text or an ingredient's name means, with all that is known of them. Judges nobody's diet. */
import type { Food } from './food.ts'
import { foodById } from './food-facts.ts'
import { deniedIn, foodIdOf } from './food-id-of.ts'
import { namesAmong } from './food-names.ts'
import { type Denied, withoutDenied } from './free-from.ts'
import { foodWordsOf } from './spelling.ts'

export { allFoods, foodById, foodsAbove, foodsUnder } from './food-facts.ts'
export { type Denied, isDenied } from './free-from.ts'

/**
 * A food in a text. `words` is the text that names it, at `start`..`end`; `food` is without what a label
 * beside it denies ('dairy-free cheese' holds no milk), and `denied` says what that is, `null` for nothing:
 * who asks `foodsUnder` asks `isDenied` too. `isKind`: named by one of its `kinds`.
 */
export type FoodMention = {
  food: Food
  words: string
  start: number
  end: number
  isKind: boolean
  denied: Denied | null
}

/**
 * Every food that a text names, in its order, the longest names first, so that 'butter beans' are no
 * butter; plurals, other names and spellings too. Linear; household goods are not looked for.
 */
export function foodsIn(text: string): FoodMention[] {
  const words = foodWordsOf(text)
  const names = namesAmong(text, words)
  return names.flatMap((name) => {
    const food = foodById(name.id)
    if (!food) return []
    const { start, end, isKind } = name
    const denied = deniedIn(words, names, name)
    const said = { words: text.slice(start, end), start, end, isKind, denied }
    return [{ food: withoutDenied(food, denied), ...said }]
  })
}

/** A library says the same few thousand names again and again. */
const NAMES_MAX = 20_000
const known = new Map<string, Food | null>()

/**
 * The food that the name of an ingredient buys: '2 large free-range eggs, beaten' are eggs, of 'butter or
 * oil' the first that is known. `null` when the table does not know it: the word that names the thing ('zander fillets')
 * stands in no row, or only one that may be anything does ('quixotic paste'). Household goods are rows too.
 */
export function foodOf(name: string): Food | null {
  const before = known.get(name)
  if (before !== undefined) return before
  const food = readFoodOf(name)
  if (known.size >= NAMES_MAX) known.clear()
  known.set(name, food)
  return food
}

function readFoodOf(name: string): Food | null {
  const words = foodWordsOf(name)
  const named = namesAmong(name, words, { goods: true })
  const id = foodIdOf(name)
  const food = id === null ? null : foodById(id)
  if (!food) return null
  const at = named.find((each) => each.id === id)
  return withoutDenied(food, at ? deniedIn(words, named, at) : null)
}
