/** Laws of the guide's three voices: any text gets a bounded answer, the same each time, in linear time. */
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RecipeDraft } from '../recipes/schema.ts'
import { DISH_FOODS } from './chat/foods.ts'
import { PATTERNS } from './chat/patterns.ts'
import { chatAnswer } from './chat.ts'
import { CREATE_RECIPE_REQUEST } from './chat-words.ts'
import { coachAnswer } from './coach.ts'
import { DIETS } from './diets.ts'
import { traitsOf } from './knowledge/allergens.ts'
import { ChatAnswer, type ChatMessage, CoachAnswer, RecipeLike, TipsAnswer } from './schema.ts'
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
      const answer = chatAnswer({ messages, images: [] })
      expect(ChatAnswer.safeParse(answer).success).toBe(true)
      const built = answer.recipeData
      if (built && isCreated) expect(built.ingredients.length).toBeGreaterThan(0)
    }),
    { numRuns: 200 },
  )
})

const dietNames = [
  'vegan',
  'vegetarian',
  'gluten-free',
  'dairy-free',
  'nut-free',
  'egg-free',
  'pescatarian',
]

test('no dish of any pattern and any foods breaks any diet', () => {
  const foods = fc.subarray([...DISH_FOODS], { maxLength: 4 })
  const diets = fc.subarray(dietNames, { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(fc.constantFrom(...PATTERNS), foods, diets, (pattern, chosen, asked) => {
      const wish = `${asked.join(', ')}. ${pattern.words[0]} with ${chosen.map(({ words }) => words[0]).join(', ')}`
      const messages = [wish, CREATE_RECIPE_REQUEST].map(
        (content): ChatMessage => ({ role: 'user', content }),
      )
      const dish = chatAnswer({ messages, images: [] }).recipeData
      if (!dish) return
      const forbidden = DIETS.filter(({ name }) => asked.includes(name)).flatMap(
        ({ forbids }) => forbids,
      )
      for (const { name } of dish.ingredients) {
        if (name === 'salt and pepper') continue
        for (const trait of traitsOf(name)) expect(forbidden, name).not.toContain(trait)
      }
      expect(RecipeDraft.safeParse(dish).error).toBeUndefined()
      expect(dish.method.join(' ')).not.toMatch(/[{}[\]]|undefined|NaN|\bthe (?:and|,|\.)/)
    }),
    { numRuns: 400 },
  )
})

test('every pattern makes a dish by its own name', () => {
  for (const { words, id } of PATTERNS) {
    const messages = [`a recipe for ${words[0]} for 4 please`, CREATE_RECIPE_REQUEST].map(
      (content): ChatMessage => ({ role: 'user', content }),
    )
    const dish = chatAnswer({ messages, images: [] }).recipeData
    expect(dish?.ingredients.length, id).toBeGreaterThan(2)
    expect(dish?.method.length, id).toBeGreaterThan(1)
  }
})

test.each(['no cream, ', 'chicken and rice, ', 'a', 'until the ', '1/2 ', 'instead of '])(
  'a text of %j eight times as long takes about eight times as long',
  (part) => {
    const milliseconds = (length: number) => {
      const content = part.repeat(Math.ceil(length / part.length)).slice(0, length)
      const started = performance.now()
      for (let round = 0; round < 3; round++) {
        chatAnswer({ messages: [{ role: 'user', content }], images: [] })
        const like = RecipeLike.parse({ name: 'Pie', method: [content.slice(0, 2_000)] })
        coachAnswer({ recipe: like, currentStep: 0, currentStepText: content, question: content })
      }
      return performance.now() - started
    }
    milliseconds(8_000)
    expect(milliseconds(8_000)).toBeLessThan(Math.max(600, 40 * milliseconds(1_000)))
  },
)

test('the three voices load no schema library, so that a page may have them too', () => {
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    const source = readFileSync(file, 'utf8')
    for (const [line, target = ''] of source.matchAll(
      /^(?:import|export)\b[^'"]*from '([^']+)'/gm,
    )) {
      if (/^(?:import|export) type\b/.test(line)) continue
      expect(target, file).toMatch(/^\./)
      visit(resolve(dirname(file), target))
    }
  }
  for (const voice of ['coach.ts', 'tips.ts', 'chat.ts']) visit(resolve(import.meta.dirname, voice))
  expect(seen.size).toBeGreaterThan(40)
})
