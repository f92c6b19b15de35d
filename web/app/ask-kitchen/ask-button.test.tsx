/** The button 'Ask the kitchen' in the shell, through the real session manager, on a recogniser of our own. */
import '#web/styles.css'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { VOICE_NOTICE_KEY } from '#web/lib/storage-keys.ts'
import { fakeRecogniser } from '#web/testing/fake-recogniser.ts'
import { aPlan, aRecipe } from '#web/testing/samples.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { aLine, aList } from '#web/testing/shopping-samples.ts'
import { Header } from '../header.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const ITEMS = '/api/shopping-lists/list/items'

type Opening = { answers?: Answers; at?: string; isAgreed?: boolean; name?: string }

/** No voice answers, so that what is said is what is shown. */
async function openKitchen(opening: Opening = {}) {
  const { answers = {}, at = '/', isAgreed = true, name = 'Maya Patel' } = opening
  if (isAgreed) localStorage.setItem(VOICE_NOTICE_KEY, 'true')
  else localStorage.removeItem(VOICE_NOTICE_KEY)
  onTestFinished(() => localStorage.removeItem(VOICE_NOTICE_KEY))
  vi.stubGlobal('speechSynthesis', { getVoices: () => [], speak() {}, cancel() {} })
  const Page = () => <Header onMenu={() => {}} />
  const rendered = await renderScreen({
    at,
    routes: { '/': Page, '/pantry': Page, '/shopping': Page },
    chef: { name },
    answers: {
      'GET /api/recipes': [],
      'GET /api/remembered-items': [],
      'GET /api/weekly-meal-plans': [],
      'GET /api/shopping-lists/latest': aList(aLine('milk')),
      ...answers,
    },
  })
  const { screen } = rendered
  const ask = screen.getByRole('button', { name: 'Ask the kitchen' })
  const panel = screen.getByRole('region', { name: 'Ask the kitchen' })
  const listen = async () => {
    await ask.click()
    await expect.element(panel.getByText('Listening', { exact: true })).toBeVisible()
  }
  return { ...rendered, ask, panel, listen }
}

test('one press listens for one sentence, which is done, answered and undone', async () => {
  const { say, isListening } = fakeRecogniser()
  const { listen, panel, calls } = await openKitchen({
    answers: { [`POST ${ITEMS}`]: { ...aList(aLine('milk'), aLine('nappies')), rev: 2 } },
  })
  await listen()
  say('add nappies and a birthday candle')
  await expect.element(panel.getByText('Nappies, added. Birthday candle, added.')).toBeVisible()
  expect(isListening()).toBe(false)
  const sent = calls.find(({ method }) => method === 'POST')?.body as { items: { id: string }[] }
  expect(sent.items).toMatchObject([{ name: 'nappies' }, { name: 'birthday candle' }])
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect.element(panel.getByText('Undone.')).toBeVisible()
  const removed = () => calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)
  await expect.poll(removed).toEqual(sent.items.map(({ id }) => `${ITEMS}/${id}`))
})

test("'what's for dinner tonight' names the dish of today's plan", async () => {
  const { say } = fakeRecogniser()
  vi.setSystemTime(new Date(2026, 10, 25, 18))
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const soup = aRecipe('Leek Soup')
  const { listen, panel } = await openKitchen({
    answers: {
      'GET /api/recipes': [soup],
      'GET /api/weekly-meal-plans': [
        aPlan({ selected_recipe_ids: [soup.id], meal_schedule: { Wednesday: [soup.id] } }),
      ],
    },
  })
  await listen()
  say("what's for dinner tonight")
  const answer = panel.getByRole('status').getByText('Tonight: Leek Soup.')
  await expect.element(answer).toBeVisible()
})

test('what is being said is shown, and what means nothing is shown as heard', async () => {
  const { say, half } = fakeRecogniser()
  const { listen, panel } = await openKitchen()
  await listen()
  half('did you see')
  await expect.element(panel.getByText('did you see…')).toBeVisible()
  say('did you see the match last night')
  await expect.element(panel.getByText('Heard: did you see the match last night')).toBeVisible()
})

test('a page is opened by voice, with the way back to the one before', async () => {
  const { say } = fakeRecogniser()
  const { listen, panel, router } = await openKitchen()
  await listen()
  say('open the pantry')
  await expect.poll(() => router.state.location.pathname).toBe('/pantry')
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/')
})

test('the first time it says where the sound may go, and listens at the next press', async () => {
  const { isListening } = fakeRecogniser()
  const { ask, panel } = await openKitchen({ isAgreed: false })
  await ask.click()
  await expect.element(panel.getByText(/The sound may leave this device\./)).toBeVisible()
  expect(isListening()).toBe(false)
  await panel.getByRole('button', { name: 'Talk to the kitchen' }).click()
  await expect.poll(isListening).toBe(true)
})

test('by keys: opened from its button, closed by Escape, which lets go of the microphone', async () => {
  const { isListening } = fakeRecogniser()
  const { ask, panel } = await openKitchen()
  ;(ask.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(isListening).toBe(true)
  await userEvent.keyboard('{Tab}')
  await expect.element(panel.getByRole('button', { name: 'Talk to the kitchen' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(ask).toHaveFocus()
  expect(isListening()).toBe(false)
})

test('what can be said stands in a sheet; how one is heard is no choice here', async () => {
  fakeRecogniser()
  const { screen, ask, panel } = await openKitchen()
  await ask.click()
  await panel.getByRole('button', { name: 'What can I say?' }).click()
  const sheet = screen.getByRole('dialog', { name: 'What can I say?' })
  await expect.element(sheet.getByText("“What's for dinner tonight?”")).toBeVisible()
  await expect.element(sheet.getByText('When I listen')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(panel).toBeVisible()
})

test('a refused microphone says what to do', async () => {
  const { fail } = fakeRecogniser()
  const { listen, panel } = await openKitchen()
  await listen()
  fail('not-allowed')
  await expect.element(panel.getByText('Mic blocked')).toBeVisible()
})

test('a browser without a recogniser says why', async () => {
  vi.stubGlobal('SpeechRecognition', undefined)
  vi.stubGlobal('webkitSpeechRecognition', undefined)
  const { ask, panel } = await openKitchen({
    answers: {
      'GET /api/health': { status: 'ok', version: '1', ai: 'kitchen-guide', hears: false },
    },
  })
  await ask.click()
  await expect.element(panel.getByText("Voice isn't available")).toBeVisible()
  await expect.element(panel.getByText(/^No model here writes down speech\./)).toBeVisible()
})

test('the list in big type has a voice of its own, and no such button', async () => {
  const { screen, ask } = await openKitchen({ at: '/shopping?view=big' })
  await expect.element(screen.getByText('Dollop')).toBeVisible()
  expect(ask.elements()).toEqual([])
})

test.each([320, 360, 768, 1280])(
  'at %i px the header holds it beside a long name',
  async (width) => {
    await page.viewport(width, 640)
    const { ask } = await openKitchen({ name: 'Maximiliana Wolfeschlegelsteinhausen' })
    await expect.element(ask).toBeVisible()
    const box = ask.element().getBoundingClientRect()
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)
