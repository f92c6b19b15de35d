/** The kitchen guide's answer to a question at the stove: from the recipe and general knowledge. Pure. */
import { findAmounts, minutesOfUnit } from '../cooking/amounts.ts'
import { donenessIn } from './doneness.ts'
import type { CoachRequest } from './schema.ts'
import { substitutesIn } from './substitutes.ts'
import { techniquesIn } from './techniques.ts'
import { toolsForStep, toolsIn } from './tools.ts'
import { ingredientLine, listed, mentions, spokenMinutes } from './words.ts'

type Entry = { text: string }

const NOTES_MAX = 3

const WHAT_I_KNOW =
  'I can explain common techniques, suggest swaps for common ingredients, say how to tell when food is done, and what to use when a tool is missing.'

/**
 * One short answer. What the question names counts first, then what the current step names, then the
 * recipe. Where nothing is known the answer says so. Spec 2, section 2: the four quick questions.
 */
export function coachAnswer(request: CoachRequest): string {
  const { question } = request
  const asksTool = /\b(?:tools?|equipment|gadgets?|utensils?)\b/i.test(question)
  const lacks =
    /\b(?:instead|without|substitut\w*|swap|replace\w*|alternatives?|run out|ran out|out of|(?:don|haven)['’]?t (?:have|got)|have no)\b/i
  if (asksTool || (lacks.test(question) && toolsIn(question).length > 0)) {
    return toolAnswer(request)
  }
  if (lacks.test(question)) return substituteAnswer(request)
  if (/\bhow (?:much|many)\b/i.test(question)) return amountAnswer(request)
  if (/\b(?:done|ready|cooked|raw|pink|safe|temperature)\b/i.test(question)) {
    return donenessAnswer(request)
  }
  if (/\bhow long\b|\bminutes\b/i.test(question)) return timeAnswer(request)
  if (
    /\b(?:mean\w*|technique|what(?:'s|’s| is| are| does)|how (?:do|to|should))\b/i.test(question)
  ) {
    return techniqueAnswer(request)
  }
  const known: Entry[] = [
    ...techniquesIn(question),
    ...toolsIn(question),
    ...substitutesIn(question),
    ...donenessIn(question),
  ]
  return known.length > 0 ? notes(known) : `I don't know the answer to that. ${WHAT_I_KNOW}`
}

function notes(entries: readonly Entry[]): string {
  return [...new Set(entries)]
    .slice(0, NOTES_MAX)
    .map(({ text }) => text)
    .join('\n')
}

function techniqueAnswer({ question, currentStepText }: CoachRequest): string {
  const asked = techniquesIn(question)
  if (asked.length > 0) return notes(asked)
  const inStep = techniquesIn(currentStepText)
  const isAboutStep = /\b(?:this|it|technique|step)\b/i.test(question)
  if (isAboutStep && inStep.length > 0) return notes(inStep)
  return isAboutStep
    ? `I have no note on a technique in this step. ${WHAT_I_KNOW}`
    : `I don't know that word. ${WHAT_I_KNOW}`
}

function substituteAnswer({ question, currentStepText, recipe }: CoachRequest): string {
  const asked = substitutesIn(question)
  if (asked.length > 0) return `${notes(asked)}\n${ALLERGY}`
  const named = recipe.ingredients.filter(({ name }) => name !== '' && mentionsFood(question, name))
  if (named.length > 0) {
    return `I know no good swap for ${listed(named.map(({ name }) => name))}. Leaving it out is safer than guessing where it is not the main part.`
  }
  const isOpen = /\b(?:this|an?|any|the|some) ingredients?\b|\bsubstitutions?\b/i.test(question)
  const step = substitutesIn(currentStepText)
  const inRecipe = substitutesIn(ingredientNames(recipe.ingredients))
  const swaps = step.length > 0 ? step : inRecipe
  if (isOpen && swaps.length > 0) return `${notes(swaps)}\n${ALLERGY}`
  return isOpen
    ? 'I know no swap for the ingredients of this recipe. Ask me about one by name.'
    : `I know no swap for that. ${WHAT_I_KNOW}`
}

const ALLERGY = 'If it is for an allergy, read the label of what you use instead.'

function toolAnswer({ question, currentStepText }: CoachRequest): string {
  const asked = toolsIn(question)
  const tools = asked.length > 0 ? asked : toolsForStep(currentStepText)
  if (tools.length > 0) return notes(tools)
  return 'This step names no tool that I know another way for. Tell me which one you are missing.'
}

function donenessAnswer({ question, currentStepText, recipe }: CoachRequest): string {
  const places = [question, currentStepText, recipe.name, ingredientNames(recipe.ingredients)]
  const tests = places.map((place) => donenessIn(place)).find((found) => found.length > 0)
  const sign = signInStep(currentStepText)
  const said = sign === null ? [] : [`This step says: ${sign}.`]
  if (!tests && sign === null) return `The step gives no sign to look for. ${WHAT_I_KNOW}`
  return [...said, ...(tests ? [notes(tests)] : [])].join('\n')
}

/** The step's own words from 'until' to the end of its clause, or `null`. */
function signInStep(step: string): string | null {
  return /\buntil [^.;!?\n]{3,200}/i.exec(step)?.[0].trim() ?? null
}

function timeAnswer(request: CoachRequest): string {
  const times = findAmounts(request.currentStepText).filter(
    ({ unit }) => minutesOfUnit(unit) !== null,
  )
  const said = times.map(({ start, end }) => request.currentStepText.slice(start, end))
  const sign = signInStep(request.currentStepText)
  if (said.length > 0) {
    return `This step says ${listed(said)}.${sign === null ? '' : ` Look for the sign too: ${sign}.`}`
  }
  if (sign !== null) return `This step gives no time, only a sign: ${sign}.`
  const { prep_time: prep, cook_time: cook } = request.recipe
  const whole = [
    ...(prep ? [`${spokenMinutes(prep)} to prepare`] : []),
    ...(cook ? [`${spokenMinutes(cook)} to cook`] : []),
  ]
  return whole.length > 0
    ? `This step gives no time. The whole recipe is said to take ${listed(whole)}.`
    : 'Neither this step nor the recipe gives a time.'
}

function amountAnswer({ question, recipe }: CoachRequest): string {
  const named = recipe.ingredients.filter(({ name }) => name !== '' && mentionsFood(question, name))
  if (named.length === 0) return 'I find no such ingredient in this recipe.'
  const servings = recipe.servings === null ? '' : ` for ${recipe.servings}`
  return named
    .map((item) =>
      item.quantity === ''
        ? `The recipe gives no amount for ${item.name}.`
        : `The recipe asks for ${ingredientLine(item)}${servings}.`,
    )
    .slice(0, NOTES_MAX)
    .join('\n')
}

/** Whether the question names the food: all of its name, or the name's last word before a comma. */
function mentionsFood(question: string, name: string): boolean {
  const food = name.toLowerCase().split(/[,(]/)[0]?.trim() ?? ''
  const last = food.split(' ').at(-1) ?? ''
  return [food, last, last.replace(/e?s$/, '')].some(
    (word) => word.length > 2 && mentions(question, word),
  )
}

function ingredientNames(ingredients: readonly { name: string }[]): string {
  return ingredients.map(({ name }) => name).join('\n')
}
