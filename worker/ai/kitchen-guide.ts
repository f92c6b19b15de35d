/** The embedded kitchen guide behind the interface of the kitchen's mind: no model, no network, no account. */
import { AppError } from '#shared/errors.ts'
import { optimiseGroceries } from '#shared/groceries/shop.ts'
import { chatAnswer } from '#shared/guide/chat.ts'
import { coachAnswer } from '#shared/guide/coach.ts'
import { notesOf } from '#shared/guide/notes-of.ts'
import { summariseWeek } from '#shared/guide/summary.ts'
import { cookingTips } from '#shared/guide/tips.ts'
import { writeRecipeStatement } from '#shared/imports/sql-statement.ts'
import { readRecipeText } from '#shared/imports/text.ts'
import type { KitchenAi } from './kitchen-ai.ts'

const source = 'kitchen-guide'

export const kitchenGuide: KitchenAi = {
  speaker: source,
  summarise: async (plan, recipes) => ({ summary: summariseWeek(plan, recipes), source }),
  shop: async (items) => ({ ...optimiseGroceries(items), source }),
  readRecipe: async ({ ocrText }) => {
    // The guide has no eyes: it reads what the device read.
    if (!ocrText?.trim()) throw new AppError({ code: 'ai_failed', task: 'readRecipe' })
    const recipe = readRecipeText(ocrText)
    // Specks of a photo without words: nothing to review.
    const isBlank = recipe.ingredients.every(({ name }) => name === '') && !recipe.method.join('')
    if (isBlank) throw new AppError({ code: 'ai_failed', task: 'readRecipe' })
    return { sqlStatement: writeRecipeStatement(recipe), recipe, source }
  },
  tips: async (recipe) => ({ cookingTips: cookingTips(recipe), source }),
  coach: async (request) => ({
    answer: coachAnswer(request, await notesOf(request.recipe)),
    source,
  }),
  chat: async (request, kitchen) => ({ ...chatAnswer(request, kitchen), source }),
}
