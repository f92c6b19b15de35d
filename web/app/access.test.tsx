import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { Provider } from 'jotai'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { currentProfileIdAtom } from '#web/features/profiles/profiles.atoms.ts'
import { PROFILE_ID_KEY, tourKey } from '#web/lib/storage-keys.ts'
import { type Answers, fakeNetwork } from '#web/testing/screen.tsx'
import { makeRouter } from '../router.tsx'
import { queryClient } from './query-client.ts'
import { store } from './store.ts'

/** The whole app, opened at an address by a device that remembers a profile, or none. */
async function openApp(at: string, profileId: string | null, answers: Answers) {
  queryClient.clear()
  queryClient.setDefaultOptions({
    ...queryClient.getDefaultOptions(),
    queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 1 },
  })
  fakeNetwork({
    'GET /api/profiles': [],
    'GET /api/recipes': [],
    'GET /api/weekly-meal-plans': [],
    ...answers,
  })
  store.set(currentProfileIdAtom, profileId)
  const router = makeRouter(createMemoryHistory({ initialEntries: [at] }))
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </QueryClientProvider>,
  )
  return { screen, router }
}

function aChef() {
  const id = crypto.randomUUID()
  localStorage.setItem(tourKey(id), 'true')
  return { id, name: 'Maya Patel', avatar_color: '#4ECDC4', created_at: '2026-11-01T10:00:00Z' }
}

test.each([
  '/',
  '/this-week',
  '/recipes',
  '/recipes/some-id',
  '/recipe-chat',
  '/shopping',
  '/shopping-list',
  '/planner',
  '/weekly-plan/some-id',
  '/cooking/some-id',
  '/cooking-mode/some-id',
  '/pantry',
  '/photo-recipe-extraction',
])('%s without a profile leads to the chefs', async (path) => {
  const { screen, router } = await openApp(path, null, {})
  await expect.element(screen.getByText('No chefs in the kitchen yet!')).toBeVisible()
  expect(router.state.location.pathname).toBe('/select-profile')
})

test.each([
  ['with', '/no/such/page'],
  ['without', '/no/such/page'],
  ['without', '/recipes/a/b'],
])('%s a profile %s is the 404 page with a link home', async (chef, path) => {
  const profile = aChef()
  const { screen, router } = await openApp(path, chef === 'with' ? profile.id : null, {
    [`GET /api/profiles/${profile.id}`]: profile,
  })
  await expect.element(screen.getByText('Well, this is awkward...')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Back to Home' }))
    .toHaveAttribute('href', '/')
  expect(router.state.location.pathname).toBe(path)
})

test("while the profile is loading the screen reads 'Loading your kitchen...'", async () => {
  const profile = aChef()
  const { screen } = await openApp('/', profile.id, {
    [`GET /api/profiles/${profile.id}`]: () => ({ body: profile, afterMs: 400 }),
  })
  await expect.element(screen.getByText('Loading your kitchen...')).toBeVisible()
  await expect.element(screen.getByText('Quick Actions')).toBeVisible()
  await expect.element(screen.getByText('Loading your kitchen...')).not.toBeInTheDocument()
})

test('a profile that the kitchen does not know is forgotten', async () => {
  const { screen } = await openApp('/recipes', crypto.randomUUID(), {})
  await expect.element(screen.getByText('No chefs in the kitchen yet!')).toBeVisible()
  expect(localStorage.getItem(PROFILE_ID_KEY)).toBeNull()
})

test('a kitchen that fails shows the fallback, keeps the profile and can be tried again', async () => {
  const profile = aChef()
  let isBroken = true
  const { screen } = await openApp('/', profile.id, {
    [`GET /api/profiles/${profile.id}`]: () =>
      isBroken
        ? { status: 503, body: { error: { code: 'internal', message: 'broken' } } }
        : { body: profile },
  })
  await expect.element(screen.getByText('Unexpected Application Error!')).toBeVisible()
  await expect.element(screen.getByText('Status 503')).toBeVisible()
  expect(localStorage.getItem(PROFILE_ID_KEY)).toBe(profile.id)
  isBroken = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Quick Actions')).toBeVisible()
})
