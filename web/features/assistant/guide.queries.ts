/**
 * Who answers: the kitchen, or the guide on this device where the kitchen has no other mind or cannot be reached.
 * Loads the guide only then.
 */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ChatAnswer, ChatRequest, CoachRequest, RecipeLike } from '#shared/guide/schema.ts'
import { dateText } from '#shared/plans/week.ts'
import { pantryQuery } from '#web/features/pantry/pantry.queries.ts'
import { plansQuery } from '#web/features/plans/plans.queries.ts'
import { profilesQuery } from '#web/features/profiles/profiles.queries.ts'
import { recipesQuery } from '#web/features/recipes/recipes.queries.ts'
import { api, NetworkError, unwrap } from '#web/lib/api.ts'
import { isNetworkGone } from '#web/lib/network.ts'
import type { DeviceKitchen } from './guide.ts'

const source = 'kitchen-guide' as const
/** A kitchen hardly ever gets another mind; where it loses one, its API stands in by itself. */
const SPEAKER_MS = 10 * 60_000

const speakerQuery = queryOptions({
  queryKey: ['health', 'speaker'],
  queryFn: async () => (await unwrap(api.health.$get())).ai,
  staleTime: SPEAKER_MS,
  retry: false,
  networkMode: 'always',
})

/** True where the guide answers anyway, or nobody can be reached. */
async function isGuideHere(queryClient: QueryClient): Promise<boolean> {
  if (!navigator.onLine) return true
  try {
    return (await queryClient.fetchQuery(speakerQuery)) === source
  } catch (error) {
    return error instanceof NetworkError
  }
}

/**
 * The answer of the kitchen, or of the guide on this device. A kitchen that can be reached and says no is heard:
 * its failure is thrown.
 */
export async function askOrGuide<Answer>(
  queryClient: QueryClient,
  { kitchen, device }: { kitchen: () => Promise<Answer>; device: () => Promise<Answer> },
): Promise<Answer> {
  if (await isGuideHere(queryClient)) return device()
  try {
    return await kitchen()
  } catch (error) {
    if (!(error instanceof NetworkError) && !(await isNetworkGone(error))) throw error
    return device()
  }
}

/** The next reply of the chat, from what this device knows of the kitchen. */
export async function answerChatOnDevice(
  queryClient: QueryClient,
  request: ChatRequest,
): Promise<ChatAnswer & { source: typeof source }> {
  const [{ answerChat }, kitchen] = await Promise.all([
    import('./guide.ts'),
    kitchenNow(queryClient),
  ])
  return { ...answerChat(request, kitchen), source }
}

/** The coach's answer, from the recipe at hand. */
export async function answerCoachOnDevice(request: CoachRequest) {
  const { answerCoach } = await import('./guide.ts')
  return { answer: await answerCoach(request), source }
}

/** The briefing before cooking. */
export async function tipsOnDevice(recipe: RecipeLike) {
  const { cookingTips } = await import('./guide.ts')
  return { cookingTips: cookingTips(recipe), source }
}

/** As known, or asked for once; what cannot be had is not known. */
async function kitchenNow(queryClient: QueryClient): Promise<DeviceKitchen> {
  const options = { retry: false, networkMode: 'always' } as const
  const [recipes, people, plans, pantry] = await Promise.all([
    queryClient.ensureQueryData({ ...recipesQuery, ...options }).catch(() => []),
    queryClient.ensureQueryData({ ...profilesQuery, ...options }).catch(() => []),
    queryClient.ensureQueryData({ ...plansQuery, ...options }).catch(() => []),
    queryClient.ensureQueryData({ ...pantryQuery, ...options }).catch(() => []),
  ])
  return { recipes, people, plans, pantry, today: dateText(new Date()) }
}
