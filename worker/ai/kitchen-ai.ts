/** The mind of the kitchen as its callers see it: one method a task. Says nothing of who implements it. */
import type { Needs } from '#shared/diets/needs.ts'
import type { Failure } from '#shared/errors.ts'
import type { OptimizeRequest } from '#shared/groceries/schema.ts'
import type { ChatKitchen } from '#shared/guide/chat/kitchen.ts'
import type {
  ChatAnswer,
  ChatRequest,
  CoachAnswer,
  CoachRequest,
  RecipeLike,
  ShopAnswer,
  SummaryAnswer,
  SummaryRecipe,
  TipsAnswer,
} from '#shared/guide/schema.ts'
import type { SummaryPlan } from '#shared/guide/week.ts'
import type { ImportedRecipe } from '#shared/imports/draft.ts'
import type { ImageKind } from '../storage/walk-image.ts'

export const SPEAKERS = ['workers-ai', 'kitchen-guide'] as const
export type Speaker = (typeof SPEAKERS)[number]

/** The six tasks, as `ai_failed` names them; writing down what is said is none of this mind's. */
export type AiTask = Exclude<Extract<Failure, { code: 'ai_failed' }>['task'], 'transcribe'>

/** An answer and which of the two gave it: a model that fails may be stood in for. */
export type Spoken<Answer> = Answer & { source: Speaker }

export type RecipePhoto = {
  image: Uint8Array
  kind: ImageKind
  /** What the device read in the photo; `null` when it did not try. */
  ocrText: string | null
}

export type PhotoAnswer = { sqlStatement: string; recipe: ImportedRecipe }

/** Every method throws `ai_failed` when there is no answer to give, and nothing else. */
export interface KitchenAi {
  /** Who speaks when all is well. */
  readonly speaker: Speaker
  /** A few sentences about a week of meals: the plan says on which day each stands. */
  summarise(plan: SummaryPlan, recipes: readonly SummaryRecipe[]): Promise<Spoken<SummaryAnswer>>
  /** What to take from the shelf for each item asked, and in which aisle it stands. */
  shop(items: OptimizeRequest['items']): Promise<Spoken<ShopAnswer>>
  readRecipe(photo: RecipePhoto): Promise<Spoken<PhotoAnswer>>
  /** The briefing before cooking; what `needs` forbid is not proposed. */
  tips(recipe: RecipeLike, needs: Needs): Promise<Spoken<TipsAnswer>>
  /** A question in the middle of a step; what `needs` forbid is not proposed. */
  coach(request: CoachRequest, needs: Needs): Promise<Spoken<CoachAnswer>>
  /** The conversation in which recipes are found and adapted; of no recipe but the kitchen's is anything known. */
  chat(request: ChatRequest, kitchen: ChatKitchen): Promise<Spoken<ChatAnswer>>
}
