/** Puts screens under test into a page: a chef, fresh caches, a router, and a network faked at fetch. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouteComponent,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router'
import { createStore, Provider } from 'jotai'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Profile } from '#shared/profiles/schema.ts'
import { currentProfileIdAtom } from '#web/features/profiles/profiles.atoms.ts'
import { profileQuery } from '#web/features/profiles/profiles.queries.ts'
import { Toaster } from '#web/ui/toast.tsx'
import { currentToasts, dismissToast } from '#web/ui/toast-list.ts'

type Call = { method: string; path: string; body: unknown }
/** `after`: held back until then. */
type Answer = { status?: number; body: unknown; afterMs?: number; after?: Promise<unknown> }
/** 'POST /api/recipes' to what it answers; a function sees the call. Anything else is a 404. */
export type Answers = Record<string, unknown | ((call: Call) => Answer)>

type Screen = {
  /** Where the page opens. */
  at: string
  /** Route paths to components; where else the page goes, its address is shown. */
  routes: Record<string, RouteComponent>
  answers: Answers
  /** What is special about the chef. */
  chef?: Partial<Profile>
}

/** Gives the rendered screen and the calls that it makes, oldest first. */
export async function renderScreen({ at, routes, answers, chef }: Screen) {
  for (const { id } of currentToasts()) dismissToast(id)

  const profile: Profile = {
    id: crypto.randomUUID(),
    name: 'Maya Patel',
    avatar_color: '#4ECDC4',
    created_at: '2026-11-01T10:00:00Z',
    needs: { diets: [], allergens: [], never: [] },
    appetite: 1,
    ...chef,
  }
  const calls = fakeNetwork({ [`GET /api/profiles/${profile.id}`]: profile, ...answers })
  const store = createStore()
  store.set(currentProfileIdAtom, profile.id)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queryClient.setQueryData(profileQuery(profile.id).queryKey, profile)

  const root = createRootRoute({ component: Outlet, notFoundComponent: Address })
  const routeTree = root.addChildren(
    Object.entries(routes).map(([path, component]) =>
      createRoute({ getParentRoute: () => root, path, component }),
    ),
  )
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [at] }),
  })

  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <Provider store={store}>
        {/* the app's own router is the registered type; this one has other pages */}
        <RouterProvider router={router as never} />
        <Toaster />
      </Provider>
    </QueryClientProvider>,
  )
  return { screen, calls, router, profile }
}

function Address() {
  return <p>At {useLocation().pathname}</p>
}

/** Answers fetch until the next fake; gives the calls made, oldest first. */
export function fakeNetwork(answers: Answers): Call[] {
  const calls: Call[] = []
  const answer = async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    const call = {
      method: init?.method ?? 'GET',
      path: url.pathname,
      body: bodyOf(init?.body),
    }
    calls.push(call)
    const { status = 200, body, afterMs = 0, after } = answerOf(answers, call)
    await after
    if (afterMs > 0) await new Promise((resolve) => setTimeout(resolve, afterMs))
    return new Response(status === 204 ? null : JSON.stringify(body), {
      status,
      headers: { 'Content-Type': 'application/json' },
    })
  }
  vi.stubGlobal('fetch', vi.fn(answer))
  return calls
}

function bodyOf(body: BodyInit | null | undefined): unknown {
  if (body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : undefined
}

function answerOf(answers: Answers, call: Call): Answer {
  const answer = answers[`${call.method} ${call.path}`]
  if (answer === undefined) {
    return { status: 404, body: { error: { code: 'not_found', message: 'Not found' } } }
  }
  return typeof answer === 'function' ? (answer(call) as Answer) : { body: answer }
}
