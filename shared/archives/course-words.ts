/** Which of our courses a keeper's word for one means. Guesses nothing from names or ingredients. */
import { COURSES, type Course } from '../recipes/courses.ts'

const SAME: Record<string, Course> = {
  brunch: 'breakfast',
  appetizer: 'starter',
  appetiser: 'starter',
  'hors d oeuvre': 'starter',
  entree: 'main',
  dinner: 'main',
  lunch: 'main',
  supper: 'main',
  pudding: 'dessert',
  bread: 'baking',
  cake: 'baking',
  biscuit: 'baking',
  cookie: 'baking',
  beverage: 'drink',
  cocktail: 'drink',
  condiment: 'sauce',
  dressing: 'sauce',
  dip: 'sauce',
  accompaniment: 'side',
}

/** The course of the first word that is one ('Main Dish', 'Desserts', 'entrée'); `null` for none. */
export function courseIn(words: readonly string[]): Course | null {
  for (const word of words.slice(0, 50)) {
    const plain = plainWord(word)
    const course = COURSES.find((one) => one === plain) ?? SAME[plain]
    if (course) return course
  }
  return null
}

/** Small letters, no accents, no 'dish' or 'course', one of several. */
function plainWord(word: string): string {
  return word
    .slice(0, 60)
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z]+/g, ' ')
    .replace(/\b(?:dish(?:es)?|courses?|meals?|food|recipes?)\b/g, '')
    .trim()
    .replace(/([^s])s$/, '$1')
}
