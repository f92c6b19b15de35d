/** A recipe as Markdown that any editor shows, for keeping and printing. No I/O. */
import { COURSE_LABELS } from '../recipes/courses.ts'
import { DIFFICULTY_LABELS } from '../recipes/difficulty.ts'
import { NUTRITION_LABELS, type NutritionKey } from '../recipes/nutrition.ts'
import type { Recipe } from '../recipes/schema.ts'
import { ingredientLine } from './recipe-json-ld.ts'

/** Ends with a line break; `image` as in `recipeJsonLd`. Parts that are not there are left out. */
export function recipeMarkdown(recipe: Recipe, image: string | null): string {
  const title = escaped(recipe.name)
  const parts = [
    `# ${title}`,
    image && `![${title}](${image})`,
    recipe.description && escaped(recipe.description),
    factsOf(recipe),
    ingredientsOf(recipe),
    section('Method', recipe.method, (place) => `${place + 1}.`),
    nutritionOf(recipe.nutrition),
    recipe.chef_notes && `## Notes\n\n${escaped(recipe.chef_notes)}`,
    sourceOf(recipe),
    pageOf(recipe),
  ]
  return `${parts.filter((part) => part !== null && part !== '').join('\n\n')}\n`
}

function factsOf(recipe: Recipe): string {
  const { servings, prep_time, cook_time, course, difficulty, tags } = recipe
  return [
    `- Serves ${servings}`,
    prep_time !== null && `- Prep: ${minutes(prep_time)}`,
    cook_time !== null && `- Cook: ${minutes(cook_time)}`,
    course !== null && `- Course: ${COURSE_LABELS[course]}`,
    difficulty !== null && `- Difficulty: ${DIFFICULTY_LABELS[difficulty]}`,
    tags.length > 0 && `- Tags: ${escaped(tags.join(', '))}`,
  ]
    .filter((fact) => fact !== false)
    .join('\n')
}

function minutes(count: number): string {
  return count === 1 ? '1 minute' : `${count} minutes`
}

function section(title: string, items: readonly string[], mark: (place: number) => string): string {
  return items.length === 0 ? '' : `## ${title}\n\n${listed(items, mark)}`
}

/** Lines of one item after its first are indented, or they would leave the list. */
function listed(items: readonly string[], mark: (place: number) => string): string {
  const lines = items.map((item, place) => {
    const start = `${mark(place)} `
    return start + escaped(item).replaceAll('\n', `\n${' '.repeat(start.length)}`)
  })
  return lines.join('\n')
}

/** Groups have a heading of the next level; those before the first have none. */
function ingredientsOf({ ingredients, ingredient_groups }: Recipe): string {
  if (ingredients.length === 0) return ''
  const starts = [{ name: '', start: 0 }, ...ingredient_groups]
  const parts = starts.flatMap(({ name, start }, at) => {
    const lines = ingredients.slice(start, starts[at + 1]?.start).map(ingredientLine)
    if (lines.length === 0) return []
    return [name && `### ${escaped(name)}`, listed(lines, () => '-')]
  })
  return ['## Ingredients', ...parts].filter(Boolean).join('\n\n')
}

function nutritionOf(nutrition: Recipe['nutrition']): string {
  if (!nutrition) return ''
  const facts = Object.entries(nutrition.values).map(
    ([key, value]) => `${NUTRITION_LABELS[key as NutritionKey]}: ${value}`,
  )
  const per = nutrition.per && `Per ${escaped(nutrition.per)}`
  return ['## Nutrition', per, listed(facts, () => '-')].filter(Boolean).join('\n\n')
}

function sourceOf({ source_url, source_book_name, source_page_number }: Recipe): string {
  if (source_url) return `Source: <${withinAngles(source_url)}>`
  if (!source_book_name) return ''
  const page = source_page_number === null ? '' : `, page ${source_page_number}`
  return `Source: ${escaped(source_book_name)}${page}`
}

/** The recipe's own page, where that is not its source. */
function pageOf({ canonical_url, source_url }: Recipe): string {
  if (!canonical_url || canonical_url === source_url) return ''
  return `Page: <${withinAngles(canonical_url)}>`
}

/** An address with what would end its brackets, or the line, in per cents, as `URL.href` has it. */
function withinAngles(url: string): string {
  return url.replace(/[\s<>"\\^`{|}]/gu, encodeURIComponent)
}

/** Signs that Markdown would take for its own, with a backslash before them. */
function escaped(text: string): string {
  return text
    .replace(/[\\`*_[\]<>]/g, '\\$&')
    .replace(/^([#+-])(?=\s)/gm, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s)/gm, '$1\\$2')
}
