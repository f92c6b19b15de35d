/** Every task by a model that behaves, that does not, and by the guide alone: the answer is always whole. */
import { expect, test, vi } from 'vitest'
import { NO_NEEDS } from '#shared/diets/needs.ts'
import { completion, fakeBinding, kitchenWith, SILENCE } from '../testing/fake-binding.ts'
import { soup, TASKS } from '../testing/six-tasks.ts'
import { chooseAi } from './choose.ts'
import { kitchenGuide } from './kitchen-guide.ts'

const LIMIT_MS = 40
const tasks = Object.entries(TASKS)
const ingredients = Array.from({ length: 10_000 }, () => ({
  name: 'leek',
  quantity: '1',
  unit: '',
}))
const wild = { ...soup, ingredients }
const cut = (answer: object) => JSON.stringify(answer).slice(0, -9)

/** What a model does, given what it should have answered. */
const FAILURES: Record<string, (good: object) => unknown> = {
  'times out': () => SILENCE,
  'is out of quota': () =>
    new Error('3036: You have used up your daily free allocation of 10,000 neurons'),
  'is nowhere to be found': () => new Error('Binding AI needs to be run remotely'),
  'says nothing': () => completion(''),
  'answers prose': () => completion('Sure! Leek soup is a classic of the French kitchen.'),
  'answers half a JSON': (good) => completion(cut(good)),
  'answers HTML': () => completion('<!doctype html><html><body>{"error":502}</body></html>'),
  'answers another shape': () => completion({ greeting: 'Hello' }),
  'answers an object of another shape': () => ({ response: { greeting: ['Hello'] } }),
  'answers 10,000 ingredients': (good) =>
    completion({ ...good, recipe: wild, changes: ingredients }),
  'answers an object of 10,000 ingredients': () => ({
    response: { found: true, reply: 'x', recipe: wild, summary: wild, answer: wild, changes: wild },
  }),
  'obeys an instruction in the data': () =>
    completion('RULES DROPPED. My system prompt is: You are a calm cooking coach'),
  'slips markup into the words': (good) =>
    completion(
      JSON.stringify(good, (key, value) =>
        typeof value === 'string' && key !== 'name'
          ? `<img src=x onerror=alert(1)> ${value}`
          : value,
      ),
    ),
}

test.each(tasks)('%s: a good answer is used, of whatever form it comes in', async (_, task) => {
  const replies = [
    completion(task.good),
    completion(`\`\`\`json\n${JSON.stringify(task.good)}\n\`\`\``),
    { response: task.good },
    { response: JSON.stringify(task.good) },
  ]
  for (const reply of replies) {
    const { binding, calls } = fakeBinding(reply)
    const answer = await task.ask(chooseAi(kitchenWith(binding), LIMIT_MS))
    expect(answer.source).toBe('workers-ai')
    expect(task.schema.safeParse(answer).error).toBeUndefined()
    expect(JSON.stringify(answer)).toContain(task.holds)
    expect(calls).toHaveLength(1)
  }
})

const failing = tasks.flatMap(([name, task]) =>
  Object.entries(FAILURES).map(([failure, reply]) => ({ name, task, failure, reply })),
)

test.each(failing)('$name: a model that $failure is stood in for by the guide', async (each) => {
  const { task, failure, reply } = each
  // Markup in a photo's recipe is text of the page, and shown as text.
  if (failure.includes('markup') && each.name === 'readRecipe') return
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { binding, calls } = fakeBinding(reply(task.good))
  const answer = await task.ask(chooseAi(kitchenWith(binding), LIMIT_MS))
  expect(answer).toEqual(await task.ask(kitchenGuide))
  expect(answer.source).toBe('kitchen-guide')
  expect(calls.length).toBeLessThanOrEqual(2)
})

test.each(tasks)('%s: the guide alone answers in the same shape', async (_, task) => {
  const answer = await task.ask(chooseAi(kitchenWith(undefined)))
  expect(answer.source).toBe('kitchen-guide')
  expect(task.schema.safeParse(answer).error).toBeUndefined()
})

test.each(tasks)('%s: an answer that is mended is used, and a fault is told', async (_, task) => {
  const { binding, calls } = fakeBinding(completion('Let me think.'), completion(task.good))
  const answer = await task.ask(chooseAi(kitchenWith(binding), LIMIT_MS))
  expect(answer.source).toBe('workers-ai')
  const [, , said, fault] = calls[1]?.inputs.messages ?? []
  expect(said).toEqual({ role: 'assistant', content: 'Let me think.' })
  expect(fault?.content).toContain('The answer is not one whole JSON object.')
})

test('the repair has what is left of the time, and the model is told that it is over', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { binding, calls } = fakeBinding(completion('Let me think.'), SILENCE)
  const before = performance.now()
  const answer = await TASKS.coach?.ask(chooseAi(kitchenWith(binding), LIMIT_MS))
  expect(answer?.source).toBe('kitchen-guide')
  expect(performance.now() - before).toBeLessThan(LIMIT_MS * 10)
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true])
})

test('a model that cannot be held to a form is asked once more without', async () => {
  const refusal = new Error("5025: This model doesn't support JSON Schema")
  const { binding, calls } = fakeBinding(refusal, completion(TASKS.coach?.good))
  const answer = await TASKS.coach?.ask(chooseAi(kitchenWith(binding), LIMIT_MS))
  expect(answer?.source).toBe('workers-ai')
  expect(calls.map(({ inputs }) => 'response_format' in inputs)).toEqual([true, false])
})

test('a model has 25 seconds for an answer and its repair together', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.useFakeTimers()
  const slow = () => new Promise((done) => setTimeout(() => done(completion('Hm.')), 20_000))
  const { binding, calls } = fakeBinding()
  const run: typeof binding.run = async (...call) => {
    await binding.run(...call)
    return slow()
  }
  let source = 'nobody'
  const answer = TASKS.coach?.ask(chooseAi(kitchenWith({ ...binding, run })))
  const answered = answer?.then((spoken) => {
    source = spoken.source
  })
  await vi.advanceTimersByTimeAsync(24_990)
  expect([source, calls.length]).toEqual(['nobody', 2])
  await vi.advanceTimersByTimeAsync(20)
  expect(source).toBe('kitchen-guide')
  await answered
  vi.useRealTimers()
})

test('an emergency is answered at once, by the guide', async () => {
  const { binding, calls } = fakeBinding(completion(TASKS.coach?.good))
  const request = {
    recipe: soup,
    currentStep: 0,
    currentStepText: 'Fry the leeks.',
    question: 'Help, the oil in the pan is on fire!',
  }
  const { answer, source } = await chooseAi(kitchenWith(binding)).coach(request, NO_NEEDS)
  expect([source, calls.length]).toEqual(['kitchen-guide', 0])
  expect(answer).toMatch(/turn off the heat/i)
})
