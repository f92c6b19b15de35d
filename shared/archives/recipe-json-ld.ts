/** A recipe as JSON-LD of schema.org, for other recipe keepers and for ourselves. No I/O. */
import { NUTRITION_KEYS } from '../recipes/nutrition.ts'
import type { Recipe } from '../recipes/schema.ts'

/** Says in the file who wrote it. */
export const PUBLISHER = 'Dollop'

/**
 * One Recipe node; `image` is the photo's address or its path in the archive, `null` for none. Fields
 * nobody filled are left out. Notes are a comment named as RecipeSage names them; a book is what the
 * recipe is based on, `url` its own page; difficulty, course and groups have no word in schema.org and
 * keep ours.
 */
export function recipeJsonLd(recipe: Recipe, image: string | null): Record<string, unknown> {
  const { prep_time, cook_time, chef_notes } = recipe
  const total = (prep_time ?? 0) + (cook_time ?? 0)
  return withoutBlanks({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    identifier: recipe.id,
    name: recipe.name,
    description: recipe.description,
    image,
    recipeYield: `${recipe.servings} servings`,
    prepTime: duration(prep_time),
    cookTime: duration(cook_time),
    totalTime: total > 0 ? duration(total) : null,
    difficulty: recipe.difficulty,
    course: recipe.course,
    recipeCategory: recipe.tags,
    recipeIngredient: recipe.ingredients.map(ingredientLine),
    ingredientGroups: recipe.ingredient_groups,
    nutrition: nutritionOf(recipe.nutrition),
    recipeInstructions: recipe.method.map((text) => ({ '@type': 'HowToStep', text })),
    comment: chef_notes && [{ '@type': 'Comment', name: 'Author Notes', text: chef_notes }],
    isBasedOn: basis(recipe),
    url: recipe.canonical_url,
    dateCreated: recipe.created_at,
    sdPublisher: { '@type': 'Organization', name: PUBLISHER },
  })
}

/** '2 tbsp olive oil'. */
export function ingredientLine({ quantity, unit, name }: Recipe['ingredients'][number]): string {
  return [quantity, unit, name].filter((part) => part !== '').join(' ')
}

function duration(minutes: number | null): string | null {
  return minutes === null ? null : `PT${minutes}M`
}

/** Our words for nutrition as schema.org's: 'saturated_fat' is 'saturatedFatContent'. */
function nutritionOf(nutrition: Recipe['nutrition']): unknown {
  if (!nutrition) return null
  const values = Object.entries(nutrition.values).map(([key, value]) => [FIELDS[key] ?? key, value])
  const per = nutrition.per && { per: nutrition.per }
  return { '@type': 'NutritionInformation', ...per, ...Object.fromEntries(values) }
}

const FIELDS: Record<string, string> = {
  ...Object.fromEntries(
    NUTRITION_KEYS.map((key) => [
      key,
      `${key.replace(/_(.)/g, (_, letter) => letter.toUpperCase())}Content`,
    ]),
  ),
  serving_size: 'servingSize',
  calories: 'calories',
  fibre: 'fiberContent',
}

function basis({ source_url, source_book_name, source_page_number }: Recipe): unknown {
  if (source_url) return source_url
  if (!source_book_name) return null
  return withoutBlanks({
    '@type': 'Book',
    name: source_book_name,
    pagination: source_page_number === null ? null : String(source_page_number),
  })
}

function withoutBlanks(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  )
}
