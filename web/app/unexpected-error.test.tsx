import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ApiError } from '#web/lib/api.ts'
import { UnexpectedError } from './unexpected-error.tsx'

test.each([
  [new ApiError({ code: 'internal', message: 'broken' }, 500), 'Status 500'],
  [new Error('The soup is on fire'), 'The soup is on fire'],
  ['A word alone', 'A word alone'],
])('the fallback of the router shows %s as its status or message', async (thrown, shown) => {
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation(() => {})
  }
  const routeTree = createRootRoute({
    component: () => {
      throw thrown
    },
    errorComponent: UnexpectedError,
  })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  // the app's own router is the registered type; this one has one page
  const screen = await render(<RouterProvider router={router as never} />)
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Unexpected Application Error!')
  await expect.element(screen.getByText(shown)).toBeVisible()
})
