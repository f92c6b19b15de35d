/** What a model may say in the chat: recipes that were found, and nothing that somebody must not eat. */
import { expect, test, vi } from 'vitest'
import { NO_NEEDS } from '#shared/diets/needs.ts'
import type { ChatKitchen } from '#shared/guide/chat/kitchen.ts'
import { STARTERS } from '#shared/guide/chat/starters.ts'
import { CREATE_RECIPE_REQUEST } from '#shared/guide/chat-words.ts'
import { RecipeDraft } from '#shared/recipes/schema.ts'
import { completion, fakeBinding, kitchenWith } from '../testing/fake-binding.ts'
import { OCR_TEXT, soup as stockSoup } from '../testing/six-tasks.ts'
import { chooseAi } from './choose.ts'

/** Nothing in it that anybody refuses. */
const soup = {
  ...stockSoup,
  ingredients: [
    { name: 'leeks', quantity: '2', unit: '' },
    { name: 'potatoes', quantity: '300', unit: 'g' },
  ],
}
const MIA = {
  name: 'Mia',
  needs: { ...NO_NEEDS, diets: [], allergens: ['eggs' as const], never: [] },
  appetite: 1,
}
const KITCHEN: ChatKitchen = { recipes: [], starters: STARTERS, today: '2026-11-22' }

/** A model that gives these answers, the last one for ever, and the requests that reach it. */
function model(...answers: unknown[]) {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { binding, calls } = fakeBinding(...answers.map(completion))
  const ai = chooseAi(kitchenWith(binding), 1_000)
  const talk = (kitchen: ChatKitchen, ...said: string[]) =>
    ai.chat(
      { messages: said.map((content) => ({ role: 'user' as const, content })), images: [] },
      kitchen,
    )
  return { talk, calls, ai }
}

const textOf = (content: string | { text?: string }[] | undefined) =>
  typeof content === 'string' ? content : (content?.[0]?.text ?? '')
const withFood = (name: string) => ({
  ...soup,
  ingredients: [...soup.ingredients, { name, quantity: '50', unit: 'g' }],
})
const reply = (text: string) => ({ reply: text, recipe_ids: [], recipe: null })
const holding = (food: string) => ({ ...reply('Here it is.'), recipe: withFood(food) })
const step = (text: string) => ({ ...reply('Here it is.'), recipe: { ...soup, method: [text] } })

const DIETS: [talk: string, what: string, answer: object, keeps: boolean][] = [
  ['leek soup', 'butter', holding('butter'), true],
  ['leek soup, vegan', 'butter', holding('butter'), false],
  ['leek soup, vegan', 'vegan butter', holding('vegan butter'), true],
  ['leek soup, vegan', 'what lamb is not', reply('Lamb is not vegan, so there is tofu.'), true],
  ['leek soup, vegan', 'a step with butter', step('Fry in butter.'), false],
  ['leek soup, vegan', 'words on butter', reply('Stir in a knob of butter.'), false],
  ['leek soup, vegan', 'oil for butter', reply('Oil does well instead of butter.'), true],
  ['leek soup, vegan', 'neither', reply('Made without butter or cream.'), true],
  ['I am coeliac|leek soup', 'soy sauce', holding('soy sauce'), false],
  ['nut allergy here|a curry|for 8', 'almonds', holding('ground almonds'), false],
  [`Make this vegan:\n${OCR_TEXT}`, 'butter', holding('butter'), false],
  ['Bea hates coriander, make soup', 'coriander', holding('fresh coriander'), false],
  ['kosher beef soup', 'beef and cream', holding('beef, in double cream'), false],
  [`allergic to celery${'|for 4'.repeat(40)}|leek soup`, 'celery', holding('celery'), false],
]

test.each(DIETS)('after "%s" a model speaks of %s', async (said, _, answer, keeps) => {
  const { talk, calls } = model(answer)
  const { source } = await talk(KITCHEN, ...said.split('|'))
  expect([source, calls.length]).toEqual(keeps ? ['workers-ai', 1] : ['kitchen-guide', 2])
})

test('what somebody of the kitchen must not eat is kept as well, and said first', async () => {
  const kitchen = { ...KITCHEN, people: [MIA] }
  const bad = model(reply('A quick omelette with three eggs.'))
  expect((await bad.talk(kitchen, 'something quick')).source).toBe('kitchen-guide')
  const good = model(holding('olive oil'))
  const answer = await good.talk(kitchen, 'leek soup')
  expect([answer.source, answer.reply.split('\n')[0]]).toEqual([
    'workers-ai',
    'Without eggs for Mia.',
  ])
})

