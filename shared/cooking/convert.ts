/** Turns an amount of one kitchen unit into another, and says it. No recipe, no voice. */
import { knownUnit, pluralUnit, unitGroup, unitSize } from '../ingredients/units.ts'
import { gramsPerMl } from './densities.ts'
import { OVEN_HEATS } from './oven.ts'

/** An amount to convert: units as a cook names them, the food where it matters. */
type Conversion = { value: number; from: string; to: string; ingredient?: string }

/** Gas marks 1 to 9 in degrees Celsius; the quarter and the half are not asked for by voice. */
const GAS_CELSIUS = OVEN_HEATS.filter(({ gas }) => gas >= 1).map(({ celsius }) => celsius)
const SPOKEN: Record<string, string> = {
  tsp: 'teaspoon',
  tbsp: 'tablespoon',
  g: 'gram',
  kg: 'kilogram',
  ml: 'millilitre',
  l: 'litre',
  oz: 'ounce',
  lb: 'pound',
  'fl oz': 'fluid ounce',
  cm: 'centimetre',
}

/**
 * The answer as a sentence: '2 cups of flour is about 250 grams.' Volume and weight convert through the
 * food's density, temperatures through degrees. Where it cannot be told, the sentence says why. Ours:
 * rounded to what a kitchen can measure.
 */
export function convertSpoken({ value, from, to, ingredient }: Conversion): string {
  const heat = convertHeat(value, from, to)
  if (heat !== null) return `${withDegrees(value, from)} is ${heat}.`
  const [unit, target] = [measureOf(from), measureOf(to)]
  if (unit === null || target === null) return `I cannot turn ${from} into ${to}.`
  const isSameGroup = unit.group === target.group
  if (!isSameGroup && (unit.group === 'length' || target.group === 'length')) {
    return `I cannot turn ${from} into ${to}.`
  }
  const density = ingredient === undefined ? null : gramsPerMl(ingredient)
  if (!isSameGroup && ingredient === undefined) {
    return `That depends on the food. ${many(unit.name)} of what?`
  }
  if (!isSameGroup && density === null) return `I do not know what a cup of ${ingredient} weighs.`
  const perUnit = isSameGroup ? 1 : unit.group === 'volume' ? (density ?? 1) : 1 / (density ?? 1)
  const result = rounded((value * unit.size * perUnit) / target.size)
  const food = ingredient === undefined ? '' : ` of ${ingredient}`
  const about = isSameGroup && isExact(unit.name, target.name) ? '' : 'about '
  return `${amount(value, unit.name)}${food} is ${about}${amount(result, target.name)}.`
}

type Measure = { name: string; group: 'volume' | 'weight' | 'length'; size: number }

/** Sizes in millilitres, grams or centimetres. A stick is of butter, as Americans buy it. */
const OTHERS: Record<string, Measure> = {
  stick: { name: 'stick', group: 'weight', size: 113 },
  inch: { name: 'inch', group: 'length', size: 2.54 },
  cm: { name: 'cm', group: 'length', size: 1 },
}

function measureOf(unit: string): Measure | null {
  const name = knownUnit(unit) ?? unit
  const group = unitGroup(name)
  const size = unitSize(name)
  if (size !== null && (group === 'volume' || group === 'weight')) return { name, group, size }
  return OTHERS[name] ?? null
}

const METRIC = new Set(['ml', 'cl', 'dl', 'l', 'g', 'kg', 'mg', 'tsp', 'tbsp'])

/** Spoons and metric units have sizes that everybody agrees on. */
function isExact(unit: string, target: string): boolean {
  return METRIC.has(unit) && METRIC.has(target)
}

/** Two digits that count, three from a hundred on: what a scale or a jug shows. */
function rounded(value: number): number {
  if (value >= 100) return Math.round(value / 5) * 5
  if (value >= 10) return Math.round(value)
  return Number(value.toPrecision(2))
}

function amount(value: number, unit: string): string {
  const name = SPOKEN[unit] ?? unit
  const written = Number.isInteger(value) ? String(value) : String(Number(value.toFixed(2)))
  if (SPOKEN[unit]) return `${written} ${name}${value === 1 ? '' : 's'}`
  if (unit === 'inch') return `${written} ${value === 1 ? 'inch' : 'inches'}`
  return `${written} ${pluralUnit(name, value)}`
}

function many(unit: string): string {
  const name = SPOKEN[unit] ?? unit
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}s`
}

type Scale = 'celsius' | 'fahrenheit' | 'gas'

function scaleOf(unit: string): Scale | null {
  const name = unit
    .toLowerCase()
    .replace(/degrees?|°|mark/g, '')
    .trim()
  if (name === 'c' || name === 'celsius' || name === 'centigrade') return 'celsius'
  if (name === 'f' || name === 'fahrenheit') return 'fahrenheit'
  return name === 'gas' ? 'gas' : null
}

function convertHeat(value: number, from: string, to: string): string | null {
  const [scale, target] = [scaleOf(from), scaleOf(to)]
  if (scale === null || target === null || scale === target) return null
  const celsius = toCelsius(value, scale)
  if (celsius === null) return null
  if (target === 'celsius') return `about ${withDegrees(Math.round(celsius / 5) * 5, 'celsius')}`
  if (target === 'fahrenheit') {
    return `about ${withDegrees(Math.round(((celsius * 9) / 5 + 32) / 5) * 5, 'fahrenheit')}`
  }
  const mark = GAS_CELSIUS.reduce(
    (best, mark, index) =>
      Math.abs(mark - celsius) < Math.abs((GAS_CELSIUS[best] ?? 0) - celsius) ? index : best,
    0,
  )
  return `about gas mark ${mark + 1}`
}

function toCelsius(value: number, scale: Scale): number | null {
  if (scale === 'celsius') return value
  if (scale === 'fahrenheit') return ((value - 32) * 5) / 9
  return GAS_CELSIUS[value - 1] ?? null
}

function withDegrees(value: number, unit: string): string {
  const scale = scaleOf(unit)
  if (scale === 'gas') return `Gas mark ${value}`
  return `${value} degrees ${scale === 'fahrenheit' ? 'Fahrenheit' : 'Celsius'}`
}
