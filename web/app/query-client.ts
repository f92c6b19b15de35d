/** The server cache. Spec 1, section 7: three retries from 1 s doubling to 30 s, mutations never, 5 minutes kept. */
import { QueryClient } from '@tanstack/react-query'
import { isClientFault } from '#web/lib/api.ts'

export const queryClient = new QueryClient({
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
