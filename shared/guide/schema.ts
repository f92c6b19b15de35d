/** What the kitchen's functions take and answer, whoever answers: the guide or a model. No I/O. */
import { z } from 'zod'
import { needsSchema } from '../diets/schema.ts'
import { Id, requiredText, text, whole } from '../fields.ts'
import { OptimizedItem, Quantity } from '../groceries/schema.ts'
import { MEALS_PER_PLAN_MAX } from '../plans/limits.ts'
import { RECIPE_LIMITS, RECIPE_MESSAGES, readDifficulty } from '../recipes/schema.ts'
import { uniqueTags } from '../recipes/tags.ts'
import {
  CHAT_IMAGE_BYTES_MAX,
  CHAT_IMAGES_MAX,
  CHAT_MESSAGE_CHARS_MAX,
  CHAT_MESSAGES_MAX,
  QUESTION_CHARS_MAX,
} from './chat-words.ts'

const SUMMARY_CHARS_MAX = 10_000
const ANSWER_CHARS_MAX = 8_000

/** Absent and `null` are the same: not known. */
function maybe<T extends z.ZodType>(schema: T) {
  return schema.nullish().transform((value) => value ?? null)
}

function listOf<T extends z.ZodType>(schema: T, max: number) {
  return z
    .array(schema)
    .max(max)
    .nullish()
    .transform((list) => list ?? [])
}

const amount = (max: number) =>
  z
    .union([text(max), z.number().transform(String)])
    .nullish()
    .transform((value) => value ?? '')

const ingredient = z.object({
  name: text(RECIPE_LIMITS.ingredientName),
  quantity: amount(RECIPE_LIMITS.ingredientQuantity),
  unit: amount(RECIPE_LIMITS.ingredientUnit),
})

/**
 * A recipe where only reading it matters. Whole rows are accepted, fields that are not needed are
 * ignored, what is absent is `null` or empty (contract, 'Server functions'). Times are minutes.
 */
export const RecipeLike = z.object({
  name: requiredText(RECIPE_LIMITS.name, RECIPE_MESSAGES.name),
  description: maybe(text(RECIPE_LIMITS.description)),
  chef_notes: text(RECIPE_LIMITS.notes).nullish(),
  servings: maybe(whole(1, RECIPE_LIMITS.servings)),
  prep_time: maybe(whole(0, RECIPE_LIMITS.minutes)),
  cook_time: maybe(whole(0, RECIPE_LIMITS.minutes)),
  difficulty: maybe(text(100)),
  tags: listOf(text(RECIPE_LIMITS.tag), RECIPE_LIMITS.tags),
  ingredients: listOf(ingredient, RECIPE_LIMITS.ingredients),
  method: listOf(text(RECIPE_LIMITS.step), RECIPE_LIMITS.steps),
})
export type RecipeLike = z.infer<typeof RecipeLike>

/** A recipe that an answer carries for review; a valid body for creating one once it has both lists. */
export const RecipeData = RecipeLike.extend({
  servings: maybe(whole(1, RECIPE_LIMITS.servings)).transform((servings) => servings ?? 4),
  difficulty: maybe(text(100)).transform(readDifficulty),
  tags: listOf(text(RECIPE_LIMITS.tag), RECIPE_LIMITS.tags).transform(uniqueTags),
})
export type RecipeData = z.infer<typeof RecipeData>

/** As `RecipeLike`; its id tells on which days it stands. What is no id counts as none. */
export const SummaryRecipe = RecipeLike.extend({
  id: z
    .unknown()
    .optional()
    .transform((id) => (typeof id === 'string' ? id.toLowerCase() : null)),
})
export type SummaryRecipe = z.infer<typeof SummaryRecipe>

/** The body of `generate-weekly-summary`. */
export const SummaryRequest = z.strictObject({
  weeklyPlanId: Id,
  recipes: z.array(SummaryRecipe).max(MEALS_PER_PLAN_MAX, `At most ${MEALS_PER_PLAN_MAX} meals`),
})
export type SummaryRequest = z.infer<typeof SummaryRequest>

/** The body of `get-cooking-tips`. */
export const TipsRequest = z.strictObject({ recipe: RecipeLike })
export type TipsRequest = z.infer<typeof TipsRequest>

/** Ours: more than eat at one table. */
const EATERS_MAX = 50

/** Somebody who eats along. A food that the table no longer has stays readable. */
export const Eater = z.object({ name: z.string().max(200), needs: needsSchema(() => true) })
export type Eater = z.infer<typeof Eater>

/** The body of `cooking-coach`; `currentStep` counts from 0. Without `eaters` it is not known who eats along. */
export const CoachRequest = z.strictObject({
  recipe: RecipeLike,
  currentStep: whole(0, RECIPE_LIMITS.steps - 1),
  currentStepText: text(RECIPE_LIMITS.step),
  question: requiredText(QUESTION_CHARS_MAX, 'Question is required'),
  eaters: z.array(Eater).max(EATERS_MAX, `At most ${EATERS_MAX} eaters`).optional(),
})
export type CoachRequest = z.infer<typeof CoachRequest>

