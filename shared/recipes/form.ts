/** A recipe as a form holds it, all text, and back. No DOM; nothing typed is changed on the way out. */
import { z } from 'zod'
import { Id } from '../fields.ts'
import { isBlank } from '../typed-text.ts'
import { COURSES } from './courses.ts'
import { Heading, isHeading, listsOf, type RowPlaces, rowsOf } from './form-rows.ts'
import {
  IMAGE_URL,
  Ingredient,
  RECIPE_MESSAGES,
  Recipe,
  type RecipeContent,
  RecipeDraft,
  type RecipePatch,
  SOURCE_TYPES,
} from './schema.ts'
import { Nutrition, OptionalWebAddress } from './schema-parts.ts'
import { uniqueTags } from './tags.ts'

/** What somebody may have typed. Numbers are text here, the method has one text a step. */
export const RecipeFields = z.object({
  name: z.string(),
  description: z.string(),
  servings: z.string(),
  prep_time: z.string(),
  cook_time: z.string(),
  difficulty: z.string(),
  tags: z.array(z.string()),
  /** Ingredients with the headings of their groups between them. */
  ingredients: z.array(z.union([Heading, Ingredient])).min(1),
  method: z.array(z.string()).min(1),
  chef_notes: z.string(),
  source_type: z.enum([...SOURCE_TYPES, 'none']),
  source_url: z.string(),
  source_book_name: z.string(),
  source_page_number: z.string(),
  image_url: z.string().nullable(),
  // a draft that was kept from before has none of these
  course: z.enum(COURSES).nullable().default(null),
  nutrition: Nutrition.nullable().default(null),
  // shown nowhere in the form, so nobody could mend it there
  canonical_url: OptionalWebAddress.catch(null),
})
export type RecipeFields = z.infer<typeof RecipeFields>

/** A form as the device keeps it until it is saved (ours: a reload loses nothing). */
export const FormDraft = z.object({
  fields: RecipeFields,
  /** A tag that is typed and not added. */
  tag: z.string(),
  /** Addresses of the stored photos to choose from. */
  photos: z.array(z.string().regex(IMAGE_URL)),
  /** The stored recipe as it was when the form opened; null for a new one. */
  recipe: Recipe.nullable(),
  /** Under which saving a new one was tried; null when it was not. */
  id: Id.nullable(),
})
export type FormDraft = z.infer<typeof FormDraft>

/** What a form starts from: a stored recipe, or what an import found. */
export type RecipeStart = Partial<RecipeContent>

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
    ingredients: rowsOf(recipe.ingredients ?? [], recipe.ingredient_groups ?? []),
    method: recipe.method?.length ? recipe.method : [''],
    chef_notes: recipe.chef_notes ?? '',
    // one that has none says so; one that nobody spoke of yet mostly comes from a page
    source_type: recipe.source_type === undefined ? 'website' : (recipe.source_type ?? 'none'),
    source_url: recipe.source_url ?? '',
    source_book_name: recipe.source_book_name ?? '',
    source_page_number: numberText(recipe.source_page_number),
    image_url: recipe.image_url ?? null,
    course: recipe.course ?? null,
    nutrition: recipe.nutrition ?? null,
    canonical_url: recipe.canonical_url ?? null,
  }
}

/** Messages by path: `name`, `ingredients`, `ingredients.2.name`, `method.0`. */
export type FormIssues = Record<string, string>

type FormReading =
  | { ok: true; draft: RecipeDraft }
  | { ok: false; issues: FormIssues; draft?: never }

/** Whether a recipe is a quick-add stub: both lists are empty (contract, Decisions). */
export function isStub({ ingredients, method }: Pick<Recipe, 'ingredients' | 'method'>): boolean {
  return ingredients.length === 0 && method.length === 0
}

/**
 * The recipe that a form stands for, or what is wrong with it (Spec 1, section 5). A form needs an
 * ingredient and a step; one that `mayBeStub` (quick-add, and the edit of what it made) may do without
 * both, as long as neither was begun. Servings that are no number are 1.
 */
export function readForm(form: RecipeFields, options: { mayBeStub?: boolean } = {}): FormReading {
  const asStub = options.mayBeStub === true && !hasBegunLists(form)
  const { ingredients, ingredient_groups, places } = listsOf(form.ingredients)
  const result = RecipeDraft.safeParse({
    ...form,
    servings: servingsOf(form.servings),
    prep_time: numberOf(form.prep_time),
    cook_time: numberOf(form.cook_time),
    difficulty: form.difficulty || null,
    ingredients: asStub ? [] : ingredients,
    method: asStub ? [] : form.method,
    ingredient_groups: asStub ? [] : ingredient_groups,
    ...sourceOf(form),
  })
  const issues: FormIssues = {}
  for (const { path, message } of result.error?.issues ?? []) {
    issues[rowPath(path, places)] ??= message
  }
  if (!asStub) {
    // said together with the rest: the schema asks for the lists only once each field is right
    if (ingredients.every(({ name }) => isBlank(name))) {
      issues.ingredients = RECIPE_MESSAGES.ingredients
    }
    if (form.method.every(isBlank)) issues.method = RECIPE_MESSAGES.method
  }
  if (result.success && Object.keys(issues).length === 0) return { ok: true, draft: result.data }
  return { ok: false, issues }
}

function hasBegunLists({ ingredients, method }: RecipeFields): boolean {
  const isUntouched = ({ name, quantity, unit }: Ingredient) =>
    [name, quantity, unit].every(isBlank)
  const isBegun = ingredients.some((row) =>
    isHeading(row) ? !isBlank(row.heading) : !isUntouched(row),
  )
  return isBegun || !method.every(isBlank)
}

/** `ingredients.2.name` and `ingredient_groups.0.name` as the row of the form that they are about. */
function rowPath(path: readonly PropertyKey[], places: RowPlaces): string {
  const [list, at, ...rest] = path
  const rows = list === 'ingredients' || list === 'ingredient_groups' ? places[list] : null
  const row = rows?.[Number(at)]
  return (row === undefined ? path : ['ingredients', row, ...rest]).join('.')
}

/** The half that is not chosen is not checked either: it is not kept. A choice left blank is none. */
function sourceOf(form: RecipeFields) {
  const url = form.source_type === 'website' ? form.source_url : ''
  const book = form.source_type === 'book' ? form.source_book_name : ''
  const page = form.source_type === 'book' ? form.source_page_number : ''
  return {
    source_type: [url, book, page].every(isBlank) ? null : form.source_type,
    source_url: url,
    source_book_name: book,
    source_page_number: numberOf(page),
  }
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
