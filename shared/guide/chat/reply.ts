/** The words of the guide's replies in the chat: a suggestion, what was minded, what it could not do. */
import type { RecipeData } from '../schema.ts'
import { ingredientLine, listed } from '../words.ts'
import type { Built } from './build.ts'
import { findFoods } from './foods.ts'
import type { Pattern } from './pattern.ts'
import { findPatterns } from './patterns.ts'
import { SUGGESTION_START } from './talk.ts'
import { canServe, SERVINGS_MAX, servingsIn, type Wishes } from './wishes.ts'

const HINT =
  "Press 'Create Recipe' to review and save it, or tell me what to change: people, minutes, foods in or out, spicier, something else."

/** The dish written out, with what the person should know about it. */
export function suggestion(built: Built, wishes: Wishes, said: readonly string[]): string {
  const { dish } = built
  return [
    `${SUGGESTION_START}${dish.name} for ${dish.servings}? ${timeOf(dish)}`,
    ...noteLine(notesOn(built, wishes, said)),
    written(dish),
    HINT,
  ].join('\n\n')
}

function noteLine(notes: readonly string[]): string[] {
  return notes.length > 0 ? [notes.join(' ')] : []
}

function timeOf({ prep_time: prep, cook_time: cook }: RecipeData): string {
  const total = (prep ?? 0) + (cook ?? 0)
  return `${total} minutes: ${prep ?? 0} to prepare${cook ? `, ${cook} to cook` : ''}.`
}

/** Ingredients and method as lists. */
export function written(dish: RecipeData): string {
  return [
    `Ingredients\n${dish.ingredients.map((item) => `- ${ingredientLine(item)}`).join('\n')}`,
    `Method\n${dish.method.map((step, at) => `${at + 1}. ${step}`).join('\n')}`,
  ].join('\n\n')
}

function notesOn(
  { dish, pattern, swapped, dropped, left, isOverTime }: Built,
  wishes: Wishes,
  said: readonly string[],
): string[] {
  const diets = listed(wishes.diets.map(({ name }) => name))
  const total = (dish.prep_time ?? 0) + (dish.cook_time ?? 0)
  const unknown = unknownFoods(said)
  return [
    ...(diets === '' ? [] : [`It is ${diets}; check the labels of what you buy.`]),
    ...swapped.map(({ from, to }) => `${from} would not be ${diets}, so there is ${to}.`),
    ...(dropped.length > 0 ? [`I left out ${listed(dropped)}.`] : []),
    ...(left.length > 0 ? [`It has no place for ${listed(left)}.`] : []),
    ...(unknown.length > 0
      ? [`I don't know how to cook with ${listed(unknown)}, so that is not in it.`]
      : []),
    ...limitNotes(pattern, wishes, said.at(-1) ?? ''),
    ...(isOverTime && wishes.minutes !== null
      ? [`I know nothing with that in ${wishes.minutes} minutes; the quickest takes ${total}.`]
      : []),
  ].map((note) => note.slice(0, 1).toUpperCase() + note.slice(1))
}

const OTHER_DIETS =
  /\b(keto|ketogenic|low[- ]carb|paleo|(?:low[- ])?fodmap|whole ?30|diabetic|low[- ]sodium|low[- ]salt|low[- ]fat|low[- ]calorie|jain)\b/i

/** What of the wishes is beyond the guide; it says so rather than pass over it. */
function limitNotes(pattern: Pattern, wishes: Wishes, last: string): string[] {
  const { pattern: wanted, refused, servings } = wishes
  const people = servingsIn(last)
  const other = OTHER_DIETS.exec(last)?.[1]
  const isAllergy = /\ballerg|\bintoleran/i.test(last) && refused.length > 0
  return [
    ...(people === null || canServe(people)
      ? []
      : [`I write for 1 to ${SERVINGS_MAX} people, so this is for ${servings}.`]),
    ...(wanted === null || wanted.id === pattern.id
      ? []
      : [`I know no ${wanted.words[0]} that keeps to all of that, so this is another dish.`]),
    ...(other ? [`I don't know what ${other} cooking allows, so I did not mind it.`] : []),
    ...(isAllergy
      ? [`It is made without ${listed(refused)}; check the labels, of stock and spice mixes too.`]
      : []),
  ]
}

const NO_FOOD =
  /\d|\b(?:i|me|my|we|our|it|them|this|that|you|kids?|children|family|friends?|guests?|people|fridge|freezer|cupboard|home|pantry|minutes?|hours?|dinner|lunch|tea|supper|breakfast|meal|dish|recipe|something|anything|nothing|quick|easy|simple|healthy|light|warm|hot|cold|spicy|mild|nice|good|tasty|leftovers?|left|over|some|bit|lots?|plenty|more|few|maybe|please|thanks|tonight|today|tomorrow|week|no|not|without|free|vegan|vegetarian|gluten|dairy|nut|serves?|salt|pepper|oil|spices?|herbs?|sauce|stock|sugar|flour|water|vegetables?|veg|veggies|meat|fish|fruit|style|cuisine|italian|indian|thai|chinese|mexican|fresh|tin|tinned|frozen|pack|bag|half|one|two|three|four|five|six|seven|eight|nine|ten|twelve|swap|instead|kick|twist|crunch|crust|topping|side|colour|protein|carbs)\b/i

/** Things listed next to foods that the guide has no entry for. */
function unknownFoods(said: readonly string[]): string[] {
  const found: string[] = []
  for (const message of said.slice(-5)) {
    const list =
      /\b(?:with|have|got|using|use up|add)\s([^.;!?\n]{2,200})/i.exec(message)?.[1] ?? ''
    const parts = list.split(/,|\band\b|\bfor\b|\bin\b/).map((part) => part.trim())
    if (!parts.some((part) => findFoods(part).length > 0)) continue
    for (const part of parts) {
      const isName = /^[\p{L}' -]{3,30}$/u.test(part) && part.split(' ').length <= 2
      if (isName && !NO_FOOD.test(part) && findFoods(part).length + findPatterns(part).length === 0)
        found.push(part.toLowerCase())
    }
  }
  return [...new Set(found)].slice(0, 4)
}
