/** The list in big type by voice, through the real session manager, on a recogniser of our own. */
// the dock lies above the lines only with the tokens of the page
import '#web/styles.css'
import { afterEach, expect, test, vi } from 'vitest'
import { SHOPPING_TICKS_KEY } from '#web/lib/storage-keys.ts'
import { fakeRecogniser } from '#web/testing/fake-recogniser.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { aLine, aList } from '#web/testing/shopping-samples.ts'
import { ShoppingList } from '../shopping-list.tsx'

const ITEMS = '/api/shopping-lists/list/items'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.removeItem(SHOPPING_TICKS_KEY)
})

/** Milk and eggs in big type; no voice answers, so that what is said is what is shown. */
async function openBigList(answers: Answers = {}) {
  localStorage.setItem('voice_settings', JSON.stringify({ mode: 'open' }))
  vi.stubGlobal('speechSynthesis', { getVoices: () => [], speak() {}, cancel() {} })
  const { screen, calls, router } = await renderScreen({
    at: '/shopping',
    routes: { '/shopping': () => <ShoppingList isBig editPantryItem={() => null} /> },
    answers: {
      'GET /api/shopping-lists/latest': aList(aLine('milk'), aLine('eggs')),
      'GET /api/remembered-items': [],
      ...answers,
    },
  })
  const handsFree = screen.getByRole('button', { name: 'Hands-free' })
  const turnOn = async () => {
    await handsFree.click()
    await expect.element(screen.getByText('Listening', { exact: true })).toBeVisible()
  }
  return { screen, calls, router, handsFree, turnOn }
}

test('a line is ticked by voice as by touch, also without a network', async () => {
  const { say } = fakeRecogniser()
  const cutOff = () => {
    throw new TypeError('Failed to fetch')
  }
  const { screen, turnOn } = await openBigList({
    [`PUT ${ITEMS}/milk/checked`]: cutOff,
    'GET /api/health': cutOff,
  })
  await turnOn()
  say('tick milk')
  await expect.element(screen.getByText('Milk, ticked. One left.')).toBeVisible()
  await expect.element(screen.getByRole('checkbox', { name: '2 x milk' })).toBeChecked()
  await expect.element(screen.getByText(/1 tick is kept here/)).toBeVisible()
  say('untick milk')
  await expect.element(screen.getByText('Milk, not ticked. Two left.')).toBeVisible()
  await expect.element(screen.getByRole('checkbox', { name: '2 x milk' })).not.toBeChecked()
})

test('something is added, and taken off by the button of its answer', async () => {
  const { say } = fakeRecogniser()
  const lemons = aLine('lemons')
  const { screen, calls, turnOn } = await openBigList({
    [`POST ${ITEMS}`]: { ...aList(aLine('milk'), aLine('eggs'), lemons), rev: 2 },
  })
  await turnOn()
  say('add two lemons')
  await expect.element(screen.getByText('Two lemons, added.')).toBeVisible()
  const sent = calls.find(({ method }) => method === 'POST')?.body as { items: { id: string }[] }
  expect(sent.items).toMatchObject([{ name: 'lemons', quantity: '2', category: 'other' }])
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByText('Undone.')).toBeVisible()
  await expect
    .poll(() => calls.map(({ method, path }) => `${method} ${path}`))
    .toContain(`DELETE ${ITEMS}/${sent.items[0]?.id}`)
})

test('what could be said stands in a sheet that opens by word', async () => {
  const { say } = fakeRecogniser()
  const { screen, turnOn } = await openBigList()
  await turnOn()
  say('what can I say')
  const sheet = screen.getByRole('dialog', { name: 'What can I say?' })
  await expect.element(sheet.getByText('“Add two lemons”')).toBeVisible()
})

test('leaving the view lets go of the microphone', async () => {
  const { isListening } = fakeRecogniser()
  const { router, turnOn } = await openBigList()
  await turnOn()
  expect(isListening()).toBe(true)
  await router.navigate({ to: '/' })
  await expect.poll(isListening).toBe(false)
})

test('a refused microphone says so, and touch goes on', async () => {
  const { fail } = fakeRecogniser()
  const { screen, turnOn } = await openBigList({
    [`PUT ${ITEMS}/eggs/checked`]: {
      ...aList(aLine('milk'), aLine('eggs', { checked: true })),
      rev: 2,
    },
  })
  await turnOn()
  fail('not-allowed')
  await expect.element(screen.getByText('Mic blocked')).toBeVisible()
  const eggs = screen.getByRole('checkbox', { name: '2 x eggs' })
  await eggs.click()
  await expect.element(eggs).toBeChecked()
})

test('a browser that cannot listen has no button, and says what to do', async () => {
  vi.stubGlobal('SpeechRecognition', undefined)
  vi.stubGlobal('webkitSpeechRecognition', undefined)
  const { screen, handsFree } = await openBigList()
  await expect.element(screen.getByText("Voice isn't available")).toBeVisible()
  await expect.element(screen.getByText('Tap the lines')).toBeVisible()
  expect(handsFree.elements()).toEqual([])
})
