/** A library made ready for wishes: foods, course, minutes and words of each recipe. Pure; made once an array. */
import MiniSearch from 'minisearch'
import { keepsTo } from '../diets/conflicts.ts'
import { areSameNeeds, type Needs } from '../diets/needs.ts'
import type { FoodId } from '../foods/food.ts'
import { foodsAbove, foodsIn } from '../foods/foods.ts'
import { kindByName } from '../foods/kind-by-name.ts'
import { singular, wordsOf } from '../groceries/words.ts'
import type { Course } from '../recipes/courses.ts'
import { coursesOf } from '../recipes/guess-course.ts'
import { totalMinutes } from '../recipes/minutes.ts'
import type { Recipe } from '../recipes/schema.ts'
import { fold } from '../recipes/search.ts'

/** What finding looks at. */
export type Findable = Pick<
  Recipe,
  'id' | 'name' | 'description' | 'tags' | 'prep_time' | 'cook_time' | 'difficulty' | 'method'
> & {
  course?: Course | null
  ingredients: readonly { name: string; quantity: string; unit: string }[]
}

export type Entry = {
  /** The one it belongs to, and those that its tags and its name say as well: a salad may be a main course. */
  courses: ReadonlySet<Course>
  minutes: number | null
  tags: ReadonlySet<string>
  /** What stands in the ingredients, with everything more general that it is a kind of. */
  foods: ReadonlySet<FoodId>
  /** What the name names, the same way. */
  named: ReadonlySet<FoodId>
  /** Words of the name, folded, in the singular. */
  nameWords: ReadonlySet<string>
}

export type LibraryIndex = {
  entries: readonly Entry[]
  /** Whether the recipe at a place may break one of the needs; asked once a recipe for the latest needs. */
  breaks: (place: number, needs: Needs) => boolean
  /** Whether a word (singular, folded) stands in some recipe. */
  isWord: (word: string) => boolean
  /** Places of recipes in which all the words stand, each with its score; some as they are typed only. */
  withWords: (words: readonly string[], asTyped: readonly string[]) => ReadonlyMap<number, number>
}

const FIELDS = ['name', 'tags', 'ingredients', 'description'] as const
const BOOST = { name: 4, tags: 2, ingredients: 1.5, description: 1 }
/** What is no word may be the beginning of one from so many letters, and a misspelt one from so many. */
const PREFIX_MIN = 3
const FUZZY_MIN = 4
const FUZZY_LONG_MIN = 7

type GrowingIndex = LibraryIndex & { grow: () => void }

const indexes = new WeakMap<readonly Findable[], GrowingIndex>()

/**
 * The same array has the same index (guide.md). More recipes may be pushed to it, and are added here; whoever
 * changes or removes one hands over a new array.
 */
export function indexOf(recipes: readonly Findable[]): LibraryIndex {
  const index = indexes.get(recipes) ?? makeIndex(recipes)
  indexes.set(recipes, index)
  index.grow()
  return index
}

function makeIndex(recipes: readonly Findable[]): GrowingIndex {
  const vocabulary = new Set<string>()
  const search = new MiniSearch<{ id: number }>({
    fields: [...FIELDS],
    tokenize: (text) => wordsOf(plain(text)),
    processTerm: (term) => {
      const word = singular(term)
      vocabulary.add(word)
      return word
    },
    searchOptions: { processTerm: singular },
    extractField: (document, field) => fieldOf(recipes[document.id], field) ?? document.id,
  })
  const entries: Entry[] = []
  const isWord = (word: string) => vocabulary.has(word)
  return {
    grow: () => {
      for (const recipe of recipes.slice(entries.length)) {
        search.add({ id: entries.length })
        entries.push(entryOf(recipe))
      }
    },
    entries,
    breaks: breaksIn(recipes),
    isWord,
    withWords: (words, asTyped) => {
      const isOpen = (term: string) => !isWord(term) && !asTyped.includes(term)
      const found = search.search(words.join(' '), {
        combineWith: 'AND',
        boost: BOOST,
        prefix: (term) => term.length >= PREFIX_MIN && isOpen(term),
        fuzzy: (term) => (isOpen(term) ? slipsIn(term) : false),
      })
      return new Map(found.map(({ id, score }) => [id as number, score]))
    },
  }
}

const [KEEPS, BREAKS] = [1, 2]

/** How many letters may be wrong. */
function slipsIn({ length }: string): number | false {
  return length < FUZZY_MIN ? false : length < FUZZY_LONG_MIN ? 1 : 2
}

/** A search is typed letter by letter, and the needs in it stay the same. */
function breaksIn(recipes: readonly Findable[]): LibraryIndex['breaks'] {
  let asked: Needs | null = null
  let known = new Uint8Array(0)
  return (place, needs) => {
    const isSame = asked === needs || (asked !== null && areSameNeeds(asked, needs))
    if (!isSame || known.length !== recipes.length) known = new Uint8Array(recipes.length)
    asked = needs
    const recipe = recipes[place]
    if (recipe && !known[place]) known[place] = keepsTo(recipe, needs) ? KEEPS : BREAKS
    return known[place] === BREAKS
  }
}

function fieldOf(recipe: Findable | undefined, field: string): string | null {
  if (!recipe) return null
  if (field === 'name') return recipe.name
  if (field === 'tags') return recipe.tags.join(' ')
  if (field === 'description') return recipe.description ?? ''
  return field === 'ingredients' ? recipe.ingredients.map(({ name }) => name).join(' . ') : null
}

/** The words of a text as they are searched: folded, in the singular. */
export function wordsIn(text: string): string[] {
  return wordsOf(plain(text)).map(singular)
}

const plain = (text: string) =>
  fold(text)
    .normalize('NFKD')
    .replace(/\p{M}+|['’]/gu, '')

function entryOf(recipe: Findable): Entry {
  const foods = new Set<FoodId>()
  for (const { name } of recipe.ingredients) addFoods(foods, name)
  const named = new Set<FoodId>()
  addFoods(named, recipe.name)
  return {
    courses: coursesOf(recipe),
    minutes: totalMinutes(recipe),
    tags: new Set(recipe.tags.map(fold)),
    foods,
    named,
    nameWords: new Set(wordsIn(recipe.name)),
  }
}

/** A library says the same few thousand names again and again. */
const NAMES_MAX = 20_000
const foodsByName = new Map<string, readonly FoodId[]>()

function addFoods(to: Set<FoodId>, text: string) {
  let ids = foodsByName.get(text)
  if (!ids) {
    if (foodsByName.size >= NAMES_MAX) foodsByName.clear()
    ids = foodsIn(text).flatMap(({ food }) => {
      const kind = kindByName(food)
      return [food.id, ...foodsAbove(food.id), ...(kind ? [kind] : [])]
    })
    foodsByName.set(text, ids)
  }
  for (const id of ids) to.add(id)
}
