/** Changes a recipe that somebody wrote out: more people, foods left out or swapped, a diet. Pure. */
import { ingredientsInStep } from '../../cooking/step-ingredients.ts'
import { scaleIngredients } from '../../recipes/scale.ts'
import { forbiddenBeside } from '../diets.ts'
import { traitsOf } from '../knowledge/allergens.ts'
import type { RecipeData } from '../schema.ts'
import { standInFor } from '../stand-ins.ts'
import { capital, listed } from '../words.ts'
import { nameOf } from './food.ts'
import { isRefusedBy } from './refusal.ts'
import { servingsAfter, type Wishes } from './wishes.ts'

/** The changed recipe and one sentence for each change; what could not be done is among them. */
export function changeRecipe(
  recipe: RecipeData,
  wishes: Wishes,
  said: readonly string[],
): { recipe: RecipeData; notes: string[] } {
  const notes: string[] = []
  const servings = said.reduce(servingsAfter, recipe.servings)
  let ingredients = scaleIngredients(recipe.ingredients, { from: recipe.servings, to: servings })
  if (servings !== recipe.servings)
    notes.push(
      `Amounts are for ${servings} now, not ${recipe.servings}; the numbers in the method stand as they were.`,
    )
  let method = [...recipe.method]
  const has = new Set(recipe.ingredients.flatMap(({ name }) => [...traitsOf(name)]))
  const forbidden = forbiddenBeside(wishes.diets, has)
  const isRefused = isRefusedBy(wishes.refused)
  const offered = wishes.foods.map(nameOf)
  const dropped: string[] = []
  ingredients = ingredients.flatMap((item) => {
    const isForbidden = [...traitsOf(item.name)].some((trait) => forbidden.has(trait))
    if (!isForbidden && !isRefused(item.name)) return [item]
    const wanted = offered.find((name) =>
      [...traitsOf(name)].every((trait) => !forbidden.has(trait)),
    )
    const instead =
      isRefused(item.name) && wanted
        ? wanted
        : isForbidden
          ? standInFor(item.name, forbidden, isRefused)
          : null
    if (instead) {
      notes.push(`${capital(instead)} stands in for ${item.name}.`)
      method = method.map((step) => renamed(step, item, instead))
      return [{ ...item, name: instead }]
    }
    dropped.push(item.name)
    return []
  })
  if (dropped.length > 0) {
    const steps = method.flatMap((step, at) =>
      ingredientsInStep(
        step,
        dropped.map((name) => ({ name })),
      ).length > 0
        ? [String(at + 1)]
        : [],
    )
    notes.push(
      `Left out: ${listed(dropped)}.${steps.length > 0 ? ` Pass over it in step ${listed(steps)}.` : ''}`,
    )
  }
  if (wishes.heat > 0) {
    ingredients = [
      ...ingredients,
      {
        name: 'chilli flakes',
        quantity: String(Math.max(0.5, servings / 8)).replace('0.5', '½'),
        unit: 'tsp',
      },
    ]
    notes.push('Chilli flakes go in with the first thing that is fried.')
  }
  const rest = ingredients.length > 0 ? ingredients : recipe.ingredients
  return { recipe: { ...recipe, servings, ingredients: rest, method }, notes }
}

/** The step with a food's name, or its last word, replaced by the other's. */
function renamed(step: string, item: { name: string }, instead: string): string {
  if (ingredientsInStep(step, [item]).length === 0) return step
  const name = item.name.split(/[,(]/)[0]?.trim().toLowerCase() ?? ''
  const last = name.split(' ').at(-1) ?? ''
  for (const word of [name, last]) {
    const at = word.length < 3 ? -1 : step.toLowerCase().indexOf(word)
    if (at !== -1)
      return step.slice(0, at) + instead.replace(/ \(.*\)$/, '') + step.slice(at + word.length)
  }
  return step
}

/** Whether a message wants the recipe at hand changed, rather than a new dish. */
export function asksForChange(message: string): boolean {
  return /\b(?:make (?:it|this|that)|for \d|for (?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b|without|swap|replace|instead|leave out|no\b|vegan|vegetarian|free|double|halve|spicier|milder|add|serves?)\b/i.test(
    message,
  )
}
