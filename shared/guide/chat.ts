/** The kitchen guide in the recipe chat: reads a pasted recipe, or builds a plain dish from the foods named. */
import type { ImportedRecipe } from '../imports/draft.ts'
import { looksLikeRecipe, readRecipeText } from '../imports/text.ts'
import { CREATE_RECIPE_REQUEST } from './chat-words.ts'
import { buildDish } from './dish.ts'
import type { ChatAnswer, ChatMessage, ChatRequest, RecipeData } from './schema.ts'
import { readWishes } from './wishes.ts'
import { counted, ingredientLine } from './words.ts'

const ASKS_FOR_RECIPE = /^(?:please )?(?:create|save|make) (?:the|this|that|it|a) ?(?:recipe)?\b/i
const SUGGESTION_START = 'How about '
const REPLY_CHARS_MAX = 8_000

const ASK_FOR_FOODS =
  'Tell me which foods you have and how many people will eat, and I suggest a plain dish. You can also paste a whole recipe here.'

const NO_BAKING =
  'I only put together plain savoury dishes. For baking and sweets, paste a recipe here and I read it for you.'

/**
 * The reply to the last message, with `recipeData` when a recipe was pasted or asked for as a recipe.
 * The guide cannot see pictures and says so. Earlier messages count; it remembers nothing else.
 */
export function chatAnswer(request: ChatRequest): ChatAnswer {
  const last = request.messages.at(-1)
  const content = last?.role === 'user' ? last.content : ''
  if (content === CREATE_RECIPE_REQUEST || ASKS_FOR_RECIPE.test(content)) {
    return structured(request.messages.slice(0, -1))
  }
  if (looksLikeRecipe(content)) return read(readRecipeText(content))
  const wishes = readWishes(wordsSinceRecipe(request.messages))
  const dish = wishes.isBaking ? null : buildDish(wishes)
  const unseen =
    request.images.length > 0
      ? "I can't see pictures; the words of your message are what I go by. "
      : ''
  if (wishes.isBaking) return { reply: unseen + NO_BAKING }
  if (dish === null) return { reply: unseen + ASK_FOR_FOODS }
  return { reply: (unseen + suggestion(dish)).slice(0, REPLY_CHARS_MAX) }
}

/** The dish of the foods named since the newest written recipe; else that recipe. */
function structured(messages: readonly ChatMessage[]): ChatAnswer {
  const dish = buildDish(readWishes(wordsSinceRecipe(messages)))
  if (dish !== null) {
    return { reply: `Here is ${dish.name} as a recipe to review.`, recipeData: dish }
  }
  const written = messages.findLast(isWrittenRecipe)
  if (written) return read(readRecipeText(written.content))
  return { reply: `There is no recipe in our talk yet. ${ASK_FOR_FOODS}` }
}

/** A whole recipe that somebody wrote out; the guide's own suggestions are none, they change with the talk. */
function isWrittenRecipe({ role, content }: ChatMessage): boolean {
  const isOwn = role === 'assistant' && content.includes(SUGGESTION_START)
  return !isOwn && looksLikeRecipe(content)
}

/** What the person said since then, oldest first. */
function wordsSinceRecipe(messages: readonly ChatMessage[]): string[] {
  return messages
    .slice(messages.findLastIndex(isWrittenRecipe) + 1)
    .filter(({ role, content }) => role === 'user' && content !== CREATE_RECIPE_REQUEST)
    .map(({ content }) => content)
}

function read(recipe: ImportedRecipe): ChatAnswer {
  const { ingredients, method, servings } = recipe
  const counts = `${counted(ingredients.length, 'ingredient')} and ${counted(method.length, 'step')}`
  return {
    reply: `I read ${recipe.name}: ${counts}, for ${servings}. Check it before you save it.`,
    recipeData: {
      name: recipe.name,
      description: recipe.description,
      servings,
      prep_time: recipe.prep_time,
      cook_time: recipe.cook_time,
      difficulty: recipe.difficulty,
      tags: recipe.tags,
      ingredients,
      method,
    },
  }
}

function suggestion(dish: RecipeData): string {
  return [
    `${SUGGESTION_START}${dish.name} for ${dish.servings}?`,
    `Ingredients\n${dish.ingredients.map((item) => `- ${ingredientLine(item)}`).join('\n')}`,
    `Method\n${dish.method.map((step, at) => `${at + 1}. ${step}`).join('\n')}`,
    "Press 'Create Recipe' to review and save it, or tell me other foods, how many people, or what to leave out.",
  ].join('\n\n')
}
