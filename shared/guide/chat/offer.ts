/** Offers what was found for a wish, and says so where nothing was. Offers nothing that breaks a need. */
import { isEmpty } from '../../diets/needs.ts'
import { listed } from '../words.ts'
import { type Adapted, adapt } from './adapt.ts'
import type { Asked, Said } from './answers.ts'
import { type Ask, NO_ASK } from './ask.ts'
import { isDish } from './dishes.ts'
import { findFor } from './find.ts'
import type { ChatRecipe } from './kitchen.ts'
import { changeOf, heldBack, madeSafe, othersBeside } from './made-safe.ts'
import type { Match } from './match.ts'
import {
  ASK_FOR_WISH,
  foundSentence,
  HINT,
  LABELS,
  nameWithTime,
  offered,
  pantrySentence,
} from './say.ts'
import { atHome, pantryFoods } from './stock.ts'

const OFFERED_MAX = 3

/** What is found for an ask; of what only breaks needs the best that can be made safe. */
export function foundAnswer(ask: Ask, asked: Asked): Said {
  const { talk, needs, kitchen } = asked
  const not = new Set(talk.isMore ? talk.shown.map(({ id }) => id) : [])
  const { safe, unsafe } = findFor({ ...ask, recipeId: null }, kitchen, {
    needs,
    not,
    count: OFFERED_MAX,
  })
  const [best] = safe
  if (!best || best.distance > 0) {
    const nearer = unsafe.filter(
      ({ distance, has }) =>
        distance < (best?.distance ?? 9) &&
        (has.length > 0 || ask.dishes.length > 0 || ask.course !== null),
    )
    for (const { recipe } of nearer) {
      const made = madeSafe(recipe, asked, othersBeside(recipe, safe, ask, asked))
      if (made) return made
    }
  }
  if (safe.length === 0) return nearestAnswer(ask, asked)
  const withFood = foodFirst(ask, safe, asked)
  if (withFood.length > 0) return farOff(withFood)
  const held = heldBack(talk.ask, needs)
  if (held.length > 0) return withHeldBack(held, offer(safe, asked))
  if (ask.unknown !== null)
    return unknownDish(ask.unknown, isDish(ask.unknown) || ask.foods.length > 0 ? safe : [])
  return offer(safe, asked)
}

/** No dish of the kind holds any wished food: first those that do, then the nearest of the kind. */
function foodFirst(ask: Ask, safe: readonly Match[], { talk, needs, kitchen }: Asked): Match[] {
  const isKind = ask.dishes.length > 0 || ask.course !== null
  const isFar = ask.foods.length > 0 && safe.every(({ has }) => has.length === 0)
  if (!isKind || !isFar || ask.unknown !== null || heldBack(talk.ask, needs).length > 0) return []
  const { foods, maxMinutes } = ask
  const not = new Set(talk.isMore ? talk.shown.map(({ id }) => id) : [])
  const found = findFor({ ...NO_ASK, foods, maxMinutes }, kitchen, { needs, not, count: 2 })
  const holding = found.safe.filter(({ has }) => has.length > 0)
  if (holding.length === 0) return []
  const others = safe.filter(({ recipe }) => holding.every((each) => each.recipe.id !== recipe.id))
  return [...holding, ...others].slice(0, OFFERED_MAX)
}

function unknownDish(name: string, safe: readonly Match[]): Said {
  const near =
    safe.length === 0
      ? 'Tell me what goes into it, and I look for something like it.'
      : `The nearest I have: ${listed(safe.map(({ recipe }) => nameWithTime(recipe)))}.`
  return {
    reply: `I have no recipe for ${name}, neither among yours nor among the starter recipes. If you have one, paste it here. ${near}`,
    recipes: safe.map((match) => offered(match)),
    isOffer: true,
  }
}

/** Nothing is near: dishes with some of the foods, else of that kind. */
function nearestAnswer(ask: Ask, asked: Asked): Said {
  const { needs, kitchen, talk } = asked
  if (talk.isMore) return noneFound(ask, asked)
  const { foods, oneOf, dishes, maxMinutes } = ask
  const wider: Ask[] = [
    ...(foods.length + oneOf.length > 0 ? [{ ...NO_ASK, foods, oneOf, maxMinutes }] : []),
    ...dishes.map((dish) => ({ ...NO_ASK, dishes: [dish] })),
  ]
  for (const each of wider) {
    const { safe } = findFor(each, kitchen, { needs, not: new Set(), count: OFFERED_MAX })
    if (safe.length > 0) return ask.unknown === null ? farOff(safe) : unknownDish(ask.unknown, safe)
  }
  return noneFound(ask, asked)
}

function farOff(safe: readonly Match[]): Said {
  const names = listed(safe.map(({ recipe }) => nameWithTime(recipe)))
  return {
    reply: `I have nothing that fits all of that. The nearest: ${names}.\n\n${HINT}`,
    recipes: safe.map((match) => offered(match)),
    isOffer: true,
  }
}

function noneFound(ask: Ask, asked: Asked): Said {
  if (asked.talk.isMore) {
    return {
      reply: `That was all I have for it. Ask for another kind of dish, or paste a recipe here. ${ASK_FOR_WISH}`,
      isOffer: true,
    }
  }
  const what =
    ask.unknown === null
      ? 'that keeps to all of that'
      : `for ${ask.unknown} that everybody here may eat`
  return {
    reply: `I have no recipe ${what}. If you have one, paste it here, or tell me what else you fancy.`,
    isOffer: true,
  }
}

/** Nobody refused sausages, and yet they are not in it. */
function withHeldBack(names: readonly string[], said: Said): Said {
  const why = `No ${listed(names)}: they may hold what somebody here must not eat.`
  return { ...said, reply: `${why} ${said.reply}` }
}

/** The offer of recipes, the first with how it is adapted. */
export function offer(matches: readonly Match[], asked: Asked): Said {
  const { needs, kitchen } = asked
  const [best] = matches
  if (!best) return noneFound(NO_ASK, asked)
  const pantry = pantryFoods(kitchen.pantry ?? [])
  const home = atHome(best.recipe, pantry)
  const adapted = adapt(best.recipe, needs, changeOf(asked))
  const labels = isEmpty(needs) ? [] : [LABELS]
  const last = [...labels, HINT].join(' ')
  const changes = [
    ...(pantry.size > 0 ? [pantrySentence(best.recipe.name, home.has, home.lacks)] : []),
    ...scaleSentence(best.recipe, adapted),
  ].filter((sentence) => sentence !== '')
  return {
    reply: [foundSentence(matches), ...(changes.length > 0 ? [changes.join(' ')] : []), last].join(
      '\n\n',
    ),
    recipes: matches.map((match) => offered(match, stockWords(match, pantry))),
    isOffer: true,
  }
}

function scaleSentence(recipe: ChatRecipe, adapted: Adapted | null): string[] {
  if (!adapted || adapted.recipe.servings === recipe.servings) return []
  return [`${recipe.name} serves ${recipe.servings}; I write it up for ${adapted.recipe.servings}.`]
}

function stockWords({ recipe }: Match, pantry: ReadonlySet<string>): string[] {
  if (pantry.size === 0) return []
  const { has, lacks } = atHome(recipe, pantry)
  return has.length === 0 ? [] : [`you have ${has.length} of ${has.length + lacks.length} things`]
}
