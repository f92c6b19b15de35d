/**
 * The kitchen guide on this device: chat, coach and tips without a network. Loaded when it is asked for the first
 * time, never with a page. Knows what it is handed, asks nobody.
 */
import { candidatesAmong, candidateWords } from '#shared/guide/chat/candidate-words.ts'
import type { ChatKitchen } from '#shared/guide/chat/kitchen.ts'
import { plannedMeals } from '#shared/guide/chat/planned-meals.ts'
import { STARTERS } from '#shared/guide/chat/starters.ts'
import { chatAnswer } from '#shared/guide/chat.ts'
import { coachAnswer } from '#shared/guide/coach.ts'
import { notesOf } from '#shared/guide/notes-of.ts'
import type { ChatAnswer, ChatRequest, CoachRequest } from '#shared/guide/schema.ts'
import type { PantryItem } from '#shared/pantry/schema.ts'
import type { WeeklyMealPlan } from '#shared/plans/schema.ts'
import type { Profile } from '#shared/profiles/schema.ts'
import type { Recipe } from '#shared/recipes/schema.ts'

export { cookingTips } from '#shared/guide/tips.ts'

/** What this device knows of the kitchen; what it does not know is empty. `today` as yyyy-MM-dd. */
export type DeviceKitchen = {
  recipes: readonly Recipe[]
  people: readonly Profile[]
  plans: readonly WeeklyMealPlan[]
  pantry: readonly PantryItem[]
  today: string
}

/** Ours: ranked within a blink on a phone; of a larger library those that the talk may mean. */
const RANKED_MAX = 500

/** As POST recipe-chat answers where the guide speaks. */
export function answerChat({ messages, images }: ChatRequest, known: DeviceKitchen): ChatAnswer {
  const heard = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content)
  const names = new Map(known.recipes.map(({ id, name }) => [id, name]))
  const kitchen: ChatKitchen = {
    recipes: candidatesAmong(known.recipes, {
      words: candidateWords(messages),
      said: heard.join('\n'),
      count: RANKED_MAX,
    }),
    starters: STARTERS,
    people: known.people,
    meals: plannedMeals(known.plans, names),
    pantry: known.pantry,
    today: known.today,
  }
  return chatAnswer({ messages, images }, kitchen)
}

/** As POST cooking-coach answers where the guide speaks; without a network only what the device holds of notes. */
export async function answerCoach(request: CoachRequest): Promise<string> {
  return coachAnswer(request, await notesOf(request.recipe).catch(() => []))
}
