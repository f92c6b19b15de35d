/** The words of the chat's answers: what was found, how near it is and why. Decides nothing. */
import type { OfferedRecipe } from '../schema.ts'
import { counted, listed, spokenMinutes } from '../words.ts'
import { factsOf } from './facts.ts'
import type { ChatRecipe } from './kitchen.ts'
import type { Match } from './match.ts'

/** 'Press 'Create Recipe'': what can be done next. */
export const HINT =
  "Press 'Create Recipe' and I write up the first, or tell me what to change: people, minutes, foods in or out, something else."

export const LABELS = 'Read the labels of what you buy.'

export const ASK_FOR_WISH =
  'Tell me what you fancy or what is in the fridge, how many will eat, what somebody must not eat and how long it may take. You can also paste a whole recipe here.'

/** 'Leek Soup (40 min)'. */
export function nameWithTime(recipe: ChatRecipe): string {
  const { minutes } = factsOf(recipe)
  return minutes === null ? recipe.name : `${recipe.name} (${spokenMinutes(minutes)})`
}

/** What was found in one paragraph, nearest first; the cards say the rest. */
export function foundSentence(matches: readonly Match[]): string {
  const own = matches
    .filter(({ isStarter }) => !isStarter)
    .map(({ recipe }) => nameWithTime(recipe))
  const starters = matches
    .filter(({ isStarter }) => isStarter)
    .map(({ recipe }) => nameWithTime(recipe))
  const [best] = matches
  if (!best) return ''
  if (best.distance > 0) {
    const lacks = lacksOf(matches)
    const nothing =
      lacks === ''
        ? 'I have nothing that fits all of that.'
        : `I have nothing with all of that: ${lacks}.`
    return `${nothing} The nearest: ${listed([...own, ...starters])}.`
  }
  const parts = [
    ...(own.length > 0 ? [`From your recipes: ${listed(own)}.`] : []),
    ...(starters.length > 0
      ? [`${own.length > 0 ? 'And from' : 'From'} the starter recipes: ${listed(starters)}.`]
      : []),
  ]
  return parts.join(' ')
}

/** 'no rice', 'not within 20 min': what the nearest lacks. */
function lacksOf([best]: readonly Match[]): string {
  return listed((best?.lacks ?? []).map(lackWords))
}

function lackWords(lack: string): string {
  return lack.startsWith('within') ? `not ${lack}` : `no ${lack}`
}

/** Why a recipe is offered, in a few words. */
export function whyOf(
  { recipe, has, is, lacks, isStarter }: Match,
  more: readonly string[] = [],
): string {
  const { minutes } = factsOf(recipe)
  const reasons = [
    ...is,
    ...(has.length > 0 ? [`with ${listed([...new Set(has)])}`] : []),
    ...(minutes === null ? [] : [spokenMinutes(minutes)]),
    ...more,
    ...(lacks.length > 0 ? [`but ${listed(lacks.map(lackWords))}`] : []),
    isStarter ? 'a starter recipe' : 'one of yours',
  ]
  return reasons.join(', ')
}

export function offered(match: Match, more: readonly string[] = []): OfferedRecipe {
  const { recipe, isStarter } = match
  const { minutes } = factsOf(recipe)
  const { id, name, servings } = recipe
  return { id, name, why: whyOf(match, more), minutes, servings, isStarter }
}

/** 'You have 5 of its 6 things; only dill is to buy.' */
export function pantrySentence(
  name: string,
  has: readonly string[],
  lacks: readonly string[],
): string {
  const all = has.length + lacks.length
  if (has.length === 0 || all === 0) return ''
  if (lacks.length === 0) return `For ${name} you have everything.`
  const rest = lacks.length <= 3 ? `; to buy: ${listed(plainNames(lacks))}` : ''
  return `For ${name} you have ${has.length} of ${counted(all, 'thing')}${rest}.`
}

/** Names of lines without how they are cut, each once. */
export function plainNames(lines: readonly string[]): string[] {
  return [...new Set(lines.map((name) => (name.split(/[,(]/)[0] ?? name).trim().toLowerCase()))]
}
