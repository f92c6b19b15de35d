/** Sentences of document 2 on cooking mode that no other test names. */
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, heading, json, open, RECIPE, startCooking } from './testing/fake-cooking-page.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

test('while the recipe is on its way: Loading your cooking session...', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  await open({}, () => promise)
  await expect.element(page.getByText('Loading your cooking session...')).toBeVisible()
  resolve(json({ error: { code: 'not_found', message: '' } }, 404)())
  await expect.element(heading('Recipe not found')).toBeVisible()
})

test('the briefing names recipe, tags, prep, cook, servings, description, and the screen', async () => {
  await open()
  for (const text of [
    'Lemon Chicken Orzo',
    'Chicken',
    'Prep 10 min',
    'Cook 35 min',
    '4 servings',
    'A one-pot hug.',
    'Your screen will stay awake while you cook.',
  ]) {
    await expect.element(page.getByText(text).first()).toBeVisible()
  }
})

const TOPICS = ['Timers', 'Ingredients', 'Full recipe', 'Coach']

test('the welcome covers timers, ingredients, the full recipe and the coach', async () => {
  await open()
  await button('Start Cooking Mode').click()
  const welcome = page.getByRole('dialog', { name: 'Welcome to Cooking Mode!' })
  for (const word of TOPICS) {
    await expect.element(welcome.getByText(word, { exact: true })).toBeVisible()
  }
})

test('Exit forgets the saved step and goes back one page', async () => {
  const id = await open()
  localStorage.setItem(`cooking-progress-${id}`, JSON.stringify({ step: 1, timestamp: 1 }))
  localStorage.setItem('cooking_mode_onboarding_seen', 'true')
  await expect.element(heading('Ready to Cook?')).toBeVisible()
  await button('Exit').click()
  await expect.element(page.getByText("The recipe's own page")).toBeVisible()
  expect(localStorage.getItem(`cooking-progress-${id}`)).toBeNull()
})

test('a screen that is kept awake says so, and that it no longer is', async () => {
  const release = new EventTarget()
  const sentinel = Object.assign(release, { release: async () => undefined })
  const request = vi.fn(async () => sentinel)
  vi.spyOn(navigator, 'wakeLock', 'get').mockReturnValue({ request } as never)
  await startCooking()
  await expect.element(page.getByText('Screen locked')).toBeVisible()
  expect(request).toHaveBeenCalledWith('screen')
  sentinel.dispatchEvent(new Event('release'))
  await expect.element(page.getByText('Wake lock off')).toBeVisible()
})

test('a timer that is over is complete: told by a notification, no Start, no Pause', async () => {
  const shown: string[] = []
  class FakeNotification {
    static permission = 'granted'
    static requestPermission = async () => 'granted'
    constructor(title: string) {
      shown.push(title)
    }
  }
  vi.stubGlobal('Notification', FakeNotification)
  await startCooking()
  await button('Add Timer').click()
  await button('Adjust Custom Timer').click()
  await button('-5m').click()
  await button('Start').click()
  await expect.element(button('Stop alarm')).toBeVisible()
  await expect.poll(() => shown).toEqual(['Timer Complete: Custom Timer'])
  await button('Stop alarm').click()
  await expect.element(button('Start')).not.toBeInTheDocument()
  await expect.element(button('Pause')).not.toBeInTheDocument()
})

test('a label is edited in place: Escape leaves it as it was', async () => {
  await startCooking()
  await button('Add Timer').click()
  await button('Adjust Custom Timer').click()
  await button('Rename').click()
  await page.getByRole('textbox', { name: 'Timer name' }).fill('Rice')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('timer', { name: 'Custom Timer' })).toBeVisible()
})

test('the recipe drawer has tags, times, servings, difficulty, description and steps', async () => {
  await startCooking()
  await button('Recipe').click()
  const drawer = page.getByRole('dialog', { name: RECIPE.name })
  for (const text of ['Chicken', 'Prep 10 min', 'Cook 35 min', '4 servings', 'Easy']) {
    await expect.element(drawer.getByText(text, { exact: true })).toBeVisible()
  }
  await expect.element(drawer.getByText('A one-pot hug.')).toBeVisible()
  expect(
    drawer
      .getByRole('listitem')
      .elements()
      .slice(-3)
      .map((item) => item.textContent),
  ).toEqual(['1Chop it all.', '2Simmer for 12 minutes, stirring.', '3Eat.'])
})

