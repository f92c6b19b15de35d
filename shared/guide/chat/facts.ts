/** What finding looks at in a recipe: its foods, words, course and time. Made once a recipe. Judges nobody's needs. */
import type { FoodId } from '../../foods/food.ts'
import { foodsAbove, foodsIn } from '../../foods/foods.ts'
import { singular, wordsOf } from '../../groceries/words.ts'
import type { Course } from '../../recipes/courses.ts'
import { guessCourse } from '../../recipes/guess-course.ts'
import { totalMinutes } from '../../recipes/minutes.ts'
import { fold } from '../../recipes/search.ts'
import type { ChatRecipe } from './kitchen.ts'

/** Words are folded and singular; foods come with everything more general that they are a kind of. */
export type Facts = {
  course: Course
  minutes: number | null
  foods: ReadonlySet<FoodId>
  named: ReadonlySet<FoodId>
  nameWords: ReadonlySet<string>
  tagWords: ReadonlySet<string>
  /** Whether a word begins one of the ingredients' or the description's. */
  hasOther: (word: string) => boolean
}

const known = new WeakMap<ChatRecipe, Facts>()

/** The facts of a recipe, each made when it is first asked for; the same object has the same. */
export function factsOf(recipe: ChatRecipe): Facts {
  let facts = known.get(recipe)
  if (!facts) {
    facts = new RecipeFacts(recipe)
    known.set(recipe, facts)
  }
  return facts
}

/** Of most recipes of a library a wish asks for little: two hundred are compared in a few milliseconds. */
class RecipeFacts implements Facts {
  readonly #recipe: ChatRecipe
  #course: Course | undefined
  #foods: ReadonlySet<FoodId> | undefined
  #named: ReadonlySet<FoodId> | undefined
  #nameWords: ReadonlySet<string> | undefined
  #tagWords: ReadonlySet<string> | undefined
  #otherText: string | undefined

  constructor(recipe: ChatRecipe) {
    this.#recipe = recipe
  }

  get course(): Course {
    this.#course ??= guessCourse(this.#recipe)
    return this.#course
  }

  get minutes(): number | null {
    return totalMinutes(this.#recipe)
  }

  get foods(): ReadonlySet<FoodId> {
    this.#foods ??= new Set(this.#recipe.ingredients.flatMap(({ name }) => foodIdsIn(name)))
    return this.#foods
  }

  get named(): ReadonlySet<FoodId> {
    this.#named ??= new Set(foodIdsIn(this.#recipe.name))
    return this.#named
  }

  get nameWords(): ReadonlySet<string> {
    this.#nameWords ??= new Set(plainWords(this.#recipe.name))
    return this.#nameWords
  }

  get tagWords(): ReadonlySet<string> {
    this.#tagWords ??= new Set(this.#recipe.tags.flatMap(plainWords))
    return this.#tagWords
  }

  hasOther(word: string): boolean {
    const { ingredients, description } = this.#recipe
    this.#otherText ??=
      ` ${[description ?? '', ...ingredients.map(({ name }) => name)].join(' ')}`.toLowerCase()
    return this.#otherText.includes(` ${word}`)
  }
}

/** A library says the same few thousand names again and again. */
const TEXTS_MAX = 20_000
const foodsByText = new Map<string, readonly FoodId[]>()
const wordsByText = new Map<string, readonly string[]>()

function foodIdsIn(text: string): readonly FoodId[] {
  return remembered(foodsByText, text, () =>
    foodsIn(text).flatMap(({ food }) => [food.id, ...foodsAbove(food.id)]),
  )
}

/** The words of a text as they are compared: folded, without accents, one of each thing. */
export function plainWords(text: string): readonly string[] {
  return remembered(wordsByText, text, () =>
    wordsOf(
      fold(text)
        .normalize('NFKD')
        .replace(/\p{M}+|['’]/gu, ''),
    ).map(singular),
  )
}

function remembered<T>(by: Map<string, T>, text: string, make: () => T): T {
  const before = by.get(text)
  if (before !== undefined) return before
  const made = make()
  if (by.size >= TEXTS_MAX) by.clear()
  by.set(text, made)
  return made
}
