/** Cooking mode as a cook sees it, by thumb. */
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, heading, json, open, startCooking } from './testing/fake-cooking-page.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a recipe that is not there leads back to the others', async () => {
  await open({}, json({ error: { code: 'not_found', message: 'No such recipe' } }, 404))
  await expect.element(heading('Recipe not found')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Browse Recipes' }))
    .toHaveAttribute('href', '/recipes')
})

test('the briefing says what is coming, and who gave the tips', async () => {
  await open({
    '/api/functions/get-cooking-tips': json({
      cookingTips: 'Mise en place\n- Chop first.',
      source: 'kitchen-guide',
    }),
  })
  await expect.element(heading('Ready to Cook?')).toBeVisible()
  await expect.element(page.getByText('Prep 10 min')).toBeVisible()
  await button('Get Cooking Tips').click()
  await expect.element(heading("Chef's Pre-Cook Briefing")).toBeVisible()
  await expect.element(page.getByText('Chop first.')).toBeVisible()
  await expect.element(page.getByText('Written by the kitchen guide')).toBeVisible()
})

test('a briefing that fails gives the fixed tips', async () => {
  await open({ '/api/functions/get-cooking-tips': json({}, 502) })
  await button('Get Cooking Tips').click()
  await expect
    .element(page.getByText("Ready to create something delicious? Let's cook!"))
    .toBeVisible()
})

test('the welcome is shown until it is dismissed once', async () => {
  await open()
  await button('Start Cooking Mode').click()
  await expect.element(heading('Welcome to Cooking Mode!')).toBeVisible()
  await button("Got it, let's cook!").click()
  expect(localStorage.getItem('cooking_mode_onboarding_seen')).toBe('true')
})

test('steps go forth and back to the end, and leaving forgets the place', async () => {
  const id = await startCooking()
  await expect.element(page.getByText(/^Step 1 of 3$/)).toBeVisible()
  await expect.element(button('Previous')).toBeDisabled()
  await expect.element(page.getByText('Next: Step 2')).toBeVisible()
  await button('Next').click()
  await button('Next').click()
  await expect.element(page.getByText(/^Step 3 of 3$/)).toBeVisible()
  expect(JSON.parse(localStorage.getItem(`cooking-progress-${id}`) ?? '')).toMatchObject({
    step: 2,
  })
  await expect.element(button('Next')).toBeDisabled()
  await expect.element(heading('Cooking Complete!')).toBeVisible()
  await button('Finish & Exit').click()
  await expect.element(page.getByText("The recipe's own page")).toBeVisible()
  expect(localStorage.getItem(`cooking-progress-${id}`)).toBeNull()
})

test('leaving goes back one page, however often the button is pressed', async () => {
  localStorage.setItem('cooking_mode_onboarding_seen', 'true')
  await open({}, undefined, ['/recipes/before', '/recipes/soup'])
  await button('Start Cooking Mode').click()
  const exit = await button('Exit').findElement()
  // the page is still there when the second one comes
  for (const _ of [1, 2]) exit.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(page.getByText("The recipe's own page")).toBeVisible()
})

test('a step with minutes has a timer, which by touch stands still at first', async () => {
  await startCooking()
  await expect.element(button('Start Timer')).not.toBeInTheDocument()
  await expect.element(page.getByText('No active timers')).toBeVisible()
  await button('Next').click()
  await button('Start Timer').click()
  await expect.element(page.getByRole('timer')).toHaveTextContent('12:00')
  await expect.element(page.getByText('Step 2: Simmer for 12 minutes, stirrin…')).toBeVisible()
  await button('Start').click()
  await expect.element(button('Pause')).toBeVisible()
  const left = () => page.getByRole('timer').element().textContent
  await expect.poll(left, { timeout: 5_000 }).toMatch(/^11:5\d$/)
})

test("'Add Timer' makes a custom one of five minutes that can be changed", async () => {
  await startCooking()
  await button('Add Timer').click()
  await expect.element(page.getByRole('timer')).toHaveTextContent('5:00')
  await button('Adjust Custom Timer').click()
  await button('-1m').click()
  await expect.element(page.getByRole('timer')).toHaveTextContent('4:00')
  await button('-5m').click()
  await expect.element(page.getByRole('timer')).toHaveTextContent('0:00')
  await expect.element(button('-1m')).toBeDisabled()
  await button('Reset').click()
  await button('Rename').click()
  await page.getByRole('textbox', { name: 'Timer name' }).fill('Rice')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('timer', { name: 'Rice' })).toHaveTextContent('5:00')
  await button('Remove').click()
  const drawer = page.getByRole('dialog', { name: 'Active Timers' })
  await expect.element(drawer.getByText('No active timers')).toBeVisible()
})

