/** Sums of amounts of one food: adds what can be added, and sets side by side what cannot. Knows no foods. */
import {
  type Amount,
  formatQuantity,
  NUMBER,
  plainNumbers,
  readAmount,
} from '../ingredients/quantity.ts'
import { canonicalUnit, type UnitGroup, unitGroup, unitSize } from '../ingredients/units.ts'
import { isContainer, readSized, unitAndSize } from './sized-unit.ts'

/**
 * An amount in a unit (canonical, '' for none), or words that no sum can take in ('to taste'). `size` is
 * that of one pack ('400 g'), '' when nobody said.
 */
export type Part = ({ kind: 'amount' } & Measured) | Words
type Words = { kind: 'words'; text: string }
type Measured = { unit: string; size: string } & Amount

const BESIDE = ' + '
const SIZES = /\b(?:(?:extra )?(?:small|medium|large)|big)(?: |$)/gi
const WITH_UNIT = new RegExp(`^(${NUMBER}(?: ?- ?${NUMBER})?) ?(\\D+)$`)
/** '2 tin (400 g)', as a sum writes it beside another. */
const SIZED_BEHIND = new RegExp(`^(${NUMBER}(?: ?- ?${NUMBER})?) ([a-z]+ \\([^()]*\\))$`, 'i')
const METRIC = new Set(['g', 'kg', 'ml', 'cl', 'dl', 'l'])
/** Written differently, the same on the shelf. The first by alphabet is shown. */
const SAME_UNIT = new Map([
  ['tin', 'can'],
  ['piece', ''],
  ['rib', 'stalk'],
  ['stick', 'stalk'],
  ['head', 'bulb'],
])
/** Said without a number they are one: 'bunch of coriander'; a pinch and a handful are words. */
const ONE_OF = new Set(
  'bunch head bulb piece ball block loaf can tin jar package bottle'.split(' '),
)

/**
 * Reads a quantity and its unit as stored. '1 + 300 g' is two amounts, '300 g' without a unit is one.
 * What cannot be read, or counts as nothing, comes back as words. Nothing at all is no part.
 */
export function readParts(quantity: string, unit: string): Part[] {
  const amount = quantity.trim()
  const measure = withoutSize(unit)
  if (amount === '' && measure === '') return []
  const { unit: pack, size } = unitAndSize(measure)
  if (size !== '' && amount !== '')
    return readBeside(amount, pack).map((part) => withPackSize(part, size))
  const isOdd = /[\d+]/.test(measure)
  if (isOdd) return readBeside(`${amount} ${measure}`, '')
  return amount.includes('+') ? readBeside(amount, measure) : [readPart(amount, measure)]
}

/** The same part as so many packs of a size, when it counts packs. */
export function withPackSize(part: Part, size: string): Part {
  const isPack = part.kind === 'amount' && part.size === '' && isContainer(part.unit)
  return isPack ? { ...part, size } : part
}

function withoutSize(text: string): string {
  return text === '' ? '' : text.replace(SIZES, '').trim()
}

function readBeside(text: string, unit: string): Part[] {
  return text
    .split('+')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece) => readPart(piece, unit))
}

function readPart(text: string, unit: string): Part {
  const amount = positive(readAmount(withoutSize(text)))
  if (amount) return { kind: 'amount', unit: canonicalUnit(unit), size: '', ...amount }
  if (text === '' && ONE_OF.has(canonicalUnit(unit)))
    return { kind: 'amount', unit: canonicalUnit(unit), size: '', low: 1, high: 1 }
  return readWritten(`${text} ${unit}`.trim().replace(/\s+/g, ' '))
}

/** '300 g', '2 tin (400 g)', '2 x 400g tins' written in one text, else the text as words. */
function readWritten(text: string): Part {
  const sized = /\d/.test(text) ? readSized(plainNumbers(text)) : null
  if (sized) return { kind: 'amount', ...sized }
  const written = WITH_UNIT.exec(text) ?? SIZED_BEHIND.exec(text)
  const { unit, size } = unitAndSize(written?.[2] ?? '')
  const amount = positive(readAmount(written?.[1] ?? withoutSize(text)))
  if (!amount) return { kind: 'words', text }
  return { kind: 'amount', unit: canonicalUnit(withoutSize(unit)), size, ...amount }
}

function positive(amount: Amount | null): Amount | null {
  return amount && amount.high > 0 ? amount : null
}

/** True when a part counts the food itself ('2', '3 pieces') and does not measure or pack it. */
export function isCounted(parts: readonly Part[]): boolean {
  return parts.some((part) => part.kind === 'amount' && shelfUnit(part.unit) === '')
}

/** True when all parts are tins. */
export function areTins(parts: readonly Part[]): boolean {
  const isTin = (part: Part) =>
    part.kind === 'amount' && (part.unit === 'can' || part.unit === 'tin')
  return parts.length > 0 && parts.every(isTin)
}

/** Collects the parts of one food. Most foods have one unit, so the first needs no map. */
export class AmountSum {
  #first: Measured | null = null
  #others: Map<string, Measured> | null = null
  #words: Set<string> | null = null

