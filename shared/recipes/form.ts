/** A recipe as a form holds it, all text, and back. No DOM; nothing typed is changed on the way out. */
import {
  type Ingredient,
  RECIPE_MESSAGES,
  type Recipe,
  RecipeDraft,
  type RecipePatch,
} from './schema.ts'
import { uniqueTags } from './tags.ts'

/** What somebody may have typed. Numbers are text here, the method has one text a step. */
export type RecipeFields = {
  name: string
  description: string
  servings: string
  prep_time: string
  cook_time: string
  difficulty: string
  tags: string[]
  ingredients: Ingredient[]
  method: string[]
  chef_notes: string
  source_type: 'website' | 'book'
  source_url: string
  source_book_name: string
  source_page_number: string
  image_url: string | null
}

/** What a form starts from: a stored recipe, or what an import found. */
export type RecipeStart = Partial<Omit<Recipe, 'id' | 'created_at' | 'rev'>>

/** Spec 1, section 2: what quick-add starts with. */
export const QUICK_ADD: RecipeStart = { prep_time: 30, servings: 4, difficulty: 'easy' }

/** The form of a recipe, with one blank ingredient and step where there are none. */
export function formOf(recipe: RecipeStart): RecipeFields {
  return {
    name: recipe.name ?? '',
    description: recipe.description ?? '',
    servings: String(recipe.servings ?? QUICK_ADD.servings),
    prep_time: numberText(recipe.prep_time),
    cook_time: numberText(recipe.cook_time),
    difficulty: recipe.difficulty ?? '',
    tags: recipe.tags ?? [],
    ingredients: recipe.ingredients?.length
      ? recipe.ingredients
      : [{ name: '', quantity: '', unit: '' }],
    method: recipe.method?.length ? recipe.method : [''],
    chef_notes: recipe.chef_notes ?? '',
    source_type: recipe.source_type ?? 'website',
    source_url: recipe.source_url ?? '',
    source_book_name: recipe.source_book_name ?? '',
    source_page_number: numberText(recipe.source_page_number),
    image_url: recipe.image_url ?? null,
  }
}

/** Messages by path: `name`, `ingredients`, `ingredients.2.name`, `method.0`. */
export type FormIssues = Record<string, string>

type FormReading =
  | { ok: true; draft: RecipeDraft }
  | { ok: false; issues: FormIssues; draft?: never }

/**
 * The recipe that a form stands for, or what is wrong with it (Spec 1, section 5). A form needs an
 * ingredient and a step; only `stub` (quick-add) does without. Servings that are no number are 1.
 */
export function readForm(form: RecipeFields, options: { stub?: boolean } = {}): FormReading {
  const isBook = form.source_type === 'book'
  const hasSource = isBook
    ? form.source_book_name.trim() !== '' || form.source_page_number.trim() !== ''
    : form.source_url.trim() !== ''
  const result = RecipeDraft.safeParse({
    ...form,
    servings: servingsOf(form.servings),
    prep_time: numberOf(form.prep_time),
    cook_time: numberOf(form.cook_time),
    difficulty: form.difficulty || null,
    ingredients: options.stub
      ? []
      : form.ingredients.map(({ name, quantity, unit }) => ({ name, quantity, unit })),
    method: options.stub ? [] : form.method,
    source_type: hasSource ? form.source_type : null,
    // the half that is not chosen is not checked either: it is not kept
    source_url: isBook ? null : form.source_url,
    source_book_name: isBook ? form.source_book_name : null,
    source_page_number: isBook ? numberOf(form.source_page_number) : null,
  })
  const issues: FormIssues = {}
  for (const { path, message } of result.error?.issues ?? []) issues[path.join('.')] ??= message
  if (!options.stub) {
    // said together with the rest: the schema asks for the lists only once each field is right
    if (!form.ingredients.some(({ name }) => name.trim() !== '')) {
      issues.ingredients = RECIPE_MESSAGES.ingredients
    }
    if (!form.method.some((step) => step.trim() !== '')) issues.method = RECIPE_MESSAGES.method
  }
  if (result.success && Object.keys(issues).length === 0) return { ok: true, draft: result.data }
  return { ok: false, issues }
}

/** Servings as a number: what is not one falls back to 1 (Spec 1, section 5). */
export function servingsOf(text: string): number {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isNaN(number) ? 1 : number
}

/** The fields of a draft that differ from the recipe it was made from. */
export function changesOf(recipe: Recipe, draft: RecipeDraft): RecipePatch {
  const { id: _id, ...fields } = draft
  const before: Partial<Record<string, unknown>> = recipe
  const changed = Object.entries(fields).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  )
  return Object.fromEntries(changed)
}

/** Tags with one more, as `uniqueTags` keeps them. */
export function withTag(tags: readonly string[], typed: string): string[] {
  return uniqueTags([...tags, typed])
}

function numberText(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value)
}

/** Blank is null; text that is no number becomes NaN, which the schema refuses with its own words. */
function numberOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text)
}
