/** What cooking mode asks the kitchen: a briefing, and the coach. */
import { useMutation } from '@tanstack/react-query'
import { GENERIC_TIPS } from '#shared/guide/tips-words.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { api, unwrap } from '#web/lib/api.ts'

/** `speaker` is null where nobody answered and the fixed tips stand in (Spec 2, section 8). */
export type Briefing = { tips: string; speaker: Speaker | null }
export type Speaker = 'workers-ai' | 'kitchen-guide'

/** With no network it fails at once: a question that waits for the network keeps the cook waiting. */
const ASK = { networkMode: 'always' } as const

/** Never fails: without an answer there are the tips that hold for any recipe. */
export function useCookingTips(recipe: Recipe) {
  return useMutation({
    ...ASK,
    mutationFn: async (): Promise<Briefing> => {
      try {
        const { cookingTips, source } = await unwrap(
          api.functions['get-cooking-tips'].$post({ json: { recipe } }),
        )
        return { tips: cookingTips, speaker: source }
      } catch (error) {
        console.warn('No briefing came, the fixed tips are shown:', error)
        return { tips: GENERIC_TIPS, speaker: null }
      }
    },
  })
}

/** `step` counts from 0. */
type CoachQuestion = { question: string; step: number }

export function useCoach(recipe: Recipe) {
  return useMutation({
    ...ASK,
    mutationFn: ({ question, step }: CoachQuestion) =>
      unwrap(
        api.functions['cooking-coach'].$post({
          json: {
            recipe,
            currentStep: step,
            currentStepText: recipe.method[step] ?? '',
            question,
          },
        }),
      ),
  })
}
