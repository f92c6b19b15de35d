/** The kitchen guide in the recipe chat: builds a dish, changes it, reads or changes a pasted recipe. Pure. */

import type { ImportedRecipe } from '../imports/draft.ts'
import { looksLikeRecipe, readRecipeText } from '../imports/text.ts'
import { buildDish } from './chat/build.ts'
import { asksForChange, changeRecipe } from './chat/change.ts'
import { suggestion, written as writtenOut } from './chat/reply.ts'
import { readTalk, wishesOf } from './chat/talk.ts'
import type { Wishes } from './chat/wishes.ts'
import { CREATE_RECIPE_REQUEST } from './chat-words.ts'
import { coachAnswer } from './coach.ts'
import type { ChatAnswer, ChatMessage, ChatRequest, RecipeData } from './schema.ts'
import { counted } from './words.ts'

const ASKS_FOR_RECIPE =
  /^(?:please )?(?:create|save|write) (?:the|this|that|it|a)(?: up)? ?(?:recipe)?\b/i
const REPLY_CHARS_MAX = 8_000

const ASK_FOR_FOODS =
  "Tell me which foods you have, how many people will eat, what they don't eat and how long it may take, and I suggest a dish. You can also paste a whole recipe here."

const NO_SUCH_BAKE =
  'That is beyond me: I only know simple sweet things such as crumble, pancakes, a traybake cake, banana bread, flapjacks, porridge and fruit. For anything finer paste a recipe here and I read it for you.'

const UNSEEN = "I can't see pictures; the words of your message are what I go by. "

/**
 * The reply to the last message, with `recipeData` when a recipe was pasted, changed or asked for.
 * The guide cannot see pictures and says so. Earlier messages count; it remembers nothing else.
 */
export function chatAnswer(request: ChatRequest): ChatAnswer {
  return { understood: { without: [], diets: [], unsure: [] }, recipes: [], ...said(request) }
}

type Said = Pick<ChatAnswer, 'reply' | 'recipeData'>

function said(request: ChatRequest): Said {
  const last = request.messages.at(-1)
  const content = last?.role === 'user' ? last.content : ''
  const isCreate = content === CREATE_RECIPE_REQUEST || ASKS_FOR_RECIPE.test(content)
  if (isCreate) return structured(request.messages.slice(0, -1))
  if (looksLikeRecipe(content)) return changed(content, [])
  const answer = talked(request.messages, content)
  return request.images.length > 0 ? { ...answer, reply: cut(UNSEEN + answer.reply) } : answer
}

function talked(messages: readonly ChatMessage[], content: string): Said {
  const { written, said } = readTalk(messages)
  if (written !== null && said.every(asksForChange)) return changed(written, said)
  const talk = said.filter((message) => !isQuestion(message))
  const wishes = wishesOf(talk)
  if (isQuestion(content)) return { reply: cut(coachAnswer(questionAbout(wishes, talk, content))) }
  if (isBeyond(content, wishes)) return { reply: NO_SUCH_BAKE }
  const built = hasWish(wishes, talk) ? buildDish(wishes) : null
  if (built) return { reply: cut(suggestion(built, wishes, talk)) }
  if (hasWish(wishes, talk))
    return { reply: `I know no dish that keeps to all of that. ${ASK_FOR_FOODS}` }
  return { reply: ASK_FOR_FOODS }
}

/** The dish of what was said since the newest written recipe; else that recipe, changed as was said. */
function structured(messages: readonly ChatMessage[]): Said {
  const { written, said } = readTalk(messages)
  const talk = said.filter((message) => !isQuestion(message))
  if (written !== null && talk.every(asksForChange)) return changed(written, talk)
  const wishes = wishesOf(talk)
  const built =
    hasWish(wishes, talk) && !isBeyond(talk.at(-1) ?? '', wishes) ? buildDish(wishes) : null
  if (built)
    return { reply: `Here is ${built.dish.name} as a recipe to review.`, recipeData: built.dish }
  return { reply: `There is no recipe in our talk yet. ${ASK_FOR_FOODS}` }
}

