/** Parts names that were said in a row, as recognisers drop commas. Knows the food table, and is for rooms that have it at hand. */
import { namesIn } from '../foods/food-names.ts'

/**
 * 'Lemons limes fresh mint' are three things where the food table knows each of them and nothing is left over; 'tomato soup
 * mix', which it knows whole, and 'bitter lemon crush', which it does not, are one.
 */
export function apart(text: string): string[] {
  const named = namesIn(text, { goods: true })
  if (named.length < 2) return [text]
  let at = 0
  for (const { start, end } of named) {
    if (text.slice(at, start).trim() !== '') return [text]
    at = end
  }
  if (text.slice(at).trim() !== '') return [text]
  return named.map(({ start, end }) => text.slice(start, end))
}