test('six answers with refused foods, however they come: none is shown', async () => {
  const egg = STARTERS.find(({ name }) => name === 'Pavlova')
  const answers = [
    reply('Fry two eggs and serve.'),
    holding('2 free-range eggs'),
    holding('mayonnaise'),
    step('Whisk an egg white into it.'),
    { ...reply('How about this?'), recipe_ids: [egg?.id] },
    reply('Pavlova is what you want.'),
  ]
  for (const answer of answers) {
    const { talk, calls } = model(answer)
    const shown = await talk({ ...KITCHEN, people: [MIA] }, 'a dessert please')
    expect([shown.source, calls.length]).toEqual(['kitchen-guide', 2])
    expect(shown.recipes.map(({ name }) => name)).not.toContain('Pavlova')
  }
})

test('a model offers what was found, by its id, and nothing it made up', async () => {
  const probe = model(reply('Hm.'))
  await probe.talk(KITCHEN, 'lentil soup')
  const data = JSON.parse(textOf(probe.calls[0]?.inputs.messages[1]?.content).slice(7, -8))
  const [first] = data.found
  expect(first).toMatchObject({ id: expect.any(String), ingredients: expect.any(String) })
  const chosen = { ...reply(`${first.name} it is.`), recipe_ids: [first.id] }
  const answer = await model(chosen).talk(KITCHEN, 'lentil soup')
  expect(answer.recipes.map(({ id }) => id)).toEqual([first.id])
  const invented = { ...reply('Try this.'), recipe_ids: [crypto.randomUUID()] }
  expect((await model(invented).talk(KITCHEN, 'lentil soup')).source).toBe('kitchen-guide')
  const stranger = reply('Moules Marinière would be lovely.')
  expect((await model(stranger).talk(KITCHEN, 'lentil soup')).source).toBe('kitchen-guide')
})

test('a need that is broken is told, and kept in the second answer', async () => {
  const { talk, calls } = model(holding('butter'), {
    ...reply('With olive oil then.'),
    recipe: withFood('olive oil'),
  })
  const answer = await talk(KITCHEN, 'leek soup, vegan, no garlic')
  expect([answer.source, answer.reply.endsWith('With olive oil then.')]).toEqual([
    'workers-ai',
    true,
  ])
  expect(calls[1]?.inputs.messages.at(-1)?.content).toContain('It holds butter, which somebody')
  const data = textOf(calls[0]?.inputs.messages[1]?.content)
  expect(data).toContain('"diets":["Vegan"]')
  expect(data).toContain('garlic')
})

test('what is not understood, or not in English, is asked back by the guide', async () => {
  for (const said of [
    'allergic to zorbleberries, cake',
    'Ich möchte bitte etwas ohne Nüsse kochen',
  ]) {
    const { talk, calls } = model(reply('Cake!'))
    const answer = await talk(KITCHEN, said)
    expect([answer.source, answer.recipes, calls.length]).toEqual(['kitchen-guide', [], 0])
  }
})

test("'Create Recipe' gives a recipe that can be saved, else the guide writes it", async () => {
  const said = ['leek and potato soup for 3', CREATE_RECIPE_REQUEST]
  const made = await model({ ...reply('Here it is.'), recipe: soup }).talk(KITCHEN, ...said)
  expect(made.source).toBe('workers-ai')
  expect(RecipeDraft.safeParse(made.recipeData).error).toBeUndefined()
  const missing = [
    reply('Here it is.'),
    { ...reply('Here it is.'), recipe: { ...soup, method: [' '] } },
    { ...reply('Here it is.'), recipe: { ...soup, ingredients: [] } },
    { ...reply('Here it is.'), recipe: { ...soup, servings: 'four' } },
  ]
  for (const answer of missing) {
    const { source, recipeData } = await model(answer).talk(KITCHEN, ...said)
    expect([source, recipeData?.servings]).toEqual(['kitchen-guide', 3])
  }
})

test('of a long talk the newest messages go along, and its needs all the same', async () => {
  const { talk, calls } = model({ ...reply('Here it is.'), recipe: soup })
  const old = Array.from({ length: 60 }, (_, at) => `${at} ${'x'.repeat(3_000)}`)
  await talk(KITCHEN, 'We are vegan', ...old, 'soup please')
  const data = textOf(calls[0]?.inputs.messages[1]?.content)
  expect(data.length).toBeLessThan(30_000)
  expect(data).toContain('"diets":["Vegan"]')
  expect(data).toContain('soup please')
  expect(data).not.toContain('We are vegan')
})

test('pictures of a talk go to the model that sees', async () => {
  const { ai, calls } = model(reply('A leek.'))
  const url = 'data:image/png;base64,iVBORw0KGgo='
  await ai.chat({ messages: [{ role: 'user', content: 'What is this?' }], images: [url] }, KITCHEN)
  expect(calls[0]?.model).toBe('seer')
  const [, user] = calls[0]?.inputs.messages ?? []
  expect(user?.content).toContainEqual({ type: 'image_url', image_url: { url } })
})