const BASE64_CHARS_MAX = Math.ceil(CHAT_IMAGE_BYTES_MAX / 3) * 4
const DATA_URL = /^data:image\/(?:png|jpeg|gif|webp);base64,/
const PREFIX_CHARS_MAX = 'data:image/jpeg;base64,'.length

/** A photo as a data URL: PNG, JPEG, GIF or WebP by its own account. */
const ChatImage = z
  .string()
  .max(BASE64_CHARS_MAX + PREFIX_CHARS_MAX, 'An image of at most 4 MB')
  .refine((url) => DATA_URL.test(url), 'A PNG, JPEG, GIF or WebP image as a data URL')
  .refine((url) => isBase64(base64Of(url)), 'Not base64')
  .refine((url) => byteCountOf(base64Of(url)) <= CHAT_IMAGE_BYTES_MAX, 'An image of at most 4 MB')

function base64Of(url: string): string {
  return url.slice(url.indexOf(',') + 1)
}

/** Looks for what does not belong: to match all of it, a pattern keeps a way back for each of 5 million letters. */
function isBase64(text: string): boolean {
  const letters = text.slice(0, text.length - paddingOf(text))
  return text.length > 0 && text.length % 4 === 0 && !/[^A-Za-z0-9+/]/.test(letters)
}

function paddingOf(base64: string): number {
  return base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0
}

function byteCountOf(base64: string): number {
  return (base64.length / 4) * 3 - paddingOf(base64)
}

export const ChatMessage = z.strictObject({
  role: z.enum(['user', 'assistant']),
  content: requiredText(CHAT_MESSAGE_CHARS_MAX, 'Message is required'),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** The body of `recipe-chat`. */
export const ChatRequest = z.strictObject({
  messages: z
    .array(ChatMessage)
    .min(1, 'Message is required')
    .max(CHAT_MESSAGES_MAX, `At most ${CHAT_MESSAGES_MAX} messages`),
  images: z.array(ChatImage).max(CHAT_IMAGES_MAX, `At most ${CHAT_IMAGES_MAX} images`).default([]),
})
export type ChatRequest = z.infer<typeof ChatRequest>

const answer = (max: number) => requiredText(max, 'An answer is not empty')

/** Answers are parsed with these too, so that a model cannot say more than the guide could. */
export const SummaryAnswer = z.object({ summary: answer(SUMMARY_CHARS_MAX) })
export type SummaryAnswer = z.infer<typeof SummaryAnswer>

export const TipsAnswer = z.object({ cookingTips: answer(SUMMARY_CHARS_MAX) })
export type TipsAnswer = z.infer<typeof TipsAnswer>

export const CoachAnswer = z.object({ answer: answer(ANSWER_CHARS_MAX) })
export type CoachAnswer = z.infer<typeof CoachAnswer>

/** Ours: more than any answer names, so that a stranger's answer stays small. */
const NAMED_MAX = 60
const OFFERED_MAX = 10
const names = () => z.array(text(200)).max(NAMED_MAX).default([])

/**
 * What was understood of everybody's needs, in words to show: foods left out ('prawns'), diets by label, and
 * what sounded like a need and was not understood.
 */
export const Understood = z
  .object({ without: names(), diets: names(), unsure: names() })
  .default({ without: [], diets: [], unsure: [] })
export type Understood = z.infer<typeof Understood>

/**
 * A recipe of the library, or a starter recipe that may not be in it yet (`isStarter`: save it first), and
 * why it was found. `minutes` is preparation and cooking, `null` when nobody said.
 */
export const OfferedRecipe = z.object({
  id: Id,
  name: z.string(),
  why: z.string().max(500),
  minutes: z.number().nullable(),
  servings: z.number(),
  isStarter: z.boolean(),
})
export type OfferedRecipe = z.infer<typeof OfferedRecipe>

/** Recipes are offered best first, none of them with anything that somebody must not eat. */
export const ChatAnswer = z.object({
  reply: answer(CHAT_MESSAGE_CHARS_MAX),
  recipeData: RecipeData.optional(),
  understood: Understood,
  recipes: z.array(OfferedRecipe).max(OFFERED_MAX).default([]),
})
export type ChatAnswer = z.infer<typeof ChatAnswer>

const CategorizedItem = z.object({
  name: z.string(),
  quantity: Quantity,
  unit: z.string().nullable(),
  category: z.string(),
})

/** The answer of `optimize-and-categorize-grocery-list`, item by item in the order asked. */
export const ShopAnswer = z.object({
  categorizedItems: z.array(CategorizedItem),
  optimizedItems: z.array(OptimizedItem),
})
export type ShopAnswer = z.infer<typeof ShopAnswer>
