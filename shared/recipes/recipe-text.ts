/** A recipe as plain text, for the clipboard, in the words of its page. No markup. */
import { DIFFICULTY_LABELS } from './difficulty.ts'
import { underHeadings } from './groups.ts'
import type { Recipe } from './schema.ts'

/** Parts that are not there are left out. Ends without a line break. Ours: `spec/` shows no copy. */
export function recipeText(recipe: Recipe): string {
  return [
    [recipe.name, recipe.description],
    [factsOf(recipe)],
    ['The Shopping Damage', ...damageOf(recipe)],
    ['The Battle Plan', ...recipe.method.map((step, at) => `${at + 1}. ${step}`)],
    ['Chef Notes', recipe.chef_notes],
    ['Source', sourceOf(recipe)],
  ]
    .map((part) => part.filter((line) => line !== null && line !== ''))
    .filter((part, at) => part.length > (at < 2 ? 0 : 1))
    .map((part) => part.join('\n'))
    .join('\n\n')
}

function factsOf({ servings, prep_time, cook_time, difficulty }: Recipe): string {
  return [
    `Feeds ${servings} humans`,
    prep_time !== null && `${prep_time}m of chaos`,
    cook_time !== null && `${cook_time}m of magic`,
    difficulty !== null && DIFFICULTY_LABELS[difficulty],
  ]
    .filter((fact) => fact !== false)
    .join(', ')
}

/** Each group under its heading, a line a food. */
function damageOf({ ingredients, ingredient_groups }: Recipe): string[] {
  return underHeadings(ingredients, ingredient_groups).flatMap(({ name, lines }) => [
    ...(name === null ? [] : [`${name}:`]),
    ...lines.map((one) => `- ${ingredientText(one)}`),
  ])
}

function ingredientText({ quantity, unit, name }: Recipe['ingredients'][number]): string {
  return [quantity, unit, name].filter((word) => word !== '').join(' ')
}

function sourceOf({ source_url, source_book_name, source_page_number }: Recipe): string | null {
  if (source_url) return source_url
  if (!source_book_name || source_page_number === null) return source_book_name
  return `${source_book_name}, page ${source_page_number}`
}
