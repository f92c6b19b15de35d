import '#web/styles.css'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'
import { Menu } from './menu.tsx'
import { Toaster, toast } from './toast.tsx'

test('a click opens the menu, and its rows do what they say', async () => {
  const onSelect = vi.fn()
  await show(onSelect)
  await button().click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  expect(onSelect).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
})

test.each(['{Enter}', '{ArrowDown}'])(
  '%s opens the menu at its first row; Escape returns',
  async (key) => {
    await show(vi.fn())
    await userEvent.tab()
    await expect.element(button()).toHaveFocus()
    await userEvent.keyboard(key)
    await expect.element(page.getByRole('menuitem', { name: 'Rename' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(button()).toHaveFocus()
    await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
  },
)

test('an open menu lies over a toast', async () => {
  await render(<Toaster />)
  await show(vi.fn())
  toast({ title: 'Plan copied' })
  await button().click()
  const row = page.getByRole('menuitem', { name: 'Rename' })
  await expect.element(row).toBeVisible()
  const shown = row.element().closest('.menu-place')
  const said = page.getByText('Plan copied').element().closest('.toasts')
  expect(layerOf(shown)).toBeGreaterThan(layerOf(said))
})

function layerOf(element: Element | null): number {
  return element ? Number(getComputedStyle(element).zIndex) : Number.NaN
}

function show(onSelect: () => void) {
  return render(
    <Menu
      trigger={<Button>More</Button>}
      items={[{ label: 'Rename', onSelect }, { label: 'Copy' }]}
    />,
  )
}

function button() {
  return page.getByRole('button', { name: 'More' })
}
