/** Answers from the recipe alone: what goes into a step, and how long it takes. Pure; null for anything else. */
import { ingredientsInStep } from '#shared/cooking/step-ingredients.ts'
import { secondsOfStep } from '#shared/cooking/step-times.ts'
import { tokenise } from '#shared/voice/normalise.ts'
import { durationSpoken, listSpoken } from '#shared/voice/number-words.ts'
import { amountSpoken } from '#shared/voice/spoken.ts'
import type { Scene } from './scene.ts'

const WHAT_GOES = /\b(?:what|which)\b.*\b(?:go|goes|going|put|add|need|needs|use|uses)\b/
const HOW_LONG = /\bhow long\b/

/** The step that is named, from 0; the one shown for 'this step' or 'here'. */
function stepMeant(said: string, { session, recipe }: Scene): number | null {
  const [, n] = /\bstep (\d{1,3})\b/.exec(said) ?? []
  const step = n === undefined ? session.step : Number(n) - 1
  const isNamed = n !== undefined || /\b(?:(?:this|the) step|in now|in here)\b/.test(said)
  return isNamed && recipe.method[step] !== undefined ? step : null
}

export function recipeAnswer(question: string, scene: Scene): string | null {
  const said = tokenise(question).words.join(' ')
  const step = stepMeant(said, scene)
  const text = step === null ? undefined : scene.recipe.method[step]
  if (step === null || text === undefined) return null
  if (WHAT_GOES.test(said)) return ingredientsSaid(step, text, scene)
  const seconds = HOW_LONG.test(said) ? secondsOfStep(text) : null
  return seconds === null ? null : `Step ${step + 1} takes ${durationSpoken(seconds)}.`
}

function ingredientsSaid(step: number, text: string, { recipe }: Scene): string {
  const amounts = ingredientsInStep(text, recipe.ingredients).flatMap((place) => {
    const found = recipe.ingredients[place]
    return found ? [amountSpoken(found)] : []
  })
  if (amounts.length === 0) return `Step ${step + 1} names no ingredient.`
  return `For step ${step + 1}: ${listSpoken(amounts)}.`
}