test('the coach has four quick questions, answers, and is not asked blanks', async () => {
  const asked = vi.fn(json({ answer: 'Until it is tender.', source: 'kitchen-guide' }))
  await startCooking({ '/api/functions/cooking-coach': asked })
  await button('Ask Coach').click()
  const quick = page.getByRole('list', { name: 'Quick questions' }).getByRole('button')
  expect(quick.elements().map((question) => question.textContent)).toEqual([
    'What does this technique mean?',
    'Can I substitute an ingredient?',
    "How do I know when it's done?",
    "What if I don't have this tool?",
  ])
  await page.getByRole('textbox', { name: 'Your question' }).fill('   ')
  await expect.element(button('Ask')).toBeDisabled()
  await button("How do I know when it's done?").click()
  await expect.element(page.getByText('Until it is tender.')).toBeVisible()
  expect(asked).toHaveBeenCalledOnce()
})

const NO_EGGS = { diets: [], allergens: ['eggs'], never: [] }

function chef(name: string, needs: object) {
  const plate = { avatar_color: '#FF69B4', created_at: '2026-11-01T10:00:00Z', appetite: 1 }
  return { ...plate, id: crypto.randomUUID(), name, needs }
}

test('the briefing says who cannot eat it, why, and what to take instead', async () => {
  const mia = chef('Mia', NO_EGGS)
  const ingredients = [{ name: 'mayonnaise', quantity: '2', unit: 'tbsp' }]
  await open({ '/api/profiles': json([mia]) }, undefined, [], { ingredients })
  const told = page.getByRole('region', { name: 'Who can eat this' })
  await expect.element(told.getByText('Mia: eggs')).toBeVisible()
  await expect.element(told.getByText(/^Swap mayonnaise for /)).toBeVisible()
  await expect.element(told.getByText(/Read the labels/)).toBeVisible()
})

test('the coach is told who eats along, those with needs first', async () => {
  const asked = vi.fn<(body?: unknown) => Response>(
    json({ answer: 'Not for Mia as it stands: eggs.', source: 'kitchen-guide' }),
  )
  const people = [chef('Ben', { ...NO_EGGS, allergens: [] }), chef('Mia', NO_EGGS)]
  await startCooking({ '/api/functions/cooking-coach': asked, '/api/profiles': json(people) })
  await button('Ask Coach').click()
  await page.getByRole('textbox', { name: 'Your question' }).fill('Can Mia eat this?')
  await button('Ask').click()
  await expect.element(page.getByText('Not for Mia as it stands: eggs.')).toBeVisible()
  expect(JSON.parse(String(asked.mock.calls[0]?.[0])).eaters).toEqual([
    { name: 'Mia', needs: NO_EGGS },
    { name: 'Ben', needs: { ...NO_EGGS, allergens: [] } },
  ])
})

test('the ingredients stand under their headings, what is in the pot below them all', async () => {
  await startCooking(
    {},
    {
      ingredient_groups: [{ name: 'For the sauce', start: 1 }],
    },
  )
  await button('Ingredients').click()
  const rows = () => {
    const list = page.getByRole('dialog', { name: 'Ingredients' }).element()
    return [...list.querySelectorAll('.cook-ingredients > li')].map((row) => row.textContent)
  }
  expect(rows()[1]).toBe('For the sauce')
  expect(rows()).toHaveLength(RECIPE.ingredients.length + 1)
  const first = page.getByRole('dialog').getByRole('checkbox').first()
  await first.click()
  await expect.poll(() => rows()[0]).toBe('For the sauce')
  expect(rows().at(-2)).toBe('Ticked')
  expect(document.activeElement?.closest('li')).toBe(
    page.getByRole('dialog').element().querySelector('.cook-ingredients > li:last-child'),
  )
})

test('amounts follow the servings, and what runs out goes on the shopping list', async () => {
  const list = { id: 'l', items: [], checked_items: [] }
  await startCooking({
    '/api/shopping-lists/latest': json(list),
    '/api/shopping-lists/l/items': json(list),
  })
  await button('Ingredients').click()
  await button('More: Servings').click()
  await expect.element(page.getByRole('checkbox', { name: '375 g orzo' })).toBeInTheDocument()
  await expect.element(page.getByText('Written for 4. Amounts in the steps follow.')).toBeVisible()
  await button('Add orzo to the shopping list').click()
  await expect.element(page.getByText('Item added')).toBeVisible()
})
