/** What the functions accept: whole rows, bounded talk, photos as data URLs. */
import { expect, test } from 'vitest'
import { NO_NEEDS } from '../diets/needs.ts'
import { CHAT_IMAGE_BYTES_MAX } from './chat-words.ts'
import { ChatAnswer, ChatRequest, CoachRequest, SummaryRequest, TipsRequest } from './schema.ts'

const PLAN_ID = '0b9fbd4e-58f5-4d3f-9c0a-0f3b8f0f2f11'
const HELLO = { role: 'user', content: 'Hello' }
const PNG = `data:image/png;base64,${btoa('not really a picture')}`

test('whole rows are accepted where a recipe stands, what is not needed is ignored', () => {
  const row = {
    id: PLAN_ID,
    name: ' Pie ',
    description: null,
    prep_time: null,
    tags: null,
    rev: 3,
    image_url: '/images/x.png',
    ingredients: [{ name: 'leek', quantity: 2, unit: null, note: 'x' }],
  }
  expect(TipsRequest.parse({ recipe: row }).recipe).toEqual({
    name: 'Pie',
    description: null,
    servings: null,
    prep_time: null,
    cook_time: null,
    difficulty: null,
    tags: [],
    ingredients: [{ name: 'leek', quantity: '2', unit: '' }],
    method: [],
  })
})

test.each([
  [PLAN_ID, PLAN_ID],
  [PLAN_ID.toUpperCase(), PLAN_ID],
  [undefined, null],
  [null, null],
  [7, null],
])("a recipe's id %j is read as %j, and refuses nothing", (id, expected) => {
  const recipes = [{ name: 'Pie', ...(id !== undefined && { id }) }]
  const request = SummaryRequest.parse({ weeklyPlanId: PLAN_ID, recipes })
  expect(request.recipes[0]?.id).toBe(expected)
})

test('an unknown field of the request itself is refused', () => {
  expect(SummaryRequest.safeParse({ weeklyPlanId: PLAN_ID, recipes: [] }).success).toBe(true)
  expect(SummaryRequest.safeParse({ weeklyPlanId: PLAN_ID, recipes: [], x: 1 }).success).toBe(false)
})

test('a blank question is refused', () => {
  const request = { recipe: { name: 'Pie' }, currentStep: 0, currentStepText: 'Stir.' }
  expect(CoachRequest.safeParse({ ...request, question: 'Why?' }).success).toBe(true)
  expect(CoachRequest.safeParse({ ...request, question: ' \n ' }).success).toBe(false)
})

test.each([
  ['nobody said', undefined, true],
  ['Mia', [{ name: 'Mia', needs: { diets: [], allergens: ['eggs'], never: ['mushroom'] } }], true],
  ['an unknown allergen', [{ name: 'Mia', needs: { ...NO_NEEDS, allergens: ['sun'] } }], false],
  ['no needs', [{ name: 'Mia' }], false],
  ['51 eaters', Array(51).fill({ name: 'Mia', needs: NO_NEEDS }), false],
])('who eats along with a question: %s', (_, eaters, isFine) => {
  const request = { recipe: { name: 'Pie' }, currentStep: 0, currentStepText: '', question: 'Why?' }
  expect(CoachRequest.safeParse({ ...request, eaters }).success).toBe(isFine)
})

/** A PNG of so many bytes, by its own account. */
const imageOf = (bytes: number) =>
  `data:image/png;base64,${'A'.repeat(4 * Math.floor(bytes / 3))}${['', 'AA==', 'AAA='][bytes % 3]}`
const talks: [string, unknown, boolean][] = [
  ['one message', { messages: [HELLO] }, true],
  ['no message', { messages: [] }, false],
  ['200 messages', { messages: Array(200).fill(HELLO) }, true],
  ['201 messages', { messages: Array(201).fill(HELLO) }, false],
  ['8,000 characters', { messages: [{ role: 'user', content: 'a'.repeat(8_000) }] }, true],
  ['8,001 characters', { messages: [{ role: 'user', content: 'a'.repeat(8_001) }] }, false],
  ['a blank message', { messages: [{ role: 'user', content: '  ' }] }, false],
  ['another role', { messages: [{ role: 'system', content: 'Hello' }] }, false],
  ['four images', { messages: [HELLO], images: Array(4).fill(PNG) }, true],
  ['five images', { messages: [HELLO], images: Array(5).fill(PNG) }, false],
  ['an SVG', { messages: [HELLO], images: [PNG.replace('png', 'svg+xml')] }, false],
  ['an address', { messages: [HELLO], images: ['https://kitchen.example/a.png'] }, false],
  ['too much padding', { messages: [HELLO], images: ['data:image/png;base64,a==='] }, false],
  ['no base64', { messages: [HELLO], images: ['data:image/png;base64,a b!'] }, false],
  ['an image of 4 MB', { messages: [HELLO], images: [imageOf(CHAT_IMAGE_BYTES_MAX)] }, true],
  ['one of a byte more', { messages: [HELLO], images: [imageOf(CHAT_IMAGE_BYTES_MAX + 1)] }, false],
]
test.each(talks)('a talk with %s is accepted: %s %s', (_, request, isAccepted) => {
  expect(ChatRequest.safeParse(request).success).toBe(isAccepted)
})

test('recipe data of an answer gets the defaults of a recipe', () => {
  const answer = ChatAnswer.parse({
    reply: 'Here.',
    recipeData: { name: 'Pie', difficulty: 'EASY-ish', tags: ['a', 'A'], extra: 1 },
  })
  expect(answer.recipeData).toMatchObject({ servings: 4, difficulty: null, tags: ['a'] })
})
