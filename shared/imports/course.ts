/** The course that a source names for its recipe. Takes only a plain word for one, guesses nothing. */
import type { Course } from '../recipes/courses.ts'

/** Ours: each course by the words of sites that mean it and nothing else. */
const WORDS: Readonly<Record<Course, string>> = {
  breakfast: 'breakfast|breakfasts|brunch',
  starter: 'starter|starters|appetizer|appetizers|appetiser|appetisers|first course|entrée',
  soup: 'soup|soups',
  main: 'main|mains|main course|main courses|main dish|main dishes|main meal|entree|entrees|dinner|dinners',
  side: 'side|sides|side dish|side dishes|accompaniment|accompaniments',
  salad: 'salad|salads',
  dessert: 'dessert|desserts|pudding|puddings',
  baking: 'baking|bread|breads|cake|cakes|cookies|biscuits|pastry|pastries',
  drink: 'drink|drinks|beverage|beverages|cocktail|cocktails|smoothie|smoothies',
  sauce: 'sauce|sauces|condiment|condiments|dip|dips|dressing|dressings|salad dressing',
  snack: 'snack|snacks',
}
const COURSE_OF = new Map(
  Object.entries(WORDS).flatMap(([course, words]) =>
    words.split('|').map((word) => [word, course as Course] as const),
  ),
)

/** The course that the first of the tags names which is the name of one; `null` for none. */
export function courseOf(tags: readonly string[]): Course | null {
  for (const tag of tags.slice(0, 50)) {
    const word = tag
      .slice(0, 40)
      .toLowerCase()
      .trim()
      .replace(/ recipes?$/, '')
    const course = COURSE_OF.get(word)
    if (course) return course
  }
  return null
}
