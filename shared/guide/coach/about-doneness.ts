/** Answers about when food is done and how long it takes: the step's own words first, then what is safe. */
import { findAmounts, minutesOfUnit } from '../../cooking/amounts.ts'
import { timesInStep } from '../../cooking/step-times.ts'
import { donenessIn } from '../knowledge/doneness.ts'
import type { Doneness } from '../knowledge/doneness-entry.ts'
import { techniquesIn } from '../knowledge/techniques.ts'
import { listed, spokenMinutes } from '../words.ts'
import { type Asked, signIn, stepsWith } from './asked.ts'

const NOTES_MAX = 2

const ASKS_DONE =
  /\b(?:done|ready|cooked|raw|pink|safe|enough|set|ripe|core|inside|internal|thermometer|juices|risen|proved|looks? like|look for|rare|well done|cook it medium)\b/

/** 'How do I know when it's done?', 'is pink chicken safe?' */
export function donenessAnswer(asked: Asked): string | null {
  const { question, recipe, step, stepIndex } = asked
  if (!ASKS_DONE.test(question)) return null
  if (/\bget(?:ting)? (?:it |everything )?ready\b|\bready for this\b|\bhave ready\b/.test(question))
    return null
  // rare is safe for a whole piece of beef, not for what is minced: a named burger stays one
  const isMinced = donenessIn(question).some(({ isRawRisk }) => isRawRisk)
  const named = donenessIn(
    !isMinced && /\brare\b|\bwell done\b|\bmedium\b(?! (?:low |high )?heat|-)/.test(question)
      ? 'steak'
      : question,
  )
  if (named.length > 0)
    return [...sayStep(asked, named), ...named.slice(0, NOTES_MAX).map(whole)].join('\n')
  const technique = techniquesIn(question).find(({ tell }) => tell !== '')
  if (technique && !/\bit(?:'s| is)? (?:done|ready|cooked)\b/.test(question)) {
    return `${technique.tell} ${technique.how}`
  }
  const isBaking = /\b(?:bake|baking|oven|tin|skewer|roast)\b/i.test(step)
  // The last food of a name is the dish: 'Tuna & Sweetcorn Pasta Bake'.
  const ofDish = donenessIn(recipe.name).slice(-1)
  const ofStep = donenessIn(step)
  const notes =
    isBaking && ofDish.length > 0 && !ofStep.some(({ isRawRisk }) => isRawRisk)
      ? ofDish
      : ofStep.length > 0
        ? mainFirst(ofStep)
        : signIn(step) !== null || isCooking(step)
          ? ofDish
          : []
  const lines = [...sayStep(asked, notes), ...notes.slice(0, NOTES_MAX).map(whole)]
  if (lines.length > 0) return lines.join('\n')
  const next = recipe.method.findIndex((text, at) => at > stepIndex && signIn(text) !== null)
  if (next !== -1) {
    return `This step gives no sign to look for. The next one is in step ${next + 1}: ${signIn(recipe.method[next] ?? '')}.`
  }
  return `The step gives no sign to look for, so I can't say for certain. Tell me the food by name.`
}

const OF_THE_STOVE =
  /\b(?:oven|roast|bake|baking|grill|fan|gas|pan|hob|oil|fryer|water|fridge|freezer|preheat)\b/

/** 'What temperature should pork be?', 'what temp for chicken in Fahrenheit?' */
export function coreAnswer({ question }: Asked): string | null {
  if (!/\btemp(?:erature)?s?\b/.test(question) || OF_THE_STOVE.test(question)) return null
  const note = donenessIn(question).find(({ core }) => core !== '')
  if (!note) return null
  const core = /\bfahrenheit\b|\bf\b/.test(question) ? inFahrenheit(note.core) : note.core
  return `${note.look} ${core}`
}

function inFahrenheit(core: string): string {
  return core.replace(
    /(\d+) °C/g,
    (said, celsius) => `${said} (${Math.round(Number(celsius) * 1.8 + 32)} °F)`,
  )
}

/** What must be cooked through comes first; what only flavours the pot comes last. */
function mainFirst(notes: readonly Doneness[]): Doneness[] {
  return [...notes].sort((a, b) => Number(b.isRawRisk) - Number(a.isRawRisk))
}

function isCooking(step: string): boolean {
  return /\b(?:cook|fry|boil|simmer|bake|roast|grill|heat|brown|melt|steam|toast|warm)\b/i.test(
    step,
  )
}

function whole({ look, core, time }: Doneness): string {
  return [look, core, time].filter((part) => part !== '').join(' ')
}

/** The step's own sign, unless it speaks of other food than was asked about. */
function sayStep({ step, recipe, named }: Asked, notes: readonly Doneness[]): string[] {
  const own = signIn(step)
  const isElsewhere =
    named.length > 0 &&
    !named.some((item) => stepsWith({ ...recipe, method: [step] }, item).length > 0)
  if (own !== null && !isElsewhere) return [`This step says: ${own}.`.replace(/\.\.$/, '.')]
  const item = named[0]
  const place =
    item &&
    stepsWith(recipe, item).find(({ number }) => signIn(recipe.method[number - 1] ?? '') !== null)
  const sign = place && signIn(recipe.method[place.number - 1] ?? '')
  return place && sign && notes.length > 0
    ? [`Step ${place.number} says: ${sign}.`.replace(/\.\.$/, '.')]
    : []
}

/** 'How long does this take?', 'how long do the potatoes need?' */
export function timeAnswer(asked: Asked): string | null {
  const { question, recipe, step, stepIndex } = asked
  if (
    !/\bhow (?:long|much (?:time|longer)|many (?:more )?(?:minutes|hours))\b|\bminutes\b|\bwhat time\b|\bwhen (?:will|is|should)\b/.test(
      question,
    )
  )
    return null
  if (
    /\b(?:whole|total|altogether|in all|entire|recipe|until (?:we|i|dinner|it's all)|start to finish|left|to go|remaining)\b/.test(
      question,
    )
  )
    return wholeTime(asked)
  const item = asked.named[0]
  const isHere = item && stepsWith({ ...recipe, method: [step] }, item).length > 0
  if (item && !isHere) {
    const place = stepsWith(recipe, item).find(
      ({ number }) => timesInStep(recipe.method[number - 1] ?? '').length > 0,
    )
    if (place)
      return `Step ${place.number}, for the ${item.name}: “${recipe.method[place.number - 1]}”`
  }
  const notes = donenessIn(question)
  const times = findAmounts(step).filter(({ unit }) => minutesOfUnit(unit) !== null)
  const said = times.map(({ start, end }) => step.slice(start, end))
  const sign = signIn(step)
  if (said.length > 0 && (notes.length === 0 || isHere)) {
    return `This step says ${listed(said)}.${sign === null ? '' : ` Look for the sign too: ${sign}.`.replace(/\.\.$/, '.')}`
  }
  const [note] = notes
  if (note && note.time !== '') return `${note.time} ${note.look}`
  const technique = techniquesIn(question).find(({ isPlain }) => !isPlain)
  if (technique) return `${technique.how} ${technique.tell}`.trim()
  if (sign !== null) return `This step gives no time, only a sign: ${sign}.`.replace(/\.\.$/, '.')
  return `Step ${stepIndex + 1} gives no time. ${wholeTime(asked)}`
}

function wholeTime({ recipe, stepIndex, question }: Asked): string {
  const { prep_time: prep, cook_time: cook, method } = recipe
  const parts = [
    ...(prep ? [`${spokenMinutes(prep)} to prepare`] : []),
    ...(cook ? [`${spokenMinutes(cook)} to cook`] : []),
  ]
  const rest = method
    .slice(stepIndex)
    .flatMap((step) => timesInStep(step).map(({ seconds }) => seconds))
  const left = Math.round(rest.reduce((sum, seconds) => sum + seconds, 0) / 60)
  const fromHere =
    left > 0 && (stepIndex > 0 || /\b(?:left|to go|remaining|longer)\b/.test(question))
      ? ` The steps from here on name about ${spokenMinutes(left)} of cooking and waiting, less where things go on side by side.`
      : ''
  return parts.length > 0
    ? `The whole recipe is said to take ${listed(parts)}.${fromHere}`
    : `The recipe does not say how long it takes.${fromHere}`
}
