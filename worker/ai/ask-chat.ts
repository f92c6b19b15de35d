/** Asks a model for the next reply of the recipe chat. What it may offer was found before it is asked. */
import { z } from 'zod'
import { breachOfRecipe, breachOfWords } from '#shared/diets/check-answer.ts'
import { findCards } from '#shared/guide/cards.ts'
import { eatQuestionIn } from '#shared/guide/chat/eat-question.ts'
import type { ChatKitchen } from '#shared/guide/chat/kitchen.ts'
import { foreignLanguageOf } from '#shared/guide/chat/language.ts'
import { offered } from '#shared/guide/chat/say.ts'
import { matchesFor } from '#shared/guide/chat/wish-answer.ts'
import { type ReadChat, readChat } from '#shared/guide/chat.ts'
import { CREATE_RECIPE_REQUEST } from '#shared/guide/chat-words.ts'
import {
  ChatAnswer,
  type ChatMessage,
  type ChatRequest,
  type RecipeData,
} from '#shared/guide/schema.ts'
import { plainText, shapeOf } from './answer-text.ts'
import { askModel, NotForModels } from './ask-model.ts'
import type { Mind } from './mind.ts'
import { type Reading, readShape } from './read-reply.ts'
import { namesOfNeeds, RECIPE_FIELDS, RECIPE_SHAPE, readRecipe } from './recipe-answer.ts'

const INSTRUCTIONS = `You are the recipe assistant of a home kitchen. The data holds the talk so far ('talk', oldest first; 'cook' is the person, 'assistant' is you), what nobody here may be served ('never': foods, and diets that must be kept), 'found' (the recipes of this kitchen that fit what was asked, best first, all of them safe for everybody), 'cards' (what our kitchen knows that may fit a question; it is right), 'wants_recipe', and how many 'pictures' of the cook's last message you are shown.
Write 'reply': what you say next, in at most 200 words. Offer recipes out of 'found' alone, by their names, and say why they fit; in 'recipe_ids' are the ids of those you offer, best first, at most three. Never name another dish as an offer and invent none: if nothing found fits, say so and name the nearest found. Keep to 'never' strictly, hidden cases too (stock cubes, soy sauce, parmesan), do not even name a food that it forbids, and write what stands in for it by its whole name each time ('vegan butter', 'gluten-free pasta'). Food safety by UK guidance. Talk of nothing but food and cooking.
'recipe' is null, unless 'wants_recipe' is true or the cook's last message asks you to create, save or write up the recipe, or is itself a whole recipe: then it is the recipe of the talk as it stands now, whole and ready to cook, with the changes that were agreed, in grams, millilitres, spoons and °C.
${RECIPE_FIELDS}`

/** Ours: the newest messages that fit are sent, some 6,000 tokens of them. */
const TALK_CHARS_MAX = 24_000
const PICTURE_CHARS_MAX = 8_000_000
const REPLY_CHARS_MAX = 6_000
/** A model is shown more than it may offer, so that it has a choice. */
const FOUND_MAX = 8
const OFFERED_MAX = 3
const CARDS_MAX = 2

const shape = shapeOf({
  reply: { type: 'string' },
  recipe_ids: { type: 'array', items: { type: 'string' } },
  recipe: { anyOf: [RECIPE_SHAPE, { type: 'null' }] },
})
const Said = z.object({
  reply: plainText(REPLY_CHARS_MAX),
  recipe_ids: z.array(z.string()).max(20).nullish(),
  recipe: z.unknown().optional(),
})

/**
 * An answer that breaks a need, offers what was not found, or holds no recipe where one is asked for, is a fault.
 * What must be asked back before any dish is named is not for models.
 */
