/** What a recipe is, and what may be saved as one (Spec 1, sections 3 and 5). No I/O. */
import { z } from 'zod'
import { Id, optionalText, Rev, requiredText, Timestamp, text, whole } from '../fields.ts'
import { COURSES } from './courses.ts'
import { DIFFICULTIES, readDifficulty } from './difficulty.ts'
import { type IngredientGroup as Group, groupIssues, groupsOfKept } from './groups.ts'
import { RECIPE_LIMITS } from './limits.ts'
import { Rating } from './ratings.ts'
import {
  IngredientGroup,
  IngredientGroupDrafts,
  Nutrition,
  NutritionDraft,
  OptionalWebAddress,
} from './schema-parts.ts'
import { uniqueTags } from './tags.ts'

/** Spec 1, section 5, word for word. */
export const RECIPE_MESSAGES = {
  name: 'Recipe name is required',
  servings: 'Servings must be at least 1',
  ingredients: 'At least one ingredient is required',
  method: 'At least one method step is required',
} as const

export { DIFFICULTIES, type Difficulty, readDifficulty } from './difficulty.ts'
export { RECIPE_LIMITS } from './limits.ts'

export const SOURCE_TYPES = ['website', 'book'] as const

/** Our own photo addresses: a random key with the extension of what the bytes are. */
export const IMAGE_URL =
  /^\/images\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:jpg|png|gif|webp)$/

/** `quantity` and `unit` are text as typed, '' for none. */
export const Ingredient = z.object({ name: z.string(), quantity: z.string(), unit: z.string() })
export type Ingredient = z.infer<typeof Ingredient>

/** A row (Spec 1, section 3); times in minutes, `null` when nobody said. */
export const Recipe = z.object({
  id: Id,
  name: z.string(),
  description: z.string().nullable(),
  servings: z.number(),
  prep_time: z.number().nullable(),
  cook_time: z.number().nullable(),
  difficulty: z.enum(DIFFICULTIES).nullable(),
  tags: z.array(z.string()),
  ingredients: z.array(Ingredient),
  method: z.array(z.string()),
  chef_notes: z.string().nullable(),
  source_type: z.enum(SOURCE_TYPES).nullable(),
  source_url: z.string().nullable(),
  source_book_name: z.string().nullable(),
  source_page_number: z.number().nullable(),
  image_url: z.string().nullable(),
  /** What follows has defaults: a row that a device kept from before has none of it. */
  course: z.enum(COURSES).nullable().default(null),
  ingredient_groups: z.array(IngredientGroup).default([]),
  nutrition: Nutrition.nullable().default(null),
  /** The address that the page gives itself, for telling the same recipe again. */
  canonical_url: z.string().nullable().default(null),
  /** Of everybody who said something; changing one leaves `rev` as it was. */
  ratings: z.array(Rating).default([]),
  created_at: Timestamp,
  rev: Rev,
})
export type Recipe = z.infer<typeof Recipe>

/** What a recipe says, without what the kitchen knows about it: what readers of pages and photos give. */
export const RecipeContent = Recipe.omit({ id: true, created_at: true, rev: true, ratings: true })
export type RecipeContent = z.infer<typeof RecipeContent>

const IngredientDraft = z.strictObject({
  name: text(RECIPE_LIMITS.ingredientName),
  quantity: text(RECIPE_LIMITS.ingredientQuantity).default(''),
  unit: text(RECIPE_LIMITS.ingredientUnit).default(''),
})

/** Blank-named ingredients and blank steps are dropped (Spec 1, section 5). */
const ingredients = z
  .array(IngredientDraft, { error: RECIPE_MESSAGES.ingredients })
  .max(RECIPE_LIMITS.ingredients, `At most ${RECIPE_LIMITS.ingredients} ingredients`)
const method = z
  .array(text(RECIPE_LIMITS.step), { error: RECIPE_MESSAGES.method })
  .max(RECIPE_LIMITS.steps, `At most ${RECIPE_LIMITS.steps} steps`)

const tags = z
  .array(text(RECIPE_LIMITS.tag))
  .transform(uniqueTags)
  .refine((list) => list.length <= RECIPE_LIMITS.tags, `At most ${RECIPE_LIMITS.tags} tags`)

const minutes = whole(0, RECIPE_LIMITS.minutes).nullable()

