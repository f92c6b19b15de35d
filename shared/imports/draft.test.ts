/** Minutes out of time texts, and the limits of what is imported. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RECIPE_LIMITS, RecipeDraft } from '../recipes/schema.ts'
import { blankRecipe, completeRecipe, readMinutes } from './draft.ts'

const times: [string, number | null][] = [
  ['PT1H20M', 80],
  ['PT90M', 90],
  ['P0Y0M0DT0H35M0.000S', 35],
  ['P1DT2H', 1_560],
  ['PT1.5H', 90],
  ['pt45s', 1],
  ['P', null],
  ['1 hr 20 min', 80],
  ['1 hr 20 mins', 80],
  ['1 hour and 5 minutes', 65],
  ['2 hours', 120],
  ['90 minutes', 90],
  ['45', 45],
  ['1h20', 80],
  ['1 ½ hours', 90],
  ['1 1/2 hours', 90],
  ['30-40 mins', 30],
  ['2 to 3 hours', 120],
  ['1:15', 75],
  ['30 seconds', 1],
  ['overnight', null],
  ['', null],
]
test.each(times)('the time %j is %s minutes', (text, minutes) => {
  expect(readMinutes(text)).toBe(minutes)
})

test('the blank default is as the specification has it', () => {
  expect(blankRecipe()).toMatchObject({
    name: 'Extracted Recipe',
    servings: 4,
    prep_time: null,
    cook_time: null,
    ingredients: [{ name: '', quantity: '', unit: '' }],
    method: [''],
  })
})

test('a step over the limit goes on as the next step and loses no word', () => {
  const step = 'Stir the pot slowly. '.repeat(250).trim()
  const { method } = completeRecipe({ method: [step] })
  expect(method.length).toBe(3)
  expect(method.every((part) => part.length <= RECIPE_LIMITS.step && part.endsWith('.'))).toBe(true)
  expect(method.join(' ')).toBe(step)
})

test('numbers out of bounds are as good as absent', () => {
  expect(completeRecipe({ servings: 0, prep_time: -5, cook_time: 99_999 })).toMatchObject({
    servings: 4,
    prep_time: null,
    cook_time: null,
  })
})

test('whatever was found, the recipe may be saved once it holds an ingredient and a step', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 300 })
  const ingredient = fc.record({ name: anyText, quantity: anyText, unit: anyText })
  fc.assert(
    fc.property(
      fc.record({
        name: anyText,
        description: anyText,
        servings: fc.double(),
        prep_time: fc.option(fc.double()),
        difficulty: anyText,
        tags: fc.array(anyText),
        ingredients: fc.array(ingredient),
        method: fc.array(anyText),
      }),
      (found) => {
        const recipe = completeRecipe({
          ...found,
          ingredients: [...found.ingredients, { name: 'salt', quantity: '', unit: '' }],
          method: ['Stir.', ...found.method],
        })
        expect(RecipeDraft.safeParse(recipe).error).toBeUndefined()
      },
    ),
    // each of them is a whole recipe of long texts
    { numRuns: 40 },
  )
})
