/** Which answer a message gets: asked back, written up, from the kitchen's data, from the coach, or found. */
import type { Needs } from '../../diets/needs.ts'
import { foodsIn } from '../../foods/foods.ts'
import { CREATE_RECIPE_REQUEST } from '../chat-words.ts'
import { coachAnswer } from '../coach.ts'
import type { OfferedRecipe, RecipeData } from '../schema.ts'
import { listed } from '../words.ts'
import { mergeAsk, NO_ASK, readAsk } from './ask.ts'
import {
  asksToCreate,
  cuesIn,
  isCookingQuestion,
  isGreeting,
  type OwnQuestion,
  ownQuestionIn,
} from './cues.ts'
import { isDish } from './dishes.ts'
import { eatQuestionIn } from './eat-question.ts'
import { factsOf, plainWords } from './facts.ts'
import { findFor } from './find.ts'
import type { ChatKitchen, ChatRecipe } from './kitchen.ts'
import { foreignLanguageOf } from './language.ts'
import { mayEatAnswer } from './may-eat.ts'
import { lastEatenAnswer, plannedAnswer, whatToUseFirst } from './own-data.ts'
import { dataOf, readWritten, writtenAnswer } from './pasted.ts'
import { ASK_FOR_WISH, foundSentence, offered } from './say.ts'
import type { Talk } from './talk.ts'
import { vocabularyOf } from './vocabulary.ts'
import { createAnswer, wishAnswer } from './wish-answer.ts'

/** `isOffer`: a dish is offered, so what was left out is said first. */
export type Said = {
  reply: string
  recipes?: OfferedRecipe[]
  recipeData?: RecipeData
  isOffer?: boolean
}

export type Asked = {
  text: string
  hasImages: boolean
  talk: Talk
  talkNeeds: { needs: Needs; unsure: readonly string[]; unclear: readonly string[] }
  /** Of the talk and of everybody in the kitchen. */
  needs: Needs
  kitchen: ChatKitchen
}

const UNSEEN = "I can't see pictures; the words of your message are what I go by. "
const READ_PHOTO =
  "I can't see pictures here. 'Recipe from Photos' reads a recipe out of a photo for you to check: open it and choose this photo."
const READS =
  /\b(?:read|scan|import|extract|copy|type|turn|save|add|transcribe|what does (?:it|this) say|recipe in|this recipe)\b/i

export function answerTo(asked: Asked): Said {
  if (!asked.hasImages) return answerToWords(asked)
  if (asked.text.length < 400 && READS.test(asked.text)) return { reply: READ_PHOTO }
  const said = answerToWords(asked)
  return { ...said, reply: UNSEEN + said.reply }
}

function answerToWords(asked: Asked): Said {
  const { text, talk, talkNeeds, kitchen } = asked
  const language = foreignLanguageOf(text)
  if (language) return { reply: inEnglish(language) }
  const mayEat = householdAnswer(asked)
  if (mayEat !== null) return { reply: mayEat }
  if (talkNeeds.unsure.length + talkNeeds.unclear.length > 0) {
    // a question about cooking names no dish, and a fire does not wait
    const reply = isCookingQuestion(text) ? coached(asked) : UNSURE
    return { reply: isUnsure(reply) ? askBack(talkNeeds) : reply }
  }
  if (talk.written !== null) return writtenSaid(asked, talk.written)
  if (text === CREATE_RECIPE_REQUEST || asksToCreate(text)) return createAnswer(asked)
  if (isGreeting(text)) return { reply: `You are welcome. ${ASK_FOR_WISH}` }
  const ask = readAsk(text, vocabularyOf(kitchen))
  const hasFood = ask.foods.length > 0 || ask.recipeId !== null || ask.dishes.length > 0
  const own = ownQuestionIn(text, hasFood)
  if (own !== null) return ownAnswer(own, asked)
  if (isCookingQuestion(text)) {
    const reply = coached(asked)
    if (!isUnsure(reply) || (!hasFood && ask.course === null)) return { reply }
    // what the coach does not know may be a wish: 'what is a decent curry'
    const wish = mergeAsk(talk.ask, ask, cuesIn(text))
    return wishAnswer({ ...asked, talk: { ...talk, ask: wish } })
  }
  const said = wishAnswer(asked)
  if (said.reply !== ASK_FOR_WISH) return said
  const reply = coached(asked)
  return isUnsure(reply) ? said : { reply }
}

function householdAnswer({ text, talk, kitchen }: Asked): string | null {
  const question = eatQuestionIn(text, kitchen)
  return question && mayEatAnswer(question, kitchen, talk.focus ?? talk.last[0] ?? null)
}

const UNSURE = 'I do not know'

/** The coach says so where no card fits. */
function isUnsure(reply: string): boolean {
  return reply.startsWith(UNSURE)
}

function inEnglish(language: string): string {
  return `That looks like ${language}. I only read English, and would rather not guess what somebody must not eat: please say it in English.`
}

const ASKED_BACK = 'Before I name a dish: '

/** Whether a reply was the question what somebody means. */
export function wasAskedBack(reply: string): boolean {
  return reply.startsWith(ASKED_BACK)
}

