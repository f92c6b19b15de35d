import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Tooltip, TooltipProvider } from './tooltip.tsx'

async function openTips() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  await render(
    <TooltipProvider>
      {['Home', 'Recipes'].map((label) => (
        <Tooltip key={label} label={label}>
          <button type="button" aria-label={label} />
        </Tooltip>
      ))}
    </TooltipProvider>,
  )
}

function point(kind: 'over' | 'out', label: string) {
  const button = document.querySelector(`[aria-label="${label}"]`)
  button?.dispatchEvent(new PointerEvent(`pointer${kind}`, { bubbles: true, pointerType: 'mouse' }))
}

const tip = () => document.querySelector('.tooltip')?.textContent

test('a tip waits 700 ms', async () => {
  await openTips()
  point('over', 'Home')
  await vi.advanceTimersByTimeAsync(699)
  expect(tip()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  await expect.poll(tip).toBe('Home')
})

test.each([
  [299, 'Recipes'],
  [301, undefined],
])('%i ms after a tip the next shows at once: %s', async (ms, expected) => {
  await openTips()
  point('over', 'Home')
  await vi.advanceTimersByTimeAsync(700)
  await expect.poll(tip).toBe('Home')
  point('out', 'Home')
  await expect.poll(tip).toBeUndefined()
  await vi.advanceTimersByTimeAsync(ms)
  point('over', 'Recipes')
  await vi.advanceTimersByTimeAsync(1)
  await expect.poll(tip).toBe(expected)
})
