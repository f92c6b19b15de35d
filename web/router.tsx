/** The router: file routes, loaded when used, with the query cache and the device's atoms at hand. */
import { createRouter } from '@tanstack/react-router'
import { queryClient } from './app/query-client.ts'
import { store } from './app/store.ts'
import { UnexpectedError } from './app/unexpected-error.tsx'
import { FullScreenWait } from './ui/full-screen-wait.tsx'
import { routeTree } from './routeTree.gen.ts'

export const router = createRouter({
  routeTree,
  context: { queryClient, store },
  defaultPreload: 'intent',
  // the query cache decides what is fresh
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultErrorComponent: UnexpectedError,
  defaultPendingComponent: () => <FullScreenWait>Loading your kitchen...</FullScreenWait>,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
