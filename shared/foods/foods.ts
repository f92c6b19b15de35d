/** Which foods a text or an ingredient's name means, with all that is known of them. Judges nobody's diet. */
import { readFood } from '../groceries/food-name.ts'
import { readLineName } from '../ingredients/line-name.ts'
import type { Food } from './food.ts'
import { foodById } from './food-facts.ts'
import { isForm, STANDS_IN, VAGUE } from './food-forms.ts'
import { type Named, nameBought, nameSpelt, namesAmong } from './food-names.ts'
import { type Denied, deniedAt, withoutDenied } from './free-from.ts'
import { type FoodWord, foodWordsOf } from './spelling.ts'

export { allFoods, foodById, foodsAbove, foodsUnder } from './food-facts.ts'
export { type Denied, isDenied } from './free-from.ts'

/**
 * A food in a text. `words` is the text that names it, at `start`..`end`; `food` is without what a label
 * beside it denies ('dairy-free cheese' holds no milk), and `denied` says what that is, `null` for nothing:
 * who asks `foodsUnder` asks `isDenied` too. `isKind`: named by one of its `kinds`.
 */
export type FoodMention = {
  food: Food
  words: string
  start: number
  end: number
  isKind: boolean
  denied: Denied | null
}

/**
 * Every food that a text names, in its order, the longest names first, so that 'butter beans' are no
 * butter; plurals, other names and spellings too. Linear; household goods are not looked for.
 */
export function foodsIn(text: string): FoodMention[] {
  const words = foodWordsOf(text)
  const names = namesAmong(text, words)
  return names.flatMap((name) => {
    const food = foodById(name.id)
    if (!food) return []
    const { start, end, isKind } = name
    const denied = deniedIn(words, names, name)
    const said = { words: text.slice(start, end), start, end, isKind, denied }
    return [{ food: withoutDenied(food, denied), ...said }]
  })
}

function deniedIn(
  words: readonly FoodWord[],
  names: readonly Named[],
  name: { from: number; to: number },
): Denied | null {
  return deniedAt(words, name, (at) => names.some(({ from, to }) => from <= at && at < to))
}

/** A library says the same few thousand names again and again. */
const NAMES_MAX = 20_000
const known = new Map<string, Food | null>()

/**
 * The food that the name of an ingredient buys: '2 large free-range eggs, beaten' are eggs, of 'butter or
 * oil' it is butter. `null` when the table does not know it: the word that names the thing ('zander fillets')
 * stands in no row, or only one that may be anything does ('quixotic paste'). Household goods are rows too.
 */
export function foodOf(name: string): Food | null {
  const before = known.get(name)
  if (before !== undefined) return before
  const food = readFoodOf(name)
  if (known.size >= NAMES_MAX) known.clear()
  known.set(name, food)
  return food
}

function readFoodOf(name: string): Food | null {
  const words = foodWordsOf(name)
  const named = namesAmong(name, words, { goods: true })
  const id = idOf(name)
  const food = id === null ? null : foodById(id)
  if (!food) return null
  const at = named.find((each) => each.id === id)
  return withoutDenied(food, at ? deniedIn(words, named, at) : null)
}

/**
 * By the key of merging, which puts 'beef, minced' in order, or by the name that stands there: whichever
 * says more ('mashed potato' is not what is left of it without its descriptor).
 */
function idOf(name: string): string | null {
  const whole = nameSpelt(
    foodWordsOf(name)
      .map(({ word }) => word)
      .join(' '),
  )
  if (whole && whole.name !== 'pepper') return whole.row.id
  const { key } = readFood(name)
  // of both the key is the vegetable's
  const bought = nameBought(key === 'pepper' ? 'bell pepper' : key)
  const mention = mentionIn(name)
  if (!bought || !mention) return bought?.row.id ?? mention?.id ?? null
  return mention.to - mention.from > key.split(' ').length ? mention.id : bought.row.id
}