const fields = {
  name: requiredText(RECIPE_LIMITS.name, RECIPE_MESSAGES.name),
  description: optionalText(RECIPE_LIMITS.description),
  servings: z
    .number({ error: RECIPE_MESSAGES.servings })
    .min(1, RECIPE_MESSAGES.servings)
    .pipe(whole(1, RECIPE_LIMITS.servings)),
  prep_time: minutes,
  cook_time: minutes,
  difficulty: z.string().max(100).nullable().transform(readDifficulty),
  tags,
  ingredients,
  method,
  chef_notes: optionalText(RECIPE_LIMITS.notes),
  source_type: z.enum(SOURCE_TYPES).nullable(),
  source_url: OptionalWebAddress,
  source_book_name: optionalText(RECIPE_LIMITS.name),
  source_page_number: whole(1, RECIPE_LIMITS.pageNumber).nullable(),
  image_url: z.string().regex(IMAGE_URL, 'Not one of our photos').nullable(),
  course: z.enum(COURSES).nullable(),
  ingredient_groups: IngredientGroupDrafts,
  nutrition: NutritionDraft,
  canonical_url: OptionalWebAddress,
}

/**
 * What POST takes. Absent optional fields are `null` or empty.
 * A recipe is complete (an ingredient and a step at least) or a quick-add stub, for which both lists
 * arrive empty; blanks only, or one without the other, is refused (contract, Decisions).
 */
export const RecipeDraft = z
  .strictObject({
    id: Id.optional(),
    ...fields,
    description: fields.description.default(null),
    prep_time: fields.prep_time.default(null),
    cook_time: fields.cook_time.default(null),
    difficulty: fields.difficulty.default(null),
    tags: fields.tags.default([]),
    chef_notes: fields.chef_notes.default(null),
    source_type: fields.source_type.default(null),
    source_url: fields.source_url.default(null),
    source_book_name: fields.source_book_name.default(null),
    source_page_number: fields.source_page_number.default(null),
    image_url: fields.image_url.default(null),
    course: fields.course.default(null),
    ingredient_groups: fields.ingredient_groups.default([]),
    nutrition: fields.nutrition.default(null),
    canonical_url: fields.canonical_url.default(null),
  })
  .superRefine((draft, context) => {
    const { ingredient_groups: groups, ingredients } = draft
    for (const issue of [...listIssues(draft), ...groupIssues(groups, ingredients.length)]) {
      context.addIssue({ code: 'custom', ...issue })
    }
  })
  .transform((draft) => tidySource(dropBlanks(draft)))
export type RecipeDraft = z.infer<typeof RecipeDraft>
/** What a caller may send: before defaults and trimming. */
export type RecipeInput = z.input<typeof RecipeDraft>

/** What PATCH takes: the same rules, for the fields given. Blank lines are dropped as on create. */
export const RecipePatch = z.strictObject(fields).partial()
export type RecipePatch = z.infer<typeof RecipePatch>

/** The body of `batch`: all are added or none. */
export const RecipeBatch = z.strictObject({
  recipes: z.array(RecipeDraft).min(1).max(RECIPE_LIMITS.batch),
})

type Lists = {
  ingredients: { name: string }[]
  method: string[]
  ingredient_groups: Group[]
}

/** The rule of two lists: both hold something, or both arrived empty. Paths are field names. */
export function listIssues(
  lists: Pick<Lists, 'ingredients' | 'method'>,
): { path: string[]; message: string }[] {
  if (lists.ingredients.length === 0 && lists.method.length === 0) return []
  const issues = []
  if (!lists.ingredients.some((ingredient) => ingredient.name !== '')) {
    issues.push({ path: ['ingredients'], message: RECIPE_MESSAGES.ingredients })
  }
  if (!lists.method.some((step) => step !== '')) {
    issues.push({ path: ['method'], message: RECIPE_MESSAGES.method })
  }
  return issues
}

/** Drops blank-named ingredients and blank steps; groups move up with their ingredients. */
export function dropBlanks<T extends Partial<Lists>>(lists: T): T {
  const { ingredients, method, ingredient_groups: groups } = lists
  const isNamed = ingredients?.map(({ name }) => name !== '')
  return {
    ...lists,
    ...(ingredients && { ingredients: ingredients.filter(({ name }) => name !== '') }),
    ...(isNamed && groups && { ingredient_groups: groupsOfKept(groups, isNamed) }),
    ...(method && { method: method.filter((step) => step !== '') }),
  }
}

type Source = Pick<Recipe, 'source_type' | 'source_url' | 'source_book_name' | 'source_page_number'>

/**
 * A website keeps its address only, a book its name and page only (Spec 1, section 5).
 * Ours: without a type the fields given tell it, so that nothing typed is lost.
 */
export function tidySource<T extends Source>(recipe: T): T {
  const type =
    recipe.source_type ?? (recipe.source_url ? 'website' : recipe.source_book_name ? 'book' : null)
  return {
    ...recipe,
    source_type: type,
    source_url: type === 'website' ? recipe.source_url : null,
    source_book_name: type === 'book' ? recipe.source_book_name : null,
    source_page_number: type === 'book' ? recipe.source_page_number : null,
  }
}
