/** Answers what the method says: the next step, any step by its number, when a food goes in, what is needed now. */
import { portionsOfSteps } from '../../cooking/step-portions.ts'
import { ONES, TEENS } from '../../number-words.ts'
import { capital, ingredientLine, listed } from '../words.ts'
import { type Answer, type Asked, stepsWith } from './asked.ts'

const NUMBERS: Record<string, number> = { ...ONES, ...TEENS }
const PLACES_MAX = 3

/** 'What's next?', 'step 6 again', 'what do I need now?', 'when does the lemon go in?' */
export function stepAnswer(asked: Asked): Answer | null {
  return byNumber(asked) ?? nextStep(asked) ?? thisStep(asked) ?? needNow(asked) ?? whenUsed(asked)
}

function byNumber({ question, recipe: { method } }: Asked): Answer | null {
  const said = /\bsteps? (?:number )?(\d{1,3}|[a-z]+)\b/.exec(question)?.[1] ?? ''
  const number = /^\d/.test(said) ? Number(said) : NUMBERS[said]
  if (number === undefined) return null
  const text = method[number - 1]
  return {
    score: 0.85,
    text: text
      ? `Step ${number}: ${text}`
      : `This recipe has ${method.length} steps, and no step ${number}.`,
  }
}

function nextStep({
  question,
  marks,
  items,
  recipe: { method },
  step,
  stepIndex,
  recipe,
}: Asked): Answer | null {
  if (!marks.has('next') && !/\bafter the\b/.test(question)) return null
  if (!/\b(?:what|whats|what's|next|then)\b/.test(question)) return null
  if (/\b(?:wrong|burn|split|too)\b/.test(question)) return null
  const [item] = items
  // 'what comes after the noodles' is asked from where the noodles are
  const isElsewhere = item && stepsWith({ ...recipe, method: [step] }, item).length === 0
  const at = isElsewhere ? (stepsWith(recipe, item)[0]?.number ?? stepIndex + 1) - 1 : stepIndex
  const next = method[at + 1]
  return {
    score: marks.has('next') ? 0.8 : 0.7,
    text: next ? `Step ${at + 2}: ${next}` : 'This is the last step. Taste, serve and enjoy it.',
  }
}

function thisStep({ question, step, stepIndex }: Asked): Answer | null {
  if (
    step === '' ||
    !/\b(?:(?:read|say) (?:me )?(?:it|that|this|the step)|repeat|what (?:was|is) (?:this|the) step|what am i (?:meant|supposed) to (?:do|be doing)|what do i do (?:here|in this step|now)|where (?:was|am) i)\b/.test(
      question,
    )
  )
    return null
  return { score: 0.8, text: `Step ${stepIndex + 1}: ${step}` }
}

/** The amounts that this step takes, not what the whole recipe holds. */
function needNow({ question, marks, recipe, stepIndex }: Asked): Answer | null {
  if (!marks.has('need') || !/\b(?:what|which)\b/.test(question)) return null
  if (
    !/\b(?:now|this step|for this|here|ready|get out|set out|goes? in(?:to)? (?:this|it|now|here)|next)\b/.test(
      question,
    )
  )
    return null
  const portions = portionsOfSteps(recipe)[stepIndex] ?? []
  return {
    score: 0.8,
    text:
      portions.length > 0
        ? `For this step: ${listed(portions.map(saidPortion))}.`
        : 'This step names none of the ingredients: everything it needs is in the pan already, or it is a matter of tools and time.',
  }
}

function saidPortion(portion: { name: string; quantity: string; unit: string }): string {
  return ingredientLine(portion)
}

function whenUsed({ question, items, marks, recipe }: Asked): Answer | null {
  const [item] = items
  if (!item || !marks.has('when') || marks.has('done') || marks.has('why')) return null
  if (
    !/\b(?:when (?:do|should|does|am|shall|can) .{0,20}(?:add|put|use|go|in|stir|need)|where (?:does|do) .{1,40}(?:go|come)|which step|at what point|what do i do with|used (?:for|in)|when does .{1,40} go|use (?:the|it|them) for)\b/.test(
      question,
    )
  )
    return null
  const places = stepsWith(recipe, item).slice(0, PLACES_MAX)
  const text =
    places.length > 0
      ? places.map(({ number, said }) => `Step ${number}: ${said}`).join('\n')
      : `${capital(item.name)} is in the list, but no step names it. Where nothing else is said, salt and spice go in with the onions, herbs and lemon at the end.`
  return { score: 0.8, text }
}
