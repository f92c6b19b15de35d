/** A question at the stove with what it is about, read once for all that may answer it. Pure. */
import { ingredientsInStep } from '../../cooking/step-ingredients.ts'
import { plainName, singular, wordsOf } from '../../groceries/words.ts'
import type { CoachRequest, RecipeLike } from '../schema.ts'

export type RecipeItem = RecipeLike['ingredients'][number]

/** `question` in lower case with straight apostrophes; `named` are the recipe's items it speaks of. */
export type Asked = {
  question: string
  recipe: RecipeLike
  step: string
  stepIndex: number
  named: readonly RecipeItem[]
}

/** Answers, or `null` where it has nothing to say. */
export type Answerer = (asked: Asked) => string | null

/** Said where the guide has no answer. */
export const WHAT_I_KNOW =
  'I can explain techniques, suggest swaps, say how to tell when food is done, what to use when a tool is missing, how things keep, and convert amounts and oven heat.'

export function readQuestion(request: CoachRequest): Asked {
  const question = request.question.toLowerCase().replace(/[’‘`]/g, "'").replace(/\s+/g, ' ')
  const { recipe, currentStepText, currentStep } = request
  return {
    question,
    recipe,
    step: currentStepText || (recipe.method[currentStep] ?? ''),
    stepIndex: currentStep,
    named: itemsIn(question, recipe),
  }
}

/** The recipe's items that a text speaks of; also by one telling word ('sugar' for two kinds of it). */
export function itemsIn(text: string, recipe: RecipeLike): RecipeItem[] {
  const meant = ingredientsInStep(text, recipe.ingredients).map((at) => recipe.ingredients[at])
  if (meant.length > 0) return meant.filter((item) => item !== undefined)
  const said = new Set(foodWords(text))
  return recipe.ingredients.filter((item) => said.has(lastWord(item.name)))
}

function foodWords(text: string): string[] {
  const words = text
    .slice(0, 2_000)
    .split(/\s+/)
    .flatMap((part) => wordsOf(plainName(part)))
  return words.map(singular).filter((word) => word.length > 2)
}

function lastWord(name: string): string {
  return foodWords(name.split(/[,(]/)[0] ?? '').at(-1) ?? ''
}

/** The sentences of a step that speak of an item. */
export function sentencesAbout(step: string, item: RecipeItem): string[] {
  return sentencesOf(step).filter((sentence) => ingredientsInStep(sentence, [item]).length > 0)
}

export function sentencesOf(text: string): string[] {
  return text.match(/[^.!?]+(?:[.!?](?=\d)[^.!?]*)*[.!?]*/g)?.map((part) => part.trim()) ?? []
}

/** The steps, counted from 1, that speak of an item. */
export function stepsWith(
  recipe: RecipeLike,
  item: RecipeItem,
): { number: number; said: string }[] {
  return recipe.method.flatMap((step, at) => {
    const said = sentencesAbout(step, item)[0]
    return said ? [{ number: at + 1, said }] : []
  })
}

/** What is to be done after the sign is none: 'until tender, and drain well'. */
const NEXT_ACT =
  /,?\s(?:and|then) (?:drain|season|tip|set|stir|serve|pour|add|take|lift|scatter|bubble|keep|spread|remove|turn|leave|transfer)\b.*$/i

/** The step's own words from 'until' to the end of its clause, or `null`. */
export function signIn(step: string): string | null {
  const sign = /\buntil [^.;!?\n]{3,200}/i.exec(step)?.[0].trim()
  if (sign) return sign.replace(NEXT_ACT, '')
  return (
    sentencesOf(step).find((sentence) =>
      /\b(?:should (?:be|come|have|still)|skewer|no pink|flakes|clear juices|wobble)\b/i.test(
        sentence,
      ),
    ) ?? null
  )
}