export function askChat(
  mind: Mind,
  request: ChatRequest,
  kitchen: ChatKitchen,
): Promise<ChatAnswer> {
  const { messages, images } = request
  const read = readChat(request, kitchen)
  if (read.understood.unsure.length > 0) throw new NotForModels('A need was not understood')
  if (foreignLanguageOf(read.asked.text)) throw new NotForModels('Needs are read in English alone')
  if (eatQuestionIn(read.asked.text, kitchen)) throw new NotForModels('Who may eat what')
  const found = foundFor(read)
  const pictures = firstThatFit(images, PICTURE_CHARS_MAX, (image) => image.length)
  const wantsRecipe = messages.at(-1)?.content === CREATE_RECIPE_REQUEST
  return askModel(mind, {
    model: images.length > 0 ? mind.models.vision : mind.models.text,
    instructions: INSTRUCTIONS,
    data: {
      never: namesOfNeeds(read.asked.needs),
      cards: findCards(read.asked.text)
        .slice(0, CARDS_MAX)
        .map(({ card }) => `${card.title} ${card.answer}`),
      found: found.map(({ facts }) => facts),
      wants_recipe: wantsRecipe,
      pictures: pictures.length,
      talk: newest(messages).map(({ role, content }) => ({
        [role === 'user' ? 'cook' : 'assistant']: content,
      })),
    },
    pictures,
    shape,
    maxTokens: 3_000,
    read: (value) => readSaid(value, { read, found, wantsRecipe, kitchen }),
  })
}

type FoundRecipe = { offer: ReturnType<typeof offered>; facts: object }

function foundFor({ asked }: ReadChat): FoundRecipe[] {
  return matchesFor(asked, FOUND_MAX).map((match) => {
    const offer = offered(match)
    const ingredients = match.recipe.ingredients.map(({ name }) => name.split(/[,(]/)[0]?.trim())
    const { id, name, minutes, servings, why } = offer
    return {
      offer,
      facts: { id, name, minutes, servings, why, ingredients: ingredients.join(', ') },
    }
  })
}

function newest(messages: readonly ChatMessage[]): ChatMessage[] {
  const fitting = firstThatFit(
    messages.toReversed(),
    TALK_CHARS_MAX,
    ({ content }) => content.length,
  )
  return fitting.toReversed()
}

/** The first of a list up to a sum of sizes. */
function firstThatFit<T>(list: readonly T[], max: number, sizeOf: (item: T) => number): T[] {
  let sum = 0
  const end = list.findIndex((item) => {
    sum += sizeOf(item)
    return sum > max
  })
  return end === -1 ? [...list] : list.slice(0, end)
}

type Asking = {
  read: ReadChat
  found: readonly FoundRecipe[]
  wantsRecipe: boolean
  kitchen: ChatKitchen
}

function readSaid(value: unknown, asking: Asking): Reading<ChatAnswer> {
  const said = readShape(Said, value)
  if ('fault' in said) return said
  const { reply, recipe } = said.answer
  if (!recipe && asking.wantsRecipe) return { fault: 'This time the whole recipe is asked for.' }
  const reading = recipe ? readRecipe(recipe) : { answer: undefined }
  if ('fault' in reading) return reading
  const ids = said.answer.recipe_ids ?? []
  const fault = faultIn(reply, ids, reading.answer, asking)
  if (fault !== null) return { fault }
  const recipes = asking.found.map(({ offer }) => offer).filter(({ id }) => ids.includes(id))
  const { understood, leftOut } = asking.read
  const isOffer = recipes.length > 0 || reading.answer !== undefined
  return readShape(ChatAnswer, {
    reply: isOffer && leftOut !== '' ? `${leftOut}\n\n${reply}` : reply,
    ...(reading.answer && { recipeData: reading.answer }),
    understood,
    recipes: recipes.slice(0, OFFERED_MAX),
  })
}

/** What in an answer cannot stand, in words for the model; `null` for nothing. */
function faultIn(
  reply: string,
  ids: readonly string[],
  recipe: RecipeData | undefined,
  { read, found, kitchen }: Asking,
): string | null {
  const { needs } = read.asked
  if (ids.some((id) => !found.some(({ offer }) => offer.id === id)))
    return "Only ids out of 'found' may stand in 'recipe_ids'."
  const breach = (recipe && breachOfRecipe(recipe, needs)) ?? breachOfWords(reply, needs)
  if (breach) return breach
  const may = new Set([...found.map(({ offer }) => offer.name), recipe?.name])
  const said = reply.toLowerCase()
  const stranger = [...kitchen.recipes, ...kitchen.starters].find(
    ({ name }) => !may.has(name) && said.includes(name.toLowerCase()) && !isWithin(name, may),
  )
  return stranger ? "It names a recipe that is not in 'found'." : null
}

/** 'Roast Chicken' stands in 'Roast Chicken with Gravy' too. */
function isWithin(name: string, may: ReadonlySet<string | undefined>): boolean {
  return [...may].some((each) => each?.toLowerCase().includes(name.toLowerCase()))
}
