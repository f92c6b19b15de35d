import { useSearch } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { ShoppingListItem } from '#shared/shopping/schema.ts'
import { renderScreen } from '#web/testing/screen.tsx'
import { aLine, aList } from '#web/testing/shopping-samples.ts'
import { ShoppingList } from './shopping-list.tsx'

function Page() {
  const { view } = useSearch({ strict: false })
  return <ShoppingList isBig={view === 'big'} editPantryItem={() => null} />
}

const lines = [
  aLine('leeks'),
  aLine('carrots'),
  aLine('milk', { category: 'Dairy' }),
  aLine('soap', { category: null, checked: true }),
]

async function openList(items: ShoppingListItem[] = lines) {
  const { screen, router } = await renderScreen({
    at: '/shopping',
    routes: { '/shopping': Page },
    answers: { 'GET /api/shopping-lists/latest': aList(...items) },
  })
  const sections = () =>
    screen
      .getByRole('heading', { level: 2 })
      .elements()
      .map((one) => one.querySelector('.fold-title')?.textContent)
  const choose = async (label: string) => {
    await screen.getByRole('button', { name: 'More for this list' }).click()
    await screen.getByRole('menuitem', { name: label }).click()
  }
  return { screen, router, sections, choose }
}

test('aisles stand in the order of the shop, which the device remembers', async () => {
  const { screen, sections, choose } = await openList()
  await expect.poll(sections).toEqual(['FRUIT & VEGETABLES', 'DAIRY', 'OTHER'])
  await choose('Arrange aisles')
  await screen.getByRole('button', { name: 'Move Other up' }).click()
  await screen.getByRole('button', { name: 'Move Other up' }).click()
  await expect.element(screen.getByText('Other, 1 of 3')).toBeInTheDocument()
  // at the top there is no further up: its other button has the focus
  await expect.element(screen.getByRole('button', { name: 'Move Other down' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(sections).toEqual(['OTHER', 'FRUIT & VEGETABLES', 'DAIRY'])
  const kept = Object.entries(localStorage).filter(([key]) => key.startsWith('shop-aisles-'))
  expect(kept.map(([, value]) => JSON.parse(value))).toContainEqual([
    ...['Other', 'Fruit & Vegetables', 'Dairy'],
  ])
})

test("'Most to get first' forgets the order", async () => {
  const { screen, sections, choose } = await openList()
  await choose('Arrange aisles')
  const reset = screen.getByRole('button', { name: 'Most to get first' })
  await expect.element(reset).toBeDisabled()
  await screen.getByRole('button', { name: 'Move Other up' }).click()
  ;(reset.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(reset).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await expect.poll(sections).toEqual(['FRUIT & VEGETABLES', 'DAIRY', 'OTHER'])
})

test('big type keeps the screen awake while it is there', async () => {
  const release = vi.fn(async () => {})
  const request = vi.fn(async () => ({ release, addEventListener: () => {} }))
  vi.stubGlobal('navigator', Object.create(navigator, { wakeLock: { value: { request } } }))
  try {
    const { screen } = await openList()
    await screen.getByRole('link', { name: 'Big type, for the shop' }).click()
    await expect.element(screen.getByText('Screen stays awake')).toBeVisible()
    await expect.element(screen.getByRole('checkbox', { name: '2 x leeks' })).toBeVisible()
    const row = screen.getByRole('checkbox', { name: '2 x leeks' }).element().closest('label')
    expect(Number.parseFloat(getComputedStyle(row as Element).fontSize)).toBeGreaterThanOrEqual(25)
    expect(screen.getByRole('button', { name: /^More for/ }).elements()).toEqual([])
    await screen.getByRole('link', { name: 'Done' }).click()
    await expect.element(screen.getByRole('button', { name: 'Add Items' })).toBeVisible()
    expect([request, release].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  } finally {
    vi.unstubAllGlobals()
  }
})

const TEXT = `Shopping List

FRUIT & VEGETABLES
- 2 x leeks
- 2 x carrots

DAIRY
- 2 x milk

Completed
✓ 2 x soap`

test('the list is copied as text', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { screen, choose } = await openList()
  await choose('Copy list')
  await expect.element(screen.getByText('The list is copied')).toBeInTheDocument()
  expect(write).toHaveBeenCalledWith(TEXT)
  write.mockRestore()
})

test('the list is shared where the device can share', async () => {
  const share = vi.fn(async () => {})
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const { choose } = await openList()
  await choose('Share list')
  expect(share).toHaveBeenCalledWith({ title: 'Shopping List', text: TEXT })
  Reflect.deleteProperty(navigator, 'share')
})

test('the list is printed', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const { choose } = await openList()
  await choose('Print list')
  expect(print).toHaveBeenCalledOnce()
  print.mockRestore()
})

test('an empty list has no tools', async () => {
  const { screen } = await openList([])
  await expect.element(screen.getByText('Your shopping list is empty')).toBeVisible()
  for (const name of ['More for this list', 'Clear Shopping List', 'Clear Ticked Items']) {
    expect(screen.getByRole('button', { name }).elements()).toEqual([])
  }
})
