/** A talk replayed from its first message: what is asked now, for how many, and what was shown. Answers nothing. */
import { CREATE_RECIPE_REQUEST } from '../chat-words.ts'
import type { ChatMessage } from '../schema.ts'
import type { Swap } from './adapt.ts'
import { type Ask, isEmptyAsk, mergeAsk, NO_ASK, readAsk } from './ask.ts'
import {
  asksToCreate,
  cuesIn,
  isCookingQuestion,
  isGreeting,
  type OwnQuestion,
  ownQuestionIn,
} from './cues.ts'
import { eatQuestionIn } from './eat-question.ts'
import { factsOf } from './facts.ts'
import type { ChatKitchen, ChatRecipe } from './kitchen.ts'
import { isWritten } from './pasted.ts'
import { servingsIn } from './servings.ts'
import { swapsIn } from './swaps.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'

/**
 * `shown` are all recipes that the assistant has named, `last` those of its newest message that named any, in its
 * order; `focus` the one that the cook took. `written`: a recipe that the cook wrote out, and said no more about
 * than how to change it.
 */
export type Talk = {
  ask: Ask
  servings: number | null
  heat: -1 | 0 | 1
  swaps: Swap[]
  shown: ChatRecipe[]
  last: ChatRecipe[]
  focus: ChatRecipe | null
  written: string | null
  isMore: boolean
}

const START: Talk = {
  ask: NO_ASK,
  servings: null,
  heat: 0,
  swaps: [],
  shown: [],
  last: [],
  focus: null,
  written: null,
  isMore: false,
}

/** Ours: what was said before these is read for needs alone. */
const MESSAGES_MAX = 30
/** Of a message that is no recipe. */
const CHARS_MAX = 2_000
/** 'Quicker' is at most nine tenths of the time of what there is. */
const QUICKER = 0.9

/** The talk up to and with its last message. */
export function replay(messages: readonly ChatMessage[], kitchen: ChatKitchen): Talk {
  const vocabulary = vocabularyOf(kitchen)
  const named = titlesOf(kitchen)
  return messages.slice(-MESSAGES_MAX).reduce<Talk>((talk, { role, content }) => {
    if (role === 'assistant') return heard(talk, content, named)
    if (eatQuestionIn(content, kitchen)) return asideOn(talk, content, vocabulary, named)
    return said(talk, content, vocabulary, named)
  }, START)
}

/** Who may eat a dish is no wish for it; it is the one that is spoken of from here on. */
function asideOn(talk: Talk, content: string, { recipeIn }: Vocabulary, titles: Titles): Talk {
  const id = recipeIn(content)
  return { ...talk, focus: (id === null ? null : titled(id, titles)) ?? talk.focus }
}

type Titles = { title: string; recipe: ChatRecipe }[]

function titlesOf({ recipes, starters }: ChatKitchen): Titles {
  return [...recipes, ...starters]
    .map((recipe) => ({ title: recipe.name, recipe }))
    .sort((a, b) => b.title.length - a.title.length)
}

/** What the assistant named, in the order of its words; a name within a longer one is not named by it. */
function heard(talk: Talk, content: string, titles: Titles): Talk {
  let text = content.slice(0, CHARS_MAX)
  const found: { at: number; recipe: ChatRecipe }[] = []
  for (const { title, recipe } of titles) {
    const at = text.indexOf(title)
    if (at === -1 || found.some((each) => each.recipe.name === recipe.name)) continue
    found.push({ at, recipe })
    text = text.replaceAll(title, ' '.repeat(title.length))
  }
  if (found.length === 0) return talk
  const last = found.sort((a, b) => a.at - b.at).map(({ recipe }) => recipe)
  return { ...talk, last, shown: [...talk.shown, ...last] }
}

function titled(id: string, titles: Titles): ChatRecipe | null {
  return titles.find(({ recipe }) => recipe.id === id)?.recipe ?? null
}

function said(talk: Talk, content: string, vocabulary: Vocabulary, titles: Titles): Talk {
  if (content === CREATE_RECIPE_REQUEST || asksToCreate(content)) return talk
  if (isWritten(content)) return { ...START, written: content, shown: talk.shown }
  const text = content.slice(0, CHARS_MAX)
  if (isGreeting(text)) return talk
  const cues = cuesIn(text)
  const servings = servingsIn(
    text,
    talk.servings ?? talk.focus?.servings ?? talk.last[0]?.servings ?? null,
  )
  const ask = readAsk(text, vocabulary)
  const picked = pickedBy(cues.pick, ask, talk)
  const next = { ...talk, servings: servings ?? talk.servings, isMore: cues.isMore }
  if (picked) return { ...next, focus: picked }
  const aside = asideIn(text, ask)
  if (aside === 'cooking' && ask.recipeId !== null) {
    return { ...talk, focus: titled(ask.recipeId, titles) ?? talk.focus }
  }
  if (aside !== null)
    return { ...talk, ask: aside === 'pantry' ? { ...NO_ASK, isFromPantry: true } : talk.ask }
  const swaps = [...talk.swaps, ...swapsIn(text)]
  const isChange = talk.written !== null && isEmptyAsk({ ...ask, maxMinutes: null })
  const heat = cues.heat === 0 ? talk.heat : cues.heat
  if (isChange || (talk.written !== null && isContinuedOnly(cues))) return { ...next, heat, swaps }
  return {
    ...next,
    heat,
    swaps,
    written: null,
    focus: isEmptyAsk(ask) && !cues.isMore ? talk.focus : null,
    ask: withPace(
      mergeAsk(talk.ask, ask, cues),
      cues.isQuicker && talk.last.length > 0 ? talk.last : [],
    ),
  }
}

function isContinuedOnly({ isContinued, isInstead }: ReturnType<typeof cuesIn>): boolean {
  return isContinued || isInstead
}

/** A question beside the wish; what was asked for stands. */
function asideIn(text: string, ask: Ask): OwnQuestion | 'cooking' | null {
  const hasFood = ask.foods.length > 0 || ask.recipeId !== null || ask.dishes.length > 0
  return ownQuestionIn(text, hasFood) ?? (isCookingQuestion(text) ? 'cooking' : null)
}

function pickedBy(pick: number | null, ask: Ask, { last }: Talk): ChatRecipe | null {
  if (ask.recipeId !== null) {
    const named = last.find(({ id }) => id === ask.recipeId)
    if (named) return named
  }
  if (pick === null || ask.foods.length + ask.dishes.length > 1) return null
  return last.at(pick) ?? null
}

function withPace(ask: Ask, last: readonly ChatRecipe[]): Ask {
  const [first] = last
  const minutes = first ? factsOf(first).minutes : null
  if (minutes === null) return ask
  return { ...ask, maxMinutes: Math.floor(minutes * QUICKER) }
}
