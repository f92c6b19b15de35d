/** Which row the name of an ingredient buys. Knows names only: no facts, no diet. */
import { readFood } from '../groceries/food-name.ts'
import { readLineName } from '../ingredients/line-name.ts'
import type { FoodId } from './food.ts'
import { isForm, STANDS_IN, VAGUE } from './food-forms.ts'
import { type Named, nameBought, nameSpelt, namesAmong } from './food-names.ts'
import { type Denied, deniedAt } from './free-from.ts'
import { type FoodWord, foodWordsOf } from './spelling.ts'

/** A library says the same few thousand names again and again. */
const NAMES_MAX = 20_000
const known = new Map<string, FoodId | null>()

/** The id of the food that the name of an ingredient buys, as `foodOf` says; `null` when it is not known. */
export function foodIdOf(name: string): FoodId | null {
  const before = known.get(name)
  if (before !== undefined) return before
  const id = idOf(name)
  if (known.size >= NAMES_MAX) known.clear()
  known.set(name, id)
  return id
}

/** What the labels around a name among `names` deny. */
export function deniedIn(
  words: readonly FoodWord[],
  names: readonly Named[],
  name: { from: number; to: number },
): Denied | null {
  return deniedAt(words, name, (at) => isCovered(names, at))
}

/**
 * By the key of merging, which puts 'beef, minced' in order, or by the name that stands there: whichever
 * says more ('mashed potato' is not what is left of it without its descriptor).
 */
function idOf(name: string): FoodId | null {
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
  const parts = partsOf(words, names).filter((part) => namesOne(words, part, names))
  const foods = parts.map((part) => mentionOf(words, part, names, isLabelled))
  const isAll = parts.length > 1 && words.some((_, at) => isJoint(words, names, at))
  if (isAll && foods.includes(null)) return null
  return foods.find((food) => food !== null) ?? null
}

/** False for what only describes the food behind it: 'fresh or frozen raspberries'. */
function namesOne(
  words: readonly FoodWord[],
  { from, to }: Part,
  names: readonly Named[],
): boolean {
  for (let at = from; at < to; at++) {
    if (isCovered(names, at) || !isForm(words[at]?.word ?? '')) return true
  }
  return false
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
  const [, first = '', noun = ''] = /^(\S.*?) or \S.* (\S+)$/.exec(head) ?? []
  if (first === '') return head
  const both = `${first} ${noun}`
  const words = foodWordsOf(both)
  const last = namesAmong(both, words).at(-1)
  return last?.to === words.length && last.to - last.from > 1 ? both : head
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
    if (isFree && ENDS.has(word) && end < 0 && at > from) {
      // 'seeds from a cardamom pod' are of the cardamom, whatever else is called a seed
      if (word === 'from' && isPartOnly(words, from, at)) from = at + 1
      else end = at
    }
    if (isFree && word === 'of' && end < 0) from = at + 1
    if (isFree && (JOINTS.has(word) || CHOICES.has(word))) {
      if (at > from) parts.push({ from, to: end < 0 ? at : end })
      from = at + 1
      end = -1
    }
  }
  return parts
}

function isPartOnly(words: readonly FoodWord[], from: number, to: number): boolean {
  return words.slice(from, to).every(({ word }) => isForm(word))
}

/** The name at the end of a part, behind which only its cut is said. */
function mentionOf(
  words: readonly FoodWord[],
  { from, to }: Part,
  names: readonly Named[],
  isLabelled: boolean,
): Named | null {
  const inside = names.filter((name) => name.from >= from && name.to <= to)
  const [before, behind] = inside.slice(-2)
  // of 'duck meat' the duck is bought, of 'pork' and 'cheese' alone what is said
  const isPart =
    before?.to === behind?.from && isPartOnly(words, behind?.from ?? 0, behind?.to ?? 0)
  const last = isPart ? before : inside.at(-1)
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
