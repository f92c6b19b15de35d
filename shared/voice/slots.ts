/** What the grammar can read besides fixed words: numbers, durations, names, free words, amounts. */
import { isTimeUnit, readDuration, readMore } from './durations.ts'
import type { VoiceContext } from './intents.ts'
import { matchName } from './names.ts'
import { heardWords, type Token } from './normalise.ts'
import { type Found, readNumber, readNumberHeard, readOrdinal } from './numbers.ts'

/**
 * An utterance in its situation. `isAddressed`: the wake phrase came first, so more may be meant for us.
 * `read` remembers what the slots found at each position.
 */
export type Input = {
  tokens: readonly Token[]
  context: VoiceContext
  isAddressed: boolean
  read: Map<string, readonly Found<unknown>[]>
}

/** Something to buy, as spoken. */
type SpokenItem = { item: string; quantity?: string; unit?: string }

type Reader<T> = (input: Input, at: number) => Found<T>[]

/** Ours: longer names are sentences. */
const MAX_NAME_WORDS = 5

/** Words that no new label holds: what is left over must not become a name (voice, rule 1). */
const NOT_IN_LABEL = new Set(
  (
    'for to in on at with timer timers timber alarm is are was were do does did has have had never not ' +
    'will can could would should please called named until till when from by than up off down out here ' +
    'there it that this these those me you him her them us i we they he she what how which who why ' +
    'where new another next previous all both every everything again more less left minus plus a an the my our ' +
    'step recipe again now then so because but if or one going go over back im ill its lets dont ' +
    'first third last longer else just stuff thing something anything music tv telly clock countdown radio video song'
  ).split(' '),
)

const FOOD_UNITS = new Map(
  Object.entries({
    g: 'g gram grams',
    kg: 'kg kilo kilos kilogram kilograms',
    ml: 'ml millilitre millilitres milliliter milliliters mil mils',
    l: 'l litre litres liter liters',
    oz: 'oz ounce ounces',
    lb: 'lb lbs pound pounds',
    cup: 'cup cups',
    tbsp: 'tbsp tablespoon tablespoons',
    tsp: 'tsp teaspoon teaspoons',
    pint: 'pint pints',
    stick: 'stick sticks',
    C: 'c celsius centigrade',
    F: 'f fahrenheit',
    gas: 'gas',
    inch: 'inch inches',
    cm: 'cm centimetre centimetres centimeter centimeters',
  }).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
)

const PACKS = new Set(
  (
    'tin tins can cans bag bags box boxes packet packets pack packs jar jars bottle bottles bunch ' +
    'bunches loaf loaves carton cartons clove cloves head heads slice slices tub tubs'
  ).split(' '),
)

/** Every slot of the grammar and what it yields. */
export const SLOTS = {
  n: (input, at) => listed(readNumberHeard(input.tokens, at)),
  ordinal: (input, at) => listed(readOrdinal(input.tokens, at)),
  seconds: (input, at) => listed(readDuration(input.tokens, at)),
  more: (input, at) => listed(readMore(input.tokens, at)),
  timer: (input, at) =>
    named(
      input,
      at,
      (input.context.timers ?? []).map((timer) => timer.label),
    ),
  ingredient: (input, at) => named(input, at, input.context.ingredients ?? []),
  label: newLabel,
  words: freeWords,
  item: spokenItem,
  value: (input, at) => listed(readNumberHeard(input.tokens, at)),
  from: (input, at) => measure(input, at),
  into: (input, at) => measure(input, at),
} satisfies Record<string, Reader<unknown>>

export type SlotName = keyof typeof SLOTS

/** What was read into the slots of a phrase. */
export type Heard = {
  [Name in SlotName]?: ReturnType<(typeof SLOTS)[Name]>[number]['value']
}

function listed<T>(found: Found<T> | null): Found<T>[] {
  return found === null ? [] : [found]
}

/** A name that exists, longest first; the value is the name as it exists. */
function named(input: Input, at: number, names: readonly string[]): Found<string>[] {
  const found: Found<string>[] = []
  if (names.length === 0) return found
  for (let end = Math.min(at + MAX_NAME_WORDS, input.tokens.length); end > at; end--) {
    const words = input.tokens.slice(at, end).map((token) => token.word)
    const value = matchName(words.join(' '), names)
    if (value !== null) found.push({ value, end })
  }
  return found
}

function newLabel({ tokens }: Input, at: number): Found<string>[] {
  const found: Found<string>[] = []
  for (let end = at + 1; end <= tokens.length && end - at <= MAX_NAME_WORDS - 1; end++) {
    const word = tokens[end - 1]?.word ?? ''
    if (NOT_IN_LABEL.has(word) || isTimeUnit(word) || readNumber(tokens, end - 1)) break
    if (word !== 'and' && word !== 'of') found.push({ value: heardWords(tokens, at, end), end })
  }
  return found
}

function freeWords({ tokens }: Input, at: number): Found<string>[] {
  return wordsFrom(tokens, at)
}

function wordsFrom(tokens: readonly Token[], at: number): Found<string>[] {
  return tokens.slice(at).map((_, index) => {
    const end = at + index + 1
    return { value: heardWords(tokens, at, end), end }
  })
}

/** 'three onions', 'two litres of milk', 'a bag of flour'; the name needs at least one word. */
function spokenItem({ tokens }: Input, at: number): Found<SpokenItem>[] {
  const word = (index: number) => tokens[index]?.word ?? ''
  let start = at
  let quantity: string | undefined
  let unit: string | undefined
  const number = readNumber(tokens, start)
  if (number) {
    quantity = String(Math.round(number.value * 100) / 100)
    start = number.end
  } else if (['a', 'an'].includes(word(start))) {
    start++
    if (PACKS.has(word(start)) || FOOD_UNITS.has(word(start))) quantity = '1'
  } else if (['some', 'the', 'more'].includes(word(start))) start++
  if (quantity !== undefined && (PACKS.has(word(start)) || FOOD_UNITS.has(word(start)))) {
    unit = FOOD_UNITS.get(word(start)) ?? word(start)
    start++
  }
  if (['of', 'more'].includes(word(start))) start++
  return wordsFrom(tokens, start).map(({ value, end }) => ({
    value: { item: value, ...(quantity && { quantity }), ...(unit && { unit }) },
    end,
  }))
}

function measure({ tokens }: Input, at: number): Found<string>[] {
  const start = tokens[at]?.word === 'degrees' ? at + 1 : at
  const unit = FOOD_UNITS.get(tokens[start]?.word ?? '')
  return unit === undefined ? [] : [{ value: unit, end: start + 1 }]
}
