/** Who answers: the kitchen where it has a mind of its own, else the guide on this device. */
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { NetworkError } from '#web/lib/api.ts'
import { aRecipe } from '#web/testing/samples.ts'
import { type Answers, fakeNetwork } from '#web/testing/screen.tsx'
import {
  answerChatOnDevice,
  answerCoachOnDevice,
  askOrGuide,
  tipsOnDevice,
} from './guide.queries.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const health = (ai: string) => ({ 'GET /api/health': { status: 'ok', version: '1', ai } })

/** Who answers in a kitchen that gives these answers. */
async function whoAnswers(answers: Answers, kitchen = async () => 'kitchen') {
  const calls = fakeNetwork(answers)
  const queryClient = new QueryClient()
  const ask = () => askOrGuide(queryClient, { kitchen, device: async () => 'device' })
  return { ask, calls }
}

test('a kitchen with a model is asked, one without is not', async () => {
  expect(await (await whoAnswers(health('workers-ai'))).ask()).toBe('kitchen')
  const { ask, calls } = await whoAnswers(health('kitchen-guide'))
  expect([await ask(), await ask(), calls.length]).toEqual(['device', 'device', 1])
})

test('with nobody to be reached the device answers', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const fail = () => Promise.reject(new NetworkError())
  const ask = () => askOrGuide(new QueryClient(), { kitchen: fail, device: async () => 'device' })
  expect(await ask()).toBe('device')
})

test('a network that goes while the kitchen is asked is no failure', async () => {
  const { ask } = await whoAnswers(health('workers-ai'), () => Promise.reject(new NetworkError()))
  expect(await ask()).toBe('device')
})

test('a kitchen that says no is heard', async () => {
  const { ask } = await whoAnswers(health('workers-ai'), () => Promise.reject(new Error('No')))
  await expect(ask()).rejects.toThrow('No')
})

const LEEKS = aRecipe('Quixotic Leek Pot', {
  ingredients: [
    { name: 'leeks', quantity: '2', unit: '' },
    { name: 'eggs', quantity: '2', unit: '' },
  ],
  method: ['Cook the leeks.', 'Add the eggs.'],
})
const asked = {
  messages: [{ role: 'user' as const, content: 'what can I cook with leeks?' }],
  images: [],
}

test('the chat on the device finds what is in the library, and minds everybody', async () => {
  const mia = {
    id: crypto.randomUUID(),
    name: 'Mia',
    avatar_color: '#4ECDC4',
    created_at: '2026-11-01T10:00:00Z',
    needs: { diets: [], allergens: [], never: [] },
    appetite: 1,
  }
  const kitchen = (needs: object) => ({
    'GET /api/recipes': [LEEKS],
    'GET /api/profiles': [{ ...mia, needs }],
    'GET /api/weekly-meal-plans': [],
    'GET /api/pantry-items': [],
  })
  fakeNetwork(kitchen(mia.needs))
  const answer = await answerChatOnDevice(new QueryClient(), asked)
  expect([answer.source, answer.recipes[0]?.id]).toEqual(['kitchen-guide', LEEKS.id])
  fakeNetwork(kitchen({ ...mia.needs, allergens: ['eggs'] }))
  const minded = await answerChatOnDevice(new QueryClient(), asked)
  expect(minded.reply).toMatch(/^Without eggs for Mia/)
  expect(minded.recipes.map(({ id }) => id)).not.toContain(LEEKS.id)
})

test('what cannot be had is not known, and it answers all the same', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const answer = await answerChatOnDevice(new QueryClient(), asked)
  expect(answer.recipes.length).toBeGreaterThan(0)
})

test('coach and tips answer on the device', async () => {
  const question = 'what does simmer mean?'
  const coached = await answerCoachOnDevice({
    recipe: LEEKS,
    currentStep: 0,
    currentStepText: '',
    question,
  })
  expect([coached.source, /simmer/i.test(coached.answer)]).toEqual(['kitchen-guide', true])
  expect((await tipsOnDevice(LEEKS)).cookingTips).toContain("Let's cook!")
})
