/** What a cook does not eat, and whether a model's answer keeps to it: by the same tables as the guide's. */

import { isRefusedBy } from '#shared/guide/chat/refusal.ts'
import { rememberedOf } from '#shared/guide/chat/talk.ts'
import { addWishes } from '#shared/guide/chat/wishes.ts'
import { CREATE_RECIPE_REQUEST } from '#shared/guide/chat-words.ts'
import { forbiddenBy, TRAIT_NAMES } from '#shared/guide/diets.ts'
import { type Trait, traitsOf } from '#shared/guide/knowledge/allergens.ts'
import type { ChatAnswer, ChatMessage } from '#shared/guide/schema.ts'
import { looksLikeRecipe } from '#shared/imports/text.ts'

/** Diets by name, foods as the cook called them. */
export type Avoided = { diets: string[]; foods: string[]; forbidden: ReadonlySet<Trait> }

/** Before these words a sentence says what is in a dish, after them what is not. */
const LEFT_OUT =
  /\b(?:no|not|never|without|avoid\w*|instead of|rather than|in place of|replac\w+|swap\w*|substitut\w+|skip|omit\w*|left out|leave out|free (?:of|from)|contains? no|isn'?t|aren'?t|don'?t|doesn'?t|looks? like)\b/i
/** A sentence on what cannot be had. */
const NOT_OF_DIET =
  /\b(?:not|isn'?t|aren'?t)(?: be)? (?:suitable|vegan|vegetarian|gluten|dairy|nut|egg|halal|kosher)/i
/** Shapes that have a name of their own, whatever they are made of. */
const SHAPES = /\b(?:burgers?|crumbles?|pancakes?|cakes?|dumplings?|wraps?|toasts?)\b/gi

/** Ours: as many as the guide reads; of older ones only what nobody may eat is remembered, so that all stays quick. */
const READ_MAX = 30

/** All that a talk's cook said they do not eat, and did not take back; of a pasted recipe the first line counts. */
export function avoidedIn(messages: readonly ChatMessage[]): Avoided {
  const typed = messages
    .filter(({ role, content }) => role === 'user' && content !== CREATE_RECIPE_REQUEST)
    .map(({ content }) => content)
  const { diets, refused } = typed
    .slice(-READ_MAX)
    .map((content) => (looksLikeRecipe(content) ? (content.split('\n')[0] ?? '') : content))
    .reduce(addWishes, rememberedOf(typed.slice(0, -READ_MAX)))
  return { diets: diets.map(({ name }) => name), foods: refused, forbidden: forbiddenBy(diets) }
}

/** What in an answer the cook must not meet, in words for the model; `null` when it keeps to everything. */
export function breachIn({ reply, recipeData }: ChatAnswer, avoided: Avoided): string | null {
  const names = recipeData?.ingredients.map(({ name }) => name) ?? []
  const called = calledInSteps(names)
  const words = [reply, ...(recipeData?.method ?? [])]
    .flatMap(saidToBeIn)
    .map((text) => text.replace(SHAPES, '').replace(called, ''))
  const traits = [...names, ...words].flatMap((text) => [...traitsOf(text)])
  const broken = new Set(traits.filter((trait) => avoided.forbidden.has(trait)))
  if (broken.size > 0) {
    const found = [...broken].map((trait) => TRAIT_NAMES[trait]).join(', ')
    return `It holds ${found}, which this cook does not eat (${avoided.diets.join(', ')}); use foods that are free of it, by their whole names.`
  }
  const has = new Set(names.flatMap((name) => [...traitsOf(name)]))
  if (avoided.diets.includes('kosher-style') && has.has('meat') && has.has('dairy')) {
    return 'It holds meat and milk together, which is not kosher; leave one of them out.'
  }
  return names.some(isRefusedBy(avoided.foods)) ? 'It holds a food that this cook refused.' : null
}

/** What steps call ingredients by, whole or by the last word ('the butter'); the ingredients are looked at themselves. */
function calledInSteps(names: readonly string[]): RegExp {
  const foods = names.map((name) =>
    (name.split(/[,(]/)[0] ?? '').replace(/[^\p{L} -]/gu, ' ').trim(),
  )
  const lastWords = foods.map((food) => food.split(/[ -]/).at(-1) ?? '')
  const called = [...foods, ...lastWords].filter((words) => words.length > 2)
  return called.length === 0 ? /$^/g : new RegExp(`\\b(?:${called.join('|')})\\b`, 'gi')
}

/** The sentences of a text up to where they say what is not in it; questions say nothing. */
function saidToBeIn(text: string): string[] {
  return (text.match(/[^.!?;\n]+[.!?;\n]?/g) ?? [])
    .filter((sentence) => !sentence.endsWith('?') && !NOT_OF_DIET.test(sentence))
    .map((sentence) => sentence.slice(0, LEFT_OUT.exec(sentence)?.index))
}