function askBack({ unsure, unclear }: Asked['talkNeeds']): string {
  const questions: string[] = []
  if (unsure.length > 0) {
    const said = listed(unsure.map((words) => `'${words}'`))
    questions.push(
      `I did not understand ${said}. Which foods should I leave out? Name them, or say 'that is fine' and I leave out nothing more.`,
    )
  }
  if (unclear.length > 0)
    questions.push(`${unsure.length > 0 ? 'And with' : 'with'} ${listed(unclear)}, or without?`)
  return `${ASKED_BACK}${questions.join(' ')}`
}

function writtenSaid({ talk, talkNeeds, kitchen }: Asked, written: string): Said {
  const { servings, heat, swaps } = talk
  return writtenAnswer(readWritten(written), talkNeeds.needs, { servings, heat, swaps }, kitchen)
}

const EATERS_MAX = 50

function coached({ text, talk, kitchen }: Asked): string {
  const recipe = talk.focus ?? recipeNamed(text, kitchen) ?? talk.last[0]
  return coachAnswer({
    recipe: recipe ? dataOf(recipe) : NO_RECIPE,
    currentStep: 0,
    currentStepText: '',
    question: text.slice(0, 2_000),
    eaters: (kitchen.people ?? []).slice(0, EATERS_MAX),
  })
}

const NO_RECIPE = {
  ...{ name: '', description: null, servings: null, prep_time: null, cook_time: null },
  ...{ difficulty: null, tags: [], ingredients: [], method: [] },
}

function recipeNamed(text: string, kitchen: ChatKitchen): ChatRecipe | undefined {
  const id = vocabularyOf(kitchen).recipeIn(text)
  return [...kitchen.recipes, ...kitchen.starters].find((recipe) => recipe.id === id)
}

function ownAnswer(question: OwnQuestion, asked: Asked): Said {
  const { text, kitchen } = asked
  if (question === 'planned') return { reply: plannedAnswer(text, kitchen) }
  if (question === 'last-eaten') return lastEaten(asked)
  if (question === 'goes-with') return goesWith(asked)
  if (question === 'pantry') return fromPantry(asked)
  const { reply, foods } = whatToUseFirst(kitchen)
  const found = foods.length > 0 ? offersFor({ ...NO_ASK, foods }, asked) : []
  return found.length > 0
    ? { reply: `${reply} ${usesOf(found)}`, recipes: found, isOffer: true }
    : { reply }
}

const usesOf = (found: readonly OfferedRecipe[]) =>
  `These use some of it: ${listed(found.map(({ name }) => name))}.`

function offersFor(ask: typeof NO_ASK, { needs, kitchen, talk }: Asked): OfferedRecipe[] {
  const not = new Set(talk.isMore ? talk.shown.map(({ id }) => id) : [])
  return findFor(ask, kitchen, { needs, not, count: 3 }).safe.map((match) => offered(match))
}

function lastEaten({ text, kitchen }: Asked): Said {
  const named = recipeNamed(text, kitchen)
  const foods = new Set(foodsIn(text).map(({ food }) => food.id))
  const dishes = plainWords(text).filter(isDish)
  const wanted = [...kitchen.recipes, ...kitchen.starters].filter((recipe) => {
    if (named) return recipe.id === named.id
    const facts = factsOf(recipe)
    const isFood = [...facts.named].some((food) => foods.has(food))
    return isFood || dishes.some((dish) => facts.nameWords.has(dish))
  })
  const what = wanted.length === 1 ? (wanted[0]?.name ?? 'it') : 'that'
  return { reply: lastEatenAnswer(wanted, what, kitchen) }
}

function fromPantry(asked: Asked): Said {
  const { kitchen } = asked
  if ((kitchen.pantry ?? []).length === 0) {
    const said = wishAnswer({ ...asked, talk: { ...asked.talk, ask: NO_ASK } })
    return { ...said, reply: `Your pantry list is empty, so I go by no stock. ${said.reply}` }
  }
  return wishAnswer({ ...asked, talk: { ...asked.talk, ask: { ...NO_ASK, isFromPantry: true } } })
}

function goesWith(asked: Asked): Said {
  const { text, talk, kitchen } = asked
  const dish = recipeNamed(text, kitchen) ?? talk.focus
  const tags = (dish ? [...factsOf(dish).tagWords] : []).slice(0, 8)
  const not = new Set(dish ? [dish.id] : [])
  const matches = (['side', 'salad'] as const).flatMap((course) => {
    const ask = { ...NO_ASK, course, words: tags }
    return findFor(ask, kitchen, { needs: asked.needs, not, count: 2 }).safe.filter(
      ({ distance }) => distance === 0,
    )
  })
  const best = matches.sort((a, b) => b.score - a.score).slice(0, 3)
  if (best.length === 0)
    return { reply: 'I have no side dish or salad that everybody here may eat.' }
  const beside = dish ? `Beside ${dish.name}: ` : ''
  return {
    reply: `${beside}${foundSentence(best)}`,
    recipes: best.map((match) => offered(match)),
    isOffer: true,
  }
}
