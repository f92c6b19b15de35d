import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tour } from './tour.tsx'

async function openTour() {
  const onEnd = vi.fn()
  const screen = await render(
    <>
      <main tabIndex={-1}>
        <button type="button">Behind</button>
      </main>
      <Tour onEnd={onEnd} />
    </>,
  )
  return { screen, onEnd }
}

const card = () => page.getByRole('dialog').element().getBoundingClientRect()

test('five steps, each with a title, words and progress; the last says Done', async () => {
  const { screen, onEnd } = await openTour()
  for (const [place, [title, words]] of [
    ['Welcome to Dollop!', /./],
    ['Home', /today's recipe and the upcoming meals/],
    ['My Week', /weekly meals, organise the schedule and view the grocery list/],
    ['Recipes', /Browse, search and manage your collection.*AI assistant/],
    ['Assistant', /AI chef to create custom recipes, get cooking tips and modify recipes/],
  ].entries() as Iterable<[number, [string, RegExp]]>) {
    await expect.element(screen.getByRole('dialog', { name: title })).toBeVisible()
    await expect.element(screen.getByText(words).first()).toBeVisible()
    const bar = screen.getByRole('progressbar', { name: 'Tour' })
    await expect.element(bar).toHaveAttribute('aria-valuetext', `Step ${place + 1} of 5`)
    await expect.element(screen.getByRole('button', { name: 'Skip' })).toBeVisible()
    expect(onEnd).not.toHaveBeenCalled()
    await screen.getByRole('button', { name: place === 4 ? 'Done' : 'Next' }).click()
  }
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test.each([
  ['Skip', () => page.getByRole('button', { name: 'Skip' }).click()],
  ['the close icon', () => page.getByRole('button', { name: 'Close' }).click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the dimmed backdrop', () => userEvent.click(document.elementFromPoint(5, 5) ?? document.body)],
])('%s skips the tour', async (_name, skip) => {
  await page.viewport(1280, 800)
  const { screen, onEnd } = await openTour()
  await screen.getByRole('button', { name: 'Next' }).click()
  await skip()
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('a click on the card itself does not skip', async () => {
  const { screen, onEnd } = await openTour()
  await screen.getByRole('heading', { name: 'Welcome to Dollop!' }).click()
  expect(onEnd).not.toHaveBeenCalled()
})

test('below 768 px the card sits at the bottom', async () => {
  await page.viewport(767, 800)
  await openTour()
  await expect.poll(() => card().bottom).toBe(800)
  await page.getByRole('button', { name: 'Next' }).click()
  expect(card().bottom).toBe(800)
})

test('from 768 px it is centred for the first step and at the left for the others', async () => {
  await page.viewport(1280, 800)
  await openTour()
  const { left, right } = card()
  expect((left + right) / 2).toBe(640)
  for (let step = 2; step <= 5; step++) {
    await page.getByRole('button', { name: 'Next' }).click()
    expect(card().right).toBeLessThan(640)
  }
})

test('what stands behind is out of reach, and takes focus again afterwards', async () => {
  const { screen } = await openTour()
  await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  const main = document.querySelector('main')
  expect(main?.closest('[inert]')).not.toBeNull()
  await screen.rerender(
    <main tabIndex={-1}>
      <button type="button">Behind</button>
    </main>,
  )
  expect(document.querySelector('main')?.closest('[inert]')).toBeNull()
})
