/** The recipe chat: pasted recipes, dishes out of foods named, and the request for a structured recipe. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RecipeDraft } from '../recipes/schema.ts'
import { chatAnswer } from './chat.ts'
import { CHAT_FAILED, CHAT_WELCOME, CREATE_RECIPE_REQUEST } from './chat-words.ts'
import { GUIDE_FOODS } from './foods.ts'
import { ChatAnswer, type ChatMessage } from './schema.ts'

function say(...contents: string[]): ReturnType<typeof chatAnswer> {
  const messages = contents.map((content): ChatMessage => ({ role: 'user', content }))
  return chatAnswer({ messages, images: [] })
}

function namesOf(answer: ReturnType<typeof chatAnswer>): string[] {
  return answer.recipeData?.ingredients.map(({ name }) => name.split(',')[0] ?? '') ?? []
}

test('a pasted recipe comes back as recipe data', () => {
  const { reply, recipeData } = say(
    'Toast\nIngredients\n2 slices bread\n10 g butter\nMethod\nToast and butter it.',
  )
  expect(reply).toBe('I read Toast: 2 ingredients and 1 step, for 4. Check it before you save it.')
  expect(recipeData).toMatchObject({ name: 'Toast', method: ['Toast and butter it.'] })
})

test('foods named become a dish with amounts for the people named', () => {
  const { reply, recipeData } = say('I have chicken, pasta and spinach for two people')
  expect(recipeData).toBeUndefined()
  expect(reply).toMatch(/^How about Chicken and spinach pasta for 2\?/)
  for (const line of ['300 g chicken', '180 g pasta', '120 g spinach'])
    expect(reply).toContain(line)
})

test('the fixed request turns the talk into a recipe, later wishes included', () => {
  const answer = say(
    'potatoes, carrots and salmon',
    'no carrots please, serves 3',
    CREATE_RECIPE_REQUEST,
  )
  expect(answer.recipeData).toMatchObject({ name: 'Salmon and potato tray bake', servings: 3 })
  expect(namesOf(answer)).toEqual(['salmon', 'potatoes', 'oil', 'salt and pepper'])
})

test('the newest recipe of the talk is the one that is created', () => {
  const pasted = 'Toast\nIngredients\n2 slices bread\n10 g butter\nMethod\nToast and butter it.'
  expect(say('rice and prawns', pasted, CREATE_RECIPE_REQUEST).recipeData?.name).toBe('Toast')
  expect(say(pasted, 'rice and prawns', CREATE_RECIPE_REQUEST).recipeData?.name).toBe('Prawn rice')
})

const diets: [string, string[]][] = [
  [
    'a vegetarian curry of chickpeas and chicken',
    ['chickpeas', 'oil', 'curry powder', 'coconut milk', 'salt and pepper'],
  ],
  ['vegan: halloumi, eggs, peas and rice', ['peas', 'rice', 'oil', 'salt and pepper']],
  ["chicken and rice, I don't like mushrooms", ['chicken', 'rice', 'oil', 'salt and pepper']],
]
test.each(diets)('%j leaves out what is not wanted', (wish, names) => {
  expect(namesOf(say(wish, CREATE_RECIPE_REQUEST))).toEqual(names)
})

test('without foods the guide asks for them, and creates nothing', () => {
  expect(say('Hello there')).toEqual({ reply: expect.stringMatching(/^Tell me which foods/) })
  expect(say('Hello', CREATE_RECIPE_REQUEST)).toEqual({
    reply: expect.stringMatching(/^There is no recipe/),
  })
})

test('a wish for baking is refused plainly', () => {
  expect(say('bake me a cake with eggs').reply).toMatch(/^I only put together plain savoury dishes/)
})

test('a picture is not pretended to be seen', () => {
  const messages: ChatMessage[] = [{ role: 'user', content: 'What is this?' }]
  const images = ['data:image/png;base64,AAAA']
  expect(chatAnswer({ messages, images }).reply).toMatch(/^I can't see pictures/)
})

test('every combination of foods gives a dish that may be saved and names each food once in its list', () => {
  const foods = fc.subarray([...GUIDE_FOODS, { words: ['eggs'] }], { minLength: 1, maxLength: 7 })
  const form = fc.constantFrom('', 'soup of', 'curry with', 'roast', 'fry')
  fc.assert(
    fc.property(foods, form, fc.integer({ min: 1, max: 12 }), (chosen, kind, people) => {
      const wish = `${kind} ${chosen.map(({ words }) => words[0]).join(', ')} for ${people} people`
      const answer = ChatAnswer.parse(say(wish, CREATE_RECIPE_REQUEST))
      if (answer.recipeData === undefined) return
      expect(RecipeDraft.safeParse(answer.recipeData).error).toBeUndefined()
      const names = namesOf(answer)
      expect(new Set(names).size).toBe(names.length)
      expect(answer.recipeData.servings).toBe(people)
      expect(answer.recipeData.method.join(' ')).not.toMatch(/undefined|NaN| {2}/)
    }),
  )
})

test('the fixed words of the assistant change nothing in an answer', () => {
  const wish: ChatMessage = { role: 'user', content: 'chicken, pasta and spinach for two' }
  const welcome: ChatMessage = { role: 'assistant', content: CHAT_WELCOME }
  const failed: ChatMessage = { role: 'assistant', content: CHAT_FAILED }
  const request: ChatMessage = { role: 'user', content: CREATE_RECIPE_REQUEST }
  const plain = chatAnswer({ messages: [wish, request], images: [] })
  expect(plain.recipeData).toBeDefined()
  expect(chatAnswer({ messages: [welcome, wish, failed, request], images: [] })).toEqual(plain)
})
