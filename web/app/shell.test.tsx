import '#web/styles.css'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PROFILE_ID_KEY, tourKey } from '#web/lib/storage-keys.ts'
import { renderScreen } from '#web/testing/screen.tsx'
import { Shell } from './shell.tsx'

/** A chef who has seen the tour, unless it is about the tour. */
function open({ at = '/', isNew = false, name = 'Maya Patel' } = {}) {
  const id = crypto.randomUUID()
  if (!isNew) localStorage.setItem(tourKey(id), 'true')
  return renderScreen({ at, routes: { [at]: Shell }, answers: {}, chef: { id, name } })
}

const PLACES = [
  ['Home', '/'],
  ['My Week', '/this-week'],
  ['Recipes', '/recipes'],
  ['Assistant', '/recipe-chat'],
  ['Shopping', '/shopping'],
] as const

const widthOf = (selector: string) =>
  document.querySelector(selector)?.getBoundingClientRect().width

test('the header says the product, its tagline and whose kitchen it is', async () => {
  const { screen } = await open()
  const header = screen.getByRole('banner')
  await expect.element(header.getByText('Dollop')).toBeVisible()
  await expect.element(header.getByText('Smart meal planning')).toBeVisible()
  await expect.element(header.getByText('Maya Patel').first()).toBeInTheDocument()
  await expect.element(header.getByText('MP').first()).toBeInTheDocument()
})

