/** A recipe as Markdown that any editor shows, for keeping and printing. No I/O. */
import { DIFFICULTY_LABELS } from '../recipes/difficulty.ts'
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
    section('Ingredients', recipe.ingredients.map(ingredientLine), () => '-'),
    section('Method', recipe.method, (place) => `${place + 1}.`),
    recipe.chef_notes && `## Notes\n\n${escaped(recipe.chef_notes)}`,
    sourceOf(recipe),
  ]
  return `${parts.filter((part) => part !== null && part !== '').join('\n\n')}\n`
}

function factsOf(recipe: Recipe): string {
  const { servings, prep_time, cook_time, difficulty, tags } = recipe
  return [
    `- Serves ${servings}`,
    prep_time !== null && `- Prep: ${minutes(prep_time)}`,
    cook_time !== null && `- Cook: ${minutes(cook_time)}`,
    difficulty !== null && `- Difficulty: ${DIFFICULTY_LABELS[difficulty]}`,
    tags.length > 0 && `- Tags: ${escaped(tags.join(', '))}`,
  ]
    .filter((fact) => fact !== false)
    .join('\n')
}

function minutes(count: number): string {
  return count === 1 ? '1 minute' : `${count} minutes`
}

/** Lines of one item after its first are indented, or they would leave the list. */
function section(title: string, items: readonly string[], mark: (place: number) => string): string {
  if (items.length === 0) return ''
  const lines = items.map((item, place) => {
    const start = `${mark(place)} `
    return start + escaped(item).replaceAll('\n', `\n${' '.repeat(start.length)}`)
  })
  return [`## ${title}`, lines.join('\n')].join('\n\n')
}

function sourceOf({ source_url, source_book_name, source_page_number }: Recipe): string {
  if (source_url) return `Source: <${withinAngles(source_url)}>`
  if (!source_book_name) return ''
  const page = source_page_number === null ? '' : `, page ${source_page_number}`
  return `Source: ${escaped(source_book_name)}${page}`
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