/** The name that says which food is bought, `null` when it is not in the table. */
function mentionIn(name: string): Named | null {
  const head = withSharedNoun(headOf(name))
  const words = foodWordsOf(head)
  const names = namesAmong(head, words, { goods: true })
  const isLabelled = deniedIn(words, names, names.at(-1) ?? NOWHERE) !== null
  const parts = partsOf(words, names).map((part) => mentionOf(words, part, names, isLabelled))
  const isAll = parts.length > 1 && words.some((_, at) => isJoint(words, names, at))
  const [first = null] = parts
  if (isAll) return parts.includes(null) ? null : first
  return first
}

const NOWHERE = { from: 0, to: 0 }

/** The name without what is behind its first comma or in brackets, and without how it is cut. */
function headOf(name: string): string {
  const bare = name
    .replace(/\([^()]*\)?/g, ' ')
    .replace(/\[[^\]]*\]?/g, ' ')
    .replace(/ +/g, ' ')
  return readLineName(bare.replace(/ ,/g, ',').trim(), true).name
}

/** 'olive or sunflower oil' begins with olive oil: the noun behind 'or' is meant twice. */
function withSharedNoun(head: string): string {
  const [, first = '', noun = ''] = /^(\S+) or \S.* (\S+)$/.exec(head) ?? []
  const both = `${first} ${noun}`
  const [whole] = first === '' ? [] : namesAmong(both, foodWordsOf(both))
  return whole?.from === 0 && whole.to > 1 ? both : head
}

const JOINTS = new Set(['and', 'plus'])
const CHOICES = new Set(['or'])
/** Behind these a name goes on with what a food lies in, comes with or is for. */
const ENDS = new Set(['with', 'in', 'for', 'from', 'on', 'without', 'such', 'like', 'as'])

function isCovered(names: readonly Named[], at: number): boolean {
  return names.some(({ from, to }) => from <= at && at < to)
}

function isJoint(words: readonly FoodWord[], names: readonly Named[], at: number): boolean {
  return JOINTS.has(words[at]?.word ?? '') && !isCovered(names, at)
}

type Part = { from: number; to: number }

/** The foods of a name: parted by 'and' and 'or', each without what it comes with, and behind its 'of'. */
function partsOf(words: readonly FoodWord[], names: readonly Named[]): Part[] {
  const parts: Part[] = []
  let from = 0
  let end = -1
  for (let at = 0; at <= words.length; at++) {
    const word = words[at]?.word ?? 'and'
    const isFree = at === words.length || !isCovered(names, at)
    if (isFree && ENDS.has(word) && end < 0 && at > from) end = at
    if (isFree && word === 'of' && end < 0) from = at + 1
    if (isFree && (JOINTS.has(word) || CHOICES.has(word))) {
      if (at > from) parts.push({ from, to: end < 0 ? at : end })
      from = at + 1
      end = -1
    }
  }
  return parts
}

/** The name at the end of a part, behind which only its cut is said. */
function mentionOf(
  words: readonly FoodWord[],
  { from, to }: Part,
  names: readonly Named[],
  isLabelled: boolean,
): Named | null {
  const inside = names.filter((name) => name.from >= from && name.to <= to)
  const last = inside.at(-1)
  if (!last) return null
  for (let at = last.to; at < to; at++) {
    const word = words[at]?.word ?? ''
    if (!isForm(word) && !(isLabelled && STANDS_IN.has(word)) && !isLabelAt(words, at)) return null
  }
  return isVague(words, last, from, inside) ? null : last
}

const LABELS = new Set('vegan vegetarian veggie plant based gluten dairy free'.split(' '))

function isLabelAt(words: readonly FoodWord[], at: number): boolean {
  return LABELS.has(words[at]?.word ?? '')
}

function isVague(
  words: readonly FoodWord[],
  name: Named,
  from: number,
  inside: readonly Named[],
): boolean {
  if (name.to - name.from > 1 || !VAGUE.has(words[name.from]?.word ?? '')) return false
  for (let at = from; at < name.from; at++) {
    if (!isForm(words[at]?.word ?? '') && !isCovered(inside, at) && !isLabelAt(words, at))
      return true
  }
  return false
}
