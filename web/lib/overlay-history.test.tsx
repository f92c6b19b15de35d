import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { pageWindow } from './overlay-history.ts'
import { useBackCloses } from './use-back-closes.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

const hasChanges = vi.fn(() => false)
const mayClose = vi.fn(() => true)

function Layer({ name, onClose }: { name: string; onClose: () => void }) {
  useBackCloses(true, () => mayClose() && onClose())
  return <p role="dialog">{name}</p>
}

/** Which overlays lie over it is the test's to say; each press sets them all. */
function Page() {
  const [open, setOpen] = useState<string[]>([])
  useLeaveGuard('Leave?', hasChanges)
  const close = (name: string) => setOpen((names) => names.filter((one) => one !== name))
  return (
    <main>
      {[[], ['menu'], ['dialog'], ['dialog', 'question']].map((names) => (
        <button key={names.join()} type="button" onClick={() => setOpen(names)}>
          Show {names.join(' and ') || 'nothing'}
        </button>
      ))}
      {open.map((name) => (
        <Layer key={name} name={name} onClose={() => close(name)} />
      ))}
    </main>
  )
}

/** /first, /second and /third with overlays of their own; the second is open. */
async function openSecondPage() {
  const root = createRootRoute({ component: Outlet, notFoundComponent: Outlet })
  const routes = ['/first', '/second', '/third'].map((path) =>
    createRoute({ getParentRoute: () => root, path, component: () => <Page /> }),
  )
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createBrowserHistory({ window: pageWindow }),
  })
  onTestFinished(() => router.history.destroy())
  const go = (to: string, options = {}) => router.navigate({ to, ...options } as never)
  await go('/first')
  await go('/second')
  const screen = await render(<RouterProvider router={router as never} />)

  /** The page, what lies over it, and entries of the history for just that. */
  const expectAt = (path: string, layers: string[] = []) =>
    expect
      .poll(() => [
        location.pathname,
        screen
          .getByRole('dialog')
          .elements()
          .map((one) => one.textContent),
        history.state?.overlays ?? 0,
      ])
      .toEqual([path, layers, layers.length])

  async function show(...names: string[]) {
    await screen.getByRole('button', { name: `Show ${names.join(' and ') || 'nothing'}` }).click()
    await expectAt('/second', names)
  }

  return { go, show, expectAt }
}

test('Back closes what was opened last, then what was before it, then leaves the page', async () => {
  const { show, expectAt } = await openSecondPage()
  await show('dialog')
  await show('dialog', 'question')
  history.back()
  await expectAt('/second', ['dialog'])
  history.back()
  await expectAt('/second')
  history.back()
  await expectAt('/first')
})

test('two that open at once close one at a time', async () => {
  const { show, expectAt } = await openSecondPage()
  await show('dialog', 'question')
  history.back()
  await expectAt('/second', ['dialog'])
})

test('two quick Backs close two', async () => {
  const { show, expectAt } = await openSecondPage()
  await show('dialog', 'question')
  history.back()
  history.back()
  await expectAt('/second')
})

test('closed by its own button it leaves nothing behind, before or after the page', async () => {
  const { show, expectAt } = await openSecondPage()
  await show('dialog', 'question')
  await show()
  history.back()
  await expectAt('/first')
  history.forward()
  await expectAt('/second')
  const landed = vi.fn()
  addEventListener('popstate', landed)
  onTestFinished(() => removeEventListener('popstate', landed))
  history.forward()
  // on the entry of the overlay that is gone, and back from it
  await vi.waitFor(() => expect(landed).toHaveBeenCalledTimes(2))
  await expectAt('/second')
})

test('a dialog out of a menu takes the place of the menu', async () => {
  const { show, expectAt } = await openSecondPage()
  await show('menu')
  const { length } = history
  await show('dialog')
  expect(history).toHaveLength(length)
  history.back()
  await expectAt('/second')
})

test('a page that an overlay leads to stands on the page under the overlay', async () => {
  const { show, expectAt, go } = await openSecondPage()
  await show('dialog', 'question')
  await go('/third')
  await expectAt('/third')
  history.back()
  await expectAt('/second')
  history.back()
  await expectAt('/first')
})

test('an address that changed under an overlay stays changed when it closes', async () => {
  const { show, expectAt, go } = await openSecondPage()
  await show('dialog')
  await go('/second', { search: { tag: 'soup' }, replace: true })
  history.back()
  await expectAt('/second')
  expect(location.search).toBe('?tag=soup')
})

test('closing asks no guard; leaving the page does, and a refusal stays on it', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const { show, expectAt } = await openSecondPage()
  hasChanges.mockReturnValue(true)
  onTestFinished(() => void hasChanges.mockReturnValue(false))
  await show('dialog')
  history.back()
  await expectAt('/second')
  expect(confirm).not.toHaveBeenCalled()
  history.back()
  await vi.waitFor(() => expect(confirm).toHaveBeenCalledTimes(1))
  await expectAt('/second')
  await show('dialog')
  history.back()
  await expectAt('/second')
  expect(confirm).toHaveBeenCalledTimes(1)
})

test('an overlay that asks and stays is asked again by the next Back', async () => {
  mayClose.mockReturnValueOnce(false)
  const { show, expectAt } = await openSecondPage()
  await show('dialog')
  history.back()
  await vi.waitFor(() => expect(mayClose).toHaveReturnedWith(false))
  await expectAt('/second', ['dialog'])
  history.back()
  await expectAt('/second')
})