function hasWish(wishes: Wishes, said: readonly string[]): boolean {
  const { foods, pattern, cuisine, diets, minutes, isSweet } = wishes
  const asks =
    /\b(?:surprise me|anything|something|ideas?|dinner|supper|lunch|tea|breakfast|cook|recipe|dish|hungry)\b/i
  return (
    foods.length > 0 ||
    pattern !== null ||
    cuisine !== '' ||
    diets.length > 0 ||
    minutes !== null ||
    isSweet ||
    said.some((message) => asks.test(message))
  )
}

/** A question about cooking, and no wish for a dish. */
function isQuestion(text: string): boolean {
  const isAsked =
    /^(?:how|what|why|can|could|is|are|should|when|which|do|does|will)\b[^\n]{3,300}\?\s*$/i.test(
      text.trim(),
    )
  const isWish =
    /\b(?:make|cook|recipe|recipes|something|ideas?|dish|dinner|supper|lunch|meal|spicier|milder|quicker|swap|without|suggest|do with|eat)\b/i
  return isAsked && (!isWish.test(text) || /^how (?:long|do i|hot|much|many)\b/i.test(text.trim()))
}

function questionAbout(
  wishes: Wishes,
  talk: readonly string[],
  question: string,
): Parameters<typeof coachAnswer>[0] {
  const dish = hasWish(wishes, talk) ? buildDish(wishes)?.dish : undefined
  const none = {
    name: '',
    description: null,
    servings: null,
    prep_time: null,
    cook_time: null,
    difficulty: null,
    tags: [],
    ingredients: [],
    method: [],
  }
  return { recipe: dish ?? none, currentStep: 0, currentStepText: '', question }
}

/** Bakes for which there is no pattern. */
function isBeyond(content: string, { pattern }: Wishes): boolean {
  return (
    pattern === null &&
    /\b(?:biscuits?|cookies?|brownies?|scones?|meringues?|cheesecakes?|macarons?|doughnuts?|croissants?|tarts?|pastries|loaf|sourdough|ice cream|bake (?:me )?(?:some )?bread|bread recipe|muffins?|souffl[eé]s?)\b/i.test(
      content,
    )
  )
}

/** A wish on the line before a pasted recipe: 'Make this vegan:'. */
const WISH_BEFORE =
  /^\s*(?:please |can you |could you )?(?:(?:make|turn|change|convert|double|halve|scale) (?:it|this|that|the)|swap|replace)\b[^\n]{0,200}\n/i

function changed(pasted: string, later: readonly string[]): Said {
  const wish = WISH_BEFORE.exec(pasted)?.[0] ?? ''
  const text = pasted.slice(wish.length)
  const said = wish === '' ? later : [wish.trim(), ...later]
  const answer = read(readRecipeText(text))
  if (said.length === 0 || !answer.recipeData) return answer
  const { recipe, notes } = changeRecipe(answer.recipeData, wishesOf(said), said)
  const what = notes.length > 0 ? notes.join(' ') : 'I found nothing to change in it.'
  return {
    reply: cut(`${recipe.name}: ${what}\n\n${writtenOut(recipe)}\n\nCheck it before you save it.`),
    recipeData: recipe,
  }
}

function read(recipe: ImportedRecipe): Said {
  const { ingredients, method, servings } = recipe
  const counts = `${counted(ingredients.length, 'ingredient')} and ${counted(method.length, 'step')}`
  return {
    reply: `I read ${recipe.name}: ${counts}, for ${servings}. Check it before you save it.`,
    recipeData: dataOf(recipe),
  }
}

function dataOf(recipe: ImportedRecipe): RecipeData {
  const {
    name,
    description,
    servings,
    prep_time,
    cook_time,
    difficulty,
    tags,
    ingredients,
    method,
  } = recipe
  return {
    name,
    description,
    servings,
    prep_time,
    cook_time,
    difficulty,
    tags,
    ingredients,
    method,
  }
}

function cut(reply: string): string {
  return reply.slice(0, REPLY_CHARS_MAX)
}
