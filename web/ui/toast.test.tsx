import { expect, onTestFinished, test, vi } from 'vitest'
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

test('at most three stand, the oldest goes first', async () => {
  const screen = await openToaster()
  for (const title of ['One', 'Two', 'Three', 'Four']) toast({ title })
  await expect.element(screen.getByText('Four')).toBeVisible()
  await expect.element(screen.getByText('One')).not.toBeInTheDocument()
  expect(screen.getByRole('status').elements()).toHaveLength(3)
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
