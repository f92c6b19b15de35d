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
  /** Of the description and the ingredients. */
  otherWords: ReadonlySet<string>
}

const known = new WeakMap<ChatRecipe, Facts>()

/** The facts of a recipe; the same object has the same. */
export function factsOf(recipe: ChatRecipe): Facts {
  const before = known.get(recipe)
  if (before) return before
  const ingredients = recipe.ingredients.map(({ name }) => name)
  const facts: Facts = {
    course: guessCourse(recipe),
    minutes: totalMinutes(recipe),
    foods: new Set(ingredients.flatMap(foodIdsIn)),
    named: new Set(foodIdsIn(recipe.name)),
    nameWords: new Set(plainWords(recipe.name)),
    tagWords: new Set(recipe.tags.flatMap(plainWords)),
    otherWords: new Set([...ingredients, recipe.description ?? ''].flatMap(plainWords)),
  }
  known.set(recipe, facts)
  return facts
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
