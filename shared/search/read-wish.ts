/** Reads what somebody wants to find out of free text, typed or spoken. Knows no recipe, asks nothing. */
import { readNeeds } from '../diets/read-needs.ts'
import { foodById } from '../foods/foods.ts'
import { singular } from '../groceries/words.ts'
import { COURSE_LABELS } from '../recipes/courses.ts'
import { DIFFICULTY_LABELS } from '../recipes/difficulty.ts'
import { DISH_WORDS } from './dish-words.ts'
import { mendedWord } from './mend-word.ts'
import { readMinutes } from './read-minutes.ts'
import type { Wish } from './wish.ts'
import { readFoods, type WishedFood, wishedFoods } from './wish-foods.ts'
import {
  addPart,
  addRunPart,
  isTaken,
  placeOfRun,
  type Reading,
  spanOf,
  takeRun,
  takeSpan,
} from './wish-reading.ts'
import {
  COOKED_WORDS,
  COURSE_WORDS,
  DIFFICULTY_WORDS,
  FILLERS,
  NOT_DIFFICULTY_BEFORE,
  WORDS_WITH_NO,
} from './wish-words.ts'
import { WISH_CHARS_MAX, type Word, wordsOfWish } from './words.ts'

export type ReadWishOptions = {
  /** Whether a word (small letters, singular) stands in some recipe as it is: then it is not mended. */
  isWord?: (word: string) => boolean
}

const NEGATIONS = new Set(['no', 'not', 'non', 'nothing', 'without', 'never', 'minus'])
/** Between a negation and its word. */
const DEGREES = new Set(['too', 'very', 'so', 'really', 'overly', 'that', 'any', 'anything', 'a'])
const QUOTES = new Set(['"', '“', '”'])
const TAG = /(?:#|\b(?:tagged|tag:?)\s+)([\p{L}][\p{L}\p{N}-]*)/giu

/**
 * What a text of up to 8,000 characters wishes for. Refusals and diets are read by the one reader of needs; what is
 * not understood stays a word that must stand in the recipe, so that nothing is searched silently for something else.
 */
export function readWish(text: string, options: ReadWishOptions = {}): Wish {
  const said = text.slice(0, WISH_CHARS_MAX)
  const { needs, unsure, said: needsSaid } = readNeeds(said)
  const { never, ...rest } = needs
  const wish: Wish = {
    words: [],
    asTyped: [],
    withoutWords: [],
    foods: [],
    oneOf: [],
    without: never,
    needs: { ...rest, never: [] },
    unsure,
    tags: [],
    parts: [],
  }
  const reading: Reading = { text: said, words: wordsOfWish(said), taken: new Set(), wish }
  for (const { start, end, isDiet } of needsSaid) {
    if (takeSpan(reading, start, end)) addPart(reading, isDiet ? 'diet' : 'without', start, end)
  }
  readLabels(reading)
  readTags(reading)
  readTime(reading)
  readCooked(reading)
  const foods = wishedFoods(said)
  readTableWords(reading, foods)
  readPairing(reading)
  readFoods(reading, foods)
  readOccasions(reading)
  readRest(reading, options)
  wish.parts.sort((a, b) => a.start - b.start)
  return wish
}

const PRODUCT_LABEL = /\b(?:vegan|vegetarian|veggie|plant[- ]based|\p{L}+[- ]free)\b/giu

/** A diet that stands in a product's name ('vegan burger', 'gluten-free pasta') is one of the needs that were read. */
function readLabels(reading: Reading) {
  const { needs } = reading.wish
  if (needs.diets.length + needs.allergens.length === 0) return
  for (const { index: start, 0: label } of reading.text.matchAll(PRODUCT_LABEL)) {
    const end = start + label.length
    if (takeSpan(reading, start, end)) addPart(reading, 'diet', start, end)
  }
}

function readTags(reading: Reading) {
  for (const found of reading.text.matchAll(TAG)) {
    const [all, tag = ''] = found
    const [start, end] = [found.index, found.index + all.length]
    if (!takeSpan(reading, start, end)) continue
    reading.wish.tags.push(tag)
    addPart(reading, 'tag', start, end, tag)
  }
}

function readTime(reading: Reading) {
  const { words, wish } = reading
  const found = readMinutes(words)
  if (!found || !takeRun(reading, found.from, found.to)) return
  if (found.isLeast) return
  wish.maxMinutes = found.minutes
  addRunPart(reading, 'minutes', found.from, found.to, `at most ${found.minutes} min`)
}

function readCooked(reading: Reading) {
  for (const [run, before] of COOKED_WORDS) {
    const at = placeOfRun(reading, run.split(' '))
    if (at === -1) continue
    const to = at + run.split(' ').length
    takeRun(reading, at, to)
    reading.wish.cookedBefore = before
    addRunPart(reading, 'cooked', at, to, before ? 'cooked before' : 'not cooked yet')
    return
  }
}

/** Courses and difficulties: the longest run first; the first of each counts, others stay words. */
function readTableWords(reading: Reading, foods: readonly WishedFood[]) {
  for (let length = 3; length > 0; length--) {
    for (let at = 0; at + length <= reading.words.length; at++)
      readTableRun(reading, at, length, foods)
  }
}

function readTableRun(reading: Reading, at: number, length: number, foods: readonly WishedFood[]) {
  const { words, wish } = reading
  const run = words.slice(at, at + length)
  const [start, end] = spanOf(run)
  const isInFood = foods.some(
    (food) => food.start <= start && food.end >= end && food.end - food.start > end - start,
  )
  if (isInFood || isTaken(reading, at, at + length)) return
  const key = run.map(({ text }) => singular(text)).join(' ')
  const course = COURSE_WORDS.get(key)
  const next = words[at + length]?.text ?? ''
  const difficulty = NOT_DIFFICULTY_BEFORE.has(next) ? undefined : DIFFICULTY_WORDS.get(key)
  if (course && !wish.course && !namesDish(reading, at, length)) {
    wish.course = course
    takeRun(reading, at, at + length)
    addRunPart(reading, 'course', at, at + length, COURSE_LABELS[course].toLowerCase())
  } else if (difficulty && !wish.difficulty) {
    wish.difficulty = isDenied(words, at) ? 'easy' : difficulty
    const label = DIFFICULTY_LABELS[wish.difficulty].toLowerCase()
    takeRun(reading, at, at + length)
    addRunPart(reading, 'difficulty', at, at + length, label)
  }
}

const DENIED_WITHIN = 3

/** 'Not too hard', "isn't difficult". */
function isDenied(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - DENIED_WITHIN), at)
  return before.some(({ text }) => text === 'not' || text === 'nothing' || text.endsWith("n't"))
}

