import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Toaster, type ToastKind, toast } from './toast.tsx'
import { currentToasts, dismissToast } from './toast-list.ts'

async function openToaster() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => {
    for (const { id } of currentToasts()) dismissToast(id)
    vi.useRealTimers()
  })
  return render(<Toaster />)
}

test.each([
  ['success', 4000, 'status'],
  ['info', 4000, 'status'],
  ['error', 5000, 'alert'],
] satisfies [ToastKind, number, string][])(
  'a toast of kind %s goes after %i ms',
  async (kind, ms, role) => {
    const screen = await openToaster()
    toast({ kind, title: 'Recipe Deleted' })
    await expect.element(screen.getByRole(role)).toHaveTextContent('Recipe Deleted')
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(currentToasts()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    await expect.element(screen.getByText('Recipe Deleted')).not.toBeInTheDocument()
  },
)

test('one stands at a time, and what waited under it comes back for the rest of its time', async () => {
  const screen = await openToaster()
  toast({ title: 'Item removed', action: { label: 'Undo', onClick: () => {} } })
  await expect.element(screen.getByText('Item removed')).toBeVisible()
  await vi.advanceTimersByTimeAsync(3000)
  toast({ title: 'Schedule Saved' })
  await expect.element(screen.getByText('Schedule Saved')).toBeVisible()
  await expect.element(screen.getByText('Item removed')).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(4000)
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  await vi.advanceTimersByTimeAsync(1000)
  expect(currentToasts()).toEqual([])
})

test('it stands above the button at the bottom, and makes way for one that appears', async () => {
  await page.viewport(390, 844)
  const button = (bottom: number) => (
    <button type="button" style={{ position: 'fixed', bottom, height: 60, width: 300, left: 40 }}>
      Save
    </button>
  )
  const screen = await openToaster()
  const slot = () => document.querySelector<HTMLElement>('.toasts')
  const top = () => slot()?.getBoundingClientRect().top ?? 0
  toast({ title: 'Item added' })
  await expect.element(screen.getByText('Item added')).toBeVisible()
  await expect.poll(() => slot()?.style.top).not.toBe('')
  const alone = top()
  await screen.rerender(
    <>
      {button(12)}
      <Toaster />
    </>,
  )
  await expect.poll(top).toBe(alone - 68)
})

test('while somebody is at it the clock stands still', async () => {
  const screen = await openToaster()
  toast({ title: 'Item added' })
  const close = screen.getByRole('button', { name: 'Close' })
  await expect.element(close).toBeVisible()
  close.element().focus()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(currentToasts()).toHaveLength(1)
})