test('from 1024 px the sidebar of 16rem leads to the five places; Ctrl+B makes it a strip of 3rem', async () => {
  await page.viewport(1024, 800)
  const { screen } = await open()
  const sidebar = screen.getByRole('navigation', { name: 'Main' })
  for (const [name, href] of PLACES) {
    await expect.element(sidebar.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  await expect.element(screen.getByRole('button', { name: /^Collapse/ })).toBeVisible()
  expect(widthOf('.side')).toBe(256)
  await userEvent.keyboard('{Control>}b{/Control}')
  await expect.element(screen.getByRole('button', { name: /^Expand/ })).toBeVisible()
  expect(widthOf('.side')).toBe(48)
  expect(document.cookie).toContain('sidebar_state=false')
  await userEvent.keyboard('{Meta>}b{/Meta}')
  expect(document.cookie).toContain('sidebar_state=true')
  await userEvent.keyboard('{Control>}{Shift>}b{/Shift}{/Control}')
  expect(document.cookie).toContain('sidebar_state=true')
})

test.each([
  ['<input>', false],
  ['<input type="search">', false],
  ['<textarea></textarea>', false],
  ['<p contenteditable>Notes</p>', false],
  ['<input type="checkbox">', true],
  ['<button type="button">Go</button>', true],
])('Ctrl+B in %s moves the sidebar: %s', async (markup, isMoved) => {
  await page.viewport(1280, 800)
  const { screen } = await open()
  await expect.element(screen.getByRole('button', { name: /^Collapse/ })).toBeVisible()
  const place = document.createElement('div')
  place.innerHTML = markup
  document.body.append(place)
  onTestFinished(() => place.remove())
  ;(place.firstElementChild as HTMLElement).focus()
  await userEvent.keyboard('{Control>}b{/Control}')
  const label = isMoved ? /^Expand/ : /^Collapse/
  await expect.element(screen.getByRole('button', { name: label })).toBeVisible()
  if (isMoved) await screen.getByRole('button', { name: label }).click()
})

test('the sidebar is remembered for 7 days', async () => {
  await page.viewport(1280, 800)
  const { screen } = await open()
  const write = vi.spyOn(document, 'cookie', 'set')
  await screen.getByRole('button', { name: /^Collapse/ }).click()
  expect(write).toHaveBeenCalledWith(expect.stringMatching(/^sidebar_state=false;.*max-age=604800/))
  await screen.getByRole('button', { name: /^Expand/ }).click()
  write.mockRestore()
})

test('below 1024 px the bottom bar leads to the five places', async () => {
  await page.viewport(1023, 844)
  const { screen } = await open()
  const bar = screen.getByRole('navigation', { name: 'Main' })
  for (const [name, href] of PLACES) {
    await expect.element(bar.getByRole('link', { name })).toHaveAttribute('href', href)
  }
})

test('below 1024 px Ctrl+B opens the sidebar as a sheet of 18rem from the left, and closes it', async () => {
  await page.viewport(390, 844)
  const { screen } = await open()
  await expect.element(screen.getByRole('banner')).toBeVisible()
  await userEvent.keyboard('{Control>}b{/Control}')
  const sheet = screen.getByRole('dialog', { name: 'Menu' })
  await expect.element(sheet).toBeVisible()
  expect(widthOf('.side-sheet')).toBe(288)
  for (const [name, href] of PLACES) {
    await expect.element(sheet.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  await userEvent.keyboard('{Control>}b{/Control}')
  await expect.element(sheet).not.toBeInTheDocument()
})

test('on a phone the menu in the header opens the sheet, which leads to the pantry too', async () => {
  await page.viewport(320, 640)
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Open the menu' }).click()
  const sheet = screen.getByRole('dialog', { name: 'Menu' })
  await expect.element(sheet.getByRole('button', { name: /^Theme/ })).toBeVisible()
  await sheet.getByRole('link', { name: 'Pantry' }).click()
  await expect.element(screen.getByText('At /pantry')).toBeVisible()
})

test.each([320, 360, 390])('at %i px a name has its room before the tagline has', async (width) => {
  await page.viewport(width, 640)
  const { screen, profile } = await open({ name: 'Wilhelmina P' })
  const header = screen.getByRole('banner')
  await expect.element(header.getByRole('button', { name: /^Wilhelmina P/ })).toBeVisible()
  const name = header.getByText(profile.name).last().element()
  expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
  expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(width)
  await expect.element(header.getByText('Dollop')).toBeVisible()
})

test('a name of fifty letters ends in an ellipsis and is told whole', async () => {
  await page.viewport(320, 640)
  const long = `Maximiliana ${'Wolfeschlegelsteinhausen'.repeat(2)}`.slice(0, 50)
  const { screen } = await open({ name: long })
  const chef = screen.getByRole('banner').getByRole('button', { name: `${long} Switch Chef` })
  await expect.element(chef).toHaveAttribute('title', long)
  expect(chef.element().getBoundingClientRect().right).toBeLessThanOrEqual(320)
  expect(widthOf('.brand')).toBeGreaterThan(70)
})

test('the people are reached from the name in the header and from the foot of the sidebar', async () => {
  await page.viewport(1280, 800)
  const { screen } = await open()
  const foot = screen
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'People' })
  await expect.element(foot).toHaveAttribute('href', '/household')
  await screen.getByRole('banner').getByRole('button', { name: 'Maya Patel' }).click()
  await screen.getByRole('menuitem', { name: 'People' }).click()
  await expect.element(screen.getByText('At /household')).toBeVisible()
})

test('on a phone the people stand in the menu beside the pantry', async () => {
  await page.viewport(390, 844)
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Open the menu' }).click()
  const sheet = screen.getByRole('dialog', { name: 'Menu' })
  await sheet.getByRole('link', { name: 'People' }).click()
  await expect.element(screen.getByText('At /household')).toBeVisible()
})

test('a place chosen in the sheet closes it', async () => {
  await page.viewport(800, 900)
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Open the menu' }).click()
  const sheet = screen.getByRole('dialog', { name: 'Menu' })
  await sheet.getByRole('link', { name: 'Shopping' }).click()
  await expect.element(screen.getByText('At /shopping')).toBeVisible()
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
  const { screen } = await open({ at })
  const links = screen.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect.element(links.first()).toBeVisible()
  const current = links.elements().filter((link) => link.hasAttribute('aria-current'))
  expect(current.map((link) => link.textContent)).toEqual([name])
})

test('a chef without the completed flag is shown the tour once, and stays where they are', async () => {
  const { screen, profile, router } = await open({ at: '/pantry', isNew: true })
  await expect.element(screen.getByRole('dialog', { name: 'Welcome to Dollop!' })).toBeVisible()
  expect(localStorage.getItem(`onboarding_completed_${profile.id}`)).toBeNull()
  await screen.getByRole('button', { name: 'Skip' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(localStorage.getItem(`onboarding_completed_${profile.id}`)).toBe('true')
  expect(router.state.location.pathname).toBe('/pantry')
})

test('the first Tab leads past the navigation', async () => {
  const { screen } = await open()
  await expect.element(screen.getByRole('banner')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  const skip = screen.getByRole('link', { name: 'Skip to content' })
  await expect.element(skip).toHaveFocus()
  await expect.element(skip).toHaveAttribute('href', '#content')
})
