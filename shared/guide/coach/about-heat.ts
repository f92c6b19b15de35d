/** Answers about the oven: its heat on other dials, and in which step it is needed. */
import { type OvenHeat, ovenHeat } from '../../cooking/oven.ts'
import type { Asked } from './asked.ts'

type Reading = { value: number; dial: keyof OvenHeat; said: string }

const ASKS_HEAT =
  /\b(?:oven|gas|gas mark|fahrenheit|celsius|fan|degrees|temperature|preheat)\b|\d ?°|\d ?[cf]\b/
const OVEN_WORDS =
  /\b(?:oven|gas mark|fahrenheit|celsius|centigrade|fan|degrees f|degrees c|preheat)\b|\d ?°|\b\d{2,3} ?[cf]\b|\bgas \d/

/** '180 in gas mark?', 'what temperature should the oven be?' */
export function heatAnswer(asked: Asked): string | null {
  const { question, recipe, step, stepIndex } = asked
  if (!ASKS_HEAT.test(question) || !OVEN_WORDS.test(question)) return null
  if (/\b(?:no|without|broken|don't have|haven't got|instead)\b/.test(question)) return null
  if (/\b(?:core|inside|internal|meat)\b/.test(question)) return null
  const asks = readingIn(question)
  if (asks) return `${asks.said} is ${elsewhere(asks)}.`
  const places = [{ text: step, at: stepIndex }, ...recipe.method.map((text, at) => ({ text, at }))]
  const place = places.find(({ text }) => readingIn(text) !== null)
  const reading = place && readingIn(place.text)
  if (!place || !reading) {
    return 'This recipe names no oven heat. Most savoury traybakes roast at 200 °C (180 °C fan, gas mark 6, 400 °F), most cakes bake at 180 °C (160 °C fan, gas mark 4, 350 °F).'
  }
  return `Step ${place.at + 1} asks for ${reading.said}: that is ${elsewhere(reading)}. Turn it on 15 to 20 minutes before you need it.`
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
  return `${others.slice(0, -1).join(', ')} or ${others.at(-1)}`
}

function markOf(gas: number): string {
  return gas === 0.25 ? '¼' : gas === 0.5 ? '½' : String(gas)
}

/** The first oven heat of a text; what is no oven's heat (75 °C in a chicken) is passed over. */
export function readingIn(text: string): Reading | null {
  const plain = text.slice(0, 2_000)
  const gas = /\bgas (?:mark )?(\d{1,2}|½|¼)/i.exec(plain)
  const degrees =
    /\b(\d{2,3}) ?(?:°|º|degrees)? ?(fan|f\b|fahrenheit|c\b|celsius|centigrade)?( fan)?/gi
  for (const match of plain.matchAll(degrees)) {
    const value = Number(match[1])
    const unit = match[2]?.toLowerCase() ?? ''
    const isMarked = unit !== '' || /[°º]|degrees/i.test(match[0]) || isBareHeat(plain, match)
    if (!isMarked) continue
    const dial =
      unit.startsWith('fa') && unit !== 'fan'
        ? 'fahrenheit'
        : unit === 'f'
          ? 'fahrenheit'
          : unit === 'fan' || match[3]
            ? 'fan'
            : 'celsius'
    if (ovenHeat(value, dial) === null) continue
    const sign = dial === 'fahrenheit' ? '°F' : dial === 'fan' ? '°C with a fan' : '°C'
    return { value, dial, said: `${value} ${sign}` }
  }
  if (!gas) return null
  const mark = gas[1] === '½' ? 0.5 : gas[1] === '¼' ? 0.25 : Number(gas[1])
  return ovenHeat(mark, 'gas') === null
    ? null
    : { value: mark, dial: 'gas', said: `Gas mark ${gas[1]}` }
}

/** 'What is 180 in gas mark?': a bare number that can only be a heat. */
function isBareHeat(text: string, match: RegExpMatchArray): boolean {
  const value = Number(match[1])
  return (
    value >= 100 &&
    value % 5 === 0 &&
    /\b(?:gas|fahrenheit|celsius|fan)\b/i.test(text) &&
    !/\b(?:g|ml|grams)\b/i.test(text)
  )
}
