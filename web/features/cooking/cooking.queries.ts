/** What cooking mode asks the kitchen: a briefing, and the coach. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CoachAnswer, TipsAnswer } from '#shared/guide/schema.ts'
import { GENERIC_TIPS } from '#shared/guide/tips-words.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import {
  answerCoachOnDevice,
  askOrGuide,
  tipsOnDevice,
} from '#web/features/assistant/guide.queries.ts'
import { eatersNow } from '#web/features/profiles/profiles.queries.ts'
import { api, unwrap } from '#web/lib/api.ts'

/** `speaker` is null where nobody answered and the fixed tips stand in (Spec 2, section 8). */
export type Briefing = { tips: string; speaker: Speaker | null }
export type Speaker = 'workers-ai' | 'kitchen-guide'

/** With no network it fails at once: a question that waits for the network keeps the cook waiting. */
const ASK = { networkMode: 'always' } as const

/** Never fails: without an answer there are the tips that hold for any recipe. */
export function useCookingTips(recipe: Recipe) {
  const queryClient = useQueryClient()
  return useMutation({
    ...ASK,
    mutationFn: async (): Promise<Briefing> => {
      try {
        const { cookingTips, source } = await askOrGuide<TipsAnswer & { source: Speaker }>(
          queryClient,
          {
            kitchen: () => unwrap(api.functions['get-cooking-tips'].$post({ json: { recipe } })),
            device: () => tipsOnDevice(recipe),
          },
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

/** What the recipe itself says needs no other mind, and no network. */
const IN_THE_RECIPE = /\boven temperature\b|\b(?:temperature|how hot)\b.*\boven\b|\bhow long\b/i

export function useCoach(recipe: Recipe) {
  const queryClient = useQueryClient()
  return useMutation({
    ...ASK,
    mutationFn: async ({ question, step }: CoachQuestion) => {
      const eaters = await eatersNow(queryClient)
      const request = {
        recipe,
        currentStep: step,
        currentStepText: recipe.method[step] ?? '',
        question,
        ...(eaters && { eaters }),
      }
      if (IN_THE_RECIPE.test(question)) return answerCoachOnDevice(request)
      return askOrGuide<CoachAnswer & { source: Speaker }>(queryClient, {
        kitchen: () => unwrap(api.functions['cooking-coach'].$post({ json: request })),
        device: () => answerCoachOnDevice(request),
      })
    },
  })
}
