/** Which recipes some spoken words mean. Pure. */
import { listSpoken, numberSpoken } from '#shared/voice/number-words.ts'
import type { Dish } from './kitchen-ports.ts'

const SMALL_WORDS = new Set(['the', 'a', 'an', 'of', 'and', 'with', 'my', 'our', 'some', 'recipe'])

/**
 * The recipe of just this name, else those that hold all that was said and the least besides. More than one
 * where they fit equally, none where no name fits.
 */
export function dishesCalled(said: string, dishes: readonly Dish[]): readonly Dish[] {
  const words = stems(said)
  if (words.length === 0) return []
  const fitting = dishes
    .map((dish) => ({ dish, name: stems(dish.name) }))
    .filter(({ name }) => words.every((word) => name.includes(word)))
  const fewest = Math.min(...fitting.map(({ name }) => name.length))
  return fitting.filter(({ name }) => name.length === fewest).map(({ dish }) => dish)
}

/** 'Which one? Lemon Tart and Lemon Curd. …'; names that are the same are said once. */
export function whichDish(dishes: readonly Dish[]): string {
  const names = [...new Set(dishes.map(({ name }) => name))]
  const count = numberSpoken(dishes.length)
  const fitting =
    names.length > 1
      ? `Which one? ${listSpoken(names.slice(0, 3))}.`
      : `There are ${count} called ${names.join('')}.`
  return `${fitting} Tap the one you mean.`
}

export function noSuchDish(said: string): string {
  return `No recipe called ${said}.`
}

/** Plurals and small words do not tell recipes apart. */
function stems(name: string): string[] {
  const words = name.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  return words
    .filter((word) => !SMALL_WORDS.has(word))
    .map((word) => word.replace(/(?<=...)e?s$/, ''))
}
