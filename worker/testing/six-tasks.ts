/** The six tasks of the kitchen's mind, each with a request and what a good model answers to it. */

import { z } from 'zod'
import { NO_NEEDS } from '#shared/diets/needs.ts'
import { emptyKitchen } from '#shared/guide/chat/kitchen.ts'
import { STARTERS } from '#shared/guide/chat/starters.ts'
import {
  ChatAnswer,
  CoachAnswer,
  ShopAnswer,
  SummaryAnswer,
  TipsAnswer,
} from '#shared/guide/schema.ts'
import { RecipeContent } from '#shared/recipes/schema.ts'
import type { KitchenAi, RecipePhoto, Spoken } from '../ai/kitchen-ai.ts'

export const soup = {
  name: "Cook's leek soup",
  description: null,
  servings: 2,
  prep_time: 10,
  cook_time: 20,
  difficulty: 'easy',
  tags: ['soup'],
  ingredients: [
    { name: 'leeks', quantity: '2', unit: '' },
    { name: 'vegetable stock', quantity: '500', unit: 'ml' },
  ],
  method: ['Slice the leeks.', 'Simmer for 20 minutes.'],
}

export const OCR_TEXT = `Cook's leek soup
Serves 2

Ingredients
2 leeks
500 ml stock

Method
1. Slice the leeks.
2. Simmer for 20 minutes.`

/** The first bytes of a PNG of this size; no reader of ours looks further. */
export function pngOf(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(64)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}

export const page: RecipePhoto = { image: pngOf(800, 600), kind: 'png', ocrText: OCR_TEXT }

export const unknownItems = [
  { name: 'plain flour', quantity: '300', unit: 'g' },
  { name: 'quixotic paste', quantity: '20', unit: 'g' },
]

const plan = {
  id: '7f1f6a52-8f40-4ad5-9a1e-6f7c1f5a7f10',
  selected_recipe_ids: ['0d4f6a52-8f40-4ad5-9a1e-6f7c1f5a7f11'],
  meal_schedule: { Monday: ['0d4f6a52-8f40-4ad5-9a1e-6f7c1f5a7f11'] },
  week_start_date: '2026-11-23',
}

type Task = {
  ask: (ai: KitchenAi) => Promise<Spoken<object>>
  /** What every answer to it must be, whoever gives it. */
  schema: z.ZodType
  /** JSON of a good model. */
  good: object
  /** What then stands in the answer. */
  holds: string
}

export const TASKS: Record<string, Task> = {
  summarise: {
    ask: (ai) => ai.summarise(plan, [{ ...soup, id: plan.selected_recipe_ids[0] ?? null }]),
    schema: SummaryAnswer,
    good: { summary: 'A quiet week. Monday is for soup.' },
    holds: 'Monday is for soup.',
  },
  shop: {
    ask: (ai) => ai.shop(unknownItems),
    schema: ShopAnswer,
    good: {
      changes: [
        { index: 1, quantity: '1', unit: 'jar', aisle: 'World Foods', note: '20 g needed' },
      ],
    },
    holds: '20 g needed',
  },
  readRecipe: {
    ask: (ai) => ai.readRecipe(page),
    schema: z.object({
      sqlStatement: z.string().startsWith('INSERT INTO recipes (name, tags'),
      recipe: RecipeContent,
    }),
    good: { found: true, recipe: { ...soup, name: "Leek 'n' potato soup" } },
    holds: "'Leek ''n'' potato soup'",
  },
  tips: {
    ask: (ai) => ai.tips(soup, NO_NEEDS),
    schema: TipsAnswer,
    good: {
      mise_en_place: ['Wash the leeks twice: grit hides in them.'],
      time_saving: ['Boil the kettle for the stock.'],
      secrets: [],
      watch_out: ['Soup is done when the leeks are soft.'],
    },
    holds: 'Wash the leeks twice',
  },
  coach: {
    ask: (ai) =>
      ai.coach(
        {
          recipe: soup,
          currentStep: 1,
          currentStepText: 'Simmer for 20 minutes.',
          question: 'What does simmer mean?',
        },
        NO_NEEDS,
      ),
    schema: CoachAnswer,
    good: { answer: 'Small bubbles, hardly any steam.' },
    holds: 'Small bubbles',
  },
  chat: {
    ask: (ai) =>
      ai.chat(
        { messages: [{ role: 'user', content: 'A soup with leeks for 2' }], images: [] },
        emptyKitchen(STARTERS),
      ),
    schema: ChatAnswer,
    good: { reply: 'How does leek soup sound?', recipe_ids: [], recipe: soup },
    holds: 'How does leek soup sound?',
  },
}
