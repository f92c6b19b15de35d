/** The recipe chat: pasted recipes, dishes out of foods named, and the request for a structured recipe. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RecipeDraft } from '../recipes/schema.ts'
import { DISH_FOODS } from './chat/foods.ts'
import { chatAnswer } from './chat.ts'
import { CHAT_FAILED, CHAT_WELCOME, CREATE_RECIPE_REQUEST } from './chat-words.ts'
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

test.each([
  ['Make this vegan:', [], 4, ['bread', 'dairy-free spread']],
  ['Please make it for 8', ['no butter'], 8, ['bread']],
  ['Make-ahead', [], 4, ['bread', 'butter']],
])(
  '%j on the line before a pasted recipe is a wish if it is one',
  (wish, later, servings, names) => {
    const pasted = `${wish}\nToast\nIngredients\n2 slices bread\n10 g butter\nMethod\nToast and butter it.`
    for (const talk of [[pasted], [pasted, ...later, CREATE_RECIPE_REQUEST]].slice(later.length)) {
      const answer = say(...talk)
      expect([answer.recipeData?.servings, namesOf(answer)]).toEqual([servings, names])
    }
  },
)

test('foods named become a dish with amounts for the people named', () => {
  const { reply, recipeData } = say('I have chicken, pasta and spinach for two people')
  expect(recipeData).toBeUndefined()
  expect(reply).toMatch(
    /^How about Creamy chicken pasta for 2\? \d\d minutes: \d+ to prepare, \d+ to cook\./,
  )
  for (const line of ['300 g chicken', '180 g pasta', '120 g spinach'])
    expect(reply).toContain(line)
})

test('the fixed request turns the talk into a recipe, later wishes included', () => {
  const answer = say(
    'roast potatoes, carrots and salmon',
    'no carrots please, serves 3',
    CREATE_RECIPE_REQUEST,
  )
  expect(answer.recipeData).toMatchObject({ name: 'Salmon and potato traybake', servings: 3 })
  expect(namesOf(answer)).toEqual(expect.arrayContaining(['salmon', 'potatoes', 'olive oil']))
  expect(namesOf(answer)).not.toContain('carrots')
})

test('the newest recipe of the talk is the one that is created', () => {
  const pasted = 'Toast\nIngredients\n2 slices bread\n10 g butter\nMethod\nToast and butter it.'
  expect(say('rice and prawns', pasted, CREATE_RECIPE_REQUEST).recipeData?.name).toBe('Toast')
  const later = say(pasted, 'something with rice and prawns', CREATE_RECIPE_REQUEST)
  expect(later.recipeData?.name).toMatch(/Prawn/)
})

test('a pasted recipe is changed on request', () => {
  const pasted =
    'Buttered toast\nServes 2\nIngredients\n2 slices bread\n10 g butter\nMethod\nToast and butter it.'
  const doubled = say(pasted, 'for 4')
  expect(doubled.recipeData).toMatchObject({ servings: 4 })
  expect(doubled.recipeData?.ingredients[1]).toEqual({ name: 'butter', quantity: '20', unit: 'g' })
  const vegan = say(pasted, 'make it vegan', CREATE_RECIPE_REQUEST)
  expect(namesOf(vegan)).toEqual(['bread', 'dairy-free spread'])
  expect(namesOf(say(pasted, 'without butter'))).toEqual(['bread'])
  expect(say(pasted, 'double it').recipeData?.servings).toBe(4)
})

const changes: [string[], RegExp, RegExp][] = [
  [['stir fry with prawns', 'make it spicier'], /chilli flakes/, /$^/],
  [['chilli with beans', 'milder'], /kidney|black|butter/, /chilli flakes/],
  [['pasta with mushrooms and cream', 'swap the cream'], /mushroom/, /crème|double cream/],
  [['risotto with peas', 'without onions'], /peas/, /onion/],
  [['noodles with tofu', 'more ginger'], /ginger/, /$^/],
  [['chicken curry', 'add spinach'], /spinach/, /$^/],
  [['chicken curry', 'use prawns instead of chicken'], /prawn/, /chicken/],
  [
    ['allergic to eggs and milk, pie with mushrooms'],
    /mushroom/,
    /(?<!free )butter$|double cream/m,
  ],
  [['milk allergy. pie with mushrooms'], /mushroom/, /(?<!free )butter$|double cream/m],
  [['kosher beef stew with cream'], /steak/, /double cream|butter$/m],
  [['chilli con carne'], /beef mince/, /$^/],
  [['vegan chilli con carne'], /soya mince/, /beef/],
  [['chicken curry', 'swap the rice for quinoa'], /quinoa/, /\brice\b/],
  [['allergic to mustard, chicken curry'], /chicken/, /curry powder|mustard/],
  [['allergic to sesame and mustard: chicken curry'], /chicken/, /curry powder|mustard/],
  [['allergic to mustard - chicken curry'], /chicken/, /curry powder|mustard/],
  [
    ['something with chicken, leeks and rice for 6, 30 minutes', 'make it spicier', 'for 8'],
    /chicken[\s\S]*leek[\s\S]*rice/,
    /egg/,
  ],
]
test.each(changes)('%j', (talk, has, hasNot) => {
  const names = namesOf(say(...talk, CREATE_RECIPE_REQUEST)).join('\n')
  expect(names).toMatch(has)
  expect(names).not.toMatch(hasNot)
})

const people: [string[], number][] = [
  [['chicken curry for a dozen people'], 12],
  [['chicken curry for 4', 'double it'], 8],
  [['chicken curry for 4', 'halve the recipe'], 2],
  [['chicken curry for 4', 'double the cream'], 4],
  [['chicken curry for 500 people'], 4],
]
test.each(people)('%j is for %i', (talk, servings) => {
  expect(say(...talk, CREATE_RECIPE_REQUEST).recipeData?.servings).toBe(servings)
})

test('an allergy is known however long the talk is', () => {
  const talk = ['I am allergic to nuts and mustard', ...Array<string>(60).fill('for 4')]
  const names = namesOf(say(...talk, 'chicken curry with cashews', CREATE_RECIPE_REQUEST))
  expect(names.join('\n')).toMatch(/chicken/)
  expect(names.join('\n')).not.toMatch(/cashew|curry powder/)
})

test('a vegan sausage is no pork', () => {
  const { recipeData } = say("I don't eat pork. sausage casserole", CREATE_RECIPE_REQUEST)
  expect(recipeData?.tags).not.toContain('Pork')
})

test('what the guide cannot mind is said', () => {
  expect(say('chicken curry for 500 people').reply).toContain('I write for 1 to 50 people')
  expect(say('low fodmap chicken').reply).toContain("don't know what low fodmap cooking allows")
  expect(say('vegan beef stew in 20 minutes').reply).toContain('so this is another dish')
  expect(say('allergic to celery, chicken soup').reply).toContain('made without celery')
})

test('quicker is quicker, something else is something else', () => {
  const talk = ['chickpea curry for 4']
  const minutes = (answer: ReturnType<typeof say>) =>
    (answer.recipeData?.prep_time ?? 0) + (answer.recipeData?.cook_time ?? 0)
  const first = say(...talk, CREATE_RECIPE_REQUEST)
  const quicker = say(...talk, 'quicker please', CREATE_RECIPE_REQUEST)
  expect(minutes(quicker)).toBeLessThan(minutes(first))
  const other = say('chicken and rice', 'something else', CREATE_RECIPE_REQUEST)
  expect(other.recipeData?.name).not.toBe(
    say('chicken and rice', CREATE_RECIPE_REQUEST).recipeData?.name,
  )
})

test('what is swapped, left out, not known or too slow is said', () => {
  expect(say('vegetarian chicken curry').reply).toContain('would not be vegetarian')
  expect(say('rice with chicken and zorblax').reply).toContain(
    "I don't know how to cook with zorblax",
  )
  expect(say('braising steak in 15 minutes').reply).toContain('no place for braising steak')
  expect(say('chicken in 5 minutes').reply).toMatch(/in 5 minutes; the quickest takes \d+/)
})

test('a question about cooking is answered like one', () => {
  expect(say('How long do I boil an egg?').reply).toContain('6 minutes')
  expect(say('What can I use instead of buttermilk?').reply).toContain('lemon juice')
})

test('without foods the guide asks for them, and creates nothing', () => {
  expect(say('Hello there')).toEqual({ reply: expect.stringMatching(/^Tell me which foods/) })
  expect(say('Hello', CREATE_RECIPE_REQUEST)).toEqual({
    reply: expect.stringMatching(/^There is no recipe/),
  })
})

test('simple sweet things are built, finer ones refused plainly', () => {
  expect(namesOf(say('bake me a cake with raspberries', CREATE_RECIPE_REQUEST))).toContain(
    'self-raising flour',
  )
  expect(say('a recipe for brownies please').reply).toMatch(/^That is beyond me/)
})

test('a picture is not pretended to be seen', () => {
  const messages: ChatMessage[] = [{ role: 'user', content: 'What is this?' }]
  const images = ['data:image/png;base64,AAAA']
  expect(chatAnswer({ messages, images }).reply).toMatch(/^I can't see pictures/)
})

test('every combination of foods gives a dish that may be saved and names each food once in its list', () => {
  const foods = fc.subarray([...DISH_FOODS], { minLength: 1, maxLength: 7 })
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
