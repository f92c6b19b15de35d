/** A kitchen to chat in, for tests: a few recipes of its own beside the starters, two people with needs, a week. */
import { NO_NEEDS } from '../../diets/needs.ts'
import type { ChatKitchen, ChatRecipe, Eater } from '../chat/kitchen.ts'
import { STARTERS } from '../chat/starters.ts'
import { chatAnswer } from '../chat.ts'
import type { ChatAnswer, ChatMessage } from '../schema.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** A recipe for four in half an hour; a line is 'quantity|unit|name'. */
export function recipeOf(
  number: number,
  name: string,
  lines: readonly string[],
  more: Partial<ChatRecipe> = {},
): ChatRecipe {
  return {
    id: idOf(number),
    name,
    description: null,
    servings: 4,
    prep_time: 10,
    cook_time: 20,
    difficulty: 'easy',
    tags: [],
    course: 'main',
    ingredients: lines.map((line) => {
      const [quantity = '', unit = '', food = ''] = line.split('|')
      return { quantity, unit, name: food }
    }),
    method: ['Cook it all.'],
    ...more,
  }
}

export const PIZZA = recipeOf(
  1,
  'Friday Pizza',
  ['500|g|strong white flour', '1||egg, beaten', '1|tin|chopped tomatoes', '200|g|mozzarella'],
  {
    method: [
      'Mix the flour with the egg and knead.',
      'Spread the tomatoes over it, tear the mozzarella on top and bake.',
    ],
  },
)
export const LAKSA = recipeOf(
  2,
  'Prawn Rice Bowl',
  ['300|g|prawns', '250|g|rice', '1||red chilli'],
  {
    method: ['Boil the rice.', 'Fry the prawns with the chilli and serve them on the rice.'],
  },
)
export const DAL = recipeOf(
  3,
  'Red Lentil Dal',
  ['300|g|red lentils', '1||onion', '1|tsp|ground cumin'],
  {
    tags: ['Indian'],
  },
)
export const LEEKS = recipeOf(4, 'Leek and Spinach Rice', [
  '2||leeks',
  '200|g|spinach',
  '250|g|rice',
  '20|g|dill',
])
export const OWN: readonly ChatRecipe[] = [PIZZA, LAKSA, DAL, LEEKS]

export const BEN: Eater = {
  name: 'Ben',
  needs: { ...NO_NEEDS, diets: [], allergens: ['celery'], never: [] },
  appetite: 1.5,
}
export const MIA: Eater = {
  name: 'Mia',
  needs: { ...NO_NEEDS, diets: [], allergens: ['eggs'], never: [] },
  appetite: 0.5,
}

/** Sunday; nobody has needs. */
export const KITCHEN: ChatKitchen = { recipes: OWN, starters: STARTERS, today: '2026-11-22' }

/** What the chat answers to the last of these, having answered the others itself. */
export function talkTo(kitchen: ChatKitchen, ...said: readonly string[]): ChatAnswer {
  const messages: ChatMessage[] = []
  let answer: ChatAnswer | null = null
  for (const content of said) {
    messages.push({ role: 'user', content })
    answer = chatAnswer({ messages, images: [] }, kitchen)
    messages.push({ role: 'assistant', content: answer.reply })
  }
  if (!answer) throw new RangeError('Nothing was said')
  return answer
}
