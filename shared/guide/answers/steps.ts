/** Answers what the method says: the next step, any step by its number, when a food goes in, what is needed now. */
import { portionsOfSteps } from '../../cooking/step-portions.ts'
import { ONES, TEENS } from '../../number-words.ts'
import { capital, counted, ingredientLine, listed } from '../words.ts'
import { type Asked, stepsWith } from './asked.ts'

const NUMBERS: Record<string, number> = { ...ONES, ...TEENS }
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']
const PLACES_MAX = 3
const LINES_MAX = 30

/** 'Step 6 again', 'the last step', 'read that again'. */
export function stepAnswer({
  question,
  recipe: { method },
  step,
  stepIndex,
}: Asked): string | null {
  const number = stepNumber(question, method.length) ?? stepIndex + 1
  const text = number === stepIndex + 1 && step !== '' ? step : method[number - 1]
  if (text) return `Step ${number}: ${text}`
  return method.length > 0 ? `This recipe has ${method.length} steps, and no step ${number}.` : null
}

function stepNumber(question: string, steps: number): number | null {
  const said = /\bsteps? (?:number )?(\d{1,3}|[a-z]+)\b/.exec(question)?.[1] ?? ''
  const number = /^\d/.test(said) ? Number(said) : NUMBERS[said]
  if (number !== undefined) return number
  const ordinal = /\b([a-z]+) (?:step|one|bit|thing)\b/.exec(question)?.[1] ?? ''
  if (ordinal === 'last' || ordinal === 'final') return steps
  return ORDINALS.includes(ordinal) ? ORDINALS.indexOf(ordinal) + 1 : null
}

/** 'What's next?', 'what comes after the noodles?', 'what was the step before?' */
export function nextAnswer({
  question,
  items: [item],
  recipe,
  step,
  stepIndex,
}: Asked): string | null {
  const { method } = recipe
  if (method.length === 0) return null
  if (/\b(?:before|previous|back)\b/.test(question)) {
    const before = method[stepIndex - 1]
    return before ? `Step ${stepIndex}: ${before}` : 'This is the first step.'
  }
  // 'what comes after the noodles' is asked from where the noodles are
  const isElsewhere = item && stepsWith({ ...recipe, method: [step] }, item).length === 0
  const at = isElsewhere ? (stepsWith(recipe, item)[0]?.number ?? stepIndex + 1) - 1 : stepIndex
  const next = method[at + 1]
  return next
    ? `Step ${at + 2}: ${next}`
    : `This is the last step: “${method[at] ?? step}” Then it is ready: serve and enjoy it.`
}

/** 'How many steps are left?', 'list the ingredients' */
export function outlineAnswer({ question, recipe, stepIndex }: Asked): string | null {
  const { ingredients, method } = recipe
  if (method.length === 0) return null
  const left = method.length - stepIndex - 1
  const count = `It has ${counted(ingredients.length, 'ingredient')} and ${counted(method.length, 'step')}; you are at step ${stepIndex + 1}, ${left <= 0 ? 'the last' : `${left} more to come`}.`
  if (/\bsteps?\b|\bhow (?:far|many)\b|\bleft\b/.test(question)) return count
  return `For the whole recipe: ${listed(ingredients.slice(0, LINES_MAX).map(ingredientLine))}.`
}

const NEEDING =
  /\b(?:need|ingredients?|what goes|what do i (?:add|put|use)|anything|ready|get out)\b/

/** The amounts that this step takes, not what the whole recipe holds. */
export function neededAnswer({ question, recipe, stepIndex }: Asked): string | null {
  const portions = portionsOfSteps(recipe)[stepIndex] ?? []
  if (portions.length > 0) return `For this step: ${listed(portions.map(ingredientLine))}.`
  return NEEDING.test(question)
    ? 'This step names none of the ingredients: everything it needs is in the pan already, or it is a matter of tools and time.'
    : null
}

/** 'When does the cream go in?', 'what do I do with the zest?' */
export function usedAnswer({ items, recipe }: Asked): string | null {
  const [item] = items
  if (!item) return null
  const places = stepsWith(recipe, item).slice(0, PLACES_MAX)
  return places.length > 0
    ? places.map(({ number, said }) => `Step ${number}: ${said}`).join('\n')
    : `${capital(item.name)} is in the list, but no step names it. Where nothing else is said, salt and spice go in with the onions, herbs and lemon at the end.`
}
