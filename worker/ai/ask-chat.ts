/** Asks a model for the next reply of the recipe chat. */
import { z } from 'zod'
import { CREATE_RECIPE_REQUEST } from '#shared/guide/chat-words.ts'
import { ChatAnswer, type ChatMessage, type ChatRequest } from '#shared/guide/schema.ts'
import { plainText, shapeOf } from './answer-text.ts'
import { askModel } from './ask-model.ts'
import { type Avoided, avoidedIn, breachIn } from './avoided-foods.ts'
import type { Mind } from './mind.ts'
import { type Reading, readShape } from './read-reply.ts'
import { RECIPE_FIELDS, RECIPE_SHAPE, readRecipe } from './recipe-answer.ts'

const INSTRUCTIONS = `You are the recipe assistant of a home kitchen. The data holds the talk so far ('talk', oldest first; 'cook' is the person, 'assistant' is you), what the cook must never be served ('diets', 'refused'), 'wants_recipe', and how many 'pictures' of the cook's last message you are shown.
Write 'reply': what you say next, in at most 200 words. Suggest dishes with the cook's foods, people and minutes; change them on request; if too little is known, suggest something all the same and ask one question. Keep to every diet and refused food strictly, hidden cases too (stock cubes, soy sauce, parmesan), do not even name a food that they forbid, and write what stands in for it by its whole name each time ('vegan butter', 'gluten-free pasta'). Food safety by UK guidance. Talk of nothing but food and cooking.
'recipe' is null, unless 'wants_recipe' is true or the cook's last message asks you to create, save or write up the recipe, or is itself a whole recipe: then it is the recipe of the talk as it stands now, whole and ready to cook, in grams, millilitres, spoons and °C.
${RECIPE_FIELDS}`

/** Ours: the newest messages that fit are sent, some 6,000 tokens of them. */
const TALK_CHARS_MAX = 24_000
const PICTURE_CHARS_MAX = 8_000_000
const REPLY_CHARS_MAX = 6_000

const shape = shapeOf({
  reply: { type: 'string' },
  recipe: { anyOf: [RECIPE_SHAPE, { type: 'null' }] },
})
const Said = z.object({ reply: plainText(REPLY_CHARS_MAX), recipe: z.unknown().optional() })

/** An answer that breaks a diet, or holds no recipe where one is asked for, is a fault. */
export function askChat(mind: Mind, { messages, images }: ChatRequest): Promise<ChatAnswer> {
  const avoided = avoidedIn(messages)
  const pictures = firstThatFit(images, PICTURE_CHARS_MAX, (image) => image.length)
  const wantsRecipe = messages.at(-1)?.content === CREATE_RECIPE_REQUEST
  return askModel(mind, {
    model: images.length > 0 ? mind.models.vision : mind.models.text,
    instructions: INSTRUCTIONS,
    data: {
      diets: avoided.diets,
      refused: avoided.foods,
      wants_recipe: wantsRecipe,
      pictures: pictures.length,
      talk: newest(messages).map(({ role, content }) => ({
        [role === 'user' ? 'cook' : 'assistant']: content,
      })),
    },
    pictures,
    shape,
    maxTokens: 3_000,
    read: (value) => readSaid(value, avoided, wantsRecipe),
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

function readSaid(value: unknown, avoided: Avoided, wantsRecipe: boolean): Reading<ChatAnswer> {
  const said = readShape(Said, value)
  if ('fault' in said) return said
  const { reply, recipe } = said.answer
  if (!recipe && wantsRecipe) return { fault: 'This time the whole recipe is asked for.' }
  const reading = recipe ? readRecipe(recipe) : { answer: undefined }
  if ('fault' in reading) return reading
  const answer: ChatAnswer = {
    reply,
    ...(reading.answer && { recipeData: reading.answer }),
    understood: { without: avoided.foods, diets: avoided.diets, unsure: [] },
    recipes: [],
  }
  const breach = breachIn(answer, avoided)
  return breach === null ? readShape(ChatAnswer, answer) : { fault: breach }
}
