/** Answers a wish: the dish at hand changed, a dish by its name, or what is found; writes one up. */
import { isEmpty } from '../../diets/needs.ts'
import { readNeeds } from '../../diets/read-needs.ts'
import { adapt } from './adapt.ts'
import type { Asked, Said } from './answers.ts'
import { type Ask, isEmptyAsk, readAsk } from './ask.ts'
import { cuesIn } from './cues.ts'
import { findFor } from './find.ts'
import type { ChatRecipe } from './kitchen.ts'
import { allowed, changeOf, like, madeSafe, nearest, notForYou, othersBeside } from './made-safe.ts'
import type { Match } from './match.ts'
import { foundAnswer, offer } from './offer.ts'
import { dataOf } from './pasted.ts'
import { ASK_FOR_WISH, HINT, offered } from './say.ts'
import { isSafe } from './table.ts'
import { vocabularyOf } from './vocabulary.ts'

/** At most `count` dishes for what the talk asks by now, for whoever words the answer. */
export function matchesFor({ talk, needs, kitchen }: Asked, count: number): Match[] {
  const not = new Set(talk.isMore ? talk.shown.map(({ id }) => id) : [])
  return findFor(allowed(talk.ask, needs), kitchen, { needs, not, count }).safe
}

/** Dishes for what the talk asks by now, or the dish at hand as it was just changed. */
export function wishAnswer(asked: Asked): Said {
  const { text, talk, needs, kitchen } = asked
  const said = readAsk(text, vocabularyOf(kitchen))
  const base = talk.focus ?? talk.last[0] ?? null
  const cues = cuesIn(text)
  if (cues.pick !== null && talk.focus) return namedAnswer(talk.focus, talk.ask, asked)
  const isTweak =
    base !== null && isEmptyAsk(said) && !cues.isMore && !cues.isQuicker && !cues.isSlower
  const tweaked = isTweak && base ? tweak(base, asked) : null
  if (tweaked) return tweaked
  // nothing of it was understood: the same dishes again would be no answer
  if (isTweak && readNeeds(text).refusals.length === 0)
    return foundAnswer(allowed(talk.ask, needs), { ...asked, talk: { ...talk, isMore: true } })
  const ask = allowed(talk.ask, needs)
  const named = recipeOf(ask.recipeId, asked)
  if (named && !talk.isMore) return namedAnswer(named, ask, asked)
  if (isEmptyAsk(ask) && isEmptyAsk(said) && isEmpty(needs) && !asksForAnything(text))
    return { reply: ASK_FOR_WISH }
  return foundAnswer(ask, asked)
}

const ANYTHING =
  /\b(?:surprise|anything|something|ideas?|dinner|supper|lunch|tea|breakfast|cook|eat|food|recipes?|dish(?:es)?|hungry|meal|feed|else|another|more|inspire|inspiration|suggest\w*|tonight)\b/i

function asksForAnything(text: string): boolean {
  return ANYTHING.test(text)
}

function recipeOf(id: string | null, { kitchen }: Asked): ChatRecipe | null {
  if (id === null) return null
  return [...kitchen.recipes, ...kitchen.starters].find((recipe) => recipe.id === id) ?? null
}

function isStarter(recipe: ChatRecipe, { kitchen }: Asked): boolean {
  return !kitchen.recipes.some(({ id }) => id === recipe.id)
}

function matchOf(recipe: ChatRecipe, asked: Asked): Match {
  return {
    recipe,
    isStarter: isStarter(recipe, asked),
    lacks: [],
    has: [],
    is: [],
    distance: 0,
    score: 0,
  }
}

/** The dish at hand, changed; `null` where another is to be found. */
function tweak(base: ChatRecipe, asked: Asked): Said | null {
  const { needs } = asked
  if (!isSafe(base, needs)) {
    const ask = allowed(asked.talk.ask, needs)
    const others = othersBeside(base, nearest(ask, asked, new Set([base.id])), ask, asked)
    return madeSafe(base, asked, others)
  }
  const adapted = adapt(base, needs, changeOf(asked))
  if (!adapted || adapted.changes.length === 0) return null
  const offer = offered(matchOf(base, asked))
  return {
    reply: `${base.name}: ${adapted.changes.join(' ')}\n\n${HINT}`,
    recipes: [{ ...offer, servings: adapted.recipe.servings }],
    isOffer: true,
  }
}

/** A recipe asked for by its whole name. */
function namedAnswer(recipe: ChatRecipe, ask: Ask, asked: Asked): Said {
  const { needs } = asked
  if (isSafe(recipe, needs)) {
    const match = matchOf(recipe, asked)
    return offer([match], asked)
  }
  const others = like(recipe, ask, asked).slice(0, 2)
  const made = madeSafe(recipe, asked, others)
  if (made) return made
  return notForYou(recipe, others, asked)
}

/** The dish of the talk, written up as adapted. */
export function createAnswer(asked: Asked): Said {
  const { talk, needs } = asked
  const base = talk.focus ?? talk.last[0] ?? recipeOf(talk.ask.recipeId, asked) ?? bestFor(asked)
  if (!base) return { reply: `There is no dish in our talk yet. ${ASK_FOR_WISH}` }
  const adapted = adapt(base, needs, changeOf(asked))
  if (!adapted) return notForYou(base, like(base, talk.ask, asked), asked)
  const { recipe, changes } = adapted
  const changed = changes.length > 0 ? ` ${changes.join(' ')}` : ''
  return {
    reply: `Here is ${recipe.name} for ${recipe.servings}, to review before you save it.${changed}`,
    recipeData: dataOf(recipe),
    isOffer: true,
  }
}

function bestFor(asked: Asked): ChatRecipe | null {
  const ask = allowed(asked.talk.ask, asked.needs)
  if (isEmptyAsk(ask)) return null
  return nearest({ ...ask, recipeId: null }, asked, new Set())[0]?.recipe ?? null
}
