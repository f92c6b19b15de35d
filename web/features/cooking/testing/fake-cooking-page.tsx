/** Cooking mode for tests: reached from the recipe's page, in a kitchen that answers as it is told. */
import '#web/styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useParams,
} from '@tanstack/react-router'
import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Toaster } from '#web/ui/toast.tsx'
import { CookingMode } from '../cooking-mode.tsx'

export const RECIPE = {
  name: 'Lemon Chicken Orzo',
  description: 'A one-pot hug.',
  servings: 4,
  prep_time: 10,
  cook_time: 35,
  difficulty: 'easy' as const,
  tags: ['Chicken'],
  ingredients: [
    { name: 'orzo', quantity: '300', unit: 'g' },
    { name: 'lemons', quantity: '2', unit: '' },
  ],
  ingredient_groups: [],
  method: ['Chop it all.', 'Simmer for 12 minutes, stirring.', 'Eat.'],
  image_url: null,
}

/** Each is handed the body that was sent. */
type Answers = Record<string, (body?: unknown) => Response | Promise<Response>>

export const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })

/** The screen on a kitchen that gives these answers, reached by way of these pages. */
export async function open(
  answers: Answers = {},
  recipeAnswer?: () => Response | Promise<Response>,
  before: readonly string[] = [],
  changes: object = {},
) {
  // each its own, for a device keeps what is cooked on it
  const id = crypto.randomUUID()
  const all: Answers = {
    [`/api/recipes/${id}`]: recipeAnswer ?? json({ ...RECIPE, ...changes, id }),
    // with a model bound the kitchen is asked, and no guide on the device
    '/api/health': json({ status: 'ok', version: '1', ai: 'workers-ai' }),
    ...answers,
  }
  const { fetch: real } = globalThis
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    if (pathname.endsWith('.wav')) return real(input)
    const answer = all[pathname]
    if (!answer) throw new TypeError(`No answer for ${pathname}`)
    return answer(init?.body)
  })
  const rootRoute = createRootRoute({ component: Outlet })
  const routeTree = rootRoute.addChildren([
    createRoute({
      getParentRoute: () => rootRoute,
      path: '/recipes/$recipeId',
      component: RecipePage,
    }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: '/cooking-mode/$recipeId',
      component: () => <CookingMode recipeId={id} served={served} />,
    }),
  ])
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [...before, `/cooking-mode/${id}`] }),
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await render(
    <QueryClientProvider client={queryClient}>
      {/* biome-ignore lint/suspicious/noExplicitAny: the app's own router is registered as the type */}
      <RouterProvider router={router as any} />
      <Toaster />
    </QueryClientProvider>,
  )
  return id
}

function RecipePage() {
  const { recipeId } = useParams({ strict: false })
  return recipeId === 'before' ? <p>The page before the recipe</p> : <p>The recipe's own page</p>
}

const served = { servings: undefined, onServings: () => undefined }

export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const heading = (name: string) => page.getByRole('heading', { name })

/** At the first step, in a kitchen that gives these answers. */
export async function startCooking(answers: Answers = {}, changes: object = {}) {
  localStorage.setItem('cooking_mode_onboarding_seen', 'true')
  const id = await open(answers, undefined, [], changes)
  await button('Start Cooking Mode').click()
  return id
}