/** 'Yorkshire pudding', 'black pudding', 'sticky toffee pudding' are names, 'a pudding' is a course. */
function namesDish({ words, taken }: Reading, at: number, length: number): boolean {
  const word = words[at]?.text ?? ''
  const before = words[at - 1]?.text
  return (
    length === 1 &&
    /^pudding/.test(word) &&
    before !== undefined &&
    !taken.has(at - 1) &&
    !FILLERS.has(before) &&
    !DIFFICULTY_WORDS.has(before)
  )
}

const STOPS = new Set(['with', 'without', 'no', 'not', 'under', 'in', 'from', 'and', 'or'])
const BESIDE_A_DISH = new Set(['side', 'sauce'])

/** 'A side dish for roast pork' holds no pork. */
function readPairing(reading: Reading) {
  const { wish, words } = reading
  const course = wish.parts.find(({ kind }) => kind === 'course')
  if (!course || !BESIDE_A_DISH.has(wish.course ?? '')) return
  const at = words.findIndex(({ text, start }) => text === 'for' && start >= course.end)
  if (at === -1) return
  for (let next = at; next < words.length && !STOPS.has(words[next]?.text ?? ''); next++) {
    takeRun(reading, next, next + 1)
  }
}

/** 'For after football', 'like babushka made': what nobody cooks with or calls a dish is an occasion. */
function readOccasions({ words, taken }: Reading) {
  let isOccasion = false
  for (const [at, { text }] of words.entries()) {
    if (taken.has(at) || STOPS.has(text)) isOccasion = false
    else if (text === 'for' || text === 'like') isOccasion = true
    else if (isOccasion && !DISH_WORDS.has(singular(text))) taken.add(at)
  }
}

/** What nobody has taken: words of a dish, mended where they are misspelt foods. */
function readRest(reading: Reading, { isWord }: ReadWishOptions) {
  const { words, taken, wish } = reading
  for (const [at, word] of words.entries()) {
    if (taken.has(at)) continue
    const isQuoted = standsInQuotes(reading.text, word)
    const isKept = isQuoted || (WORDS_WITH_NO.has(words[at + 1]?.text ?? '') && word.text === 'no')
    if (!isKept && isFiller(word.text)) continue
    const plain = singular(word.text)
    const denial = isKept ? null : denialOf(reading, at)
    if (denial !== null) {
      wish.withoutWords.push(plain)
      addRunPart(reading, 'without', denial, at + 1, `not ${word.text}`)
      continue
    }
    const food = isKept || isWord?.(plain) ? null : mendedWord(plain)
    if (food) {
      wish.foods.push(food.id)
      const label = foodById(food.id)?.name ?? food.id
      const { start, end, text: read } = word
      wish.parts.push({ kind: 'food', label, start, end, read, food: food.id })
    } else {
      wish.words.push(plain)
      if (isQuoted) wish.asTyped.push(plain)
      const around = isQuoted ? 1 : 0
      addPart(reading, 'word', word.start - around, word.end + around, word.text)
    }
  }
}

/** A bare number counts people or ingredients, and neither is searched. */
function isFiller(word: string): boolean {
  const bare = word.replace(/'s$/, '')
  return (
    FILLERS.has(word) ||
    FILLERS.has(bare) ||
    word.endsWith("n't") ||
    word.length === 1 ||
    NEGATIONS.has(word) ||
    word === 'too' ||
    /^\d+$/.test(word)
  )
}

/** 'Not spicy', 'nothing too fancy', 'without frying': from where a word of no food is refused; `null` if it is not. */
function denialOf({ words, taken }: Reading, at: number): number | null {
  let before = at - 1
  while (!taken.has(before) && DEGREES.has(words[before]?.text ?? '')) before -= 1
  const negation = words[before]?.text ?? ''
  const isWay = negation === 'no' && WORDS_WITH_NO.has(words[at]?.text ?? '')
  return !isWay && !taken.has(before) && NEGATIONS.has(negation) ? before : null
}

/** "chiken" in quotation marks is searched as it is typed. */
function standsInQuotes(text: string, { start, end }: Word): boolean {
  return QUOTES.has(text[start - 1] ?? '') && QUOTES.has(text[end] ?? '')
}
