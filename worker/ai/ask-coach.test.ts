/** What a model may say while somebody cooks: nothing that somebody here must not eat, but what is in the pan. */
import { expect, test, vi } from 'vitest'
import { type Needs, NO_NEEDS } from '#shared/diets/needs.ts'
import { completion, fakeBinding, kitchenWith } from '../testing/fake-binding.ts'
import { soup } from '../testing/six-tasks.ts'
import { chooseAi } from './choose.ts'

const NO_NUTS: Needs = { ...NO_NEEDS, diets: [], allergens: ['nuts', 'peanuts'], never: [] }

function model(...answers: unknown[]) {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { binding, calls } = fakeBinding(...answers.map(completion))
  return { ai: chooseAi(kitchenWith(binding), 1_000), calls }
}

const ask = (question: string) => ({
  recipe: soup,
  currentStep: 0,
  currentStepText: 'Slice the leeks.',
  question,
})

test('a coach that proposes what somebody must not eat is not heard', async () => {
  const { ai, calls } = model({ answer: 'Scatter some toasted almonds over it.' })
  const answer = await ai.coach(ask('how can I make it nicer?'), NO_NUTS)
  expect([answer.source, calls.length]).toEqual(['kitchen-guide', 2])
  expect(answer.answer).not.toContain('almonds')
  expect(JSON.stringify(calls[0]?.inputs.messages)).toContain('peanuts')
})

test('needs of the question count as those of the kitchen do', async () => {
  const { ai, calls } = model({ answer: 'Stir in a spoon of butter.' })
  await ai.coach(ask('what thickens it? no dairy please'), NO_NEEDS)
  expect(calls.length === 0 || calls.length === 2).toBe(true)
})

test('what is in the recipe already may be spoken of', async () => {
  const { ai } = model({ answer: 'Slice the leeks thinly, and wash them well.' })
  const noLeeks: Needs = { ...NO_NEEDS, diets: [], allergens: [], never: ['leek'] }
  expect((await ai.coach(ask('how thin should they be?'), noLeeks)).source).toBe('workers-ai')
})

test('a briefing keeps to it as well', async () => {
  const lines = {
    mise_en_place: ['Toast a handful of walnuts.'],
    time_saving: ['Boil water.'],
    secrets: ['Taste it.'],
    watch_out: [],
  }
  const { ai, calls } = model(lines)
  const { source, cookingTips } = await ai.tips(soup, NO_NUTS)
  expect([source, calls.length, cookingTips.includes('walnuts')]).toEqual([
    'kitchen-guide',
    2,
    false,
  ])
})
