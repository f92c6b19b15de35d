/** Answers what can be used in a food's place, by the food table and by cards, and fits who eats along. */

import { canStandIn, isEggDish } from '../../diets/stand-ins.ts'
import type { Food } from '../../foods/food.ts'
import { foodOf } from '../../foods/foods.ts'
import type { Card } from '../card.ts'
import { cardsAbout, findCards } from '../cards.ts'
import { capital, ingredientLine, listed } from '../words.ts'
import { type Asked, itemsMeant } from './asked.ts'
import { fittingSwaps, isRefusedIn } from './not-for.ts'
import { areKin, isSwap, sidesOf, swapsOf, type Wanted } from './swap-sides.ts'

const SWAPS_MAX = 4
const NOTES_MAX = 3
const SURE = 0.3
const SURE_OF_BOTH = 0.35
const LABELS = 'If it is for an allergy, read the label of what you use instead.'

/** 'No crème fraîche, what now?', 'instead of wine' */
export function swapAnswer(asked: Asked): string | null {
  const open = openSwap(asked)
  if (open) return open
  const { wanted, offered } = sidesOf(asked)
  if (!wanted) return null
  if (wanted.food && !worksHere(wanted.food, asked))
    return `${capital(wanted.name)}: I know no stand-in that works here, as the dish depends on it. Choose another dish, or one that is baked.`
  const isOffered = offered !== null && !isRefusedIn(asked.question, offered)
  return (isOffered ? judged(wanted, offered, asked) : null) ?? known(wanted, asked)
}

/** Without a recipe the question may name the dish. */
function worksHere(food: Food, { question, recipe }: Asked): boolean {
  if (recipe.ingredients.length > 0) return canStandIn(food, recipe)
  return !isEggDish(question) || canStandIn(food, { name: question, ingredients: [] })
}

/** 'Can I use cheddar for the parmesan?', 'I only have plain flour' */
export function useAnswer(asked: Asked): string | null {
  const { wanted, offered } = sidesOf(asked)
  if (offered && isRefusedIn(asked.question, offered)) return null
  if (wanted && offered) return judged(wanted, offered, asked)
  // 'can I use basmati' where the recipe says rice
  const [named, ...others] = asked.foods
  if (!named || others.length > 0 || !wanted?.item) return null
  const { item } = wanted
  const isFlesh = named.food.traits.some(({ of }) => FLESH.has(of))
  if (isFlesh || OTHER_STATE.test(asked.question)) return null
  if (item.name.toLowerCase().includes(named.words)) return null
  return `Yes, ${named.words} will do for the ${item.name} (${ingredientLine(item)} here), in the same amount. Go by its packet for the time, and check a little early.`
}

/** 'Can I substitute an ingredient?' names none: what the step uses is meant. */
export function openSwap(asked: Asked): string | null {
  const { foods, items, question, step, recipe } = asked
  if (foods.length > 0 || items.length > 0 || !/\bingredients?\b/.test(question)) return null
  const ofStep = itemsMeant(step, [], recipe)
  const [some, where] =
    ofStep.length > 0
      ? [ofStep, 'For what this step uses:']
      : [recipe.ingredients, 'For this recipe:']
  const lines = some.flatMap((item) => {
    const food = foodOf(item.name)
    return food && swapsOf(food).length > 0 ? [lineOf({ name: item.name, food, item }, asked)] : []
  })
  return lines.length > 0
    ? `${where}\n${lines.slice(0, NOTES_MAX).join('\n')}\n${LABELS}`
    : 'I know no swap for what this step uses. Ask me about one ingredient by its name.'
}

/** The same food in another state wants another amount, time or care: dried beans are poisonous until boiled hard. */
const OTHER_STATE =
  /\b(?:dried|dry|fresh|frozen|tinned|canned|jarred|raw|cooked|smoked|ground|powder(?:ed)?|instant|light|low[- ]fat|skimmed|whole|runny|old|pre-?cooked)\b/

const FLESH = new Set(['meat', 'poultry', 'fish', 'shellfish'])

function judged({ food, name, item }: Wanted, offered: Food, asked: Asked): string | null {
  if (!food) return null
  const amount = item && item.quantity !== '' ? ` (${ingredientLine(item)} here)` : ''
  if (food.id === offered.id) {
    const said = asked.foods.find((each) => each.food.id === offered.id)
    return said?.isKind && !OTHER_STATE.test(asked.question)
      ? `Yes, ${said.words} will do for the ${name}${amount}, in the same amount.`
      : null
  }
  const isFlesh = [food, offered].every(({ traits }) => traits.some(({ of }) => FLESH.has(of)))
  if (isFlesh) {
    const done = cardsAbout('doneness', offered.name)[0]
    return `Yes, use the same weight of ${offered.name} in place of the ${name}${amount}. Its time is its own: ${done ? done.answer : 'cook it until it is done all the way through.'}`
  }
  const [found] = findCards(asked.question, asked.context, ['swap'])
  if (found && found.sure > SURE_OF_BOTH && isAbout(found.card, [food, offered]))
    return found.card.answer
  if (isSwap(offered, food))
    return `Yes: use ${offered.name} in place of the ${name}${amount}. ${food.swapNote}`.trim()
  if (areKin(offered, food) || isSwap(food, offered)) {
    const note = food.swapNote || offered.swapNote
    return `Yes, ${offered.name} will do in place of the ${name}${amount}: the dish tastes a little different. ${note}`.trim()
  }
  const swaps = fittingSwaps(swapsOf(food), asked).slice(0, SWAPS_MAX)
  if (swaps.length === 0) return null
  return `I have no note on ${offered.name} in place of ${name}. What I know to work: ${listed(swaps)}. ${food.swapNote}`.trim()
}

function known(wanted: Wanted, asked: Asked): string | null {
  const { food } = wanted
  const card = swapCard(asked)
  if (food && swapsOf(food).length > 0) {
    const extra = card && isAbout(card, [food]) ? `\n${card.answer}` : ''
    return `${lineOf(wanted, asked)}${extra}\n${LABELS}`
  }
  return card && (food === null || isAbout(card, [food])) ? card.answer : null
}

/** Whether a card names one of the foods. */
function isAbout({ foods }: Card, these: readonly Food[]): boolean {
  return foods.some((name) => these.some(({ id }) => foodOf(name)?.id === id))
}

function swapCard({ question, context }: Asked): Card | null {
  const [found] = findCards(question, context, ['swap'])
  return found && found.sure > SURE ? found.card : null
}

function lineOf({ name, food, item }: Wanted, asked: Asked): string {
  const amount = item && item.quantity !== '' ? ` (this recipe has ${ingredientLine(item)})` : ''
  const swaps = food ? fittingSwaps(swapsOf(food), asked).slice(0, SWAPS_MAX) : []
  const note = food?.swapNote ? ` ${food.swapNote}` : ''
  return `${capital(name)}${amount}: use the same amount of ${orList(swaps)}.${note}`
}

function orList(names: readonly string[]): string {
  return listed(names).replace(/ and (?!.* and )/, ' or ')
}
