/** The server cache. Spec 1, section 7: three retries from 1 s doubling to 30 s, mutations never, 5 minutes kept. */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, isClientFault } from '#web/lib/api.ts'
import { logDataError } from '#web/lib/data-errors.ts'

export const queryClient = new QueryClient({
  // after the last try; the error goes on to whoever asked
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => logDataError(String(queryKey[0]), error),
  }),
  mutationCache: new MutationCache({ onError: (error) => logDataError(nounOf(error), error) }),
  defaultOptions: {
    queries: {
      retry: (failures, error) => !isClientFault(error) && failures < 3,
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
      gcTime: 5 * 60 * 1000,
      staleTime: 10_000,
    },
    mutations: { retry: false },
  },
})

function nounOf(error: unknown): string {
  return (error instanceof ApiError && error.noun) || 'a write'
}
