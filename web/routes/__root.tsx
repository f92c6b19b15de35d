/** The root of every route: what is shown when no page fits. */
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { createStore } from 'jotai'
import { NotFound } from '#web/app/not-found.tsx'

type RouterContext = { queryClient: QueryClient; store: ReturnType<typeof createStore> }

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  notFoundComponent: NotFound,
})
