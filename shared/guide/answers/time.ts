/** Answers how long: what this step, or the step of a food, says; what the whole takes and what is left. */
import { timesInStep } from '../../cooking/step-times.ts'
import { keysIn } from '../card-score.ts'
import { listed, spokenMinutes } from '../words.ts'
import { type Answer, type Asked, sentencesAbout, sentencesOf, signIn, stepsWith } from './asked.ts'
import { riskNote } from './done.ts'

/** 'How long does this take?', 'how long do the potatoes need?', 'how much longer until dinner?' */
export function timeAnswer(asked: Asked): Answer | null {
  const { marks, items, foods, recipe, step } = asked
  if (!marks.has('time') || marks.has('keep') || marks.has('safe')) return null
  if (
    /\b(?:can|could|may|should) (?:i|it|we|you) (?:leave|keep|wait|hold|rest)\b/.test(
      asked.question,
    )
  )
    return null
  if (
    /\bwhen (?:do|should|to)\b/.test(asked.question) &&
    !/\bready|done|dinner\b/.test(asked.question)
  )
    return null
  const isWhole = marks.has('whole') || (marks.has('left') && items.length === 0)
  if (isWhole && foods.length === 0) return { score: 0.8, text: wholeTime(asked) }
  const [item] = items
  if (!item && foods.length > 0) return null
  const isHere = !item || stepsWith({ ...recipe, method: [step] }, item).length > 0
  if (!isHere && item) {
    const place = stepsWith(recipe, item).find(
      ({ number }) => timesInStep(recipe.method[number - 1] ?? '').length > 0,
    )
    if (!place) return null
    const text = `Step ${place.number}, for the ${item.name}: “${recipe.method[place.number - 1]}”`
    return { score: 0.8, text }
  }
  const timed = item
    ? sentencesAbout(step, item).filter((said) => timesInStep(said).length > 0)
    : []
  const part = timed.length > 0 ? timed.join(' ') : partAsked(asked)
  if (part === '') return null
  const text = stepTime({ ...asked, step: part })
  return text === null
    ? null
    : {
        score: item && timesInStep(part).length > 0 ? 1 : item || marks.has('open') ? 0.75 : 0.6,
        text: `${text}${item ? riskNote(asked, item.name) : ''}`,
      }
}

/** The sentence of the step that the question's own verb stands in; '' when the step has none of its words. */
function partAsked({ question, step, foods, marks }: Asked): string {
  const words = [...keysIn(question)].filter(
    (key) => !/^(?:food|means:(?:how long|need|done))/.test(key),
  )
  const verbs = words.filter((key) => keysIn(step).has(key))
  if (verbs.length === 0)
    return words.length === 0 || foods.length > 0 || marks.has('open') ? step : ''
  return sentencesOf(step)
    .filter((said) => verbs.some((key) => keysIn(said).has(key)))
    .join(' ')
}

function stepTime({ step, stepIndex, marks, recipe, question }: Asked): string | null {
  const said = timesInStep(step).map(({ start, end }) => step.slice(start, end))
  const sign = signIn(step)
  const look = sign === null ? '' : ` Look for the sign too: ${sign}.`
  if (said.length > 0) return `This step says ${listed(said)}.${look}`
  if (sign !== null) return `This step gives no time, only a sign: ${sign}.`
  if (!marks.has('open')) return null
  return `Step ${stepIndex + 1} gives no time. ${wholeTime({ recipe, stepIndex, question })}`
}

function wholeTime({
  recipe,
  stepIndex,
  question,
}: Pick<Asked, 'recipe' | 'stepIndex' | 'question'>): string {
  const { prep_time: prep, cook_time: cook, method } = recipe
  const parts = [
    ...(prep ? [`${spokenMinutes(prep)} to prepare`] : []),
    ...(cook ? [`${spokenMinutes(cook)} to cook`] : []),
  ]
  const rest = method
    .slice(stepIndex)
    .flatMap((step) => timesInStep(step).map(({ seconds }) => seconds))
  const left = Math.round(rest.reduce((sum, seconds) => sum + seconds, 0) / 60)
  const isFromHere = stepIndex > 0 || /\b(?:left|to go|remaining|longer)\b/.test(question)
  const fromHere =
    left > 0 && isFromHere
      ? ` The steps from here on name about ${spokenMinutes(left)} of cooking and waiting, less where things go on side by side.`
      : ''
  const whole =
    parts.length > 0
      ? `The whole recipe is said to take ${listed(parts)}.`
      : 'The recipe does not say how long it takes.'
  return whole + fromHere
}
