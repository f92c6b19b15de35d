/** Reads what somebody wants to find out of free text, typed or spoken. Knows no recipe, asks nothing. */
import { readSaid } from '../diets/read-needs.ts'
import { foodOf, foodsAbove } from '../foods/foods.ts'
import { singular } from '../groceries/words.ts'
import { knownUnit } from '../ingredients/units.ts'
import { COURSE_LABELS } from '../recipes/courses.ts'
import { DIFFICULTY_LABELS } from '../recipes/difficulty.ts'
import { DISH_WORDS } from './dish-words.ts'
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
import { type ReadWishOptions, readRest } from './wish-rest.ts'
import {
  COOKED_WORDS,
  COURSE_WORDS,
  DIFFICULTY_WORDS,
  FILLERS,
  NOT_DIFFICULTY_BEFORE,
} from './wish-words.ts'
import { WISH_CHARS_MAX, type Word, wordsOfWish } from './words.ts'

const TAG = /(?:#|\b(?:tagged|tag:?)\s+)([\p{L}][\p{L}\p{N}-]*)/giu

/**
 * What a text of up to 8,000 characters wishes for. Refusals and diets are read by the one reader of needs; what is
 * not understood stays a word that must stand in the recipe, so that nothing is searched silently for something else.
 */
export function readWish(text: string, options: ReadWishOptions = {}): Wish {
  const said = text.slice(0, WISH_CHARS_MAX)
  const { needs, unsure, said: needsSaid } = readSaid(said, 'search')
  const { never, ...rest } = needs
  const wish: Wish = {
    words: [],
    asTyped: [],
    withoutWords: [],
    foods: [],
    oneOf: [],
    without: [...never],
    needs: { ...rest, never: [] },
    unsure,
    tags: [],
    parts: [],
  }
  const reading: Reading = { text: said, words: wordsOfWish(said), taken: new Set(), wish }
  for (const { start, end, isDiet } of needsSaid) {
    if (!takeSpan(reading, start, end)) continue
    if (isDiet) addPart(reading, 'diet', start, end)
    else addPart(reading, 'without', start, end, refusalLabel(said.slice(start, end)))
  }
  readLabels(reading)
  readTags(reading)
  readTime(reading)
  readCooked(reading)
  const foods = wishedFoods(said)
  readTableWords(reading, foods)
  readPairing(reading)
  readAmounts(reading, foods)
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
    !isFruit(before) &&
    !FILLERS.has(before) &&
    !DIFFICULTY_WORDS.has(before)
  )
}

const AMOUNT_WORDS_MAX = 5
const AMOUNT_WORDS = new Set(['half', 'quarter', 'third', 'bit', 'lot', 'lots', 'couple', 'few'])

/** 'Half a cabbage', 'a tin of coconut milk', '500 g mince': how much there is of it is not searched. */
function readAmounts(reading: Reading, foods: readonly WishedFood[]) {
  const { words } = reading
  for (const { start } of foods) {
    const end = words.findIndex((word) => word.start >= start)
    for (let at = end - 1; at >= Math.max(0, end - AMOUNT_WORDS_MAX); at--) {
      const { text = '' } = words[at] ?? {}
      if (AMOUNT_WORDS.has(text) || knownUnit(text)) takeRun(reading, at, at + 1)
      else if (!FILLERS.has(text)) break
    }
  }
}

/** 'Berry pudding' is a pudding with berries. */
function isFruit(word: string): boolean {
  const food = foodOf(word)
  return food !== null && (food.id === 'fruit' || foodsAbove(food.id).includes('fruit'))
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

/** 'Without eggs and nuts' are two refusals, and the second says so by itself: 'no nuts'. */
function refusalLabel(said: string): string {
  const plain = said.toLowerCase().replace(/\s+/g, ' ').trim()
  return plain.replace(/^(?:and|or|nor) (?:no )?/, 'no ')
}
