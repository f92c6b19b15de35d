/** Answers how hot: the oven's heat on other dials, and what heat the step asks for on the hob. No core temperatures. */
import { type OvenHeat, ovenHeat } from '../../cooking/oven.ts'
import { capital, listed } from '../words.ts'
import type { Asked } from './asked.ts'
import { saySentence, sentencesFor, sentencesOf } from './sentences.ts'

type Reading = { value: number; dial: keyof OvenHeat; said: string }

/** '180 in gas mark?', 'what temperature should the oven be?' */
export function ovenAnswer({ question, recipe, step, stepIndex }: Asked): string | null {
  const asks = readingIn(question)
  if (asks) return `${asks.said} is ${elsewhere(asks)}.`
  const places = [{ text: step, at: stepIndex }, ...recipe.method.map((text, at) => ({ text, at }))]
  const place = places.find(({ text }) => readingIn(text) !== null)
  const reading = place && readingIn(place.text)
  if (!place || !reading) return null
  const oven = `Step ${place.at + 1} asks for ${reading.said}: that is ${elsewhere(reading)}.`
  const inside = FAHRENHEIT.test(question) ? insideOf(step) : ''
  return `${inside}${oven} Turn it on 15 to 20 minutes before you need it.`
}

const FAHRENHEIT = /\bfahrenheit\b|\bin f\b/
const INSIDE = /\b(\d{2}) ?°C\b/g

/** What a step says of the heat inside the food, on the other scale. */
function insideOf(step: string): string {
  const heats = [...step.matchAll(INSIDE)].map(([, value]) => Number(value))
  return heats.map((value) => `${value} °C is ${Math.round(value * 1.8 + 32)} °F. `).join('')
}

const HEATS =
  /\b(?:low|lowest|medium|medium-high|high|gentle|gently|very hot|hot pan|smoking|simmer\w*|boil\w*|off the heat)\b/i

/** 'What heat should the hob be on?': from this step on, the first sentence that says how hot. */
export function hobAnswer(asked: Asked): string | null {
  const said = sentencesFor(asked, ({ text, step }) => step >= 0 && HEATS.test(text))
  const [best] = said.filter(({ share }) => share > 0.3)
  const next = hobFrom(asked.recipe.method, asked.stepIndex)
  if (best) return saySentence(best.sentence, asked.stepIndex)
  return next && asked.items.length === 0 ? `Step ${next.number} says: “${next.said}”` : null
}

/** From a step on, the first sentence that says how hot the hob is; steps count from 1. */
function hobFrom(method: readonly string[], from: number): { number: number; said: string } | null {
  for (const [at, step] of method.entries()) {
    const said = at < from ? undefined : sentencesOf(step).find((each) => HEATS.test(each))
    if (said) return { number: at + 1, said }
  }
  return null
}

function elsewhere({ value, dial }: Reading): string {
  const heat = ovenHeat(value, dial)
  if (!heat) return 'not a heat that ovens have'
  const all: [keyof OvenHeat, string][] = [
    ['celsius', `${heat.celsius} °C`],
    ['fan', `${heat.fan} °C with a fan`],
    ['gas', `gas mark ${markOf(heat.gas)}`],
    ['fahrenheit', `${heat.fahrenheit} °F`],
  ]
  const others = all.filter(([name]) => name !== dial).map(([, text]) => text)
  return `${listed(others.slice(0, -1)).replace(' and ', ', ')} or ${others.at(-1)}`
}

function markOf(gas: number): string {
  return gas === 0.25 ? '¼' : gas === 0.5 ? '½' : String(gas)
}

const DEGREES =
  /\b(\d{2,3}) ?(?:°|º|degrees)? ?(fan|f\b|fahrenheit|c\b|celsius|centigrade)?( fan)?/gi

/** The first oven heat of a text; what is no oven's heat (75 °C in a chicken) is passed over. */
export function readingIn(text: string): Reading | null {
  const plain = text.slice(0, 2_000)
  for (const match of plain.matchAll(DEGREES)) {
    const reading = degreesIn(plain, match)
    if (reading) return reading
  }
  const gas = /\bgas (?:mark )?(\d{1,2}|½|¼)/i.exec(plain)?.[1]
  if (!gas) return null
  const mark = gas === '½' ? 0.5 : gas === '¼' ? 0.25 : Number(gas)
  return ovenHeat(mark, 'gas') ? { value: mark, dial: 'gas', said: `Gas mark ${gas}` } : null
}

function degreesIn(text: string, match: RegExpMatchArray): Reading | null {
  const value = Number(match[1])
  const unit = match[2]?.toLowerCase() ?? ''
  if (unit === '' && !/[°º]|degrees/i.test(match[0]) && !isBareHeat(text, value)) return null
  const isFan = unit === 'fan' || match[3] !== undefined
  const dial = isFan ? 'fan' : unit.startsWith('f') ? 'fahrenheit' : 'celsius'
  if (ovenHeat(value, dial) === null) return null
  const sign = dial === 'fahrenheit' ? '°F' : dial === 'fan' ? '°C with a fan' : '°C'
  return { value, dial, said: `${value} ${sign}` }
}

/** 'What is 180 in gas mark?': a bare number that can only be a heat. */
function isBareHeat(text: string, value: number): boolean {
  const isDial = /\b(?:gas|fahrenheit|celsius|fan)\b/i.test(text)
  return value >= 100 && value % 5 === 0 && isDial && !/\b(?:g|ml|grams)\b/i.test(text)
}

/** The heat that a recipe's oven needs first, and in which step, counted from 1. */
export function ovenOf(method: readonly string[]): { step: number; said: string } | null {
  for (const [at, text] of method.entries()) {
    const reading = /\boven\b|\bgas mark\b/i.test(text) ? readingIn(text) : null
    if (reading) return { step: at + 1, said: capital(reading.said) }
  }
  return null
}