  add(part: Part): void {
    if (part.kind === 'words') {
      this.#words ??= new Set()
      this.#words.add(part.text)
      return
    }
    if (!this.#first) {
      this.#first = part
      return
    }
    const key = shelfKey(part)
    const there = shelfKey(this.#first) === key ? this.#first : this.#others?.get(key)
    const sum = there ? plus(there, part) : part
    if (there === this.#first) {
      this.#first = sum
      return
    }
    this.#others ??= new Map()
    this.#others.set(key, sum)
  }

  /** The sum as it is stored: one amount and its unit, or several side by side with the unit ''. */
  total(isLiquid: boolean): { quantity: string; unit: string } {
    const first = this.#first
    if (first && !this.#others && !this.#words) {
      return { quantity: amountText(first), unit: unitText(first) }
    }
    const given = first ? [first, ...(this.#others?.values() ?? [])] : []
    const amounts = convert(ofOneSize(given), isLiquid)
    const [only] = amounts
    if (only && amounts.length === 1 && !this.#words) {
      return { quantity: amountText(only), unit: unitText(only) }
    }
    const texts = amounts.map((sum) => `${amountText(sum)} ${unitText(sum)}`.trim())
    return { quantity: [...texts, ...[...(this.#words ?? [])].sort()].join(BESIDE), unit: '' }
  }
}

function shelfUnit(unit: string): string {
  return SAME_UNIT.get(unit) ?? unit
}

function shelfKey({ unit, size }: Measured): string {
  return size === '' ? shelfUnit(unit) : `${shelfUnit(unit)} ${size}`
}

function unitText({ unit, size }: Measured): string {
  return size === '' ? unit : `${unit} (${size})`
}

/** A tin that nobody measured joins the only size there is. */
function ofOneSize(amounts: Measured[]): Measured[] {
  const sized = amounts.filter(({ size }) => size !== '')
  if (sized.length === 0) return amounts
  const out: Measured[] = []
  for (const sum of amounts) {
    const sizes = sized.filter(({ unit }) => shelfUnit(unit) === shelfUnit(sum.unit))
    if (sum.size === '' && sizes.length === 1) continue
    const plain = amounts.find(
      (other) => other.size === '' && shelfUnit(other.unit) === shelfUnit(sum.unit),
    )
    const joins = sum.size !== '' && sizes.length === 1 && plain
    out.push(joins ? { ...plus(plain, sum), size: sum.size } : sum)
  }
  return out
}

/** Of two units of the same shelf the first by alphabet stays, so that order does not matter. */
function plus(a: Measured, b: Measured): Measured {
  const [unit = ''] = a.unit === b.unit ? [a.unit] : [a.unit, b.unit].sort()
  return { unit, size: a.size, low: a.low + b.low, high: a.high + b.high }
}

function amountText({ low, high }: Amount): string {
  const text = formatQuantity(high)
  const from = formatQuantity(low)
  return from === text ? text : `${from}-${text}`
}

/** Adds up within a group and sorts: counts, volumes, weights, then units that stand alone. */
function convert(amounts: Measured[], isLiquid: boolean): Measured[] {
  const group = groupsFor(amounts, isLiquid)
  const volumes = amounts.filter((sum) => group(sum) === 'volume')
  const weights = amounts.filter((sum) => group(sum) === 'weight')
  const others = amounts.filter((sum) => group(sum) !== 'volume' && group(sum) !== 'weight')
  others.sort((a, b) => (unitText(a) < unitText(b) ? -1 : 1))
  return [...others, ...sumOf(volumes), ...sumOf(weights)]
}

/** Spec 2: 'oz' is in both groups. Ours: of a liquid beside volumes it is a fluid ounce, else a weight. */
function groupsFor(amounts: Measured[], isLiquid: boolean): (sum: Measured) => UnitGroup | null {
  const has = (wanted: UnitGroup) =>
    amounts.some(({ unit }) => unit !== 'oz' && unitGroup(unit) === wanted)
  const isFluid = isLiquid && has('volume') && !has('weight')
  return ({ unit }) => (unit === 'oz' && isFluid ? 'volume' : unitGroup(unit))
}

/** One amount in the largest metric unit there is, else in the largest. */
function sumOf(amounts: Measured[]): Measured[] {
  if (amounts.length < 2) return amounts
  const isVolume = amounts.some(({ unit }) => unit !== 'oz' && unitGroup(unit) === 'volume')
  const size = (unit: string) => (unit === 'oz' && isVolume ? 30 : (unitSize(unit) ?? 1))
  const metric = amounts.filter(({ unit }) => METRIC.has(unit))
  const choice = metric.length > 0 ? metric : amounts
  const isLarger = (a: string, b: string) => size(a) > size(b) || (size(a) === size(b) && a < b)
  const { unit } = choice.reduce((best, sum) => (isLarger(sum.unit, best.unit) ? sum : best))
  let low = 0
  let high = 0
  for (const sum of amounts) {
    low += sum.low * size(sum.unit)
    high += sum.high * size(sum.unit)
  }
  return [{ unit, size: '', low: low / size(unit), high: high / size(unit) }]
}
