/** Reads what somebody wants to find out of free text, typed or spoken. Knows no recipe, asks nothing. */
import { readNeeds } from '../diets/read-needs.ts'
import { foodById, foodsIn } from '../foods/foods.ts'
import { singular } from '../groceries/words.ts'
import { COURSE_LABELS } from '../recipes/courses.ts'
import { DIFFICULTY_LABELS } from '../recipes/difficulty.ts'
import { DISH_WORDS } from './dish-words.ts'
import { mendedWord } from './mend-word.ts'
import { readMinutes } from './read-minutes.ts'
import type { Wish, WishPart } from './wish.ts'
import {
  COOKED_WORDS,
  COURSE_WORDS,
  DIFFICULTY_WORDS,
  FILLERS,
  NOT_DIFFICULTY_BEFORE,
  WORDS_WITH_NO,
} from './wish-words.ts'
import { foldWord, WISH_CHARS_MAX, type Word, wordsOfWish } from './words.ts'

export type ReadWishOptions = {
  /** Whether a word (small letters, singular) stands in some recipe as it is: then it is not mended. */
  isWord?: (word: string) => boolean
}

const NEGATIONS = new Set(['no', 'not', 'without', 'never', 'minus', 'too'])
const QUOTES = new Set(['"', '“', '”'])
const JOINED_BY_OR = /^[\s,]*(?:or|\/)\s*$/i
const LISTED = /^\s*,\s*$/
const TAG = /(?:#|\b(?:tagged|tag:?)\s+)([\p{L}][\p{L}\p{N}-]*)/giu

type Reading = { text: string; words: readonly Word[]; taken: Set<number>; wish: Wish }

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
  readTags(reading)
  readTime(reading)
  readCooked(reading)
  readTableWords(reading)
  readFoods(reading)
  readRest(reading, options)
  wish.parts.sort((a, b) => a.start - b.start)
  return wish
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
function readTableWords(reading: Reading) {
  const foods = foodsIn(reading.text)
  for (let length = 3; length > 0; length--) {
    for (let at = 0; at + length <= reading.words.length; at++)
      readTableRun(reading, at, length, foods)
  }
}

function readTableRun(
  reading: Reading,
  at: number,
  length: number,
  foods: readonly { start: number; end: number }[],
) {
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
  if (course && !wish.course && !namesDish(words, at, length)) {
    wish.course = course
    takeRun(reading, at, at + length)
    addRunPart(reading, 'course', at, at + length, COURSE_LABELS[course].toLowerCase())
  } else if (difficulty && !wish.difficulty) {
    wish.difficulty = difficulty
    takeRun(reading, at, at + length)
    addRunPart(reading, 'difficulty', at, at + length, DIFFICULTY_LABELS[difficulty].toLowerCase())
  }
}

/** 'Yorkshire pudding', 'black pudding', 'sticky toffee pudding' are names, 'a pudding' is a course. */
function namesDish(words: readonly Word[], at: number, length: number): boolean {
  const word = words[at]?.text ?? ''
  const before = words[at - 1]?.text
  return (
    length === 1 &&
    /^pudding/.test(word) &&
    before !== undefined &&
    !FILLERS.has(before) &&
    !DIFFICULTY_WORDS.has(before)
  )
}

function readFoods(reading: Reading) {
  const { text, wish } = reading
  const mentions = foodsIn(text).filter(
    ({ words, start, end }) =>
      !DISH_WORDS.has(singular(foldWord(words))) && takeSpan(reading, start, end),
  )
  const groups: (typeof mentions)[] = []
  for (const mention of mentions) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const between = last ? text.slice(last.end, mention.start) : ''
    if (group && last && (JOINED_BY_OR.test(between) || LISTED.test(between))) group.push(mention)
    else groups.push([mention])
  }
  for (const group of groups) {
    const isChoice = group.some((mention, at) => {
      const last = group[at - 1]
      return last !== undefined && JOINED_BY_OR.test(text.slice(last.end, mention.start))
    })
    const ids = [...new Set(group.map(({ food }) => food.id))]
    if (isChoice) wish.oneOf.push(ids)
    else wish.foods.push(...ids.filter((id) => !wish.foods.includes(id)))
    for (const { food, words, start, end } of group) {
      wish.parts.push({ kind: 'food', label: words.toLowerCase(), start, end, food: food.id })
    }
  }
}

/** What nobody has taken: words of a dish, mended where they are misspelt foods. */
function readRest(reading: Reading, { isWord }: ReadWishOptions) {
  const { words, taken, wish } = reading
  for (const [at, word] of words.entries()) {
    if (taken.has(at)) continue
    const isQuoted = standsInQuotes(reading.text, word)
    const isKept = isQuoted || (WORDS_WITH_NO.has(words[at + 1]?.text ?? '') && word.text === 'no')
    if (!isKept && (FILLERS.has(word.text) || NEGATIONS.has(word.text))) continue
    const plain = singular(word.text)
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

/** "chiken" in quotation marks is searched as it is typed. */
function standsInQuotes(text: string, { start, end }: Word): boolean {
  return QUOTES.has(text[start - 1] ?? '') && QUOTES.has(text[end] ?? '')
}

function placeOfRun({ words, taken }: Reading, run: readonly string[]): number {
  return words.findIndex((_word, at) =>
    run.every((text, next) => words[at + next]?.text === text && !taken.has(at + next)),
  )
}

function isTaken({ taken }: Reading, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (taken.has(at)) return true
  return false
}

function takeRun(reading: Reading, from: number, to: number): boolean {
  if (isTaken(reading, from, to)) return false
  for (let at = from; at < to; at++) reading.taken.add(at)
  return true
}

/** Takes the words of a span; false where one of them is taken. */
function takeSpan(reading: Reading, start: number, end: number): boolean {
  const places = reading.words.flatMap((word, at) =>
    word.start < end && word.end > start ? [at] : [],
  )
  if (places.length === 0 || places.some((at) => reading.taken.has(at))) return false
  for (const at of places) reading.taken.add(at)
  return true
}

function spanOf(run: readonly Word[]): [number, number] {
  return [run[0]?.start ?? 0, run.at(-1)?.end ?? 0]
}

function addRunPart(
  reading: Reading,
  kind: WishPart['kind'],
  from: number,
  to: number,
  label: string,
) {
  const [start, end] = spanOf(reading.words.slice(from, to))
  addPart(reading, kind, start, end, label)
}

function addPart(
  { text, wish }: Reading,
  kind: WishPart['kind'],
  start: number,
  end: number,
  label = text.slice(start, end).toLowerCase().replace(/\s+/g, ' ').trim(),
) {
  wish.parts.push({ kind, label, start, end })
}
