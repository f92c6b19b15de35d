/** Answers how long: what this step, or the step of a food, says; what the whole takes and what is left. */
import { timesInStep } from '../../cooking/step-times.ts'
import { ONES, TEENS } from '../../number-words.ts'
import { listed, spokenMinutes } from '../words.ts'
import { type Asked, signIn } from './asked.ts'
import { riskNote } from './done.ts'
import { minutesFrom, minutesOf } from './minutes.ts'
import { type Fit, saySentence, sentencesFor } from './sentences.ts'

/** 'How long does this take?', 'how long do the potatoes need?' */
export function timeAnswer(asked: Asked): string | null {
  const { items, foods, step, stepIndex } = asked
  const timed = sentencesFor(asked, ({ text, step: at }) => at >= 0 && timesInStep(text).length > 0)
  const [best] = timed
  const [item] = items
  const risk = item ? riskNote(asked, item.name) : ''
  // a food that the recipe never times is no reason to tell another's time
  if (best && (best.share >= LEAST || best.sentence.step === stepIndex)) {
    if (best.sentence.step !== stepIndex) return `${saySentence(best.sentence, stepIndex)}${risk}`
    return `${hereSaid(
      step,
      timed.filter(({ share }) => share === best.share),
    )}${risk}`
  }
  if (foods.length > 0 && items.length === 0) return null
  return stepTime(asked)
}

const LEAST = 0.4

/** The times of this step's sentences that are meant alike, and the sign that ends them. */
function hereSaid(step: string, meant: readonly Fit[]): string {
  const here = meant.filter(({ sentence }) => step.includes(sentence.text))
  const times = here.flatMap(({ sentence: { text } }) =>
    timesInStep(text).map(({ start, end }) => text.slice(start, end)),
  )
  const sign = here.map(({ sentence }) => signIn(sentence.text)).find((each) => each !== null)
  const look = sign ? ` Look for the sign too: ${sign}.` : ''
  const [only] = here
  if (here.length === 1 && only) return `This step says: “${only.sentence.text}”`
  return `This step says ${listed(times)}.${look}`
}

function stepTime(asked: Asked): string {
  const { step, stepIndex } = asked
  const said = timesInStep(step).map(({ start, end }) => step.slice(start, end))
  const sign = signIn(step)
  if (said.length > 0) {
    const look = sign === null ? '' : ` Look for the sign too: ${sign}.`
    return `This step says ${listed(said)}.${look}`
  }
  if (sign !== null) return `This step gives no time, only a sign: ${sign}.`
  return `Step ${stepIndex + 1} gives no time. ${wholeTimeAnswer(asked)}`
}

/** 'How much longer until dinner?', 'how long does it all take?' */
export function wholeTimeAnswer({ question, recipe, stepIndex }: Asked): string {
  const { prep_time: prep, cook_time: cook, method } = recipe
  const parts = [
    ...(prep ? [`${spokenMinutes(prep)} to prepare`] : []),
    ...(cook ? [`${spokenMinutes(cook)} to cook`] : []),
  ]
  const left = minutesFrom(method, stepIndex)
  const fromHere =
    left > 0 && stepIndex > 0
      ? ` The steps from here on name about ${spokenMinutes(left)} of cooking and waiting, less where things go on side by side.`
      : ''
  const all = (prep ?? 0) + (cook ?? 0)
  const byClock = clockAnswer({ question, recipe, stepIndex }, left, all)
  if (byClock !== null) return byClock
  const whole =
    parts.length > 0
      ? `The whole recipe is said to take ${listed(parts)}${parts.length > 1 ? `, ${spokenMinutes((prep ?? 0) + (cook ?? 0))} in all` : ''}.`
      : 'The recipe does not say how long it takes.'
  return whole + fromHere
}

/** What goes on at the clock's time is the beginning, not the meal: 'if I put it on at eight'. */
const BEGINNING =
  /\b(?:put|puts|start(?:s|ed|ing)?|beg[iau]n|goes?|went|got|pop(?:ped)?|stick|stuck|bung(?:ed)?)\b[^.?]*$/
const IN_OVEN = /\b(?:bake|roast|in(?:to)? the oven)\b/i

/** When to begin for a meal at a time of the day, or when a beginning at that time leads to the meal; `null` without one. */
function clockAnswer(
  { question, recipe: { method }, stepIndex }: Pick<Asked, 'question' | 'recipe' | 'stepIndex'>,
  left: number,
  all: number,
): string | null {
  const clock = clockIn(question)
  if (clock === null || all + left === 0) return null
  const begun = left > 0 && (stepIndex > 0 || all === 0)
  const takes = begun ? left : all
  const because = begun
    ? `from here on the steps name ${spokenMinutes(left)} of cooking and waiting`
    : `the recipe takes ${spokenMinutes(all)} in all`
  if (BEGINNING.test(question.slice(0, clock.at)) && !/\beat\b/.test(question.slice(0, clock.at)))
    return `Begun at ${spokenClock(clock.minutes)} it is ready by about ${spokenClock(clock.minutes + takes)}: ${because}.`
  const baked = method.findIndex((step) => IN_OVEN.test(step) && minutesOf(step) > 0)
  if (/\boven\b/.test(question) && baked >= 0) {
    const inside = minutesFrom(method, baked)
    return `To eat at ${spokenClock(clock.minutes)} it goes into the oven by about ${spokenClock(clock.minutes - inside)}, at step ${baked + 1}: from there on the steps name ${spokenMinutes(inside)}. Have the oven hot by then.`
  }
  return `To eat at ${spokenClock(clock.minutes)} ${begun ? 'be at this step' : 'start'} by about ${spokenClock(clock.minutes - takes)}: ${because}. Allow ten minutes more for turning round.`
}

/** 'At one o'clock', 'for half past seven', 'at 6.30', 'half eight': minutes of a twelve-hour clock and where they stand, or `null`. */
function clockIn(question: string): { minutes: number; at: number } | null {
  const said =
    /\b(?:at|for|by) (half past |half |quarter past |quarter to )?(\d{1,2}|[a-z]+)(?:[:.](\d{2}))?( o'?clock| ?pm| ?am)?(?=$|[ ,.?!])/.exec(
      question,
    )
  if (!said) return null
  const [, part = '', hour = '', minutes = '', mark = ''] = said
  const value = /^\d/.test(hour) ? Number(hour) : NUMBERS[hour]
  if (value === undefined || value < 1 || value > 23) return null
  // 'for six' may be people
  if (
    part === '' &&
    minutes === '' &&
    mark === '' &&
    !/\b(?:eat|dinner|lunch|tea|supper|table|sit down|guests? (?:come|arrive))\b/.test(question)
  )
    return null
  return { minutes: value * 60 + Number(minutes) + (PARTS[part.trim()] ?? 0), at: said.index }
}

const NUMBERS: Record<string, number> = { ...ONES, ...TEENS }
const PARTS: Record<string, number> = {
  'half past': 30,
  half: 30,
  'quarter past': 15,
  'quarter to': -15,
}

/** '11:10'; what is before midnight is of the day before, on the same twelve hours. */
function spokenClock(minutes: number): string {
  const hours = 12 * 60
  const place = ((minutes % hours) + hours) % hours
  const hour = Math.floor(place / 60) || 12
  return `${hour}:${String(Math.round(place % 60)).padStart(2, '0')}`
}
