/** The insert-style statement that carries a recipe read from a photo. Text only: it reaches no database. */
import { z } from 'zod'
import { blankRecipe, completeRecipe, type ImportedRecipe, readMinutes } from './draft.ts'
import { readIngredientLine } from './ingredient-line.ts'
import { parseLooseJson } from './loose-json.ts'
import { readStatementValues, type SqlValue } from './sql-values.ts'

/** In the order of Spec 2, section 7. */
const STATEMENT_COLUMNS = [
  'name',
  'tags',
  'servings',
  'prep_time',
  'cook_time',
  'difficulty',
  'description',
  'ingredients',
  'method',
] as const

type Column = (typeof STATEMENT_COLUMNS)[number]
type StatementRecipe = Pick<ImportedRecipe, Column>

/** `INSERT INTO recipes (...) VALUES (...);` with lists as JSON text (Spec 2, section 7). */
export function writeRecipeStatement(recipe: StatementRecipe): string {
  const values = STATEMENT_COLUMNS.map((column) => writeValue(recipe[column]))
  return `INSERT INTO recipes (${STATEMENT_COLUMNS.join(', ')}) VALUES (${values.join(', ')});`
}

function writeValue(value: StatementRecipe[Column]): string {
  if (value === null) return 'NULL'
  if (typeof value === 'number') return String(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `'${text.replaceAll("'", "''")}'`
}

/**
 * The recipe in such a statement, its columns in any order. Without VALUES, cut off in the middle or
 * otherwise unreadable: the blank default recipe (Spec 2, section 8). Never throws.
 */
export function readRecipeStatement(sql: string): ImportedRecipe {
  const statement = readStatementValues(sql)
  if (statement === null) return blankRecipe()
  const columns = statement.columns ?? STATEMENT_COLUMNS
  if (columns.length !== statement.values.length) return blankRecipe()
  const cell = (column: Column) => statement.values[columns.indexOf(column)] ?? null
  return completeRecipe({
    name: readText(cell('name')),
    description: readText(cell('description')),
    difficulty: readText(cell('difficulty')),
    servings: readServings(cell('servings')),
    prep_time: readTime(cell('prep_time')),
    cook_time: readTime(cell('cook_time')),
    tags: readTags(cell('tags')),
    ingredients: readList(cell('ingredients')).flatMap(readIngredient),
    method: readList(cell('method')).flatMap(readStep),
  })
}

function readText(value: SqlValue): string {
  if (Array.isArray(value)) return value.join(', ')
  return value === null ? '' : String(value)
}

function readServings(value: SqlValue): number | undefined {
  if (typeof value === 'number') return value
  const digits = /\d{1,4}/.exec(readText(value).slice(0, 100))
  return digits ? Number(digits[0]) : undefined
}

function readTime(value: SqlValue): number | null {
  return typeof value === 'number' ? value : readMinutes(readText(value))
}

/** JSON text, an SQL array, `{a,b}` as Postgres writes it, or lines. */
function readList(value: SqlValue): unknown[] {
  if (Array.isArray(value)) return value
  const text = readText(value).trim()
  if (text === '') return []
  const json = parseLooseJson(text)
  return Array.isArray(json) ? json : text.split('\n')
}

function readTags(value: SqlValue): string[] {
  const text = readText(value).trim()
  const list = readList(value)
  if (Array.isArray(value) || text.startsWith('[')) return list.map(String)
  return text
    .replace(/^\{|\}$/g, '')
    .replaceAll('"', '')
    .split(/[,\n]/)
}

const Cell = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? '' : String(value)))
const IngredientCell = z.object({ name: Cell, quantity: Cell, unit: Cell })
const StepCell = z.object({ text: Cell, step: Cell, instruction: Cell, description: Cell })

function readIngredient(entry: unknown): ImportedRecipe['ingredients'] {
  if (typeof entry === 'string') {
    return [readIngredientLine(entry)]
  }
  const ingredient = IngredientCell.safeParse(entry)
  return ingredient.success ? [ingredient.data] : []
}

function readStep(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry]
  const step = StepCell.safeParse(entry)
  if (!step.success) return []
  const { text, instruction, description } = step.data
  return [text || instruction || description || step.data.step]
}
