/** Says of the foods that a question offers and an answer names whom of those who eat along they are not for. */
import { breaksAny } from '../../diets/conflicts.ts'
import { heldIn, isDishName, isHeld } from '../../diets/held.ts'
import { readNeeds } from '../../diets/read-needs.ts'
import type { Food } from '../../foods/food.ts'
import { foodsAbove } from '../../foods/food-facts.ts'
import { type FoodMention, foodOf, foodsIn } from '../../foods/foods.ts'
import { singular } from '../../groceries/words.ts'
import { whoCannot } from '../../profiles/who-cannot.ts'
import type { Eater, RecipeLike } from '../schema.ts'
import type { Asked } from './asked.ts'
import { eatersNamed } from './eaters.ts'

const FOODS_MAX = 4
const ADDS = /\b(?:add|as well|too|also|throw|chuck|put|stir|top|serve|sprinkle|mix)\b/
/** In a list of what breaks a need: why. */
const REASON = /^(- [^(\n]*)\([^)\n]*\)/gm
/** It names what labels hold, and no food of the dish. */
const ON_LABELS = /\bread the labels? of [^.\n]*\./gi

/**
 * An answer between what the cook offers and somebody must not eat ('Not for Tom: bacon (pork).'), said first,
 * and what the answer itself names ('Not for Mia: egg.'). `isOfCard`: then what the recipe holds anyway is told
 * too, but for what was asked about, for a card knows nobody.
 */
export function withNotFor(text: string, isOfCard: boolean, asked: Asked): string {
  const { eaters, recipe, foods } = asked
  if (!eaters || eaters.length === 0) return text
  const isNew = isNewTo(recipe)
  const offered = offeredIn(asked).filter(isNew)
  const known = new Set(foods.map(({ food }) => food.id))
  const told = new Set(offered.map(({ food }) => food.id))
  const named = mentionsIn(text.replace(ON_LABELS, '').replace(REASON, '$1')).filter(
    (each) => !told.has(each.food.id) && (isNew(each) || (isOfCard && !known.has(each.food.id))),
  )
  return [notForLine(offered, eaters), text, notForLine(named, eaters)]
    .filter((line) => line !== '')
    .join('\n')
}

/** Whether a text names a food that the question says somebody must not eat. */
export function namesRefused(text: string, { question }: Asked): boolean {
  const { needs } = readNeeds(question)
  return mentionsIn(text).some(({ food, denied }) =>
    breaksAny({ ingredient: '', food, denied }, needs),
  )
}

/** Whether a question says that nobody may have a food: 'we drink no alcohol, what for the wine'. */
export function isRefusedIn(question: string, food: Food): boolean {
  return breaksAny({ ingredient: food.name, food, denied: null }, readNeeds(question).needs)
}

/** The stand-ins that all may eat, and that the question does not refuse; where there is none those for whom it is asked, and else all of them. */
export function fittingSwaps(
  swaps: readonly string[],
  { eaters, question }: Pick<Asked, 'eaters' | 'question'>,
): string[] {
  const all = eaters ?? []
  const allowed = swaps.filter((name) => {
    const food = foodOf(name)
    return food === null || !isRefusedIn(question, food)
  })
  if (allowed.length > 0 && allowed.length < swaps.length)
    return fittingSwaps(allowed, { eaters, question })
  for (const people of [all, eatersNamed(question, all)]) {
    const fitting = swaps.filter((name) => {
      const held = { ingredient: name, food: foodOf(name), denied: null }
      return !people.some(({ needs }) => breaksAny(held, needs))
    })
    if (people.length > 0 && fitting.length > 0) return fitting
  }
  return [...swaps]
}

/** 'Can I use bacon as well', but not the cream of 'what can I use instead of the cream'. */
function offeredIn({ question, marks }: Asked): FoodMention[] {
  const isOffer = marks.has('use') || marks.has('only') || marks.has('instead')
  return isOffer || ADDS.test(question) ? mentionsIn(question) : []
}

/** Neither a food of the recipe nor what one of them is a kind of: turkey is new to a dish of chicken. */
function isNewTo(recipe: RecipeLike): (mention: FoodMention) => boolean {
  const foods = heldIn(recipe).flatMap(({ food }) => (food ? [food.id] : []))
  const own = new Set(foods.flatMap((id) => [id, ...foodsAbove(id)]))
  return ({ food }) => !own.has(food.id)
}

/** What a text says to be used; nothing that is left out, a likeness or a tool. */
function mentionsIn(text: string): FoodMention[] {
  return foodsIn(text).filter((mention) => isHeld(text, mention) && !isDishName(mention.words))
}

function notForLine(mentions: readonly FoodMention[], eaters: readonly Eater[]): string {
  return eaters
    .flatMap((eater) => {
      const foods = mentions.filter((each) => isBroken(each, eater)).map((each) => why(each, eater))
      const names = [...new Set(foods)].slice(0, FOODS_MAX)
      return names.length > 0 ? [`Not for ${eater.name}: ${names.join(', ')}.`] : []
    })
    .join(' ')
}

/** 'Meat' is not yet pork. */
function isBroken({ food, denied }: FoodMention, { needs }: Eater): boolean {
  const never = needs.never.filter((id) => !foodsAbove(id).includes(food.id))
  return breaksAny({ ingredient: '', food, denied }, { ...needs, never })
}

/** 'egg', 'walnuts (nuts)', 'turkey (vegetarian)'. */
function why({ words }: FoodMention, eater: Eater): string {
  const { cannot } = whoCannot({ ingredients: [{ name: words }] }, [eater])
  const reasons = (cannot[0]?.reasons ?? [])
    .map((reason) => reason.replace(/^not /, ''))
    .filter((reason) => singular(reason) !== singular(words))
  return reasons.length > 0 ? `${words} (${reasons.join(', ')})` : words
}
