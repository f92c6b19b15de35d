import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PROFILE_ID_KEY } from '#web/lib/storage-keys.ts'
import { renderScreen } from '#web/testing/screen.tsx'
import { Shell } from './shell.tsx'

const open = () => renderScreen({ at: '/', routes: { '/': Shell }, answers: {} })

const PLACES = [
  ['Home', '/'],
  ['My Week', '/this-week'],
  ['Recipes', '/recipes'],
  ['Assistant', '/recipe-chat'],
  ['Shopping', '/shopping'],
] as const

test('from 1024 px the sidebar leads to the five places and Ctrl+B makes it a strip', async () => {
  await page.viewport(1280, 800)
  const { screen } = await open()
  const sidebar = screen.getByRole('navigation', { name: 'Main' })
  for (const [name, href] of PLACES) {
    await expect.element(sidebar.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  await expect.element(screen.getByRole('button', { name: /^Collapse/ })).toBeVisible()
  await userEvent.keyboard('{Control>}b{/Control}')
  await expect.element(screen.getByRole('button', { name: /^Expand/ })).toBeVisible()
  expect(document.cookie).toContain('sidebar_state=false')
  await userEvent.keyboard('{Control>}b{/Control}')
  expect(document.cookie).toContain('sidebar_state=true')
})

test('below 1024 px the bottom bar leads to the five places', async () => {
  await page.viewport(390, 844)
  const { screen } = await open()
  const bar = screen.getByRole('navigation', { name: 'Main' })
  for (const [name, href] of PLACES) {
    await expect.element(bar.getByRole('link', { name })).toHaveAttribute('href', href)
  }
})

test.each([
  [1280, /^Switch Chef$/],
  [390, /^Maya Patel/],
])('at %i px %s logs out and goes to the chefs', async (width, name) => {
  await page.viewport(width, 800)
  const { screen } = await open()
  await screen.getByRole('button', { name }).click()
  await expect.element(screen.getByText('At /select-profile')).toBeVisible()
  expect(localStorage.getItem(PROFILE_ID_KEY)).toBeNull()
})

test.each([
  ['/', 'Home'],
  ['/planner', 'My Week'],
  ['/recipes', 'Recipes'],
  ['/pantry', 'Shopping'],
])('%s belongs to %s, and to no other place', async (at, name) => {
  await page.viewport(390, 844)
  const { screen } = await renderScreen({ at, routes: { [at]: Shell }, answers: {} })
  const links = screen.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect.element(links.first()).toBeVisible()
  const current = links.elements().filter((link) => link.hasAttribute('aria-current'))
  expect(current.map((link) => link.textContent)).toEqual([name])
})