test('a timer never shows more than it starts with', async () => {
  await startCooking()
  await button('Add Timer').click()
  await button('Start').click()
  await button('Add Timer').click()
  const seen = new Set<string>()
  const panel = page.getByRole('timer').first().element().closest('section') ?? document.body
  const looking = new MutationObserver(() => {
    for (const timer of panel.querySelectorAll('[role=timer]')) seen.add(timer.textContent ?? '')
  })
  looking.observe(panel, { subtree: true, childList: true, characterData: true })
  await button('Start').click()
  await expect.poll(() => [...seen], { timeout: 3_000 }).toContain('4:58')
  looking.disconnect()
  expect(seen).not.toContain('5:01')
})

test('a name that is kept or left gives the focus back', async () => {
  await startCooking()
  await button('Add Timer').click()
  await button('Adjust Custom Timer').click()
  for (const key of ['{Enter}', '{Escape}']) {
    await button('Rename').click()
    await expect.element(page.getByRole('textbox', { name: 'Timer name' })).toHaveFocus()
    await userEvent.keyboard(key)
    await expect.element(button('Rename')).toHaveFocus()
    await expect.element(page.getByRole('textbox', { name: 'Timer name' })).not.toBeInTheDocument()
  }
})

test('a name or a question that is too long is told and kept', async () => {
  await startCooking()
  await button('Add Timer').click()
  await button('Adjust Custom Timer').click()
  await button('Rename').click()
  const name = page.getByRole('textbox', { name: 'Timer name' })
  await name.fill('🍚'.repeat(110))
  await userEvent.keyboard('{Enter}')
  await expect.element(name).toHaveAccessibleDescription('10 too many At most 100 characters')
  await expect.element(name).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('timer', { name: 'Custom Timer' })).toBeVisible()
  await button('Ask Coach').click()
  const question = page.getByRole('textbox', { name: 'Your question' })
  await question.fill('?'.repeat(2_010))
  await userEvent.keyboard('{Enter}')
  await expect.element(question).toHaveAccessibleDescription('10 too many At most 2000 characters')
  await expect.element(question).toHaveValue('?'.repeat(2_010))
})

test('ticked ingredients sink to the bottom', async () => {
  await startCooking()
  await button('Ingredients').click()
  const orzo = page.getByRole('checkbox', { name: '300 g orzo' })
  // the drawer comes in from below
  const bottom = () => orzo.element().getBoundingClientRect().bottom
  await expect.poll(bottom).toBeLessThanOrEqual(window.innerHeight)
  await orzo.click({ force: true })
  const names = () =>
    page
      .getByRole('checkbox')
      .elements()
      .map((box) => box.closest('label')?.textContent)
  await expect.poll(names).toEqual(['2 lemons', '300 g orzo'])
})

test('a coach who cannot answer says so, and what was typed stays', async () => {
  localStorage.setItem('cooking_mode_onboarding_seen', 'true')
  await open({ '/api/functions/cooking-coach': json({}, 500) })
  await button('Start Cooking Mode').click()
  await button('Ask Coach').click()
  const field = page.getByRole('textbox', { name: 'Your question' })
  await field.fill('Is it done?')
  await button('Ask').click()
  await expect
    .element(page.getByText('Failed to get response from coach. Please try again.'))
    .toBeVisible()
  await expect.element(field).toHaveValue('Is it done?')
})

test('a double click asks the coach once', async () => {
  let asked = 0
  await startCooking({
    '/api/functions/cooking-coach': () => {
      asked++
      return json({ answer: 'When it is golden.', source: 'kitchen-guide' })()
    },
  })
  await button('Ask Coach').click()
  const quick = await button("How do I know when it's done?").findElement()
  for (const _ of [1, 2]) quick.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(page.getByText('When it is golden.')).toBeVisible()
  expect(asked).toBe(1)
})
