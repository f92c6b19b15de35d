/** The rows of the food table, whole, by their ids. Reads no text. */
import type { Allergen, Trait } from '../diets/vocabulary.ts'
import { FOOD_FACTS } from './facts.compiled.ts'
import type { Food, FoodId, FoodName, FoodPack, Holds, Shelf } from './food.ts'
import { foodNames } from './food-names.ts'
import { deniedInName, isDenied } from './free-from.ts'

let foods: ReadonlyMap<FoodId, Food> | null = null
const under = new Map<FoodId, ReadonlySet<FoodId>>()

/** Every food by its id, in the order of the table. Read at the first call. */
export function allFoods(): ReadonlyMap<FoodId, Food> {
  if (foods) return foods
  const facts = FOOD_FACTS.trim().split('\n')
  foods = new Map(
    foodNames().map((names, at) => [names.id, { ...names, ...factsIn(facts[at] ?? '') }]),
  )
  return foods
}

/** The food of an id, `null` for an id that the table does not know (any more). */
export function foodById(id: FoodId): Food | null {
  return allFoods().get(id) ?? null
}

/**
 * The food itself, all that is a kind of it and all that is made of any of these: of 'milk' butter, cheese
 * and cheddar too, but no 'dairy-free cheese'. Whoever refuses the food refuses them all. The id alone when
 * it is not known.
 */
export function foodsUnder(id: FoodId): ReadonlySet<FoodId> {
  const before = under.get(id)
  if (before) return before
  const found = new Set([id])
  const root = foodById(id)
  if (!root) return found
  for (let size = 0; size < found.size; ) {
    size = found.size
    for (const { id: each, name, kindOf, madeOf } of allFoods().values()) {
      const isUnder =
        (kindOf !== null && found.has(kindOf)) || madeOf.some((part) => found.has(part))
      if (isUnder && !isDenied(root, deniedInName(name))) found.add(each)
    }
  }
  under.set(id, found)
  return found
}

/** What the food is a kind of, the nearest first: 'king-prawn' is a 'prawn' is a 'shellfish'. */
export function foodsAbove(id: FoodId): FoodId[] {
  const above: FoodId[] = []
  for (let at = foodById(id)?.kindOf; at; at = foodById(at)?.kindOf) above.push(at)
  return above
}

function factsIn(line: string): Omit<Food, keyof FoodName> {
  const [, kindOf = '', madeOf = '', shelf = '', fresh = '', open = '', packs = '', ...rest] =
    line.split('\t')
  const [piece = '', allergens = '', traits = '', swaps = '', swapNote = ''] = rest
  return {
    kindOf: kindOf === '' ? null : kindOf,
    madeOf: partsOf(madeOf, '|'),
    shelf: shelf as Shelf,
    daysFresh: numberIn(fresh),
    daysOpen: numberIn(open),
    packs: partsOf(packs, '|').map(packIn),
    gramsPerPiece: numberIn(piece),
    allergens: partsOf(allergens, ' ').map((word) => holdsIn<Allergen>(word)),
    traits: partsOf(traits, ' ').map((word) => holdsIn<Trait>(word)),
    swaps: partsOf(swaps, '|'),
    swapNote,
  }
}

function partsOf(text: string, mark: string): string[] {
  return text === '' ? [] : text.split(mark)
}

function numberIn(text: string): number | null {
  return text === '' ? null : Number(text)
}

/** '250;g;pack' */
function packIn(text: string): FoodPack {
  const [size = '', unit = '', container = ''] = text.split(';')
  return { size: Number(size), unit, container }
}

/** The compiler has checked that the word is one of the vocabulary. */
function holdsIn<Word extends string>(word: string): Holds<Word> {
  const isSure = !word.endsWith('?')
  return { of: (isSure ? word : word.slice(0, -1)) as Word, isSure }
}
