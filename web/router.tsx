/** The router: file routes, loaded when used, with the query cache and the device's atoms at hand. */
import { createBrowserHistory, createRouter, type RouterHistory } from '@tanstack/react-router'
import { queryClient } from './app/query-client.ts'
import { store } from './app/store.ts'
import { UnexpectedError } from './app/unexpected-error.tsx'
import { pageWindow } from './lib/overlay-history.ts'
import { routeTree } from './routeTree.gen.ts'
import { FullScreenWait } from './ui/empty-state.tsx'

export const router = makeRouter(createBrowserHistory({ window: pageWindow }))

export function makeRouter(history: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    context: { queryClient, store },
    defaultPreload: 'intent',
    // the query cache decides what is fresh
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: UnexpectedError,
    defaultPendingComponent: () => <FullScreenWait text="Loading your kitchen..." />,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
