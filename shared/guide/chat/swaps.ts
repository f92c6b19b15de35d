/** Swaps that a cook asks for by name: 'swap the cream for yoghurt', 'rice instead of noodles'. Judges none of them. */
import type { FoodMention } from '../../foods/foods.ts'
import { foodsIn } from '../../foods/foods.ts'
import type { Swap } from './adapt.ts'

/** Between the food that goes and the one that comes, or the other way round. */
const OUT_TO =
  /^\s*(?:for|with|by|to|and (?:use|add|put in)|but (?:use|with))\s+(?:the |some |a |an |my |more |extra )*$/
const TO_OUT =
  /^\s*(?:instead of|in place of|rather than|in lieu of|for)\s+(?:the |some |a |an |any )*$/
const VERB = /\b(?:swap|replace|substitute|change|switch|sub|exchange)\b[^.!?]{0,40}$/

/** In the order said. */
export function swapsIn(text: string): Swap[] {
  const foods = foodsIn(text.toLowerCase())
  return foods.flatMap((food, at) => {
    const next = foods[at + 1]
    return next ? swapOf(text.toLowerCase(), food, next) : []
  })
}

function swapOf(text: string, first: FoodMention, second: FoodMention): Swap[] {
  const between = text.slice(first.end, second.start)
  const before = text.slice(0, first.start)
  if (/\b(?:instead of|in place of|rather than|in lieu of)\b/.test(between) && TO_OUT.test(between))
    return [{ out: second.food.id, to: first.words }]
  if (VERB.test(before) && OUT_TO.test(between)) return [{ out: first.food.id, to: second.words }]
  return []
}
