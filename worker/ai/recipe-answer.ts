/** A recipe as a model is asked for it, and how it is read: by the schema of every recipe for review. */
import type { Needs } from '#shared/diets/needs.ts'
import { understoodOf } from '#shared/diets/words.ts'
import { RecipeData, type RecipeLike } from '#shared/guide/schema.ts'
import { DIFFICULTIES, dropBlanks, listIssues } from '#shared/recipes/schema.ts'
import { shapeOf } from './answer-text.ts'
import { type Reading, readShape } from './read-reply.ts'

const text = { type: 'string' }
const maybeWhole = { type: ['integer', 'null'] }

export const RECIPE_SHAPE = shapeOf({
  name: text,
  description: { type: ['string', 'null'] },
  servings: maybeWhole,
  prep_time: maybeWhole,
  cook_time: maybeWhole,
  difficulty: { type: ['string', 'null'], enum: [...DIFFICULTIES, null] },
  tags: { type: 'array', items: text },
  ingredients: {
    type: 'array',
    items: shapeOf({ name: text, quantity: text, unit: text }),
  },
  method: { type: 'array', items: text },
})

/** What the fields mean; part of the instructions of every task that asks for a recipe. */
export const RECIPE_FIELDS = `A recipe: prep_time and cook_time are whole minutes or null; quantity is a number, fraction or range as text ('1 1/2', '2-3') or ''; unit is 'g', 'ml', 'tsp', 'tbsp', 'tin' and the like or ''; name is the food with its preparation ('onion, finely chopped'); method is one string a step, without numbers before it.`

/** A recipe with something in both lists; anything else is a fault. */
export function readRecipe(value: unknown): Reading<RecipeData> {
  const reading = readShape(RecipeData, value)
  if ('fault' in reading) return reading
  const recipe = dropBlanks(reading.answer)
  const [issue] = listIssues(recipe)
  const isEmpty = recipe.ingredients.length === 0 || recipe.method.length === 0
  if (issue || isEmpty) return { fault: 'A recipe has ingredients and a method.' }
  return { answer: recipe }
}

/** A recipe as a model reads it: what tells something, on one line an ingredient. */
export function recipeFacts(recipe: RecipeLike): object {
  const { name, servings, prep_time, cook_time, tags, ingredients, method } = recipe
  return {
    name,
    servings,
    prep_minutes: prep_time,
    cook_minutes: cook_time,
    tags,
    ingredients: ingredients.map((item) =>
      [item.quantity, item.unit, item.name].filter((part) => part !== '').join(' '),
    ),
    method,
  }
}

/** What must not be served, as a model reads it. */
export function namesOfNeeds(needs: Needs): { foods: string[]; diets: string[] } {
  const { without, diets } = understoodOf(needs, [])
  return { foods: without, diets }
}
