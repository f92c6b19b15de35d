/** What the address of a new recipe says: what quick-add had already. Knows no schema. */
import { DIFFICULTY_LABELS } from '#shared/recipes/difficulty.ts'
import type { RecipeFields, RecipeStart } from '#shared/recipes/form.ts'

const TEXTS = ['name', 'description'] as const
const NUMBERS = ['servings', 'prep_time', 'cook_time'] as const

export type NewRecipeSearch = Pick<
  RecipeStart,
  (typeof TEXTS)[number] | (typeof NUMBERS)[number] | 'difficulty'
>

/** The router gives a number for `?name=7`. What is no number or difficulty is left out. */
export function readNewRecipeSearch(search: Record<string, unknown>): NewRecipeSearch {
  const start: NewRecipeSearch = {}
  for (const field of TEXTS) {
    const value = search[field]
    if (typeof value === 'string' || typeof value === 'number') start[field] = String(value)
  }
  for (const field of NUMBERS) {
    const value = search[field]
    if (typeof value === 'number') start[field] = value
  }
  const { difficulty } = search
  if (isDifficulty(difficulty)) start.difficulty = difficulty
  return start
}

/** The same of what stands in a form; blank fields are left out. */
export function newRecipeSearchOf(fields: RecipeFields): NewRecipeSearch {
  const said = [...TEXTS, ...NUMBERS, 'difficulty' as const].flatMap((field) => {
    const text = fields[field].trim()
    const isNumber = NUMBERS.some((one) => one === field)
    return text === '' ? [] : [[field, isNumber ? Number(text) : text]]
  })
  return readNewRecipeSearch(Object.fromEntries(said))
}

function isDifficulty(value: unknown): value is keyof typeof DIFFICULTY_LABELS {
  return typeof value === 'string' && Object.hasOwn(DIFFICULTY_LABELS, value)
}
