/** Laws of the guide's three voices: any text gets a bounded answer, the same each time, in linear time. */
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { conflictsOf } from '../diets/conflicts.ts'
import { ALLERGENS, DIETS } from '../diets/vocabulary.ts'
import { RecipeDraft } from '../recipes/schema.ts'
import { STARTERS } from './chat/starters.ts'
import { chatAnswer } from './chat.ts'
import { CREATE_RECIPE_REQUEST } from './chat-words.ts'
import { coachAnswer } from './coach.ts'
import { ChatAnswer, type ChatMessage, CoachAnswer, RecipeLike, TipsAnswer } from './schema.ts'
import { KITCHEN, talkTo } from './testing/chat-kitchen.ts'
import { cookingTips } from './tips.ts'

const word = fc.constantFrom(
  ...'no|without|swap|for|in|with|and|,|chicken|cream|vegan|gluten free|instead of|how long|until|°|200 C|cups|½|more|spicier|something else|the|{main}|[leaf]|\\|\u0000|é|🍲|10000|-1|serves|minutes|!|?|.|\n'.split(
    '|',
  ),
)
const text = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.array(word, { maxLength: 40 }).map((words) => words.join(' ')),
)
const recipe = fc.record({
  name: fc.string({ minLength: 1, maxLength: 40 }).map((name) => `x${name.replace(/\p{C}/gu, '')}`),
  servings: fc.option(fc.integer({ min: 1, max: 999 })),
  ingredients: fc.array(fc.record({ name: text, quantity: fc.constantFrom('', '2', '½', 'x') }), {
    maxLength: 8,
  }),
  method: fc.array(text, { maxLength: 8 }),
})

test('any question about any recipe gets an answer that passes the schema', () => {
  fc.assert(
    fc.property(recipe, text, text, (like, step, question) => {
      const read = RecipeLike.safeParse(like)
      if (!read.success) return
      const request = { recipe: read.data, currentStep: 0, currentStepText: step, question }
      const answer = coachAnswer(request)
      expect(CoachAnswer.safeParse({ answer }).success || answer.trim() === '').toBe(true)
      expect(coachAnswer(request)).toBe(answer)
      expect(TipsAnswer.safeParse({ cookingTips: cookingTips(read.data) }).success).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test('any talk gets a reply, and what it creates may be saved', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), fc.boolean(), (said, isCreated) => {
      const messages = [...said, ...(isCreated ? [CREATE_RECIPE_REQUEST] : [])].map(
        (content): ChatMessage => ({ role: 'user', content }),
      )
      const answer = chatAnswer({ messages, images: [] }, KITCHEN)
      expect(ChatAnswer.safeParse(answer).success).toBe(true)
      expect(chatAnswer({ messages, images: [] }, KITCHEN)).toEqual(answer)
      const built = answer.recipeData
      if (built && isCreated) expect(built.ingredients.length).toBeGreaterThan(0)
    }),
    { numRuns: 100 },
  )
})

test('whatever dish is named and whoever eats along, nothing that is offered or written up breaks a need', () => {
  const dish = fc.constantFrom(...STARTERS.map(({ name }) => name))
  const diets = fc.subarray([...DIETS], { maxLength: 2 })
  const allergens = fc.subarray([...ALLERGENS], { maxLength: 3 })
  fc.assert(
    fc.property(dish, diets, allergens, (name, kept, free) => {
      const needs = { diets: kept, allergens: free, never: [] }
      const kitchen = { ...KITCHEN, people: [{ name: 'Ada', needs, appetite: 1 }] }
      const asked = talkTo(kitchen, name)
      for (const { id } of asked.recipes) {
        const recipe = [...kitchen.recipes, ...STARTERS].find((each) => each.id === id)
        expect(recipe && conflictsOf(recipe, needs)).toEqual([])
      }
      const { recipeData } = talkTo(kitchen, name, CREATE_RECIPE_REQUEST)
      if (!recipeData) return
      const { ingredients, method } = recipeData
      expect(conflictsOf({ ingredients, method }, needs)).toEqual([])
      expect(RecipeDraft.safeParse(recipeData).error).toBeUndefined()
    }),
    { numRuns: 60 },
  )
})

test.each(['no cream, ', 'chicken and rice, ', 'a', 'until the ', '1/2 ', 'instead of '])(
  'a text of %j eight times as long takes about eight times as long',
  (part) => {
    const milliseconds = (length: number) => {
      const content = part.repeat(Math.ceil(length / part.length)).slice(0, length)
      const started = performance.now()
      for (let round = 0; round < 3; round++) {
        chatAnswer({ messages: [{ role: 'user', content }], images: [] }, KITCHEN)
        const like = RecipeLike.parse({ name: 'Pie', method: [content.slice(0, 2_000)] })
        coachAnswer({ recipe: like, currentStep: 0, currentStepText: content, question: content })
      }
      return performance.now() - started
    }
    milliseconds(8_000)
    expect(milliseconds(8_000)).toBeLessThan(Math.max(600, 40 * milliseconds(1_000)))
  },
)

/** What a page may load from elsewhere. */
const LIBRARIES = ['minisearch']

test('the three voices load no schema library, so that a page may have them too', () => {
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    const source = readFileSync(file, 'utf8')
    for (const [line, target = ''] of source.matchAll(
      /^(?:import|export)\b[^'"]*from '([^']+)'/gm,
    )) {
      if (/^(?:import|export) type\b/.test(line) || LIBRARIES.includes(target)) continue
      expect(target, file).toMatch(/^\./)
      visit(resolve(dirname(file), target))
    }
  }
  for (const voice of ['coach.ts', 'tips.ts', 'chat.ts']) visit(resolve(import.meta.dirname, voice))
  expect(seen.size).toBeGreaterThan(40)
})
